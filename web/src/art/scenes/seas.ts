// By the sea: the lighthouse of Alexandria, the colossus of Rhodes, the harbour of Athens.

import type { Scene, Strokes } from '../drawing';
import { arches, battlements, birds, block, columns, courses, disc, flame, hills, line, pediment, rays, ripples, shape } from '../pen';
import { boat, flags, galley, house, palmTree, people, put, together } from './props';

/** Houses that climb a slope: x, foot, width, height. */
const town = (...houses: [number, number, number, number][]): Strokes[] => houses.map((each) => house(...each));

const sea = (top: number): Strokes => ({ water: `M0 ${top}H360V120H0z`, lines: ripples(4, 350, top + 3, 118, 16) });

const lighthouse: Scene = {
  tint: 'water',
  ground: [
    { whole: hills(104, [-40, 150, 9], [240, 170, 8]) },
    sea(102),
    ...town([0, 104, 12, 9], [11, 104, 9, 13], [19, 104, 12, 7], [30, 104, 8, 10], [344, 104, 10, 8], [352, 104, 10, 12]),
  ],
  layers: [
    // rocks and the walls around the foot
    [
      { whole: 'M104 112C108 104 118 106 124 100H246C252 105 262 103 270 110C262 113 240 111 222 114C190 113 150 116 128 113C118 114 110 114 104 112z', shade: 'M246 100C252 105 262 103 270 110C262 113 240 111 222 114C206 113.5 190 114 174 114.3C196 110 230 110 236 100z', lines: 'M120 107l6-2 4 3M150 110l8-2 5 2.5M206 109l7-2.5 6 2' },
      { whole: block(134, 90, 106, 12) + battlements(134, 90, 106, 2.65) + block(131, 86, 12, 16) + block(231, 86, 12, 16) + battlements(131, 86, 12, 1.7) + battlements(231, 86, 12, 1.7), shade: block(196, 90, 35, 12) + block(238, 86, 5, 16) + arches(180, 1, 1, 10, 9, 102) + block(140, 86, 3, 16), lines: courses(146, 30, 94, 100, 4) },
    ],
    // the square tower
    {
      whole: shape([163, 90], [167.5, 47], [204.5, 47], [209, 90]) + block(165, 44, 42, 3),
      shade: shape([194, 90], [192, 47], [204.5, 47], [209, 90]) + block(193, 44, 14, 3) + [0, 1, 2].map((row) => [0, 1, 2].map((n) => block(171.5 + n * 7.4 + row * 0.3, 51.5 + row * 12, 2.2, 5)).join('')).join('') + arches(176, 1, 1, 7, 9, 90),
      lines: line([166.2, 60], [193, 60]) + line([165, 72], [176, 72]) + line([181, 72], [193.5, 72]) + line([167, 84], [172, 84]) + line([186, 81], [193, 81]),
    },
    // the eight-sided tower, with tritons at the corners below it
    [
      { whole: shape([174, 44], [176, 29], [196, 29], [198, 44]) + block(173.5, 26.5, 25, 2.5), shade: shape([191, 44], [189.5, 29], [196, 29], [198, 44]) + block(190, 26.5, 8.5, 2.5) + block(184.4, 33, 2.2, 5) + block(178.2, 33, 1.7, 5), lines: line([181.5, 44], [182, 29]) + line([191, 44], [189.5, 29]) },
      { whole: 'M165.5 44c-.6-3 .6-5 2-6l.8-1.8 1.2 1.6c1 1.6 1 4 .6 6.2zM206.5 44c.6-3-.6-5-2-6l-.8-1.8-1.2 1.6c-1 1.6-1 4-.6 6.2z', lines: 'M166 39l-3.5-1M206 39l3.5-1' },
    ],
    // the mole to the city, and the temple of Isis
    [
      { whole: 'M28 96H134V106H28z' + block(28, 93.5, 106, 2.5), shade: arches(36, 7, 13.8, 9, 8, 106) },
      { whole: block(258, 101, 56, 3) + block(262, 98, 48, 3) + columns(265, 6, 8.2, 3, 80, 98) + block(262, 75.5, 48, 4.5) + pediment(259, 75.5, 54, 12), shade: columns(266.7, 6, 8.2, 1.3, 80, 98) + pediment(273, 74, 26, 6) + block(300, 75.5, 10, 4.5) },
      { whole: 'M246 110C252 102 262 104 270 104H316C322 106 328 106 332 110C312 114 270 113 246 110z', shade: 'M262 112C290 108 310 110 320 105C324 106.5 328 107 332 110C312 113 284 113 262 112z' },
      together(palmTree(250, 104, 20), palmTree(322, 106, 24, true), palmTree(44, 94, 17), palmTree(56, 94, 14, true)),
    ],
    // the lantern and the god on top
    {
      whole: columns(178.5, 4, 4.43, 1.7, 17, 25) + 'M176.5 17C177 12.5 182 10.5 186 10.5S195 12.5 195.5 17z' + block(176.5, 24.5, 19, 2),
      shade: 'M188 17C190 14.5 189 12 186.5 10.5C191 10.5 195 12.5 195.5 17z',
      tint: 'M184.8 10.5L185 7C184.8 6 187.2 6 187 7L187.2 10.5z' + disc(186, 5.3, 0.9),
      lines: 'M188.8 4v6.5M187 7.4l1.8-.6',
    },
  ],
  depth: [3, 0, 1, 2, 4],
  light: [
    { glow: flame(186, 24.5, 7.5) + [0, 1, 2].map((n) => block(172.1 + n * 7.4, 64, 1.6, 4)).join('') },
    { lines: rays(186, 21, 5, 15, 34, Math.PI * 0.93, Math.PI * 0.16) + rays(186, 21, 5, 15, 34, -Math.PI * 0.09, Math.PI * 0.16) + birds([92, 44, 4.5], [106, 52, 3.5], [270, 50, 4.5], [286, 44, 3]) },
    together(galley(84, 114, 0.72), boat(304, 117, 0.7, true)),
  ],
};

/** The giant, by the parts that are cast one after the other; his feet are at 91. */
const legs: Strokes = {
  whole:
    'M172 47C169 52 165 58 163.5 64C161.5 68 160 72 158 77C157 81 155.5 84 154 87L148 89.5C147 91 148 91.5 150 91.5H160.5C161.5 90 161 88 161.5 86C164 80 168 76 169.5 70C172 65 177 59 180 53C183 59 188 65 190.5 70C192 76 196 80 198.5 86C199 88 198.5 90 199.5 91.5H210C212 91.5 213 91 212 89.5L206 87C204.5 84 203 81 202 77C200 72 198.5 68 196.5 64C195 58 191 52 188 47z',
  shade:
    'M180 53C183 59 188 65 190.5 70C192 76 196 80 198.5 86C199 88 198.5 90 199.5 91.5H210C212 91.5 213 91 212 89.5L206 87C204.5 84 203 81 202 77C200 72 198.5 68 196.5 64C195 58 191 52 188 47C188 54 192 60 193 66C192 68 192 70 192.5 71C188 66 183 58 180 53zM180 53C177 59 172 65 169.5 70C168 76 164 80 161.5 86C161 88 161.5 90 160.5 91.5H157C158 86 160 82 162.5 77C164 72 164.5 70 166.5 67C171 60 176 56 180 49z',
  lines: 'M163.8 67C165 69 167 69.5 168.5 68.5M196.2 67C195 69 193 69.5 191.5 68.5',
};
const trunk: Strokes = {
  whole: 'M166 26C171 23.5 175 23.5 177 22H183C185 23.5 189 23.5 194 26C193.5 31 190.5 34 189 38C188.5 42 188.5 45 189.5 49H170.5C171.5 45 171.5 42 171 38C169.5 34 166.5 31 166 26z',
  shade: 'M183 22C185 23.5 189 23.5 194 26C193.5 31 190.5 34 189 38C188.5 42 188.5 45 189.5 49H183.5C186 44 183 40 184.5 35C187 31 187 27 183 22z',
  lines: 'M180 26V42M171 31.5C174 33.5 177.5 33.3 180 31.6C182.5 33.3 186 33.5 189 31.5M176 37.5h8M176.5 41.5h7M174 45C177 48 183 48 186 45',
};
const drape: Strokes = {
  tint: 'M170 45C176 48 184 48 190 45L192 51C189 56 187 58 186.5 64C184 66 182 63 180.5 58C178 62 176 59 174 56C172 55 169.5 53 168.5 51z',
  lines: 'M172 49C178 53 184 53 189 50M184 53C185 57 185 60 185 63M177 53C177 55 177 57 177.5 59',
};
const cloak: Strokes = {
  tint: 'M190 25C196 25 200 30 203 35C207 42 208 52 206.5 62C203.5 65 201 63 199 65C196 63.5 194 64.5 192 62C194 52 193 40 188 32z',
  shade: 'M203 35C207 42 208 52 206.5 62C205 63.5 203.5 63.8 202 63.8C204 54 203 44 199 33z',
  lines: 'M194 31C198 40 198.5 52 197 63M191 31C194 40 195 50 193.5 60',
};
const head: Strokes = {
  whole: 'M175.4 15C175.2 10.5 177.5 8.3 180 8.3S184.8 10.5 184.6 15C184.3 19 182.5 21.5 182.8 23.5C181 24.5 179 24.5 177.2 23.5C177.5 21.5 175.7 19 175.4 15z',
  shade: 'M180.6 8.3C183.5 8.5 184.8 11 184.6 15C184.3 19 182.5 21.5 182.8 23.5C182 24 181.3 24.2 180.6 24.2C182 19 182.5 13 180.6 8.3z',
  lines: 'M177 14.2h2M181.2 14.2h2M179.6 14.5V17.3M178.3 19h3M175.3 12.5C178 10.8 182 10.8 184.7 12.5',
};
const arms: Strokes = {
  whole:
    'M172 24.5C166 24 161 22 157.5 19.5C156 16 155.8 13 156 10L153.2 9.5C152 13 151.8 18 153 22C157 28 163 31 168 33zM191 24.5C195 25.5 197 28 199.5 32C201 37 203.5 40 206.5 43.5L204 46C200 43 196.5 39 195 35C193 33 191 32 189.5 30z',
  shade: 'M195 26C197 28 198.5 30 199.5 32C201 37 203.5 40 206.5 43.5L205.3 44.8C200 41 197.5 36 195 26zM153 22C157 28 163 31 168 33L168.5 30.5C162 28.5 157 25.5 153 22z',
  tint: 'M151.5 9.5L152.5 3.5H157.5L158 9.5C156 10.8 153.5 10.8 151.5 9.5z',
  lines: 'M205.5 20V90M204.5 20l1-4 1 4z',
};

/** As tall as the plate allows. */
const giant = (part: Strokes): Strokes => put(part, 18, 9.2, 0.9);

const quay = (x: number, width: number): Strokes => ({
  whole: block(x, 97, width, 12) + block(x + 4, 91.5, width - 8, 5.5),
  shade: block(x + width * 0.7, 97, width * 0.3, 12) + block(x + 4 + (width - 8) * 0.7, 91.5, (width - 8) * 0.3, 5.5),
  lines: courses(x + 3, width * 0.55, 101, 108, 4),
});

const colossus: Scene = {
  tint: 'bronze',
  ground: [
    { leaf: 'M0 100C20 84 44 78 62 88C80 74 104 84 120 100zM236 100C256 82 284 70 310 80C330 72 350 84 360 90V100z' },
    ...town([30, 92, 8, 7], [38, 90, 9, 9], [22, 97, 9, 8], [31, 97, 10, 7], [42, 98, 10, 8], [298, 84, 8, 8], [306, 86, 10, 7], [288, 88, 10, 8], [298, 91, 9, 7], [308, 93, 11, 8], [320, 92, 9, 9], [284, 96, 10, 8], [296, 98, 9, 7], [316, 99, 10, 7], [328, 98, 10, 8]),
    sea(99),
  ],
  layers: [
    together(quay(138, 29), quay(193, 29)),
    giant(legs),
    [cloak, trunk, drape].map(giant),
    // the moles with their towers
    [
      { whole: block(14, 101, 124, 7) + block(222, 101, 124, 7) + block(64, 95, 74, 6) + block(222, 95, 74, 6) + battlements(64, 95, 74, 2.47) + battlements(222, 95, 74, 2.47), shade: block(14, 105.5, 124, 2.5) + block(222, 105.5, 124, 2.5), lines: courses(70, 50, 98, 99, 4) + courses(230, 50, 98, 99, 4) },
      together(
        ...[90, 254].map((x) => ({
          whole: shape([x - 1, 101], [x + 0.5, 76], [x + 19.5, 76], [x + 21, 101]) + block(x - 1.5, 72, 23, 4) + battlements(x - 1.5, 72, 23, 2.1) + block(x + 5, 62, 11, 8) + pediment(x + 3.5, 62, 14, 6),
          shade: shape([x + 14, 101], [x + 13.5, 76], [x + 19.5, 76], [x + 21, 101]) + block(x + 12, 62, 4, 8) + arches(x + 5, 1, 1, 5, 9, 101) + block(x + 8, 81, 2, 5),
        })),
      ),
    ],
    [giant(arms), giant(head), { glow: rays(180, 20.8, 9, 5.8, 11.5, Math.PI * 1.08, Math.PI * 0.84).replace(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g, spike) }],
  ],
  light: [
    { glow: flame(157.5, 13, 9), lines: rays(157.5, 9, 9, 7, 10.5, Math.PI * 0.95, Math.PI * 1.1) + birds([108, 36, 4.5], [120, 44, 3.5], [240, 30, 4], [254, 38, 3]) },
    flags([100.5, 57, 11], [264.5, 57, 11]),
    together(galley(180, 113, 0.56), boat(58, 116, 0.65), boat(312, 115.5, 0.55, true)),
  ],
};

/** A ray as a point that narrows outwards. */
function spike(_: string, x: string, y: string, toX: string, toY: string): string {
  const [ax, ay, bx, by] = [x, y, toX, toY].map(Number) as [number, number, number, number];
  const [dx, dy] = [(by - ay) * 0.2, (ax - bx) * 0.2];
  return shape([ax + dx, ay + dy], [bx, by], [ax - dx, ay - dy]);
}

/** A shed for one galley, its slip sloping into the water. */
const shed = (x: number): Strokes[] => [
  { shade: block(x, 84, 20, 17), whole: '' },
  { whole: `M${x + 5.5} 101c1-4 1.5-8 4.5-10.5c3 2.5 3.5 6.5 4.5 10.5z`, lines: `M${x + 10} 101v-10M${x + 8.3} 96h.1M${x + 11.7} 96h.1` },
  { whole: columns(x - 1.4, 2, 20, 2.8, 84, 101), tint: pediment(x - 2.5, 84.5, 25, 10.5), shade: pediment(x + 5, 83.2, 10, 4.2) },
];

const harbourTower = (x: number): Strokes => ({
  whole: shape([x - 12, 114], [x - 9.5, 74], [x + 9.5, 74], [x + 12, 114]) + block(x - 12, 69, 24, 5) + battlements(x - 12, 69, 24, 2.2),
  shade: shape([x + 5, 114], [x + 4, 74], [x + 9.5, 74], [x + 12, 114]) + block(x + 5, 69, 7, 5) + block(x - 3, 80, 2.4, 6) + block(x - 3, 94, 2.4, 6),
  lines: line([x - 10, 90], [x + 4, 90]) + line([x - 11, 104], [x - 2, 104]),
});

const piraeus: Scene = {
  tint: 'clay',
  ground: [
    { whole: 'M0 70C40 48 60 62 92 50C124 38 150 60 186 58C220 46 250 40 286 54C310 62 330 54 360 66V104H0z' },
    { leaf: 'M40 104C70 84 92 74 108 62C116 54 124 50 134 48L198 47C212 54 226 70 262 84C290 92 330 94 360 98V104z' },
    { whole: columns(141, 8, 5, 2.2, 36, 45.5) + block(138, 45.5, 41.5, 2.5) + block(138, 32.5, 41.5, 3.5) + pediment(136.5, 32.5, 44.5, 8) + block(184, 40, 8, 8) + pediment(183, 40, 10, 3), lines: 'M198 47V34' },
    { lines: 'M186 52C202 62 226 76 236 92M194 50C212 60 238 74 250 92' },
    { ...sea(100) },
  ],
  layers: [
    { whole: block(56, 99, 248, 5) + block(60, 96.5, 240, 2.5), shade: block(56, 102, 248, 2), lines: [70, 98, 126, 154, 182, 210, 238, 266, 290].map((x) => line([x, 99], [x, 101.5])).join('') },
    [0, 1, 2, 3, 4, 5].flatMap((i) => shed(92 + i * 21.5)),
    // the mouth of the harbour
    [
      { whole: 'M0 110H86V117H0zM360 110H274V117H360z', shade: 'M0 114.5H86V117H0zM360 114.5H274V117H360z', lines: 'M14 112.5h14M44 112.5h12M296 112.5h14M330 112.5h10' },
      together(harbourTower(82), harbourTower(278)),
    ],
    // the arsenal and the market hall
    [
      { whole: block(222, 76, 74, 20.5), shade: block(222, 80, 74, 16.5) },
      { whole: columns(224, 8, 9.9, 3, 80, 96.5) + block(220, 75, 78, 5), tint: shape([217, 75], [224, 64], [294, 64], [301, 75]), shade: columns(225.7, 8, 9.9, 1.3, 80, 96.5), lines: Array.from({ length: 9 }, (_, i) => line([222 + i * 8.6, 74.5], [227 + i * 7.9, 64.5])).join('') },
      { lines: 'M216 99V72M216 74L206 84M216 74l-8-1M206 84v7' , whole: block(203.5, 91, 5, 4) },
    ],
    // the fleet
    [galley(150, 111, 0.95), galley(226, 116, 1.08, true)],
  ],
  depth: [0, 1, 3, 2, 4],
  light: [
    { glow: disc(198, 33, 1.3), lines: rays(198, 33, 9, 3.5, 7) + birds([92, 34, 4.5], [104, 42, 3.5], [250, 36, 4], [264, 44, 3], [60, 54, 4]) },
    flags([82, 66, 14], [278, 66, 14], [145, 74, 9]),
    together(people(6, [100, 96.5], [104, 96.5], [240, 96.5], [262, 96.5], [290, 110], [62, 110]), boat(34, 117.5, 0.6)),
  ],
};

export const SEAS: Record<string, Scene> = { colossus, lighthouse, piraeus };
