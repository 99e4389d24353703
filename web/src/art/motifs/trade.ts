// Markets, roads and harbours.

import type { Motif } from '../drawing';
import { arches, block, disc, flame, pediment, rays, waves } from '../pen';
import { amphora, person, put, strokes } from './parts';

const market: Motif = {
  whole: block(14, 40, 68, 12) + 'M10 14h76l5 13H5z',
  tint: [0, 2, 4, 6].map((i) => `M${10 + i * 10.86} 14h10.860L${5 + (i + 1) * 12.28} 27q-6 6-12.280 0z`).join(''),
  shade: block(64, 40, 18, 12),
  lines: 'M10 27v31M86 27v31M14 52v6M82 52v6M14 44h50' + 'M17.300 27q6 6 12.280 0M41.800 27q6 6 12.300 0M66.400 27q6 6 12.300 0',
  front: {
    whole: disc(22, 37, 3) + disc(28, 37, 3) + disc(25, 33, 3) + amphora(43, 40, 0.5).whole + amphora(52, 40, 0.5).whole + 'M62 40l2-7h14l2 7z',
    glow: disc(67, 32, 2.6) + disc(72, 31, 2.6) + disc(76, 32.5, 2.4),
    lines: amphora(43, 40, 0.5).lines + amphora(52, 40, 0.5).lines,
  },
};

const forum: Motif = {
  whole: block(4, 54, 88, 4) + block(8, 22, 80, 5) + block(10, 27, 76, 27),
  shade: block(14, 29, 68, 25),
  front: {
    whole:
      [10, 25, 40, 55, 70, 81].map((x) => block(x, 27, 5, 27) + block(x - 1.2, 27, 7.4, 2.5)).join('') +
      block(6, 19, 84, 4) +
      person(35, 54, 0.75) +
      person(63, 54, 0.85),
    tint: person(50, 56, 0.9),
    lines: 'M16 19v-6M16 13l6 2-6 2M80 19v-6M80 13l6 2-6 2',
  },
};

const tavern: Motif = {
  whole: 'M8 42h80v5H8z' + block(16, 47, 5, 11) + block(75, 47, 5, 11) + 'M30 42c-5-4-7-9-6-15 1-4 5-5 5-10v-4h14v4c0 5 4 6 5 10 1 6-1 11-6 15z',
  shade: 'M38 13h5v4c0 5 4 6 5 10 1 6-1 11-6 15h-5c6-8 7-17 1-29z' + 'M60 42h28v5H60zM18.500 47h2.500v11h-2.500zM77.500 47h2.500v11h-2.500z',
  tint: 'M58 30h13v3c0 4-2 6-4 6v0h-5c-2 0-4-2-4-6z',
  lines: 'M47 22c7-4 13-2 12 3-1 4-7 6-11 8M27 13h18M25 27h23M64.500 39v3M60 42h9' + 'M77 42l2-6h6l1 6',
  glow: disc(80, 33.5, 2.2) + disc(84, 33.5, 2.2) + disc(82, 30.5, 2.2),
};

const CAMEL =
  'M-24-30C-24-34-21-36-18-36-15-36-14-34-14-31-14-25-13-21-9-21-6-21-6-33 0-34 6-35 8-25 12-23 15-22 16-19 16-15L16-13 15 0H12.500L11.500-12C7-10 1-10-3-11L-2.500 0H-5L-6.500-12C-13-14-18-18-18.500-28-20-28-22-28-24-30z';
const CAMEL_SHADE = 'M4-33C7-30 9-24 12-23 15-22 16-19 16-15L16-13 15 0H12.500L11.500-12 5-10.500C10-17 9-27 4-33z';
const LOAD = 'M-8-25l14-1 3 10c-6 2-12 2-18 1z';
const caravan: Motif = {
  whole: put(CAMEL, 70, 58, 0.9),
  shade: put(CAMEL_SHADE, 70, 58, 0.9),
  tint: put(LOAD, 70, 58, 0.9),
  lines: 'M44 38C45 43 47 38 48.500 31',
  front: {
    whole: put(CAMEL, 28, 58, 1.05),
    shade: put(CAMEL_SHADE, 28, 58, 1.05),
    tint: put(LOAD, 28, 58, 1.05),
    lines: 'M28 33l1 9M33 32l3 9M84 58h8M4 58c2-1 4-1 6 0M4.500 26.500l2 .5M7 24.500h.4M60 14a5 5 0 1 1 10 0M54 14h22',
  },
};

const trading_post: Motif = {
  whole: block(30, 34, 40, 24) + 'M24 34 50 18l26 16z' + 'M10 16h20l5 5-5 5H10z',
  shade: block(37, 42, 11, 16) + block(62, 34, 8, 24) + 'M50 18l26 16H64z',
  lines: 'M16 16V8M16 26v32M24 34h52' + strokes(54, 2, 0, 42, 8, 0) + 'M14 21h14',
  front: {
    whole: block(72, 46, 14, 12) + block(76, 36, 12, 10) + amphora(58, 58, 0.62).whole,
    shade: block(81, 46, 5, 12) + block(84, 36, 4, 10) + amphora(58, 58, 0.62).shade,
    lines: 'M72 52h14M79 46v6M76 41h12' + amphora(58, 58, 0.62).lines,
  },
};

const SHIP = {
  whole: 'M-30-14C-28-4-24 0-18 0H18C26 0 31-6 33-18 28-17 27-12 24-10H-22C-26-10-27-14-30-14z',
  shade: 'M-20-4C0-2 18-4 32-13 30-5 26 0 18 0H-18C-22 0-25-1-20-4z',
  sail: 'M-17-44H17C21-35 21-26 17-17-6-15-11-16-17-17-20-26-20-35-17-44z',
  lines: 'M0-50V-10M-20-44H20M-6-44C-8-35-8-26-6-16M8-44C10-35 10-26 8-16M0-50l9 2-9 3M24-10L18-17',
};
const ship: Motif = {
  whole: put(SHIP.whole, 48, 56),
  shade: put(SHIP.shade, 48, 56),
  tint: put(SHIP.sail, 48, 56),
  lines: put(SHIP.lines, 48, 56) + waves(6, 92, 59, 12, 3),
};

const harbour: Motif = {
  whole: block(3, 46, 34, 12) + block(8, 28, 22, 18) + 'M5 28 19 18l14 10z' + put(SHIP.whole, 66, 57, 0.78),
  shade: arches(14, 1, 1, 9, 12, 46) + block(25, 28, 5, 18) + 'M19 18l14 10h-8z' + block(29, 46, 8, 12) + put(SHIP.shade, 66, 57, 0.78),
  tint: put(SHIP.sail, 66, 57, 0.78),
  lines: put(SHIP.lines, 66, 57, 0.78) + waves(38, 93, 59, 11, 2.6) + 'M3 50h26M34 46v-4M33 42h2',
};

const haven: Motif = {
  whole: 'M3 58V40h26l6 18z' + block(7, 22, 12, 18) + block(5, 18, 16, 4) + 'M93 58V44H72l-6 14z' + 'M80 44V30h8v14z',
  shade: block(15, 22, 4, 18) + 'M23 40h6l6 18h-8z' + arches(10, 1, 1, 5, 8, 36) + 'M85 44V30h3v14z',
  glow: flame(13, 18, 8) + flame(84, 30, 6),
  tint: put(SHIP.sail, 50, 55, 0.5),
  lines: 'M3 46h20M3 52h24M93 50H74' + put(SHIP.lines, 50, 55, 0.5),
  front: { whole: put(SHIP.whole, 50, 55, 0.5), shade: put(SHIP.shade, 50, 55, 0.5), lines: waves(30, 72, 57.5, 8, 2) },
};

const lighthouse: Motif = {
  whole: block(22, 52, 52, 6) + 'M32 52 36 30h24l4 22z' + block(34, 26, 28, 4) + 'M39 26l2-12h14l2 12z' + block(38, 11, 20, 3),
  shade: 'M52 52V30h8l4 22zM50 26V14h5l2 12z' + block(54, 52, 20, 6) + block(54, 26, 8, 4) + arches(45, 1, 1, 6, 9, 52),
  glow: flame(48, 11, 9),
  lines:
    rays(48, 8, 3, 9, 26, 2.96, 0.44) +
    rays(48, 8, 3, 9, 26, -0.16, 0.44) +
    'M35 36h17M34 43h10' +
    waves(4, 24, 58, 9, 2.5) +
    waves(74, 93, 58, 9, 2.5),
};

const vineyard: Motif = {
  whole: 'M3 58C18 42 34 34 52 36c18 2 32 10 41 22z',
  lines: 'M12 58c8-8 14-12 22-15M30 58c4-7 7-11 12-15M68 58c-2-7-4-11-8-16M84 58c-5-7-10-12-16-15',
  front: {
    tint: 'M46 14c-6-8-16-10-24-4 0 7 3 11 8 13 6 2 12-1 16-9z' + 'M50 13c2-8 10-12 18-9 2 7 0 11-4 14-5 3-10 1-14-5z',
    whole: [
      [38, 24],
      [46, 22],
      [54, 24],
      [62, 23],
      [42, 31],
      [50, 31],
      [58, 31],
      [46, 38],
      [54, 38],
      [50, 45],
    ]
      .map(([x, y]) => disc(x!, y!, 4.6))
      .join(''),
    shade: [
      [54, 24],
      [62, 23],
      [58, 31],
      [54, 38],
    ]
      .map(([x, y]) => disc(x!, y!, 4.6))
      .join(''),
    lines: 'M48 20c0-7 2-12 6-16M24 11c7 2 13 3 20 3M66 6c-5 3-10 5-15 7M66 20c6-2 8 4 4 6M50 40.500v0',
  },
};

const chamber: Motif = {
  whole: block(8, 54, 80, 4) + block(14, 24, 68, 30) + block(10, 19, 76, 5) + pediment(10, 19, 76, 13),
  shade: arches(19, 1, 1, 12, 24, 54) + arches(42, 1, 1, 12, 24, 54) + arches(65, 1, 1, 12, 24, 54) + block(79, 24, 3, 30),
  glow: disc(48, 14, 3.6),
  lines: 'M14 27h68M48 12.500v3',
};

const bridge: Motif = {
  whole: 'M3 44C24 28 72 28 93 44v14H84a13 13 0 0 0-26 0h-4a6 6 0 0 0-12 0h-4a13 13 0 0 0-26 0H3z',
  shade: 'M58 58a13 13 0 0 1 26 0h-5a11 11 0 0 0-19 0zM12 58a13 13 0 0 1 26 0h-5a11 11 0 0 0-19 0z' + block(42, 54, 12, 4),
  tint: 'M8 61q6-3 12 0t12 0 12 0 12 0 12 0 12 0 8 0',
  lines: 'M3 40C24 24 72 24 93 40M14 36v-4M31 30v-3.500M48 28v-3.500M65 30v-3.500M82 36v-4M44 40h8M24 42l6-2M66 40l6 2M46 47h5',
};

const granary: Motif = {
  whole: 'M12 58V34a17 11 0 0 1 34 0v24zM50 58V34a17 11 0 0 1 34 0v24z',
  shade: 'M38 25c5 2 8 5 8 9v24h-7zM76 25c5 2 8 5 8 9v24h-7z' + arches(23, 1, 1, 9, 14, 58) + arches(61, 1, 1, 9, 14, 58),
  lines: 'M12 34h34M50 34h34M29 23v-4M67 23v-4M16 42h6M36 48h3M54 42h6',
  front: {
    tint: 'M40 58c-3-6-2-12 4-14h8c6 2 7 8 4 14z',
    glow: 'M43 44c1-4 9-4 10 0z',
    lines: 'M44 44h8M48 42c-1-4-4-5-6-5M48 42c0-5 1-6 3-8M48 42c1-3 4-4 6-4',
  },
};

const well: Motif = {
  whole: 'M26 58V40h44v18z' + 'M23 36h50v5H23z' + 'M22 18 48 5l26 13z',
  shade: block(58, 41, 12, 17) + 'M48 5l26 13H58z' + 'M65 36h8v5h-8z',
  lines: 'M30 18v18M66 18v18M48 18v10M26 47h32M26 53h32M36 41v6M50 41v6M42 47v6M34 53v5M50 53v5M30 24h36',
  tint: 'M43 27h10l-1.500 8h-7z',
};

const BARREL = 'M-9-20H9C12-14 12-6 9 0H-9C-12-6-12-14-9-20z';
const BARREL_SHADE = 'M3-20H9C12-14 12-6 9 0H3C6-6 6-14 3-20z';
const BARREL_LINES = 'M-10.500-15H10.500M-10.500-5H10.500M-3-20V0';
const barrels: Motif = {
  whole: put(BARREL, 33, 58, 1.2) + put(BARREL, 63, 58, 1.2),
  shade: put(BARREL_SHADE, 33, 58, 1.2) + put(BARREL_SHADE, 63, 58, 1.2),
  lines: put(BARREL_LINES, 33, 58, 1.2) + put(BARREL_LINES, 63, 58, 1.2),
  front: {
    whole: put(BARREL, 48, 34, 1.2) + 'M78 58V46h12v12z',
    shade: put(BARREL_SHADE, 48, 34, 1.2) + block(86, 46, 4, 12),
    tint: 'M77 46c0-4 3-5 5-4 2-2 6-1 6 1 3 0 3 3 2 3z',
    lines: put(BARREL_LINES, 48, 34, 1.2) + 'M78 49c-5-1-5 6 0 6',
  },
};

const amphorae: Motif = {
  whole: amphora(24, 58, 1.6).whole + amphora(72, 58, 1.6).whole,
  shade: amphora(24, 58, 1.6).shade + amphora(72, 58, 1.6).shade,
  lines: amphora(24, 58, 1.6).lines + amphora(72, 58, 1.6).lines + 'M12 42h23M61 42h23',
  front: {
    whole: amphora(48, 58, 2.1).whole,
    shade: amphora(48, 58, 2.1).shade,
    tint: 'M31.500 40.500c0-2 0-4 1-6h31c1 2 1 4 1 6z',
    lines: amphora(48, 58, 2.1).lines,
  },
};

const warehouse: Motif = {
  whole: block(8, 30, 80, 28) + 'M4 30 48 10l44 20z',
  shade: block(34, 36, 28, 22) + block(80, 30, 8, 28) + 'M48 10l44 20H76z',
  lines: 'M4 30h88M14 38h12M14 44h12M68 38h8M68 44h8M43 22h10',
  front: {
    whole: block(36, 48, 11, 10) + block(48, 48, 11, 10) + block(42, 38, 11, 10),
    lines: 'M36 53h11M48 53h11M42 43h11M41.500 48v5M53.500 48v5M47.500 38v5',
    tint: 'M66 58c-2-6-1-9 3-11h6c4 2 5 5 3 11z',
  },
};

export const TRADE: Record<string, Motif> = {
  market,
  forum,
  tavern,
  caravan,
  trading_post,
  ship,
  harbour,
  haven,
  lighthouse,
  vineyard,
  chamber,
  bridge,
  granary,
  well,
  barrels,
  amphorae,
  warehouse,
};
