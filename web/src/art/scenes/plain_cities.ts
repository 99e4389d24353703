// Cities without a name: a palace, a harbour, a citadel, a bridge.

import type { Scene, Strokes } from '../drawing';
import { arches, battlements, birds, block, columns, courses, disc, dome, flame, hills, pediment, rays, shape, waves } from '../pen';
import { FOREGROUND, both, bush, moved, palmTree, pennant, people, put, ship, statue, together, twice } from './staffage';

/** A bull with wings and the head of a man. */
const BULL: Strokes = {
  whole: 'M-12 0V-9Q-14 -15 -9 -15.5L2 -15.5Q4 -17 4.5 -21L4 -26H10L10 -22Q11 -19 9.5 -16Q11.5 -12 10 -8V0H6.5V-7H-8V0z',
  tint: 'M4 -10Q-2 -11 -6 -17Q-9 -22 -14 -24Q-4 -25 2 -19Q5 -15 4 -10z',
  lines: 'M4.5 -22H10M6.5 -19V-14M9 -19V-14M-9 -21Q-2 -20 3 -12',
};

const palace: Scene = {
  tint: 'clay',
  ground: {
    leaf: hills(107, [-60, 170, 12], [250, 180, 13]),
    whole: FOREGROUND,
    lines: palmTree(14, 107, 32, 3) + palmTree(346, 107, 34, -3) + 'M20 112H110M140 112H220M250 112H340M80 117H170M200 117H290',
  },
  layers: [
    { whole: block(56, 94, 248, 12) + block(150, 94, 60, 12), shade: block(290, 94, 14, 12), lines: courses(152, 56, 97, 105, 3) + 'M150 94L144 106M210 94L216 106M60 100H144M216 100H300' },
    together({ whole: block(62, 66, 76, 28) + block(59, 62, 82, 4) + block(222, 66, 76, 28) + block(219, 62, 82, 4), shade: arches(67, 5, 14, 9, 20, 94) + arches(227, 5, 14, 9, 20, 94), lines: 'M62 70H138M222 70H298' }),
    [
      { whole: block(142, 50, 76, 44) + block(138, 45, 84, 5), shade: block(148, 54, 64, 40) + block(215, 50, 3, 44) },
      { tint: columns(149, 5, 14.25, 5, 56, 94), whole: columns(147.5, 5, 14.25, 8, 52, 56) + columns(148, 5, 14.25, 7, 91, 94) },
    ],
    { tint: 'M52 62L62 52H138L148 62z' + 'M212 62L222 52H298L308 62z', whole: block(150, 32, 60, 13) + block(147, 28, 66, 4), shade: columns(156, 6, 9, 4, 35, 43) + block(206, 32, 4, 13), lines: 'M70 62L76 52M90 62L94 52M110 62L112 52M270 62L266 52M290 62L284 52M250 62L248 52' },
    together({ whole: block(30, 44, 22, 62) + block(27, 40, 28, 4) + battlements(27, 40, 28, 3.11, 4) + block(308, 44, 22, 62) + block(305, 40, 28, 4) + battlements(305, 40, 28, 3.11, 4), shade: block(45, 44, 7, 62) + block(323, 44, 7, 62) + arches(36, 1, 1, 6, 12, 64) + arches(314, 1, 1, 6, 12, 64) }, { tint: 'M142 28L162 15H198L218 28z', lines: 'M160 28L170 15M180 28V15M200 28L190 15' }, put(BULL, 134, 106), put(BULL, 226, 106, -1)),
  ],
  light: together(pennant(180, 15, 11, 13), pennant(41, 36, 12, 11), pennant(319, 36, 12, 11), {
    glow: block(168.5, 64, 8, 30) + block(183, 64, 8, 30),
    lines: birds([100, 30, 5], [114, 36, 4], [254, 26, 5]),
    whole: people(9, [170, 116], [190, 116], [180, 113], [90, 115], [268, 115], [278, 114]),
  }),
};

const home = (x: number, foot: number, width: number, height: number): Strokes => ({
  whole: block(x, foot - height, width, height),
  tint: shape([x - 1.5, foot - height], [x + width * 0.3, foot - height - 5], [x + width * 0.7, foot - height - 5], [x + width + 1.5, foot - height]),
  shade: block(x + width * 0.7, foot - height, width * 0.3, height) + block(x + width * 0.22, foot - height + 3, 2.5, 3.5),
});

const harbour_city: Scene = {
  tint: 'clay',
  ground: {
    leaf: 'M70 96Q96 64 150 56Q190 48 226 58Q262 66 290 96z',
    water: block(0, 100, 360, 20),
    lines: 'M0 100H360' + waves(6, 120, 106) + waves(150, 250, 110) + waves(270, 350, 106) + waves(40, 180, 115) + waves(220, 340, 116),
  },
  layers: [
    { whole: block(60, 94, 240, 8) + block(36, 97, 24, 5) + block(300, 97, 30, 5), shade: arches(70, 12, 19, 8, 6, 102), lines: 'M60 98H300' },
    together(home(84, 94, 18, 12), home(106, 94, 16, 16), home(126, 94, 20, 11), home(150, 94, 18, 15), home(196, 94, 18, 13), home(218, 94, 20, 17), home(242, 94, 16, 11), home(262, 94, 18, 14)),
    together(home(112, 74, 16, 10), home(134, 74, 18, 13), home(160, 70, 16, 9), home(194, 70, 16, 10), home(216, 74, 18, 12), { whole: block(170, 78, 24, 16), shade: arches(176, 1, 1, 12, 13, 94), lines: battlements(170, 78, 24, 2.667, 3) }),
    { whole: block(148, 50, 66, 4) + columns(152, 7, 9, 4, 30, 50) + block(149, 26, 64, 4) + pediment(147, 26, 68, 13), shade: columns(154, 7, 9, 2, 30, 50) + pediment(162, 25, 38, 7) },
    { whole: shape([302, 97], [306, 52], [322, 52], [326, 97]) + block(302, 48, 24, 4) + block(308, 36, 12, 12) + dome(307, 36, 14, 7) + shape([38, 97], [41, 70], [55, 70], [58, 97]) + block(38, 66, 20, 4) + battlements(38, 66, 20, 2.86, 3), shade: shape([316, 97], [315, 52], [322, 52], [326, 97]) + block(311, 39, 5, 9) + shape([50, 97], [50, 70], [55, 70], [58, 97]) + arches(45, 1, 1, 5, 9, 86), lines: 'M304 74H324M305 62H323' },
  ],
  light: together({ glow: flame(313.5, 48, 9) + disc(180, 21, 1.8), lines: rays(314, 42, 5, 16, 26, Math.PI * 0.75, Math.PI * 0.5) + rays(314, 42, 5, 16, 26, Math.PI * 1.75, Math.PI * 0.5) + birds([86, 40, 5], [100, 32, 4], [252, 28, 5]) }, put(ship(0, 0, 40), 96, 113), put(ship(0, 0, 30), 250, 112, -1), put(ship(0, 0, 18), 176, 108), pennant(48, 63, 13, 10), pennant(180, 13, 9, 9)),
};

const keep = (x: number, width: number, top: number, foot: number): Strokes => ({
  whole: block(x, top, width, foot - top) + block(x - 2, top - 4, width + 4, 4) + battlements(x - 2, top - 4, width + 4, (width + 4) / 7, 3.5),
  shade: block(x + width * 0.66, top, width * 0.34, foot - top) + arches(x + width * 0.24, 1, 1, width * 0.2, 7, top + 14),
});

const watchtower: Scene = {
  tint: 'clay',
  ground: {
    whole: FOREGROUND + 'M40 106Q80 96 104 78Q120 64 150 64H214Q240 66 258 80Q284 98 326 106z',
    shade: 'M214 64Q240 66 258 80Q284 98 326 106H270Q250 90 236 84Q224 76 214 64z',
    leaf: hills(108, [-40, 120, 9], [270, 140, 10]) + bush(36, 98, 8) + bush(326, 98, 9) + bush(346, 101, 7) + bush(112, 84, 5) + bush(244, 86, 5),
    lines: 'M0 106H360M150 106Q170 100 156 92T176 78T180 64M166 106Q188 100 172 92T188 80T190 64M90 100L98 92M118 94L124 84M240 100L236 92M20 112H130M180 112H300',
  },
  layers: [
    { whole: shape([98, 92], [98, 78], [150, 70], [166, 70], [166, 84], [150, 84]) + shape([194, 70], [214, 70], [262, 80], [262, 94], [214, 84], [194, 84]), shade: shape([194, 80], [214, 80], [262, 90], [262, 94], [214, 84], [194, 84]), lines: 'M98 82L150 74M210 74L262 84' + battlements(150, 70, 16, 2.3) + battlements(196, 70, 16, 2.3) },
    together(keep(166, 28, 56, 84), { shade: arches(170.5, 1, 1, 11, 16, 84) }),
    together(keep(86, 18, 62, 92), keep(256, 18, 64, 95)),
    together(keep(126, 24, 40, 72), { whole: block(208, 52, 32, 24), tint: 'M204 52L214 40H234L244 52z', shade: columns(213, 3, 9, 4, 58, 66) + block(234, 52, 6, 24) }),
    together({ whole: shape([168, 56], [170, 24], [190, 24], [192, 56]) + block(165, 20, 30, 4) + battlements(165, 20, 30, 3.333, 4), shade: shape([183, 56], [183, 24], [190, 24], [192, 56]) + arches(175, 1, 1, 5, 9, 40) }),
  ],
  light: together({ glow: flame(180, 18, 13), lines: rays(180, 12, 5, 12, 20, Math.PI * 0.8, Math.PI * 0.4) + rays(180, 12, 5, 12, 20, Math.PI * 1.8, Math.PI * 0.4) + birds([84, 30, 5], [98, 24, 4], [270, 34, 5]) }, pennant(138, 32, 15, 12), pennant(95, 54, 13, 10), pennant(265, 56, 13, 10), { whole: people(8, [160, 100], [172, 90], [178, 76]) + people(9, [70, 114], [84, 115], [280, 114]) }),
};

const PIER = 'M-6 0L-5 -14H5L6 0z';

const bridge: Scene = {
  tint: 'clay',
  ground: {
    whole: 'M-4 106V70Q30 66 52 76L62 106zM364 106V66Q330 64 308 76L298 106z',
    water: block(0, 106, 360, 14),
    leaf: bush(10, 64, 7) + bush(352, 60, 7),
    shade: 'M52 76L62 106H48L42 76zM308 76L298 106H310L316 76z',
    lines: waves(66, 150, 110) + waves(180, 300, 111) + waves(20, 130, 116) + waves(210, 340, 117),
  },
  layers: [
    { whole: [104, 155, 205, 256].map((x) => moved(PIER, x, 110)).join('') + [104, 155, 205, 256].map((x) => `M${x - 9} 112L${x - 6} 104H${x + 6}L${x + 9} 112z`).join(''), shade: [104, 155, 205, 256].map((x) => moved('M1 0V-14H5L6 0z', x, 110)).join('') },
    { whole: both(180, 'M50 76H155V98H150A20.5 18 0 0 0 109 98H99A20 18 0 0 0 59 98L52 78z'), shade: both(180, 'M150 98A20.5 18 0 0 0 109 98H112A17.5 15 0 0 1 147 98zM99 98A20 18 0 0 0 59 98H62A17 15 0 0 1 96 98z') },
    { whole: 'M155 76H205V98H200A20 18 0 0 0 160 98H155z' + block(46, 71, 268, 5), shade: 'M200 98A20 18 0 0 0 160 98H163A17 15 0 0 1 197 98z' + columns(50, 33, 8, 3, 73, 76) },
    twice(180, { whole: block(62, 40, 26, 31) + block(59, 36, 32, 4) + battlements(59, 36, 32, 3.56, 4), shade: arches(69, 1, 1, 12, 20, 71) + block(83, 40, 5, 31), lines: 'M62 47H88' }),
    together(
      { whole: block(160, 44, 40, 27) + block(156, 40, 48, 4) + pediment(156, 40, 48, 12), shade: arches(171, 1, 1, 18, 22, 71) + block(195, 44, 5, 27) + pediment(168, 39, 24, 6), lines: 'M165 44V71M195 44V71' },
      { whole: block(114, 64, 8, 7) + block(136, 64, 8, 7) + block(216, 64, 8, 7) + block(238, 64, 8, 7) + both(180, statue(118, 64, 20) + statue(140, 64, 20)) },
      home(14, 68, 18, 14), home(36, 70, 14, 10), home(326, 68, 20, 15),
    ),
  ],
  light: together(pennant(180, 28, 15, 13), pennant(75, 32, 14, 11), pennant(285, 32, 14, 11), { glow: arches(172.5, 1, 1, 15, 19, 71), lines: birds([124, 30, 5], [138, 24, 4], [232, 30, 5]) + rays(180, 30, 3, 24, 32, Math.PI * 1.1, Math.PI * 0.2) + rays(180, 30, 3, 24, 32, Math.PI * 1.7, Math.PI * 0.2) }, put(ship(0, 0, 26), 130, 114), put(ship(0, 0, 22), 280, 115, -1), { whole: people(8, [106, 71], [128, 71], [152, 71], [208, 71], [230, 71], [252, 71]) }),
};

export const PLAIN_CITIES: Record<string, Scene> = { palace, harbour_city, watchtower, bridge };
