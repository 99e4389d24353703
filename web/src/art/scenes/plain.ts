// Wonders without a name: what a board gets that names no drawing.

import type { Scene, Strokes } from '../drawing';
import { arches, birds, block, columns, courses, cypress, disc, flame, garland, hills, line, pediment, rays, shape, waves } from '../pen';
import { PLAIN_CITIES } from './plain_cities';
import { FOREGROUND, both, bush, cloud, drum, drumShade, moved, palmTree, pennant, people, person, roundArcade, statue, together, twice } from './staffage';

const sanctuary: Scene = {
  tint: 'leaf',
  ground: {
    leaf: hills(107, [-50, 160, 15], [230, 190, 18]) + cypress(44, 107, 40) + cypress(56, 107, 30) + cypress(316, 107, 42) + cypress(304, 107, 28),
    whole: FOREGROUND,
    lines: 'M20 112H110M150 112H210M240 112H340M90 117H160M200 117H290',
  },
  layers: [
    { whole: block(96, 101, 168, 5) + block(102, 96, 156, 5) + block(108, 91, 144, 5), shade: block(260, 101, 4, 5) + block(254, 96, 4, 5) + block(248, 91, 4, 5) },
    { whole: columns(113, 8, 18.3, 7, 51, 91), shade: columns(117, 8, 18.3, 3, 51, 91) + block(171.5, 60, 17, 31), lines: columns(111.5, 8, 18.3, 10, 48.5, 51) },
    { whole: block(108, 40, 144, 8.5) + pediment(104, 40, 152, 24), shade: 'M126 37.5L180 20L234 37.5z' + columns(116, 9, 15.5, 4, 43.5, 48.5), lines: 'M108 43.5H252' },
    together({ whole: block(66, 78, 28, 28) + block(63, 74, 34, 4) + pediment(63, 74, 34, 8) + block(266, 78, 28, 28) + block(263, 74, 34, 4) + pediment(263, 74, 34, 8), shade: columns(71, 3, 8, 3, 82, 106) + columns(271, 3, 8, 3, 82, 106) + block(289, 78, 5, 28) }),
    { whole: statue(180, 37, 15) + person(162, 37, 9) + person(198, 37, 9) + block(150, 99, 10, 7) + block(200, 99, 10, 7) + statue(155, 99, 20, -1) + statue(205, 99, 20), lines: 'M180 16V8M176 10Q180 5 184 10M104 40V34M256 40V34M101 35Q104 31 107 35M253 35Q256 31 259 35' },
  ],
  light: together({ glow: block(173, 62, 14, 29) + disc(180, 9, 1.5), lines: rays(180, 14, 4, 14, 22, Math.PI * 1.02, Math.PI * 0.24) + rays(180, 14, 4, 14, 22, Math.PI * 1.74, Math.PI * 0.24) + birds([76, 34, 5], [90, 28, 4], [284, 32, 5]) + 'M136 112V104M224 112V104M132 104H140M220 104H228' }, { glow: flame(136, 104, 9) + flame(224, 104, 9), whole: people(9, [170, 116], [180, 115], [190, 116], [110, 115], [252, 115]) }),
};

const level = (half: number, foot: number, height: number): Strokes => ({
  whole: shape([180 - half, foot], [180 - half + 3, foot - height], [180 + half - 3, foot - height], [180 + half, foot]),
  shade: shape([180 + half * 0.72, foot], [180 + half * 0.72, foot - height], [180 + half - 3, foot - height], [180 + half, foot]) + columns(180 - half + 8, Math.floor((half - 26) / 9), 9, 3, foot - height + 3, foot) + columns(204, Math.floor((half * 0.72 - 24) / 9), 9, 3, foot - height + 3, foot),
});

const REED_BOAT = 'M-15 -6Q-13 -1 -8 0H8Q13 -1 15 -6Q12 3 7 3H-7Q-12 3 -15 -6z';

const ziggurat: Scene = {
  tint: 'sand',
  ground: {
    leaf: hills(107, [-40, 140, 8], [250, 160, 9]),
    water: block(0, 106, 360, 14),
    lines: line([0, 106], [360, 106]) + waves(10, 120, 112) + waves(236, 350, 112) + waves(70, 170, 117) + waves(200, 300, 117) + palmTree(30, 106, 36, 4) + palmTree(44, 106, 26, -3) + palmTree(334, 106, 34, -4),
  },
  layers: [
    level(108, 106, 22),
    level(84, 84, 19),
    together(level(60, 65, 17), { whole: shape([160, 106], [166, 48], [194, 48], [200, 106]), lines: courses(164, 32, 52, 106, 4) + 'M163 106L168 48M197 106L192 48' }),
    { leaf: both(180, garland(76, 100, 84) + garland(100, 124, 65) + bush(86, 78, 6) + bush(110, 59, 5)), whole: both(180, block(64, 90, 14, 16) + block(46, 94, 14, 12)), shade: both(180, block(69, 98, 4, 8)) },
    { whole: block(150, 28, 60, 20) + block(146, 24, 68, 4) + block(162, 14, 36, 10) + both(180, 'M146 24V19Q149 19 149 24z'), shade: arches(173, 1, 1, 14, 16, 48) + block(204, 28, 6, 20) + columns(154, 2, 7, 3, 32, 44) + columns(194, 2, 6, 3, 32, 44) + block(192, 14, 6, 10) },
  ],
  light: together({ glow: arches(175, 1, 1, 10, 13, 48) + flame(168, 14, 8) + flame(192, 14, 8), lines: rays(180, 20, 3, 24, 32, Math.PI * 1.06, Math.PI * 0.18) + rays(180, 20, 3, 24, 32, Math.PI * 1.76, Math.PI * 0.18) + birds([90, 32, 5], [104, 26, 4], [266, 30, 5]) + cloud(300, 46, 40), whole: people(7, [176, 98], [184, 84], [178, 70], [182, 58]) + moved(REED_BOAT, 112, 113) + moved(REED_BOAT, 256, 115, -0.9) + people(9, [108, 113], [118, 113], [254, 115]) }),
};

const onBase = (x: number, foot: number, height: number, side: number): Strokes => ({ whole: block(x - 5, foot - 8, 10, 8) + statue(x, foot - 8, height, side), shade: block(x + 1, foot - 8, 4, 8) });

const obelisk: Scene = {
  tint: 'clay',
  ground: {
    leaf: hills(107, [-40, 160, 16], [60, 120, 9], [170, 120, 10], [240, 170, 18]) + bush(16, 101, 8) + bush(344, 101, 8),
    whole: FOREGROUND,
    lines: 'M140 106L110 120M220 106L250 120M170 106L160 120M190 106L200 120M20 112H120M240 112H340',
  },
  layers: [
    { whole: block(150, 100, 60, 6) + block(158, 94, 44, 6) + block(166, 82, 28, 12), shade: block(186, 82, 8, 12) + block(192, 94, 10, 6) + block(198, 100, 12, 6), lines: block(171, 85, 13, 6) },
    { whole: shape([170, 82], [174, 46], [186, 46], [190, 82]), shade: shape([182, 82], [181, 46], [186, 46], [190, 82]), lines: 'M176 74h4M176 68l2 -2l2 2M177 60h3M177 56v-3h3' },
    together(twice(180, { whole: columns(36, 7, 13, 5, 66, 100) + block(30, 100, 96, 6) + block(30, 59, 96, 7), shade: columns(38.5, 7, 13, 2.5, 66, 100) }), { tint: 'M26 59L34 52H122L130 59z' + 'M230 59L238 52H326L334 59z' }),
    together({ whole: both(180, statue(46, 52, 16) + statue(72, 52, 16) + statue(98, 52, 16)) }, onBase(140, 106, 28, 1), onBase(220, 106, 28, -1)),
    { whole: shape([174, 46], [177, 20], [180, 10], [183, 20], [186, 46]), shade: shape([181, 46], [180, 10], [183, 20], [186, 46]), glow: shape([177, 20], [180, 10], [183, 20]) },
  ],
  light: together({ lines: rays(180, 16, 4, 10, 20, Math.PI * 1.02, Math.PI * 0.3) + rays(180, 16, 4, 10, 20, Math.PI * 1.68, Math.PI * 0.3) + birds([86, 28, 5], [100, 34, 4], [264, 26, 5], [130, 116, 3], [240, 117, 3]), whole: people(9, [120, 116], [112, 115], [172, 117], [196, 116], [248, 115], [258, 117]), leaf: both(180, garland(41, 119, 66, 9, 13)) }),
};

const tier = (top: number, foot: number, topSag: number, sag: number, height: number): Strokes => ({
  whole: drum(180, 104, top, foot, sag, 104, topSag),
  shade: drumShade(180, 104, top, foot, sag, 0.8, 104, topSag) + roundArcade(180, 103, 21, foot, sag, 11, height),
  lines: roundArcade(180, 103, 3, foot, sag, 11, height, 1.04, 1.3),
});

const amphitheatre: Scene = {
  tint: 'clay',
  ground: {
    leaf: hills(107, [-60, 180, 20], [230, 210, 24]) + cypress(40, 107, 40) + cypress(52, 107, 30) + cypress(318, 107, 42) + cypress(330, 107, 30),
    whole: FOREGROUND,
    lines: 'M20 112H100M140 112H230M260 112H340M60 117H150M210 117H300',
  },
  layers: [
    tier(74, 92, 12, 14, 12),
    tier(56, 74, 10, 12, 12),
    { whole: 'M76 54A104 20 0 0 1 284 54A104 12 0 0 1 76 54z', shade: 'M92 53A88 14 0 0 1 268 53A88 8 0 0 1 92 53z', lines: 'M104 51A76 11 0 0 1 256 51M118 50A62 8 0 0 1 242 50M120 56V40M150 63V36M180 66V34M210 63V36M240 56V40' },
    { whole: block(158, 62, 44, 44) + block(154, 57, 52, 5) + pediment(154, 57, 52, 12), shade: arches(171, 1, 1, 18, 28, 106) + block(196, 62, 6, 44) + pediment(167, 56, 26, 6), lines: 'M164 62V106M196 62V106' },
    together(twice(180, { whole: block(96, 100, 12, 6) + block(124, 102, 12, 6) + statue(102, 100, 20) + statue(130, 102, 20) }), { whole: statue(180, 46, 16) + statue(155, 57, 13, -1) + statue(205, 57, 13) }),
  ],
  light: together(...[84, 106, 132, 228, 254, 276].map((x) => pennant(x, 54 - Math.sqrt(Math.max(0, 1 - ((x - 180) / 104) ** 2)) * 20, 16, 11)), { glow: arches(173.5, 1, 1, 13, 25, 106), lines: rays(180, 34, 5, 8, 16, Math.PI * 1.2, Math.PI * 0.6) + birds([60, 30, 5], [300, 26, 5], [312, 34, 4]), whole: people(9, [150, 116], [160, 115], [200, 115], [212, 116], [70, 114], [290, 115]) }),
};

export const PLAIN: Record<string, Scene> = { sanctuary, ziggurat, obelisk, amphitheatre, ...PLAIN_CITIES };
