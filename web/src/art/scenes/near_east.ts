// Wonders of the Near East that later sets brought.

import type { Scene, Strokes } from '../drawing';
import { arches, battlements, birds, block, columns, courses, cypress, disc, dome, hills, line, pediment, rays, shape, short, waves } from '../pen';
import { FOREGROUND, both, bush, cloud, moved, palmTree, pennant, people, person, put, ship, together, twice } from './staffage';

const CAMEL = 'M-7 0L-6 -6Q-8 -10 -5 -10Q-3 -15 -1 -10Q1 -15 3 -10Q6 -9 7 -13L8 -16L11 -15.5L10.5 -14L9 -13.5Q9 -8 5 -6.5L6 0H5L3 -6H-3L-5 0z';
/** The front of a tomb: a door under steps. */
const tomb = (x: number, width: number, top: number): Strokes => ({
  tint: block(x, top, width, 106 - top),
  whole: block(x - 2, top - 4, width + 4, 4) + `M${x + 1} ${top - 4}v-4h5v-4h5v-4h4v12zM${x + width - 1} ${top - 4}v-4h-5v-4h-5v-4h-4v12z`,
  shade: block(x + width * 0.38, 86, width * 0.24, 20) + block(x + width - 3, top, 3, 106 - top),
  lines:
    line([x + 4, 106], [x + 4, top]) + line([x + width - 7, 106], [x + width - 7, top]) + `M${x} ${top + 5}h${width}` + pediment(x + width * 0.3, 84, width * 0.4, 5),
});

/** The treasury was drawn up to 0: it stands a little lower. */
const low = (drawn: Strokes): Strokes => put(drawn, 0, 106 * 0.07, 1, 0.93);

const petra: Scene = {
  tint: 'clay',
  ground: [
    {
      whole: 'M-4 30L30 14L70 20L104 6L118 -6H246L262 6L296 18L330 10L364 28V107H-4z',
      shade: 'M0 -4H14L24 12L40 26L34 44L46 62L40 84L50 106H0zM360 -4H350L340 10L326 24L332 46L320 60L328 86L316 106H360zM112 -4L122 14L118 40L124 62L119 106H128V-4z',
      lines: 'M0 44Q20 40 34 46M0 62Q24 56 44 64M0 82Q20 78 40 84M360 40Q344 38 330 46M360 62Q340 56 322 62M360 84Q344 80 328 86M52 30Q80 24 110 30M250 26Q284 32 318 26M54 40Q80 36 108 42M248 40Q280 44 320 40M240 12Q246 50 240 104',
    },
    { whole: FOREGROUND, leaf: bush(52, 103, 5) + bush(312, 103, 6), lines: 'M20 112H110M136 112H230M260 112H350M70 117H170M200 117H300' },
  ],
  layers: [
    [
      low({ whole: block(124, 102, 112, 4) + block(128, 99, 104, 3), tint: block(130, 60, 100, 39), shade: block(173, 72, 14, 27) + block(138, 60, 9, 39) + block(213, 60, 9, 39), lines: block(170, 68, 20, 31) + 'M168 68H192' }),
      low({
        whole: columns(132, 2, 15, 6, 60, 99) + columns(207, 2, 15, 6, 60, 99) + columns(161, 2, 32, 6, 60, 99),
        shade: columns(135.5, 2, 15, 2.5, 60, 99) + columns(210.5, 2, 15, 2.5, 60, 99) + columns(164.5, 2, 32, 2.5, 60, 99),
      }),
    ],
    [
      low({ whole: block(128, 53, 104, 7), tint: block(130, 47, 100, 6), shade: columns(131, 11, 10, 2, 56, 60), lines: 'M128 56H232' }),
      low({ whole: pediment(150, 53, 60, 11), shade: pediment(163, 52, 34, 6) }),
    ],
    [
      low(twice(180, { tint: block(130, 24, 27, 23), whole: block(129, 19, 29, 5) + 'M129 19L157 9V19z', shade: block(137, 24, 11, 23) + 'M139 18L154 12.5V18z' })),
      low(twice(180, { whole: columns(132, 2, 16, 5, 24, 47) })),
      low({ shade: columns(134.5, 2, 16, 2.5, 24, 47) + columns(209.5, 2, 16, 2.5, 24, 47) }),
    ],
    [
      low({
        tint: block(163, 24, 34, 23) + 'M162 19Q174 15 177 9H183Q186 15 198 19z',
        whole: block(161, 19, 38, 5) + 'M177 9Q174 5 177 3Q178 1 180 1Q182 1 183 3Q186 5 183 9z',
        shade: block(170, 24, 7.5, 23) + block(182.5, 24, 7.5, 23) + 'M182 19V9H183Q186 15 198 19zM181 9V1Q182 1 183 3Q186 5 183 9z',
      }),
      low({ whole: columns(165, 3, 12.5, 5, 24, 47), shade: columns(167.5, 3, 12.5, 2.5, 24, 47), lines: people(13, [173.8, 47], [186.3, 47]) }),
    ],
    together(tomb(60, 44, 62), {
      tint: block(252, 56, 50, 50),
      whole: block(250, 52, 54, 4) + pediment(252, 52, 50, 10) + columns(252, 2, 46, 4, 56, 106) + block(252, 77, 50, 4),
      shade: arches(256.5, 4, 11, 8, 20, 106) + columns(258, 3, 16, 6, 62, 74) + pediment(264, 51, 26, 5),
    }),
  ],
  light: {
    whole: moved(CAMEL, 76, 118, 1.1) + moved(CAMEL, 104, 117, 1) + moved(CAMEL, 128, 117, 0.9) + people(11, [92, 118], [212, 115], [222, 116], [146, 116]),
    glow: moved(block(174.5, 74, 11, 25), 0, 7.4, 1, 0.93) + disc(180, 10.5, 1.8),
    lines: rays(180, 10, 3, 12, 20, Math.PI * 1.3, Math.PI * 0.4) + birds([220, 14, 4], [232, 9, 3], [96, 30, 4]) + 'M86 109L98 111',
  },
};

const turret = (x: number, width: number, top: number): Strokes => ({
  whole: block(x, top, width, 100 - top) + battlements(x - 1, top, width + 2, 2.8, 3),
  shade: block(x + width * 0.66, top, width * 0.34, 100 - top) + arches(x + width * 0.25, 1, 1, 3, 6, top + 12),
});
const CROSS = 'M0 0V-9M-3 -6.5H3';

const TOWERS = [24, 72, 122, 222, 272, 320];
/** The church was drawn up to 0: it is a little flatter. */
const flat = (drawn: Strokes): Strokes => put(drawn, 0, 80 * 0.14, 1, 0.86);

const byzantium: Scene = {
  tint: 'water',
  ground: [
    { whole: 'M-4 92Q60 78 130 78H240Q310 80 364 92V104H-4z', leaf: cypress(112, 82, 16) + cypress(270, 82, 14) + bush(20, 84, 6) + bush(342, 84, 7) },
    { water: block(0, 100, 360, 20), lines: 'M0 100H360' + waves(10, 120, 107) + waves(150, 260, 110) + waves(280, 350, 106) + waves(40, 110, 115) + waves(190, 330, 116) },
  ],
  layers: [
    [
      { whole: block(12, 88, 336, 12) + battlements(12, 88, 336, 4, 3), lines: courses(12, 336, 94, 99, 9) },
      together(...TOWERS.map((x) => turret(x, 15, 80)), { shade: arches(174, 1, 1, 12, 10, 100) }),
    ],
    flat({
      whole: block(118, 62, 124, 18) + 'M150 62V50A30 24 0 0 1 210 50V62z' + block(139, 36, 11, 26) + block(210, 36, 11, 26),
      shade: arches(123, 4, 7, 4, 10, 78) + arches(153, 8, 7, 4, 10, 78) + arches(213, 4, 7, 4, 10, 78) + arches(158, 5, 10, 4.5, 9, 62) + arches(163, 4, 10, 4.5, 8, 50) + block(217, 36, 4, 26) + block(146, 36, 4, 26) + block(237, 62, 5, 18),
      lines: 'M155 62V51A25 20 0 0 1 205 51V62M118 66H242',
    }),
    flat({
      tint: both(180, 'M110 62A29 23 0 0 1 139 39V62z') + dome(138, 36, 13, 6) + dome(209, 36, 13, 6),
      shade: 'M236 43A29 23 0 0 1 250 62H241A29 30 0 0 0 236 43z',
      lines: both(180, 'M118 62Q119 49 130 41M128 62Q129 50 137 40'),
    }),
    flat({
      whole: block(152, 27, 56, 7),
      tint: 'M152 27C152 10 164 3 180 3S208 10 208 27z',
      shade: columns(156, 9, 5.9, 2.4, 28.5, 34) + 'M188 3.7C202 7 208 14 208 27H199C199 15 195 7 188 3.7z',
      lines: 'M180 3V27M169 5Q161 14 161 27M191 5Q199 14 199 27',
    }),
    [
      {
        whole: block(30, 56, 76, 5) + block(30, 61, 76, 18) + block(254, 72, 14, 8) + block(258, 38, 6, 34) + block(255, 35, 12, 3) + block(280, 64, 50, 16) + block(288, 56, 34, 8),
        tint: dome(290, 56, 30, 11),
        shade: arches(33, 8, 9.2, 7, 14, 79) + block(261.5, 38, 2.5, 34) + arches(284, 6, 7.5, 4.5, 10, 79) + arches(292, 4, 7.5, 4, 6, 64) + block(325, 64, 5, 16),
        lines: moved('M-7 0L-6 -6Q-7 -10 -4 -10L3 -10L6 -14L9 -12L7 -9Q7 -6 5 -5L6 0M4 0L2 -4H-3L-5 0M-1 -10L0 -16M0 -14L5 -15', 260.5, 35, 0.8) + moved(CROSS, 305, 45, 0.6),
      },
    ],
  ],
  light: together(
    { glow: disc(180, 6, 1.8), lines: moved(CROSS, 180, 14, 0.8) + rays(180, 24, 4, 37, 46, Math.PI * 1.06, Math.PI * 0.2) + rays(180, 24, 4, 37, 46, Math.PI * 1.74, Math.PI * 0.2) + birds([76, 30, 5], [92, 38, 4], [296, 26, 5], [60, 44, 4]) },
    put(ship(0, 0, 34), 98, 113),
    put(ship(0, 0, 28), 258, 111, -1),
    put(ship(0, 0, 18), 190, 107),
    ...[31, 129, 229, 327].map((x) => pennant(x, 78, 13, 9)),
  ),
};

const roofed = (x: number, width: number, foot: number, eaves: number, ridge: number): Strokes => ({
  whole: block(x, eaves, width, foot - eaves),
  tint: shape([x - 2, eaves], [x + 6, ridge], [x + width - 6, ridge], [x + width + 2, eaves]),
});

const wing: Strokes[] = [
  roofed(54, 76, 74, 62, 52),
  roofed(54, 76, 106, 82, 74),
  { whole: 'M30 106V80L44 68L58 80V106z', shade: arches(64, 6, 11, 6, 15, 106) + arches(62, 6, 11, 4, 8, 73) + arches(38, 1, 1, 12, 18, 106), lines: disc(44, 77, 2) },
];

const telanissos: Scene = {
  tint: 'clay',
  ground: [
    { whole: 'M-4 107Q60 66 130 92Q180 80 230 92Q300 64 364 107z', leaf: cypress(22, 107, 28) + cypress(338, 107, 30) + bush(350, 101, 8) + bush(10, 101, 8) },
    { whole: FOREGROUND, lines: 'M20 112H130M166 112H260M290 112H346M80 117H190M226 117H320' },
  ],
  layers: [
    { whole: block(146, 100, 68, 6) + block(154, 94, 52, 6) + block(168, 84, 24, 10) + block(173, 48, 14, 36), shade: block(181, 48, 6, 36) + block(184, 84, 8, 10) + block(198, 94, 8, 6) + block(204, 100, 10, 6), lines: 'M173 60H187M173 72H187' },
    wing,
    wing.map((each) => put(each, 360, 0, -1)),
    {
      whole: block(130, 62, 100, 44) + moved(arches(162, 1, 1, 36, 38, 106), 360, 0, -1) + block(127, 58, 106, 4),
      shade: arches(137, 1, 1, 17, 32, 106) + arches(206, 1, 1, 17, 32, 106) + block(226, 62, 4, 44),
      lines: both(180, 'M134 106V88A11.5 11.5 0 0 1 157 88V106') + 'M158 106V86A22 22 0 0 1 202 86V106M130 65H160M200 65H230',
    },
    {
      whole: block(173, 33, 14, 25) + block(169, 29, 22, 4) + block(165, 25, 30, 4) + person(180, 25, 15),
      shade: block(181, 33, 6, 25) + block(186, 25, 9, 4) + block(185, 29, 6, 4),
      lines: 'M173 46H187M165 25V19M195 25V19M165 20H174M186 20H195M170 25V20M190 25V20',
    },
  ],
  light: {
    glow: disc(180, 12, 4) + moved(disc(180, 12, 2.6), 360, 0, -1),
    whole: people(9, [90, 114], [104, 113], [118, 115], [240, 114], [254, 113], [274, 115], [166, 117], [194, 117]),
    lines: 'M182.5 17L190 10M177.5 17L170 10' + rays(180, 12, 4, 17, 25, Math.PI * 1.02, Math.PI * 0.24) + rays(180, 12, 4, 17, 25, Math.PI * 1.74, Math.PI * 0.24) + 'M193 29V70M190 70h6l-1 5h-4z' + birds([90, 28, 5], [106, 36, 4], [262, 26, 5]),
  },
};

/** A turn of the ramp around the tower: its upper edge rises to the right, and what is above stands on it. */
function turn(r: number, foot: number, topR: number, top: number, sag: number, openings: number, from = 1.6): Strokes {
  const edge = (radius: number, y: number, bow: number, rise: number, part: number): string => {
    const t = (part + 1) / 2;
    return `${short(180 + radius * part)} ${short((1 - t) ** 2 * (y + rise) + 2 * t * (1 - t) * (y + 2 * bow) + t * t * (y - rise))}`;
  };
  const bent = (radius: number, y: number, bow: number, rise: number, part: number): string =>
    `${short(180 + (radius * (1 + part)) / 2)} ${short(((1 - part) / 2) * (y + 2 * bow) + ((1 + part) / 2) * (y - rise))}`;
  const doors = (first: number, last: number, number: number): string => {
    let path = '';
    for (let i = 0; i < number; i++) {
      const angle = first + ((last - first) * i) / (number - 1);
      const half = (r / openings) * 0.8 * Math.cos(angle);
      const [, y] = edge(r, foot, sag, from, Math.sin(angle)).split(' ').map(Number);
      path += arches(180 + ((r + topR) / 2) * Math.sin(angle) - half, 1, 1, 2 * half, (foot - top) * 0.52, y! - 2);
    }
    return path;
  };
  const shaded = 0.62;
  return {
    whole:
      `M${edge(topR, top, sag, 1.6, -1)}Q180 ${short(top - sag * 1.2)} ${edge(topR, top, sag, 1.6, 1)}Q180 ${short(top + 2 * sag)} ${edge(topR, top, sag, 1.6, -1)}z` +
      `M${edge(topR, top, sag, 1.6, -1)}Q180 ${short(top + 2 * sag)} ${edge(topR, top, sag, 1.6, 1)}L${edge(r, foot, sag, from, 1)}Q180 ${short(foot + 2 * sag)} ${edge(r, foot, sag, from, -1)}z`,
    shade:
      doors(-1.25, 1.25, openings) +
      `M${edge(topR, top, sag, 1.6, shaded)}Q${bent(topR, top, sag, 1.6, shaded)} ${edge(topR, top, sag, 1.6, 1)}L${edge(r, foot, sag, from, 1)}Q${bent(r, foot, sag, from, shaded)} ${edge(r, foot, sag, from, shaded)}z`,
    lines: `M${edge(topR, top + 3.5, sag, 1.6, -1)}Q180 ${short(top + 3.5 + 2 * sag)} ${edge(topR, top + 3.5, sag, 1.6, 1)}` + doors(0.75, 1.25, Math.round(openings * 0.25)),
  };
}
const hut = (x: number, width: number, top: number): Strokes => ({
  whole: block(x, top, width, 106 - top),
  shade: block(x + width * 0.7, top, width * 0.3, 106 - top) + block(x + width * 0.25, 98, width * 0.25, 8),
});
const SAYING = 'M0 0h10v5.5h-6l-2.5 2.5v-2.5h-1.5z';

const babel: Scene = {
  tint: 'clay',
  ground: [
    { tint: hills(107, [-40, 130, 9], [250, 170, 10]), lines: palmTree(20, 107, 34, 3) + palmTree(344, 107, 30, -3) },
    { whole: FOREGROUND, lines: 'M20 113H70M300 112H350M30 117H90M270 117H330' },
  ],
  layers: [
    turn(98, 99, 94, 79, 6, 17, 0),
    turn(80, 78, 76, 61, 5, 15),
    turn(63, 61, 59, 46, 4, 13),
    together(turn(47, 46, 44, 32, 3.2, 11), hut(30, 16, 92), hut(48, 18, 84), hut(68, 12, 95), hut(282, 14, 92), hut(298, 20, 86), hut(320, 16, 94)),
    together(turn(32, 32, 29, 21, 2.5, 9), { whole: 'M160 21V14H166V10H174V7H187V10H194V13H200V19Q180 25 160 21z', shade: block(177, 13, 6, 9) + 'M190 10H194V13H200V19Q196 20.5 190 21.5z' }),
  ],
  light: together({
    lines:
      cloud(92, 40, 60) + cloud(270, 34, 66) + cloud(296, 52, 40) + 'M205 31V14L222 8M205 14L200 19M220 9V20' + rays(180, 14, 3, 28, 36, Math.PI * 1.04, Math.PI * 0.16) + rays(180, 14, 3, 32, 40, Math.PI * 1.8, Math.PI * 0.12) + birds([116, 22, 4], [128, 16, 3]) +
      'M104 109.5h5M106 111.5h3M136 110.5l1.5 -1.5l1.5 1.5l1.5 -1.5l1.5 1.5M253 109.5h.1M255.5 109.5h.1M258 109.5h.1',
    whole: block(216, 20, 8, 5) + people(10, [96, 118], [129, 119], [146, 118], [222, 118], [244, 119], [262, 118]) + moved(SAYING, 101, 107.5) + moved(SAYING, 134, 107.5) + moved(SAYING, 250, 107),
    glow: block(178.5, 15, 3, 7),
  }),
};

export const NEAR_EAST: Record<string, Scene> = { petra, byzantium, telanissos, babel };
