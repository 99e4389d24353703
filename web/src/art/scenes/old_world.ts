// By the Nile and the Euphrates: pyramids, sphinx, hanging gardens.

import type { Scene, Strokes } from '../drawing';
import { arches, battlements, birds, block, columns, disc, foliage, line, palm, rays, ripples, shape } from '../pen';
import { boat, camels, cypresses, palmTree, people, together } from './props';

type Point = [number, number];
const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];

/** A pyramid by three corners of its foot and its top; a part of it lies between two heights, 0 to 1. */
function pyramid(left: Point, front: Point, right: Point, top: Point, from = 0, to = 1, rows = 17): Strokes {
  const at = (corner: Point, height: number): Point => between(corner, top, height);
  let stones = '';
  for (let row = Math.ceil(from * rows + 0.01); row < to * rows; row++) {
    const [a, b] = [at(left, row / rows), at(front, row / rows)];
    for (const start of [(row * 0.37) % 0.45, 0.5 + ((row * 0.23) % 0.3)]) stones += line(between(a, b, start), between(a, b, start + 0.2));
  }
  return {
    whole: shape(at(left, from), at(front, from), at(right, from), at(right, to), at(front, to), at(left, to)),
    shade: shape(at(front, from), at(right, from), at(right, to), at(front, to)),
    lines: stones + line(at(front, from), at(front, to)),
  };
}

const khufu = (from: number, to: number): Strokes => pyramid([82, 104], [196, 109], [262, 101], [168, 14], from, to);
const queen = (x: number, size: number): Strokes => pyramid([x, 106], [x + size * 0.72, 107.5], [x + size * 1.1, 105], [x + size * 0.55, 106 - size * 0.8], 0, 1, 4);

const desert: Strokes = { tint: 'M0 99C40 93 84 101 130 100S220 93 262 97S330 92 360 97V120H0z' };
const nile: Strokes = { water: 'M0 113C70 110 150 115 230 113S330 110 360 112V120H0z', lines: ripples(6, 350, 114.5, 118.5, 9) };

const pyramids: Scene = {
  tint: 'sand',
  ground: [desert, together(nile, palmTree(30, 113, 27), palmTree(40, 114, 20, true), palmTree(330, 112, 30, true), palmTree(344, 113, 22))],
  layers: [
    khufu(0, 0.36),
    khufu(0.36, 0.68),
    [pyramid([214, 101], [284, 104], [332, 99], [268, 40]), { lines: line([259, 51], [272, 52.5], [280, 51]) }],
    [pyramid([44, 103], [84, 105.5], [110, 102], [76, 66], 0, 1, 10), together(queen(104, 15), queen(34, 11), queen(58, 13))],
    [khufu(0.68, 1), { glow: shape(between([82, 104], [168, 14], 0.9), between([196, 109], [168, 14], 0.9), between([262, 101], [168, 14], 0.9), [168, 14]) }],
  ],
  depth: [2, 0, 1, 3, 4],
  light: [
    { lines: rays(168, 14, 11, 6, 14, Math.PI * 1.05, Math.PI * 0.9) + birds([110, 30, 4], [120, 36, 3], [236, 26, 4], [300, 32, 3]) },
    camels(10, [268, 111], [283, 110.6], [298, 110.2]),
    boat(150, 116, 0.9),
  ],
};

const terrace = (x: number, top: number, width: number, height: number, openings: number): Strokes => {
  const gap = (width - 8) / openings;
  return {
    whole: block(x, top, width, height) + block(x - 2, top, width + 4, 3),
    shade: arches(x + 4 + gap * 0.2, openings, gap, gap * 0.6, height - 7, top + height) + block(x + width - 3.5, top + 3, 3.5, height - 3),
    lines: arches(x + 4 + gap * 0.08, openings, gap, gap * 0.84, height - 5, top + height).replaceAll('z', ''),
  };
};

const tower = (x: number, foot: number, width: number, height: number): Strokes => ({
  whole: block(x, foot - height, width, height) + battlements(x, foot - height, width, width / 7),
  shade: block(x + width * 0.72, foot - height, width * 0.28, height) + arches(x + width * 0.32, 1, 1, width * 0.36, height * 0.4, foot),
  tint: block(x, foot - height * 0.86, width, height * 0.08) + block(x, foot - height * 0.6, width, height * 0.08),
});

const gardens: Scene = {
  tint: 'water',
  ground: [
    { whole: block(0, 92, 60, 14) + block(14, 84, 32, 8) + block(20, 77, 20, 7) + block(25, 71, 10, 6) + block(300, 92, 60, 14) + battlements(0, 92, 60, 2) + battlements(300, 92, 60, 2) },
    { water: 'M0 108C80 106 280 110 360 107V120H0z', leaf: foliage(0, 62, 107, 4, 1.5, 4) + foliage(298, 360, 107, 4, 1.5, 4), lines: ripples(6, 350, 110.5, 118, 12) },
  ],
  layers: [
    [terrace(84, 84, 192, 23, 11), together(cypresses(84, [92, 15], [100, 19], [260, 19], [268, 15]), { leaf: foliage(82, 278, 84.5, 4, 6) })],
    [terrace(108, 62, 144, 22, 8), together(cypresses(62, [116, 13], [244, 13]), palmTree(124, 62, 17, true), palmTree(236, 62, 17), { leaf: foliage(106, 254, 62.5, 3.5, 6) })],
    [
      terrace(134, 42, 92, 20, 5),
      { whole: columns(158, 5, 10.2, 3.2, 25, 40) + block(154, 39, 52, 3) + block(153, 21, 54, 4.5) + block(158, 17, 44, 4), shade: columns(159.8, 5, 10.2, 1.4, 25, 39) + block(194, 17, 8, 4) },
      together(palmTree(142, 42, 17), palmTree(219, 42, 17, true), { leaf: foliage(132, 228, 42.5, 3, 6) + foliage(152, 208, 21.5, 1, 3) }),
    ],
    [
      { whole: block(20, 92, 44, 15) + block(296, 92, 44, 15) + battlements(20, 92, 44, 2.2) + battlements(296, 92, 44, 2.2), shade: block(20, 104, 44, 3) + block(296, 104, 44, 3) },
      together(tower(60, 107, 21, 40), tower(279, 107, 21, 40)),
    ],
    [
      { whole: shape([166, 107], [194, 107], [187, 84], [173, 84]) + shape([171.5, 84], [188.5, 84], [185, 62], [175, 62]) + shape([174, 62], [186, 62], [184, 42], [176, 42]), lines: '' },
      { water: shape([171, 108], [189, 108], [184.5, 84], [182.5, 62], [181.5, 42], [178.5, 42], [177.5, 62], [175.5, 84]), lines: line([177.5, 107], [178.5, 86]) + line([183, 107], [181.5, 88]) + line([180, 82], [180, 64]) + line([180, 60], [180, 44]) + line([174.8, 105], [176, 96]) },
      together(cypresses(17, [164, 9], [196, 9]), { leaf: foliage(158, 202, 17, 2.5, 1.5, 4), lines: palm(180, 9, 6) + line([180, 9], [180, 17]) }),
    ],
  ],
  depth: [2, 1, 0, 3, 4],
  light: [
    { glow: [...[96, 118, 133, 160, 204, 226, 246, 270].map((x) => disc(x, 84, 1.1)), ...[114, 140, 156, 198, 220, 240].map((x) => disc(x, 62, 1.1)), ...[140, 160, 200, 214].map((x) => disc(x, 42, 1.1))].join('') },
    { lines: rays(180, 24, 5, 38, 45, Math.PI * 1.06, Math.PI * 0.2) + rays(180, 24, 5, 38, 45, -Math.PI * 0.26, Math.PI * 0.2) + birds([98, 34, 5], [110, 42, 3.5], [254, 30, 4], [300, 44, 4]) },
    together(people(6, [150, 107], [207, 107], [212, 107]), boat(104, 115, 0.7), boat(286, 116, 0.6, true)),
  ],
};

const pylon = (x: number, foot: number, width: number, height: number): Strokes => ({
  whole: shape([x, foot], [x + width * 0.08, foot - height], [x + width * 0.4, foot - height], [x + width * 0.4, foot - height * 0.8], [x + width * 0.6, foot - height * 0.8], [x + width * 0.6, foot - height], [x + width * 0.92, foot - height], [x + width, foot]) + block(x + width * 0.06, foot - height - 1.5, width * 0.36, 1.5) + block(x + width * 0.58, foot - height - 1.5, width * 0.36, 1.5),
  shade: block(x + width * 0.42, foot - height * 0.55, width * 0.16, height * 0.55) + shape([x + width * 0.86, foot], [x + width * 0.82, foot - height], [x + width * 0.92, foot - height], [x + width, foot]),
});

/** It lies with its face to the left. */
const sphinx: Scene = {
  tint: 'sand',
  ground: [
    together(pyramid([196, 98], [262, 100], [306, 96], [246, 38]), pyramid([292, 98], [328, 99.5], [352, 97], [320, 62], 0, 1, 8)),
    { tint: 'M0 98C40 92 84 98 130 98S220 94 262 97S330 93 360 96V120H0z' },
    together(palmTree(338, 104, 26), palmTree(350, 106, 19, true)),
  ],
  layers: [
    // the rock it lies on
    {
      whole: shape([40, 112], [58, 103], [304, 103], [322, 112]),
      shade: shape([40, 112], [322, 112], [319, 110.5], [43, 110.5]),
      lines: line([70, 106.5], [96, 106.5]) + line([130, 105.5], [170, 105.5]) + line([230, 107], [262, 107]) + line([106, 109], [128, 109]) + line([276, 105.5], [290, 105.5]),
    },
    // the body with its haunch and tail
    {
      whole: 'M138 103C136 84 140 72 152 68C176 60 214 64 240 66C262 68 278 78 280 92C281 98 282 101 286 103z',
      shade: 'M138 103H206C204 98 208 96 214 96C218 96 222 96 226 97C228 86 240 80 254 82C268 84 274 94 272 103H286C282 101 281 98 280 92C278 78 262 68 240 66C256 72 262 75 250 77C228 79 218 88 190 90C168 91 150 90 138 94z',
      lines: 'M226 98C226 88 238 79 254 82C268 85 274 94 272 103M244 103H208C203 103 203 96.5 208 96.2C218 95.5 228 96 234 99M207 102.5V99.5M211 102.5V99.5M286 103C297 102 297 95 290 95M168 72C190 69 212 70 232 73',
    },
    // the paws and the breast
    {
      whole: 'M150 103H64C59 103 58 95.5 63 94C70 92 76 93 82 93L120 91C121 82 122 74 128 66L158 66C166 80 166 94 160 103z',
      shade: 'M150 103H64C60.5 103 60 100.5 62 100L128 98.5C144 98 150 84 150 66H158C166 80 166 94 160 103z',
      lines: 'M61 97C65 95.5 69 95.5 71 98M65.5 102.5V98.5M70 102.5V99M120 91C126 94 134 95.5 142 93.5M128 68C126 78 127 84 131 89',
    },
    // the head in its cloth
    [
      { whole: 'M117 31L116 36 116.6 38.5C115.5 41 113.5 44 112.6 46.2C113.2 47.5 114.5 47.6 115.8 47.7L114.6 49.8 116.4 51.2 114.9 53C115.2 54.5 116.5 55 116.3 56.5C115.6 58 115.6 59.5 117 61C119 62.5 121 62.3 123 62L127 72 144 76 142 30z', shade: 'M123 62C130 60 134 56 137 50L140 76 127 72z', lines: 'M119.5 39.2C121.5 37.6 124.5 37.8 127 39.6M120.2 39.8C122 40.8 124 40.8 126 40M118.5 36.2C121.5 34.8 125 35 128.5 36.6M116.4 51.2L120 50.6' },
      {
        whole: 'M116.5 33C115 22 126 13 140 14.5C154 16 160 31 163 44C165 54 169 60 175 66C169 71 162 71 156 69.5L155 85H139C137 74 138 62 137 53C133 48 131.5 41 131.5 36C127 33.5 121 32.5 116.5 33z',
        shade: 'M140 14.5C154 16 160 31 163 44C165 54 169 60 175 66C169 71 162 71 156 69.5L155 85H149C151 66 154 38 140 14.5z',
      },
    ],
    // gold on the cloth, the cobra, the beard, and a temple before it
    [
      { glow: 'M116.6 29.2C113.6 28.6 112.6 25.8 114 22.6C115.6 24 116.2 25.6 115.8 27L117.4 27.8zM116.5 33C116.2 31.5 116.3 30 116.6 28.8C122 28.5 128 29.5 132 32L131.5 36C127 33.5 121 32.5 116.5 33z' + [0, 1, 2, 3].map((i) => `M${139 + i * 0.2} ${81 - i * 7}H${155.1 + i * 0.1}v-3.2H${138.6 + i * 0.2}z`).join('') + 'M136 40C144 40 154 42 163.8 47.5L163 44C154 38.5 144 36.5 135 36.5zM138 50C146 49 158 53 168.5 58.5L166.5 55C158 49.5 146 45.5 137 46.5zM133 32C142 31 154 32 161.4 37.5L160 33C152 28 142 27.5 132 28.5zM129 25.5C138 22 150 23 157.6 27.5L155.4 23.5C149 19 138 18.5 126 21.5z' },
      { whole: 'M117 60.5C119 62.5 121 62.3 122.6 62L121.5 75H117.5z', lines: 'M117.5 65H122.3M117.5 69H122M116.6 29.2C113.6 28.6 112.6 25.8 114 22.6C115.6 24 116.2 25.6 115.8 27L117.4 27.8' },
      together(pylon(16, 107, 34, 24), palmTree(56, 108, 20), palmTree(12, 109, 17, true)),
    ],
  ],
  light: [
    { lines: rays(140, 30, 12, 22, 29, Math.PI * 1.16, Math.PI * 0.76) + birds([84, 34, 4], [94, 40, 3], [206, 30, 4], [290, 34, 4]) },
    together(people(7, [84, 114], [92, 115], [98, 114.5]), camels(11, [206, 117], [222, 116.5], [238, 117])),
  ],
};

export const OLD_WORLD: Record<string, Scene> = { gardens, pyramids, sphinx };
