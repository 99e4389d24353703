// The Appian Way, the Circus Maximus and the library of Alexandria.

import type { Scene, Strokes } from '../drawing';
import { arches, battlements, birds, block, columns, disc, dome, flame, garland, hills, line, oval, pediment, rays, ripples, shape } from '../pen';
import { boat, chariot, cypresses, flags, lion, palmTree, people, pine, put, together } from './props';

/** Where the road is: `side` from -1 (left edge) to 1, at a height of the picture. */
const onRoad = (side: number, y: number): [number, number] => {
  const near = (y - 61) / 59;
  return [187 + 7 * near + side * (1 + 97 * near), y];
};
const strip = (from: number, to: number, top: number, foot: number): string => shape(onRoad(from, top), onRoad(to, top), onRoad(to, foot), onRoad(from, foot));

/** The rows of the paving come closer together towards the horizon. */
const ROWS = [120, 114, 108.2, 102.8, 97.8, 93.2, 89, 85.2, 81.8, 78.8, 76.2, 74];
const PAVING = ROWS.slice(0, -1)
  .map((foot, row) => {
    const top = ROWS[row + 1]!;
    const bends = [-1, -0.72, -0.4, -0.13, 0.18, 0.46, 0.74, 1].map((side, i): [number, number] => onRoad(side, top + (i % 2 ? 0.3 : -0.3) * (foot - top)));
    const joints = [-0.72, -0.4, -0.13, 0.18, 0.46, 0.74].map((side, i) => {
      const shift = (row % 2 ? 0.12 : -0.04) + (i % 3) * 0.02;
      return line(onRoad(side + shift, foot - 0.15 * (foot - top)), onRoad(side + shift * 0.9, top));
    });
    return line(...bends) + joints.join('');
  })
  .join('');

const milestone = (x: number, foot: number, height: number): Strokes => ({
  whole: `M${x - height * 0.18} ${foot}v${-height * 0.85}a${height * 0.18} ${height * 0.15} 0 0 1 ${height * 0.36} 0v${height * 0.85}z` + block(x - height * 0.26, foot - height * 0.16, height * 0.52, height * 0.16),
  shade: block(x + height * 0.06, foot - height * 0.85, height * 0.12, height * 0.7),
  lines: line([x - height * 0.06, foot - height * 0.7], [x - height * 0.06, foot - height * 0.4]),
});

const appianWay: Scene = {
  tint: 'clay',
  ground: [
    { whole: hills(64, [-40, 190, 13], [120, 130, 9], [210, 200, 15]) },
    { whole: block(0, 53.5, 150, 2.5) + block(0, 56, 150, 8), shade: arches(2, 15, 10, 6.6, 6.5, 64) },
    { leaf: 'M0 64C60 61 120 63 186 61S300 62 360 64V120H0z' },
    { lines: 'M10 78C40 73 80 72 120 68M240 68C290 71 330 74 356 80M262 66C300 67 330 69 352 71M4 70C30 67 70 66 100 65' },
  ],
  layers: [
    // the bed of the road between its kerbs
    { whole: strip(-1.14, -1, 61, 120) + strip(1, 1.14, 61, 120) + strip(-1, 1, 61, 120), shade: strip(1.06, 1.14, 61, 120) + strip(-1.03, -1, 61, 120) },
    // the stones, and the miles
    [{ lines: PAVING }, together(milestone(92, 117, 19), milestone(262, 97, 12), milestone(149, 84, 6.5))],
    // the round tomb on the left
    [
      { whole: block(38, 84, 78, 19) + block(36, 82, 82, 3), shade: block(94, 84, 22, 19) + arches(70, 1, 1, 10, 13, 103), lines: line([42, 90], [64, 90]) + line([48, 96], [66, 96]) + line([84, 93], [92, 93]) },
      { whole: 'M45 82V50C60 47 94 47 109 50V82z' + battlements(46, 48.5, 62, 3.1, 4), shade: 'M90 82V48.2C98 48.6 104 49.2 109 50V82z', lines: 'M45 60C60 57.5 94 57.5 109 60M45 66C60 63.5 94 63.5 109 66' + line([50, 72], [62, 72]) + line([66, 77], [80, 77]) + line([54, 53.5], [64, 53]) },
      { tint: garland(48, 106, 60, 5.5, 8.2) },
      { whole: block(122, 75, 14, 14) + pediment(120.5, 75, 17, 5), shade: block(131, 75, 5, 14) + arches(126, 1, 1, 4, 8, 89) },
    ],
    // temples of the dead on the right
    [
      { whole: shape([302, 104], [326, 56], [350, 104]), shade: shape([326, 56], [350, 104], [332, 104]), lines: line([314, 84], [324, 84]) + line([310, 92], [320, 92]) + line([318, 76], [325, 76]) },
      { whole: block(258, 94, 50, 12) + block(261, 91, 44, 3), shade: block(292, 94, 16, 12) },
      { shade: block(264, 66, 38, 25), whole: '' },
      { whole: columns(263.5, 4, 11.6, 4.2, 66, 91) + block(260, 60.5, 46, 5.5) + pediment(257.5, 60.5, 51, 12.5), shade: columns(266, 4, 11.6, 1.7, 66, 91) + block(294, 60.5, 12, 5.5), tint: pediment(266, 59, 34, 8.5) },
      { whole: block(228, 76, 18, 10) + 'M226.5 76q10.5-9 21 0z', shade: block(240, 76, 6, 10) + arches(232, 1, 1, 4.5, 7, 86) },
    ],
    // pines and cypresses
    [
      together(pine(206, 70, 16), pine(168, 70, 14, true), pine(218, 74, 22, true), pine(158, 76, 24)),
      together(cypresses(88, [140, 26], [146, 20]), cypresses(90, [252, 30], [246, 22])),
      together(pine(22, 102, 72), pine(304, 103, 86, true), pine(250, 88, 38)),
    ],
  ],
  depth: [0, 4, 2, 3, 1],
  light: [
    { glow: 'M178 61.5a9.5 9.5 0 0 1 19 0z', lines: rays(187.5, 61, 9, 12, 18, Math.PI * 1.04, Math.PI * 0.92) + birds([96, 26, 4.5], [110, 33, 3.5], [232, 24, 4], [262, 34, 3]) },
    together(people(5, [180, 73], [184, 73.5]), people(9, [204, 84], [212, 85]), people(17, [152, 108], [166, 110])),
    { tint: oval(149.5, 101, 2.4, 3.6) + oval(163.5, 103, 2.4, 3.6), lines: 'M156.5 108V89M171 110V90' },
  ],
};

const ARENA = 'M80 70H262C300 70 322 78 322 88S300 107 262 107H50z';

/** The wall of the starting gates, between two parts of its length and of its height. */
const gates = (from: number, to: number, low: number, top: number): string =>
  shape([80 - 30 * from, 70 + 37 * from - low], [80 - 30 * to, 70 + 37 * to - low], [80 - 30 * to, 70 + 37 * to - top], [80 - 30 * from, 70 + 37 * from - top]);
const tier = (out: number): string => `M78 ${70 - out}H262C${300 + out} ${70 - out} ${322 + out * 1.25} ${78 - out * 0.5} ${322 + out * 1.25} 88V${88 + out * 0.76}`;

const meta = (x: number, foot: number): string => [-3.2, 0, 3.2].map((dx) => `M${x + dx - 1.6} ${foot}q1-6 1.6-10q.6 4 1.6 10z`).join('');

const circus: Scene = {
  tint: 'sand',
  ground: [
    { leaf: hills(60, [-40, 180, 16], [100, 170, 20], [220, 190, 15]) },
    { whole: block(96, 34, 34, 12) + block(134, 28, 48, 18) + block(186, 34, 30, 12) + block(240, 38, 30, 9) + pediment(132, 28, 52, 6), shade: arches(100, 4, 7.5, 4.5, 8, 46) + arches(138, 5, 8.8, 5.5, 12, 46) + arches(189, 4, 6.8, 4, 8, 46) },
    together(cypresses(48, [84, 18], [90, 14], [224, 18], [231, 22], [278, 16])),
    { whole: 'M0 60C40 56 320 56 360 62V120H0z' },
  ],
  layers: [
    { tint: ARENA, lines: 'M66 99H262C290 99 308 94 308 88M84 103.5h36M150 77.5h60M190 102h30' },
    // the stands
    [
      { whole: 'M78 45H262C325 45 353.2 65.5 353.2 88V107H262C300 107 322 98 322 88S300 70 262 70H78z' },
      { shade: 'M262 45C325 45 353.2 65.5 353.2 88V107H262C300 107 322 98 322 88S300 70 262 70z', lines: [5, 9, 13, 17, 21].map(tier).join('') + [104, 128, 152, 176, 200, 224, 248].map((x) => line([x, 70], [x, 45])).join('') + line([280, 71.5], [292, 47.5]) + line([300, 75], [322, 55.5]) + line([315, 80.5], [344, 68]) },
    ],
    // the barrier in the middle with its turning posts
    [
      { whole: block(116, 84, 142, 5) + block(116, 89, 142, 4), shade: block(116, 89, 142, 4) + block(246, 84, 12, 5) },
      { whole: `M104 92h9v-6h-9zM261 92h9v-6h-9z${meta(108.5, 86)}${meta(265.5, 86)}${columns(140, 2, 10, 1.6, 74, 86)}${block(138, 72, 16, 2)}${columns(222, 2, 10, 1.6, 74, 86)}${block(220, 72, 16, 2)}`, glow: [141, 144.4, 147.8, 151.2].map((x) => oval(x, 70.3, 1.1, 1.6)).join('') },
      { whole: 'M223 72c0-2 1.5-3 3-2.6l2.5-1c1 1 .6 2 0 2.4 1.5-.4 3.5 0 4.5 1.2z', lines: '' },
    ],
    // the starting gates on the left, and the outer arcade in front
    [
      { whole: block(72, 40, 13, 30) + battlements(72, 40, 13, 1.86) + gates(0, 1, 0, 17) + gates(0, 1, 17, 19.5), shade: block(81, 40, 4, 30) + [0, 1, 2, 3, 4].map((i) => gates(0.1 + i * 0.18, 0.2 + i * 0.18, 0, 11)).join('') },
      { whole: block(36, 78, 17, 30) + battlements(36, 78, 17, 2.43), shade: block(47, 78, 6, 30) + arches(39, 1, 1, 5, 8, 92) },
      { whole: block(22, 108, 331, 14) + block(20, 106, 335, 2.5), shade: arches(28, 23, 14.2, 8.5, 9, 121) },
    ],
    // the obelisk, the box of the emperor, the colonnade above
    [
      { whole: columns(88, 25, 7.2, 1.5, 37.5, 45) + block(84, 35, 182, 2.5) },
      { whole: block(136, 54, 40, 14) + columns(138, 5, 8.4, 2.4, 42, 54) + block(134, 38, 44, 4) + pediment(132, 38, 48, 9), shade: columns(139.4, 5, 8.4, 1, 42, 54) + block(166, 54, 10, 14), tint: pediment(140, 36.7, 32, 6) + garland(136, 176, 54, 6, 8) },
      { whole: shape([181, 84], [183, 24], [186, 17], [189, 24], [191, 84]) + block(178, 80, 16, 4), shade: shape([187, 84], [187, 24], [186, 17], [189, 24], [191, 84]), lines: 'M184.5 34h1.5M184.3 42h1.5M184.3 50h1.5M184 58h1.5M184 66h1.5', glow: shape([183, 24], [186, 17], [189, 24]) },
    ],
  ],
  depth: [0, 1, 4, 2, 3],
  light: [
    flags([92, 35, 13], [116, 35, 13], [208, 35, 13], [234, 35, 13], [43, 75, 13], [260, 35, 13], [78, 38, 11]),
    { lines: rays(186, 18, 9, 7, 12, Math.PI * 1.05, Math.PI * 0.9) + crowd() + 'M214 100c6-2 10 1 16-1M300 99c5-2 9 1 13-2' },
    ...chariot(132, 103, 0.56),
    ...chariot(206, 104.5, 0.56),
    ...chariot(232, 81, 0.42, true),
  ],
};

/** Heads on the stands. */
function crowd(): string {
  return [67.5, 62.8, 58.8, 54.8, 50.8].map((y, row) => Array.from({ length: 46 }, (_, i) => `M${(82 + i * 4 + (row % 2) * 2).toFixed(1)} ${y}v.1`).join('')).join('');
}

const scrolls = (x: number, top: number, across: number, down: number): Strokes => ({
  tint: Array.from({ length: across * down }, (_, i) => disc(x + (i % across) * 3.3, top + Math.floor(i / across) * 4.4, 1.35)).join(''),
  whole: Array.from({ length: down + 1 }, (_, row) => block(x - 2.4, top + 1.5 + (row - 1) * 4.4, across * 3.3 + 1.5, 0.9)).join(''),
});
const BAYS = [56.5, 71.5, 86.5, 101.5];

/** It sits in the sun and looks to the left, 6 high. */
const CAT: Strokes = { tint: 'M-2.2 0L-1.8-3C-2.6-3.3-2.8-4.3-2.4-5L-2.3-6.2-1.5-5.5H-.7L0-6.2.1-5C.4-4.3 0-3.5-.3-3.2 1.5-2.6 2 -1.2 2 0zM2-.5C3.5-.3 4.2-1.2 3.9-2.5L4.5-2.6C5 -.8 3.8.3 2 0z' };

const library: Scene = {
  tint: 'clay',
  ground: [
    { whole: block(26, 78, 4, 22) + block(26.8, 70, 2.4, 8) + block(22, 96, 12, 6), glow: flame(28, 70, 5) },
    { water: 'M0 98H360V108H0z', lines: ripples(2, 60, 99.5, 104, 5) + ripples(316, 358, 99.5, 104, 4) },
    { whole: 'M0 107C60 104 300 104 360 107V120H0z' },
    together(palmTree(34, 110, 30), palmTree(22, 112, 22, true), palmTree(330, 110, 32, true), palmTree(342, 112, 24)),
  ],
  layers: [
    // floor, stairs, walls at the back
    [
      { whole: block(48, 101, 264, 6) + block(52, 97.5, 256, 3.5) + shape([140, 114], [220, 114], [212, 97.5], [148, 97.5]), shade: block(240, 101, 72, 6) + block(240, 97.5, 68, 3.5), lines: line([146.5, 101], [213.5, 101]) + line([144.8, 104.3], [215.2, 104.3]) + line([143.2, 107.5], [216.8, 107.5]) + line([141.5, 110.7], [218.5, 110.7]) },
      { whole: block(56, 64, 248, 33.5) + block(126, 46, 108, 51.5), shade: block(56, 64, 248, 33.5) + block(126, 46, 108, 51.5) },
    ],
    // the hall in the middle
    [
      { whole: arches(168, 1, 1, 24, 38, 97.5), tint: arches(171, 1, 1, 18, 34, 97.5), lines: line([180, 97], [180, 64]) },
      { whole: [128, 146, 161, 193, 208, 226].map((x) => block(x, 52, 5.4, 43.5) + block(x - 1.4, 49, 8.2, 3) + block(x - 1.2, 95, 7.8, 2.5)).join('') + block(122, 42, 116, 7) + pediment(118, 42, 124, 17), shade: [128, 146, 161, 193, 208, 226].map((x) => block(x + 3.2, 52, 2.2, 43)).join('') + block(210, 42, 28, 7), tint: pediment(132, 40, 96, 13) },
    ],
    // the wings, and lions by the stairs
    [
      { whole: [54, 69, 84, 99, 114, 241.5, 256.5, 271.5, 286.5, 301.5].map((x) => block(x, 66, 4.4, 29.5) + block(x - 1, 64, 6.4, 2) + block(x - 1, 95.5, 6.4, 2)).join('') + block(50, 58.5, 76, 5.5) + block(234, 58.5, 76, 5.5), shade: [54, 69, 84, 99, 114, 241.5, 256.5, 271.5, 286.5, 301.5].map((x) => block(x + 2.6, 66, 1.8, 29.5)).join('') + block(296, 58.5, 14, 5.5) + block(116, 58.5, 10, 5.5) },
      { tint: shape([47, 58.5], [54, 51], [126, 51], [126, 58.5]) + shape([313, 58.5], [306, 51], [234, 51], [234, 58.5]), lines: Array.from({ length: 9 }, (_, i) => line([55 + i * 8, 58], [58.5 + i * 8, 51.5]) + line([305 - i * 8, 58], [301.5 - i * 8, 51.5])).join('') },
      { whole: block(125, 107, 15, 7) + block(220, 107, 15, 7), shade: block(135, 107, 5, 7) + block(229, 107, 6, 7) },
      together(lion(132.5, 107, 13), lion(227.5, 107, 13, true)),
    ],
    // shelves full of scrolls
    together(...BAYS.map((x) => scrolls(x + 5.2, 70, 3, 6)), ...BAYS.map((x) => scrolls(x + 192.7, 70, 3, 6)), scrolls(137.5, 56, 2, 9), scrolls(154.5, 56, 2, 9), scrolls(202, 56, 2, 9), scrolls(217, 56, 2, 9)),
    // the dome
    [
      { whole: block(142, 26, 76, 14) + block(139, 24, 82, 3) + dome(145, 24, 70, 15) + block(174, 6.5, 12, 3), shade: 'M196 40V24C198 17 192 11.5 184 9.1C202 10 214 16 215 24H218V40z' + arches(148, 4, 9.5, 4.5, 9, 38), lines: 'M163 24C164 17 170 12 176 9.5M180 24V9M148 24C150 19 158 14 165 11.5' },
    ],
  ],
  depth: [4, 0, 3, 1, 2],
  light: [
    { glow: arches(171, 1, 1, 18, 34, 97.5), lines: rays(180, 24, 6, 44, 51, Math.PI * 1.03, Math.PI * 0.22) + rays(180, 24, 6, 44, 51, -Math.PI * 0.25, Math.PI * 0.22) + birds([70, 36, 4.5], [84, 28, 3.5], [288, 34, 4], [276, 26, 3]) },
    together(people(9, [96, 110], [104, 110.5], [160, 106], [196, 109], [256, 110], [290, 111]), people(8, [172, 97.5], [186, 97.5]), boat(16, 104, 0.45)),
    put(CAT, 276, 101, 1),
  ],
};

export const ROMANS: Record<string, Scene> = { appian_way: appianWay, circus_maximus: circus, great_library: library };
