// What the land gives, and what is made of it.

import type { Motif } from '../drawing';
import { block, disc, flame, waves } from '../pen';
import { amphora, put, tufts } from './parts';

const PINE = 'M0-40 8-26H4.500L11-14H6.500L14-3H-14L-6.500-14H-11L-4.500-26H-8z';
const PINE_SHADE = 'M0-40 8-26H4.500L11-14H6.500L14-3H2C4-14 3-28 0-40z';
const forest: Motif = {
  whole: put(PINE, 20, 56, 0.95) + put(PINE, 76, 56, 1.05),
  shade: put(PINE_SHADE, 20, 56, 0.95) + put(PINE_SHADE, 76, 56, 1.05),
  lines: 'M20 53v5M76 53v5',
  front: { tint: put(PINE, 48, 56, 1.3), shade: put(PINE_SHADE, 48, 56, 1.3), lines: 'M48 52v6M46 52v6M50 52v6' + tufts(58, 34, 62, 8) },
};

const lumber: Motif = {
  whole: [
    [20, 48.5],
    [39, 48.5],
    [58, 48.5],
    [29.5, 32],
    [48.5, 32],
    [39, 15.5],
  ]
    .map(([x, y]) => disc(x!, y!, 9.5))
    .join(''),
  tint: [
    [20, 48.5],
    [58, 48.5],
    [29.5, 32],
    [39, 15.5],
  ]
    .map(([x, y]) => disc(x!, y!, 6.5))
    .join(''),
  shade: [
    [39, 48.5],
    [48.5, 32],
  ]
    .map(([x, y]) => disc(x!, y!, 6.5))
    .join(''),
  lines: [
    [20, 48.5],
    [39, 48.5],
    [58, 48.5],
    [29.5, 32],
    [48.5, 32],
    [39, 15.5],
  ]
    .map(([x, y]) => disc(x!, y!, 3))
    .join(''),
  front: {
    whole: 'M76 58 86 8l3 .6-9.500 49.400z' + 'M89 12l-1.600 8c-6 0-12 2-18 6-2-6-1-13 3-19 5 4 10 5 16.600 5z',
    shade: 'M89 12l-1.600 8c-6 0-12 2-18 6l-.8-4c7-3 14-5 20-6z',
  },
};

const tree_farm: Motif = {
  whole: 'M3 58C26 50 70 50 93 58z',
  tint:
    [14, 36, 58, 80].map((x, i) => put('M0-8C-7-10-9-17-6-22-3-27 3-27 6-22 9-17 7-10 0-8z', x, 53 - (i % 2 ? 1 : 0), 1.05)).join('') +
    [26, 48, 70].map((x) => put('M0-8C-7-10-9-17-6-22-3-27 3-27 6-22 9-17 7-10 0-8z', x, 34, 0.75)).join(''),
  shade:
    [14, 36, 58, 80].map((x, i) => put('M2-26C8-24 9-14 2-8 5-14 5-20 2-26z', x, 53 - (i % 2 ? 1 : 0), 1.05)).join('') +
    [26, 48, 70].map((x) => put('M2-26C8-24 9-14 2-8 5-14 5-20 2-26z', x, 34, 0.75)).join(''),
  lines: 'M14 54V36M36 53V35M58 52V35M80 54V36M26 36V22M48 35V22M70 36V22' + tufts(57, 25, 47, 69),
};

const PICK = 'M60 58 80 17l3 1-18 40zM69 13C79 8 90 12 93 26 88 18 79 14 69 15z';

const quarry: Motif = {
  whole: 'M3 58V12l12-5 18 3v14h14v12h14v12h12v10z',
  shade: 'M24 8.500 33 10v14h14v12h14v12h12v10H62V50H50V38H38V26H26z',
  lines: 'M3 24h23M3 38h35M3 50h47M14 24v14M26 38v12M10 7l2 17M38 50v8M14 50v8',
  front: { whole: PICK + 'M72 58V48h17v10z', shade: 'M83 48h6v10h-6zM70 12C80 8 91 12 94 25 90 17 82 12 70 12z' },
};

const stone_pit: Motif = {
  whole: 'M6 58l4-14 12-4 10 6 2 12zM34 58V36l16-5 14 7v20z' + 'M20 40l4-14 14-4 8 8-10 5-2 10z',
  shade: 'M22 40l10 6 2 12H24zM50 31l14 7v20H52zM38 22l8 8-10 5z',
  lines: 'M12 50h8M39 46h9M40 52h9M42 40h6M28 31h6',
  front: { whole: PICK + 'M74 58l2-9 9-3 7 12z', shade: 'M85 46l7 12h-8zM70 12C80 8 91 12 94 25 90 17 82 12 70 12z' },
};

const clay_pit: Motif = {
  whole: 'M3 58V36c12-3 18 2 30 1 10-1 18-3 30 0 12 2 18-1 30 0v21z',
  shade: 'M12 45c12-5 60-5 72 0-2 6-6 10-12 13H24c-6-3-10-7-12-13z',
  tint: 'M22 52c10-4 42-4 52 0-2 2-4 4-8 6H30c-4-2-6-4-8-6z',
  lines: 'M5 42h8M84 42h6M18 48c14-3 46-3 60 0',
  front: {
    whole: 'M22 37c-4-6-4-12 0-16h16c4 4 4 10 0 16z' + 'M74 8l3 1-13 30-3-1z' + 'M56 50c-2-5 1-11 6-13l6 3c2 5-1 11-6 14z',
    shade: 'M32 21h6c4 4 4 10 0 16h-6c3-5 3-11 0-16zM66 39l2 1c2 5-1 11-6 14l-2-2c4-3 6-8 6-13z',
    lines: 'M20 21h20M71 7l9 4',
  },
};

const BRICK = (x: number, y: number): string => block(x, y, 13, 6);
const brickyard: Motif = {
  whole:
    [0, 1, 2, 3].map((row) => Array.from({ length: 4 - row }, (_, i) => BRICK(4 + row * 6.5 + i * 13, 52 - row * 6)).join('')).join('') +
    'M62 58V36c0-12 28-12 28 0v22z' +
    block(72, 14, 8, 14),
  shade: 'M80 28c6 1 10 4 10 8v22h-7z' + 'M69 58v-9a7 7 0 0 1 14 0v9z' + block(77, 14, 3, 13),
  tint: [0, 1, 2].map((row) => BRICK(4 + row * 6.5 + 13 * (row % 2 ? 0 : 1), 52 - row * 6)).join('') + BRICK(43, 52) + BRICK(30, 40),
  glow: flame(76, 58, 10),
  lines: 'M62 40h4M64 34h6M82 36h4M76 14c-3-4 3-5 0-9',
};

const mine: Motif = {
  whole: 'M3 58C8 40 20 18 34 12c6-4 12 4 18 2 16 6 30 28 41 44z',
  shade: 'M52 14c16 6 30 28 41 44H78C74 40 64 24 52 14z' + 'M30 58V38h26v20z',
  lines: 'M14 46l6-4M22 32l5-2M66 40l4 5',
  front: {
    whole: block(26, 34, 34, 5) + 'M28 39h5v19h-6zM53 39h5l1 19h-6z',
    tint: 'M36 50h18l-3 8H39z',
    shade: disc(40, 49, 2.5) + disc(46, 48, 3) + disc(51, 49.5, 2),
    lines: 'M8 58h20M58 58h30M36 50h18',
    glow: disc(43, 43.5, 1.6),
  },
};

const ore_vein: Motif = {
  whole: 'M5 58 13 34l16-18 20 2 20 12 16 28z',
  shade: 'M49 18l20 12 16 28H68L58 36z',
  tint: 'M19 58l8-14 10 2 8-14 8 3 5-12 5 3-6 15-8-2-8 14-10-3-4 8z',
  lines: 'M13 34l8 2M29 16l2 10M40 56h10',
  front: {
    whole: put(PICK, 0, 0),
    shade: 'M69 13C79 8 90 12 93 26 89 17 81 13 69 13z',
    glow: disc(35, 40, 1.4) + disc(50, 28.5, 1.4) + disc(26, 52, 1.4),
  },
};

const forest_cave: Motif = {
  whole: 'M8 58C10 38 24 26 46 26s38 12 42 32z',
  shade: 'M32 58c-2-12 4-20 14-20s18 8 16 20z' + 'M66 32c12 5 20 14 22 26H76C76 46 72 38 66 32z',
  lines: 'M22 44l5-3M26 34l4-1M70 46l4 4',
  front: {
    tint: put(PINE, 14, 54, 0.95) + put(PINE, 80, 56, 0.8) + put(PINE, 54, 28, 0.55),
    shade: put(PINE_SHADE, 14, 54, 0.95) + put(PINE_SHADE, 80, 56, 0.8) + put(PINE_SHADE, 54, 28, 0.55),
    lines: 'M14 52v6M80 54v4' + tufts(58, 32, 62),
  },
};

const papyrus: Motif = {
  whole: 'M10 58c20-3 56-3 76 0z',
  tint: [
    [22, 24],
    [40, 14],
    [58, 22],
    [76, 16],
  ]
    .map(([x, y]) => put('M0 0C-8-4-12-10-11-13-6-12-3-8-1-4-3-9-3-13 0-16 3-13 3-9 1-4 3-8 6-12 11-13 12-10 8-4 0 0z', x!, y! + 4))
    .join(''),
  lines:
    'M22 28C22 40 24 50 26 57M40 18c0 16 1 28 1 39M58 26c0 12-2 22-3 31M76 20c0 14-4 28-8 37M30 57c-2-10-6-16-12-20M50 57c2-10 4-16 4-20M66 57c4-8 10-12 16-14' +
    waves(8, 90, 60.5, 10, 1.6),
};

const clay_pool: Motif = {
  whole: 'M3 58C6 50 20 46 48 46s42 4 45 12z',
  tint: 'M14 55c2-5 16-6 34-6s32 1 34 6c-8 4-60 4-68 0z',
  shade: 'M40 58c12 0 34-1 42-3-4-3-12-5-20-5.500 6 4-6 7-22 8.500z',
  lines: 'M24 54h12M42 52.500h9M80 50c1-14 0-24 4-36M84 50c2-12 6-18 7-26M76 50c-1-10-3-16-6-22',
  front: {
    whole: amphora(30, 47, 1.15).whole,
    shade: amphora(30, 47, 1.15).shade,
    tint: 'M84 14c2-3 2-6 1-9-3 2-4 6-3 9zM70 28c1-3 0-6-2-8-2 3-1 6 0 8z' + 'M46 47c-3-3-3-8 0-10h10c4 2 4 7 0 10z',
    lines: amphora(30, 47, 1.15).lines + 'M45 37h12',
  },
};

const excavation: Motif = {
  whole: 'M3 58V26h16l4 10h12l4 10h18l4-10h12l4-10h16v32z',
  shade: 'M19 26l4 10h12l4 10h18l4-10h12l4-10-6 0-4 8H56l-4 8h-8l-4-8H29l-4-8z',
  lines: 'M5 36h10M8 46h14M26 50h10M72 38h14M66 48h16M44 52h14',
  front: {
    whole: 'M54 46 66 6h2.500L57 46zM61 46 73 6h2.500L64 46z',
    lines: 'M57 42h7M59 35h7M61 28h7M63 21h7M65 14h7',
    tint: 'M24 46l2-10h12l3 10z',
  },
};

export const LAND: Record<string, Motif> = {
  forest,
  lumber,
  tree_farm,
  quarry,
  stone_pit,
  clay_pit,
  brickyard,
  mine,
  ore_vein,
  forest_cave,
  papyrus,
  clay_pool,
  excavation,
};
