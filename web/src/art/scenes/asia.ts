// Wonders of Asia that later sets brought.

import type { Scene, Strokes } from '../drawing';
import { arches, battlements, birds, block, columns, courses, cypress, disc, flame, hills, line, rays, shape, short } from '../pen';
import { FOREGROUND, both, bush, cloud, moved, people, stem, together } from './staffage';

/** A wall along the ridge, from point to point, with teeth on both of its edges: near parts are thicker. */
function rampart(...points: [number, number, number][]): Strokes {
  const upper = points.map(([x, y]): [number, number] => [x, y]);
  const lower = points.map(([x, y, thick]): [number, number] => [x, y + thick]).reverse();
  let teeth = '';
  for (let i = 1; i < points.length; i++) {
    const [[x0, y0, t0], [x1, y1]] = [points[i - 1]!, points[i]!];
    const [tooth, length] = [t0 * 0.22, Math.hypot(x1 - x0, y1 - y0)];
    const number = Math.max(1, Math.floor(length / (2 * tooth)));
    for (let n = 0; n < number; n++) {
      const [from, to] = [(n + 0.25) / number, (n + 0.75) / number];
      teeth += shape([x0 + (x1 - x0) * from, y0 + (y1 - y0) * from - tooth * 1.1], [x0 + (x1 - x0) * to, y0 + (y1 - y0) * to - tooth * 1.1], [x0 + (x1 - x0) * to, y0 + (y1 - y0) * to], [x0 + (x1 - x0) * from, y0 + (y1 - y0) * from]);
    }
  }
  const within = (part: number): [number, number][] => points.map(([x, y, thick]) => [x, y + thick * part]);
  return { whole: shape(...upper, ...lower) + teeth, shade: shape(...within(0.62), ...lower), lines: line(...within(0.22)) };
}
const watch = (x: number, foot: number, width: number, height: number): Strokes => ({
  whole: shape([x - width * 0.56, foot], [x - width / 2, foot - height], [x + width / 2, foot - height], [x + width * 0.56, foot]) + block(x - width * 0.58, foot - height - width * 0.14, width * 1.16, width * 0.14) + battlements(x - width * 0.58, foot - height - width * 0.14, width * 1.16, width * 0.129, width * 0.13),
  shade: shape([x + width * 0.2, foot], [x + width * 0.2, foot - height], [x + width / 2, foot - height], [x + width * 0.56, foot]) + arches(x - width * 0.36, 2, width * 0.32, width * 0.18, height * 0.34, foot - height * 0.45),
});

const great_wall: Scene = {
  tint: 'clay',
  ground: [
    {
    whole: 'M-4 70L40 36L64 52L104 22L136 50L170 34L206 56L250 26L280 44L318 20L364 52V110H-4z',
    leaf: 'M-4 98Q30 92 54 84Q84 70 108 74Q140 86 160 80Q184 62 206 62Q232 70 250 62Q272 44 292 42Q320 50 364 40V122H-4z',
    lines: 'M40 36L46 50M104 22L112 42L108 52M170 34L176 46M250 26L256 42M318 20L324 34M0 112Q40 104 80 108M120 104Q170 92 210 98M236 84Q280 70 330 78M60 118Q140 106 230 114M270 104Q310 96 354 102',
    },
    { water: 'M364 84Q300 92 284 100T196 122H290Q312 108 364 104z', lines: 'M300 96q5 -2 10 0M262 110q5 -2 10 0M330 94q5 -2 10 0M236 117q5 -2 10 0' },
    { leaf: [[310, 90, 13], [319, 88, 10], [302, 93, 9], [256, 104, 13], [246, 108, 11], [265, 102, 9], [318, 118, 15], [330, 116, 12], [306, 120, 12]].map(([x, foot, height]) => cypress(x!, foot!, height!)).join('') },
    { whole: block(278, 88, 12, 7) + block(292, 86, 9, 6), tint: 'M275 88Q280 86 281 82H287Q288 86 293 88zM290 86Q293 84 294 81H299Q300 84 303 86z' },
  ],
  layers: [
    together(rampart([12, 100, 15], [30, 95, 15], [52, 84, 14]), watch(64, 102, 28, 38)),
    together(rampart([78, 76, 13], [94, 70, 12], [108, 72, 12], [126, 79, 12]), watch(138, 94, 23, 32)),
    together(rampart([149, 79, 11], [164, 73, 10], [180, 62, 10], [192, 58, 9]), watch(202, 68, 20, 28)),
    together(rampart([211, 58, 8], [226, 62, 8], [240, 61, 8], [252, 54, 7]), watch(261, 58, 16, 23)),
    together(rampart([268, 48, 7], [280, 42, 6], [292, 38, 6]), watch(299, 43, 13, 19), rampart([305, 38, 6], [320, 43, 5], [336, 41, 5], [350, 36, 5])),
  ],
  light: together(
    { glow: [[64, 57, 11], [138, 56, 9], [202, 35, 8], [261, 31, 7], [299, 20, 6]].map(([x, foot, height]) => flame(x!, foot!, height!)).join('') },
    { lines: 'M64 44Q60 38 66 32T66 20M138 45Q134 39 140 33T140 22M202 25Q199 20 204 15T204 6' + birds([96, 14, 5], [112, 20, 4], [238, 14, 4]) + 'M26 88V72M44 81V66', tint: 'M26 72q4 -2 7 0t7 0v6q-4 2 -7 0t-7 0zM44 66q4 -2 7 0t7 0v6q-4 2 -7 0t-7 0z', whole: people(7, [34, 95], [98, 72], [112, 75], [172, 70]) },
  ),
};

/** A roof with eaves that turn up. */
const EAVES = 'M-1 .02Q-.62 -.3 -.4 -1H.4Q.62 -.3 1 .02Q.9 .2 .82 .2H-.82Q-.9 .2 -1 .02z';
const EAVES_SHADE = 'M.06 -1H.4Q.62 -.3 1 .02Q.9 .2 .82 .2H.3Q.14 -.4 .06 -1z';
const roof = (x: number, foot: number, half: number, height: number): Strokes => ({ tint: moved(EAVES, x, foot, half, height), shade: moved(EAVES_SHADE, x, foot, half, height) });
const floor = (x: number, top: number, foot: number, half: number, doors: number): Strokes => ({
  whole: block(x - half, top, 2 * half, foot - top),
  shade: columns(x - half + (half / doors) * 0.5, doors, (2 * half) / doors, half / doors, top + (foot - top) * 0.3, foot),
});

const ikaruga: Scene = {
  tint: 'marble',
  ground: [
    { whole: 'M-4 107L30 78L52 88L92 58L120 76L150 66L190 84L230 62L266 82L300 66L364 92V107z' },
    { leaf: 'M-4 107V98Q40 86 90 96T200 92T364 94V107z', whole: FOREGROUND, lines: 'M20 112H120M150 112H270M290 112H350M90 117H170M200 117H310' },
    { leaf: bush(24, 80, 13) + bush(40, 92, 9) + bush(344, 82, 13), lines: stem(24, 106, 20) + stem(40, 106, 10) + stem(344, 106, 18) },
  ],
  layers: [
    together({ whole: block(96, 100, 68, 6) + block(102, 96, 56, 4), lines: block(124, 96, 12, 10) + 'M124 101H136' }, floor(130, 81, 96, 22, 5), roof(130, 82, 44, 10)),
    together(floor(130, 66, 72, 18, 4), roof(130, 67, 38, 9), floor(130, 52, 58, 15, 4), roof(130, 53, 32, 8.5)),
    together({ whole: block(186, 100, 104, 6) + block(192, 96, 92, 4), lines: block(230, 96, 16, 10) + 'M230 101H246' }, floor(238, 80, 96, 38, 7), roof(238, 81, 56, 11)),
    together(floor(238, 64, 70, 26, 5), roof(238, 65, 42, 14), { whole: block(298, 92, 40, 14) + block(46, 92, 48, 14), shade: columns(302, 5, 7.5, 4, 96, 106) + columns(50, 6, 7.5, 4, 96, 106), tint: 'M294 93L299 86H337L342 93zM42 93L47 86H93L98 93z' }, { lines: both(238, 'M222 51Q219 50 218 46') }),
    together(floor(130, 39, 44.5, 12, 3), roof(130, 40, 27, 7.5), floor(130, 27, 32.5, 10, 3), { tint: 'M107 28Q118 24 128 15H132Q142 24 153 28Q151 30 149 30H111Q109 30 107 28z', shade: 'M130 15H132Q142 24 153 28Q151 30 149 30H137Q132 22 130 15z', lines: 'M130 15V3M127 12H133M127.5 9.5H132.5M128 7H132' }),
  ],
  light: together({
    glow: disc(130, 3, 1.6) + disc(176, 92, 2.5) + columns(126, 1, 1, 8, 86, 96) + columns(233, 1, 1, 10, 86, 96) + disc(112, 89, 1.8) + disc(148, 89, 1.8) + disc(190, 88, 1.8) + disc(286, 88, 1.8),
    lines: 'M112 83V87M148 83V87M190 82V86M286 82V86M176 106V95M172 106H180M172 89Q176 84 180 89M173 95H179' + birds([196, 26, 6], [212, 20, 5], [226, 30, 5]) + cloud(300, 34, 50) + cloud(66, 30, 44),
    whole: people(9, [160, 114], [170, 115], [206, 114], [270, 116], [84, 115]),
  }),
};

/** A tower with straight sides that lean in, in rows of niches. */
function spire(x: number, foot: number, half: number, top: number, topHalf: number, rows: number, niches: number): Strokes {
  let [lines, shade] = ['', ''];
  for (let row = 0; row < rows; row++) {
    const [y, next] = [foot - ((foot - top) * row) / rows, foot - ((foot - top) * (row + 1)) / rows];
    const wide = half - ((half - topHalf) * (row + 0.5)) / rows;
    lines += `M${short(x - wide)} ${short(next)}h${short(2 * wide)}`;
    const gap = (2 * wide) / niches;
    shade += arches(x - wide + gap * 0.28, niches, gap, gap * 0.44, (y - next) * 0.64, y - (y - next) * 0.12);
  }
  const right = (part: number): [number, number][] => [[x + half * part, foot], [x + topHalf * part, top]];
  return { whole: shape([x - half, foot], [x - topHalf, top], [x + topHalf, top], [x + half, foot]), shade: shade + shape(...right(0.74), [x + topHalf, top], [x + half, foot]), lines };
}
const finial = (x: number, foot: number, half: number, height: number): Strokes => ({
  whole: `M${x - half} ${foot}q${-half * 0.5} ${-height * 0.16} 0 ${-height * 0.32}h${2 * half}q${half * 0.5} ${height * 0.16} 0 ${height * 0.32}z` + `M${x - half * 0.6} ${foot - height * 0.32}Q${x - half * 0.2} ${foot - height * 0.62} ${x} ${foot - height}Q${x + half * 0.2} ${foot - height * 0.62} ${x + half * 0.6} ${foot - height * 0.32}z`,
  lines: `M${x - half * 0.35} ${foot - height * 0.5}h${half * 0.7}`,
});
const LOTUS = 'M0 0Q-6 -1 -7 -5Q-4 -5 -3 -3Q-3 -7 0 -9Q3 -7 3 -3Q4 -5 7 -5Q6 -1 0 0z';

const bodhgaya: Scene = {
  tint: 'clay',
  ground: [
    { leaf: hills(107, [-30, 160, 14], [220, 190, 16]), whole: FOREGROUND },
    { leaf: bush(24, 92, 11) + bush(6, 97, 9), lines: 'M24 106V97M6 106V101M20 112H100M260 112H340' },
    { water: 'M96 116Q124 110 152 116L154 121H94zM208 116Q236 110 264 116L266 121H206z' },
  ],
  layers: [
    { whole: block(96, 98, 168, 8) + block(104, 82, 152, 16) + block(101, 79, 158, 3), shade: arches(110, 5, 11, 6, 11, 96) + arches(202, 5, 11, 6, 11, 96) + block(250, 82, 6, 16), lines: courses(96, 168, 102, 105, 9) },
    together(spire(120, 79, 10, 52, 5, 4, 2), finial(120, 52, 4, 11), spire(240, 79, 10, 52, 5, 4, 2), finial(240, 52, 4, 11)),
    together(spire(180, 79, 32, 47, 21.7, 4, 6), { whole: block(166, 74, 28, 32) + block(163, 70, 34, 4), shade: arches(173, 1, 1, 14, 22, 106) + block(190, 74, 4, 32), lines: 'M170 106V90A10 10 0 0 1 190 90V106' }),
    together(spire(180, 47, 21.7, 21, 13, 4, 4), finial(180, 21, 9, 16)),
    together(
      { lines: 'M300 106Q304 92 298 80M308 106Q306 94 312 82M298 84L288 74M303 92L304 70M311 86L324 76', leaf: 'M272 76Q262 70 270 60Q266 46 282 44Q288 30 304 34Q320 28 328 42Q344 44 338 58Q346 70 332 76Q322 82 312 76Q302 84 292 76Q282 82 272 76z' },
      { whole: 'M40 106V98H84V106zM44 98A18 20 0 0 1 80 98z' + block(57, 73, 10, 5) + 'M60 73L62 62L64 73z', shade: 'M68 79A18 20 0 0 1 80 98H72A18 26 0 0 0 68 79z' + block(74, 98, 10, 8) },
      { lines: 'M280 62q4 -6 8 0M296 54q5 -6 9 0M312 60q4 -6 9 0M300 68q4 -5 8 0M284 50q4 -5 7 0M320 50q4 -5 7 0' },
    ),
  ],
  light: together({
    glow: arches(175, 1, 1, 10, 18, 106) + disc(180, 4, 1.6),
    lines: rays(180, 14, 4, 16, 25, Math.PI * 1.02, Math.PI * 0.18) + rays(180, 14, 4, 16, 25, Math.PI * 1.8, Math.PI * 0.18) + 'M186 22Q230 48 284 50M174 22Q120 54 64 64' + birds([84, 28, 5], [100, 20, 4]),
    tint: [[205, 32.5], [222, 39], [240, 44.5], [258, 48], [154, 34], [136, 43], [116, 51], [96, 57.5], [80, 61.5]].map(([x, y]) => `M${x! - 3} ${y! - 1}h6l-1 6h-5z`).join('') + moved(LOTUS, 134, 119, 0.9) + moved(LOTUS, 226, 119, 0.9) + moved(LOTUS, 112, 118, 0.7) + moved(LOTUS, 248, 118, 0.7),
    whole: people(10, [164, 115], [196, 115], [174, 118], [186, 118], [290, 114], [318, 114]),
  }),
};

export const ASIA: Record<string, Scene> = { great_wall, ikaruga, bodhgaya };
