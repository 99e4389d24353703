// Wonders of the Americas that later sets brought.

import type { Scene, Strokes } from '../drawing';
import { battlements, birds, block, courses, flame, line, rays, shape, waves } from '../pen';
import { both, bush, moved, people, person, together } from './staffage';

/** A step of the pyramid: its walls lean in. */
const terrace = (half: number, foot: number, height: number): Strokes => ({
  whole: shape([180 - half, foot], [180 - half + 5, foot - height], [180 + half - 5, foot - height], [180 + half, foot]) + block(180 - half + 4, foot - height - 2, 2 * half - 8, 2),
  shade: shape([180 + half - 13, foot], [180 + half - 15, foot - height], [180 + half - 5, foot - height], [180 + half, foot]),
});
const stairs = (x: number, width: number, foot: number, top: number): Strokes => ({
  whole: shape([x - 3, foot], [x - 1.5, top], [x + width + 1.5, top], [x + width + 3, foot]),
  lines: courses(x, width, top + 3, foot, 3) + line([x, foot], [x + 1, top]) + line([x + width, foot], [x + width - 1, top]),
});
const shrine = (x: number, width: number): Strokes => ({
  whole: block(x, 32, width, 16) + shape([x - 2, 32], [x + 3, 16], [x + width - 3, 16], [x + width + 2, 32]),
  shade: block(x + width * 0.32, 36, width * 0.36, 12) + shape([x + width - 9, 32], [x + width - 8, 16], [x + width - 3, 16], [x + width + 2, 32]),
  lines: battlements(x + 3, 16, width - 6, 2.5, 3),
});
const CANOE = 'M-14 -3Q-8 0 0 0T14 -3Q11 3 0 3T-14 -3z';
const EAGLE = 'M0 0Q-6 -7 -14 -6Q-9 -4 -8 -1Q-4 3 0 3Q4 3 8 -1Q9 -4 14 -6Q6 -7 0 0zM-2 3L0 8L2 3z';

const tenochtitlan: Scene = {
  tint: 'clay',
  ground: {
    whole: 'M-4 96L24 66L46 58L58 62L84 84L110 92H250L280 74L306 44L314 41L322 44L364 88V100H-4z',
    water: block(0, 98, 360, 22),
    tint: 'M306 44L314 41L322 44L328 51L320 49L315 54L308 49L301 51z',
    lines: waves(8, 90, 104) + waves(280, 350, 104) + waves(20, 150, 111) + waves(210, 340, 112) + waves(90, 260, 117),
  },
  layers: [
    together({ whole: 'M70 106L78 98H282L290 106z' }, terrace(96, 98, 12), { lines: both(180, 'M92 98q-2 -5 3 -6q5 1 3 6') }),
    together(terrace(84, 84, 11), terrace(73, 71, 10)),
    together(terrace(63, 59, 9), { whole: block(124, 46, 112, 2) }, stairs(146, 26, 98, 47), stairs(188, 26, 98, 47)),
    together(shrine(138, 36), shrine(186, 36), { tint: block(188.5, 22, 30, 4), lines: courses(142, 28, 21, 30, 3) }),
    together(
      { whole: shape([40, 98], [46, 88], [86, 88], [92, 98]) + shape([50, 88], [54, 80], [78, 80], [82, 88]) + block(57, 68, 18, 12), tint: 'M54 68Q62 62 66 50Q70 62 78 68z', shade: block(63, 72, 6, 8) + shape([78, 98], [78, 88], [86, 88], [92, 98]) + shape([74, 88], [72, 80], [78, 80], [82, 88]), lines: courses(62, 8, 83, 98, 3) },
      { whole: shape([270, 98], [276, 86], [316, 86], [322, 98]) + block(284, 72, 24, 14) + shape([282, 72], [286, 62], [306, 62], [310, 72]), shade: block(292, 77, 8, 9) + shape([306, 98], [306, 86], [316, 86], [322, 98]) + shape([302, 72], [301, 62], [306, 62], [310, 72]), lines: courses(290, 12, 89, 98, 3) + battlements(286, 62, 20, 2.5, 3) },
      { leaf: bush(18, 91, 6) + bush(31, 91, 7) + bush(332, 91, 7) + bush(346, 91, 6), whole: block(10, 96, 30, 4) + block(324, 96, 30, 4) },
    ),
  ],
  light: together({
    glow: flame(132, 47, 10) + flame(180, 47, 10) + flame(228, 47, 10) + block(151, 38, 9, 10) + block(200, 38, 9, 10),
    lines: 'M314 40Q308 34 316 28T312 14M318 38Q316 32 322 28T322 18M132 36Q129 31 134 26T133 16M228 36Q225 31 230 26T229 16' + rays(180, 18, 5, 8, 15, Math.PI * 1.22, Math.PI * 0.56) + birds([96, 34, 4], [110, 28, 3]),
    whole: people(7, [152, 80], [166, 64], [200, 74], [208, 92], [156, 96]) + moved(CANOE, 60, 112) + moved(CANOE, 236, 114, 0.9) + moved(CANOE, 304, 109, 0.8) + person(56, 112, 9) + person(66, 112, 9) + person(233, 114, 8) + person(304, 109, 8) + moved(EAGLE, 262, 26, 0.8),
  }),
};

export const AMERICAS: Record<string, Scene> = { tenochtitlan };
