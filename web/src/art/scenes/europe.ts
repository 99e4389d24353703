// Wonders of Europe that later sets brought.

import type { Scene, Strokes } from '../drawing';
import { arches, birds, block, columns, courses, cypress, disc, hills, pediment, rays, shape } from '../pen';
import { FOREGROUND, bush, drum, drumShade, flatCrown, moved, pennant, people, person, roundArcade, statue, stem, together } from './staffage';

const storey = (top: number, foot: number, topSag: number, sag: number): Strokes => ({
  whole: drum(136, 80, top, foot, sag, 80, topSag),
  shade: drumShade(136, 80, top, foot, sag, 0.76, 80, topSag) + roundArcade(136, 79, 19, foot, sag, 9, (foot - top) * 0.7),
  lines: roundArcade(136, 79, 4, foot, sag, 9, (foot - top) * 0.7, 0.867, 1.3),
});
const HORSE = 'M-7 0L-6 -6Q-7 -10 -4 -10L3 -10L6 -14L9 -12L7 -9Q7 -6 5 -5L6 0H4L2 -4H-3L-5 0z';

const roma: Scene = {
  tint: 'clay',
  ground: [
    { leaf: hills(107, [-40, 150, 18], [60, 210, 13], [190, 230, 22]), whole: FOREGROUND },
    { whole: block(306, 84, 22, 8), tint: 'M304 84L309 79H325L330 84z', leaf: cypress(302, 92, 16) + cypress(334, 95, 14), lines: 'M0 112H120M150 112H300M60 117H200M236 117H350' },
    { lines: stem(36, 106, 44) + stem(20, 106, 34) + stem(334, 106, 38) },
    { leaf: flatCrown(36, 56, 36) + flatCrown(20, 66, 26) + flatCrown(334, 62, 34) },
  ],
  layers: [
    storey(80, 95, 9, 11),
    storey(64, 80, 7.5, 9),
    {
      whole: 'M56 37A80 6 0 0 1 216 37A80 6 0 0 1 56 37z' + drum(136, 80, 50, 64, 7.5, 80, 6.8) + drum(136, 80, 37, 50, 6.8, 80, 6),
      shade:
        'M63 37A73 4.3 0 0 1 209 37A73 3.5 0 0 1 63 37z' + roundArcade(136, 79, 19, 64, 7.5, 9, 9.5) + drumShade(136, 80, 37, 64, 7.5, 0.76, 80, 6) +
        roundArcade(136, 79, 10, 45, 6.4, 3.4, 4),
      lines: roundArcade(136, 79, 4, 64, 7.5, 9, 9.5, 0.867, 1.3) + 'M197 49Q209 46.5 216 50',
    },
    {
      whole: block(238, 98, 66, 8) + block(242, 64, 58, 34) + block(239, 60, 64, 4) + block(244, 46, 54, 14) + block(240, 42, 62, 4),
      shade: arches(262, 1, 1, 18, 28, 106) + arches(247, 1, 1, 9, 18, 98) + arches(286, 1, 1, 9, 18, 98) + block(296, 64, 4, 34) + block(294, 46, 4, 14),
      lines: block(256, 49, 30, 8) + columns(244, 2, 14, 0, 64, 98) + columns(284, 2, 14, 0, 64, 98) + disc(251.5, 73, 3) + disc(290.5, 73, 3),
    },
    together(
      { whole: block(218, 100, 16, 6) + block(222, 34, 8, 66) + block(219, 31, 14, 3), shade: block(227, 34, 3, 66) + block(228, 100, 6, 6), lines: 'M222 42l8 -4M222 50l8 -4M222 58l8 -4M222 66l8 -4M222 74l8 -4M222 82l8 -4M222 90l8 -4M222 98l8 -4' },
      { whole: statue(226, 31, 16) },
      { whole: moved(HORSE, 262, 42, 1) + moved(HORSE, 278, 42, 1) + person(288, 41, 11) },
    ),
  ],
  light: together(
    { glow: disc(232, 17.5, 1.8) },
    ...[-72, -56, -36, -12, 12, 36, 56, 72].map((dx) => pennant(136 + dx, 36 - (80 - Math.abs(dx)) * 0.02, 14, 9)),
    { whole: people(9, [262, 113], [272, 112], [282, 114], [318, 113], [330, 115], [40, 114], [52, 113]), lines: birds([300, 22, 5], [314, 28, 4], [34, 30, 5]) },
  ),
};

const athens: Scene = {
  tint: 'bronze',
  ground: [
    { leaf: hills(107, [-60, 200, 22], [180, 260, 28]), whole: FOREGROUND },
    {
    whole: 'M20 106L34 98L44 100L56 82L74 84L84 78L110 76L128 72H306L314 80L326 84L332 96L346 106z',
    shade: 'M306 72L314 80L326 84L332 96L346 106H322L316 94L306 88z',
    lines: 'M70 106L82 92L80 86M122 100L130 84M160 100L168 88L164 80M246 100L250 84M262 106L270 90L266 82M100 104L106 92M0 112H90M120 112H250',
    },
    { leaf: bush(38, 100, 7) + bush(52, 102, 6) + bush(318, 101, 8) + bush(336, 102, 7) + cypress(284, 107, 20) + cypress(293, 107, 14) },
  ],
  layers: [
    {
      whole: 'M56 106L62 98L92 98L86 106zM66 98L70 91L98 91L93 98zM74 91L77 85L102 85L99 91z' + block(76, 82, 42, 3) + columns(79, 6, 7, 3, 64, 82) + block(76, 60, 42, 4) + pediment(75, 60, 44, 9),
      shade: columns(80.5, 6, 7, 1.5, 64, 82) + pediment(87, 58.5, 20, 4.5) + 'M84 106L92 98L86 106zM92 98L98 91L93 98z',
      lines: courses(63, 26, 101, 106, 2.5) + courses(69, 26, 93.5, 98, 2.3),
    },
    {
      whole: block(140, 69, 118, 3) + block(144, 66, 110, 3) + columns(148, 8, 14.1, 5, 42, 66),
      shade: columns(150.6, 8, 14.1, 2.4, 42, 66),
      lines: columns(147, 8, 14.1, 7, 41, 42),
    },
    {
      whole: block(144, 33, 110, 8) + pediment(141, 33, 116, 20),
      shade: 'M158 31L199 17L240 31z' + columns(152, 8, 13.5, 3, 36, 41),
      lines: 'M144 36H254M199 13V8M196 9Q199 5 202 9M141 33V28M257 33V28M139 29Q141 26 143 29M255 29Q257 26 259 29',
    },
    {
      whole: 'M168 106A34 23 0 0 1 236 106z' + block(268, 68, 44, 4) + block(270, 46, 26, 22) + pediment(268, 46, 30, 8) + block(296, 64, 16, 4) + block(295, 50, 18, 4),
      shade: 'M189 106A13 8 0 0 1 215 106z' + block(276, 54, 5, 14) + block(286, 54, 5, 14) + block(292, 46, 4, 22),
      lines: people(10, [299, 64], [304, 64], [309, 64]) + 'M299 50V54M304 50V54M309 50V54M176 106A26 17 0 0 1 228 106M182 106A20 13 0 0 1 222 106M202 84V94M184 89L190 97M220 89L214 97',
    },
    {
      whole: block(120, 67, 15, 5),
      tint: 'M122 67L124 46Q121 39 126 37.5H130Q134 39 132.5 46L134 67z' + disc(128, 32.5, 3.8) + 'M123.5 31Q122.5 24 129 23.5Q135 25 133.5 36.5Q132 30 128 29.5z' + disc(134, 55, 6),
      shade: 'M129 67V48L131 50L130 67z' + 'M136 49.4A6 6 0 0 1 136 60.6Q138.5 55 136 49.4z',
      lines: 'M119 71V16M124 41L119 43M125.5 50L124.5 65M127.5 50V65',
    },
  ],
  light: together(
    { glow: shape([119, 7], [121.5, 16], [116.5, 16]) + disc(134, 55, 1.8), lines: rays(119, 13, 7, 8, 15, Math.PI * 1.05, Math.PI * 0.9) + birds([284, 24, 5], [300, 30, 4], [62, 36, 5]) },
    { whole: people(8, [74, 98], [84, 91], [66, 112], [150, 115], [160, 114], [228, 114]) },
  ),
};

const STONE = 'M0 0L.6 -11L.2 -22L1.5 -30L7 -31L9 -29L9.5 -12L9 0z';
const stone = (x: number, foot: number, height: number, width = 9): Strokes => ({
  whole: moved(STONE, x, foot, width / 9, height / 31),
  shade: moved('M6 0L5.5 -12L6.5 -30.9L9 -29L9.5 -12L9 0z', x, foot, width / 9, height / 31),
});
const slab = (x: number, y: number, width: number, height: number, tilt = 0): Strokes => ({
  whole: shape([x, y], [x + 2, y - height], [x + width - 1, y - height + tilt], [x + width, y + tilt]),
  shade: shape([x, y], [x + 1, y - height * 0.3], [x + width, y + tilt - height * 0.3], [x + width, y + tilt]),
});

const stonehenge: Scene = {
  tint: 'leaf',
  ground: [
    { leaf: hills(98, [-80, 260, 9], [110, 330, 12]) },
    { leaf: 'M-4 95Q90 89 180 93T364 94V124H-4z', lines: 'M30 114q150 9 300 0M46 118q134 6 268 0M14 104q6 -2 12 0M338 103q6 -2 12 0' },
  ],
  layers: [
    together(...[108, 126, 144, 206, 224, 242].map((x) => stone(x, 96, 27, 7)), slab(104, 69, 32, 5), slab(136, 69, 18, 5), slab(202, 69, 20, 5), slab(222, 69, 30, 5)),
    together(stone(84, 101, 42, 11), stone(106, 102, 43, 10), slab(80, 59, 42, 7, 0.5), stone(244, 102, 43, 10), stone(265, 101, 42, 11), slab(239, 59, 42, 7, -0.5)),
    together(stone(158, 104, 62, 13), stone(190, 104, 62, 13), slab(152, 43, 57, 10)),
    together(...([[46, 104, 36], [66, 107, 38], [124, 110, 40], [226, 110, 40], [284, 107, 38], [304, 104, 36]] as const).map(([x, foot, height]) => stone(x, foot, height, 11)), {
      whole: 'M20 108L22 96L30 88L36 94L38 108z',
      shade: 'M30 88L36 94L38 108H32z',
    }),
    together(slab(42, 69, 42, 7, 1), slab(280, 70, 40, 7, -1), slab(143, 111, 20, 5, 1), slab(192, 113, 24, 5, -1), {
      whole: 'M318 112L323 107L344 108L347 113z', shade: 'M330 113L335 108L344 108L347 113z',
    }),
  ],
  light: {
    glow: 'M171.5 96V86A9.5 10 0 0 1 189.5 86V96z',
    lines: rays(180, 80, 9, 56, 68, Math.PI * 1.2, Math.PI * 0.6) + rays(180, 88, 3, 12, 22, Math.PI * 1.35, Math.PI * 0.3) + birds([70, 26, 5], [84, 33, 4], [290, 24, 5]),
    whole: people(13, [172, 118], [180, 119], [188, 118], [108, 116], [256, 116]),
  },
};

export const EUROPE: Record<string, Scene> = { roma, athens, stonehenge };
