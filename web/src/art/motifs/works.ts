// What is being built and with what; games, feasts and the tools of thinkers.

import type { Motif } from '../drawing';
import { arches, block, disc, rays } from '../pen';
import { flag, put, ring } from './parts';

const crane: Motif = {
  whole: block(48, 42, 42, 16) + block(56, 30, 28, 12),
  shade: block(78, 42, 12, 16) + block(74, 30, 10, 12),
  lines: 'M48 50h30M60 42v8M70 50v8M58 50v8M56 36h18',
  front: {
    whole: 'M8 58 55 5l3 2.500L13 58zM30 58 56 6l3.500 1.500L34 58z',
    tint: 'M55 20h14v8H55z',
    lines: 'M58 7l4 1M62 8v6M55 20l7-6 7 6M62 8 22 42M26 50h12',
    front: { whole: ring(22, 46, 12, 9), tint: disc(22, 46, 2.5), lines: rays(22, 46, 8, 2.5, 9) },
  },
};

const scaffold: Motif = {
  whole: 'M30 58V24h36v34z' + 'M26 24h44v-5H26z',
  shade: arches(40, 1, 1, 16, 22, 58) + block(60, 24, 6, 34),
  lines: 'M14 58V8M24 58V8M76 58V8M86 58V8M10 22h18M10 40h18M72 22h18M72 40h18M14 40 24 22M14 58 24 40M86 40 76 22M86 58 76 40M10 10h80',
  tint: 'M30 19v-5h10v5zM42 19v-5h10v5z',
};

const ladder: Motif = {
  whole: 'M20 58V26h14v-8h14v-8h30v48z',
  shade: block(66, 10, 12, 48),
  lines: 'M20 34h46M34 26h32M20 42h46M20 50h46M48 18h18M28 34v8M42 26v8M56 18v8M40 42v8M54 34v8M30 50v8M58 42v8',
  front: { whole: 'M6 58 36 6h3L9 58zM20 58 50 6h3L23 58z', lines: 'M10 55h13M14 48h13M18 41h13M22 34h13M26 27h13M30 20h13M34 13h13' },
};

const bell: Motif = {
  whole: 'M28 46c6-6 6-12 7-20 1-8 6-13 13-13s12 5 13 13c1 8 1 14 7 20z' + 'M26 46h44v4H26z' + block(10, 6, 76, 4),
  shade: 'M54 15c4 2 6 6 7 11 1 8 1 14 7 20H56c3-10 3-22-2-31z' + block(60, 46, 10, 4),
  tint: disc(48, 53, 3.5),
  lines: 'M48 13V10M44 10c0 4 8 4 8 0M16 10v48M80 10v48M34 40h26',
};

const foundation_stones: Motif = {
  whole: block(6, 46, 28, 12) + block(34, 46, 28, 12) + block(62, 46, 28, 12) + block(18, 34, 28, 12) + block(46, 34, 28, 12) + block(30, 22, 28, 12),
  shade: block(82, 46, 8, 12) + block(66, 34, 8, 12) + block(50, 22, 8, 12) + block(28, 46, 6, 12) + block(56, 46, 6, 12) + block(40, 34, 6, 12),
  lines: 'M10 52h10M38 53h10M22 40h10M66 52h9M50 40h8M34 28h8',
  front: { tint: 'M70 18h18v12H70z', lines: 'M70 18l9-8 9 8M79 10V3' },
};

const staircase: Motif = {
  whole:
    [0, 1, 2, 3, 4, 5]
      .map((i) => block(8 + i * 13, 50 - i * 7.5, 80 - i * 13 - 2, 8 + i * 7.5))
      .slice(0, 1)
      .join('') + 'M8 58v-8h13v-8h13v-8h13v-8h13v-8h13v-8h15v48z',
  shade: 'M78 10h10v48H78z',
  lines: 'M21 50h57M34 42h44M47 34h31M60 26h18M73 18h5',
  front: { tint: flag(80, 3, 9, 5), lines: 'M80 10V3' },
};

const babel: Motif = {
  whole: 'M10 58 15 45h66l5 13zM19 45l4-12h50l4 12zM27 33l4-11h34l4 11zM35 22l3-10h20l3 10zM42 12l2-7h8l2 7z',
  shade:
    'M66 45h15l5 13H70zM62 33h11l4 12H65zM57 22h8l4 11H60zM52 12h6l3 10h-7zM49 5h3l2 7h-4z' +
    arches(20, 5, 9.5, 4.5, 8, 58) +
    arches(28, 4, 9, 4, 7.5, 45) +
    arches(35, 3, 8, 3.6, 7, 33) +
    arches(41, 2, 7, 3.2, 6, 22),
  lines: 'M15 50C40 53 66 50 83 45M23 38c18 3 36 0 50-5M31 27c12 2 24 0 34-5M38 16c7 1 14 0 20-4',
};

const tools: Motif = {
  whole: 'M22 54 62 12l4 4-40 42c-3 1-5-1-4-4z' + 'M54 8l10-4 16 16-4 10-6 1L53 14z',
  shade: 'M64 14l2 2-40 42c-1 0-2 0-3-1z' + 'M72 12l8 8-4 10-6 1-4-4z',
  front: {
    whole: 'M74 54 34 16l-4 4 40 38c3 1 5-1 4-4z',
    tint: 'M12 26C14 14 24 6 38 6c-3 3-5 5-4 9l-5 6c-5 0-10 1-17 5z',
    shade: 'M32 18l-2 2 40 38c1 .3 2 .3 3-.3z',
  },
};

const trowel: Motif = {
  whole: 'M10 58V48h30v10zM40 58V48h30v10zM24 48V38h30v10z',
  shade: block(62, 48, 8, 10) + block(46, 38, 8, 10) + block(33, 48, 7, 10),
  front: { tint: 'M58 40 74 16l12 10z', lines: 'M80 21l4-8M58 40l22-19', whole: 'M82 14l4-8 4 2-4 8z' },
};

const circus: Motif = {
  whole: 'M4 40C4 26 24 20 48 20s44 6 44 20v8c0 8-20 10-44 10S4 56 4 48z',
  tint: 'M12 40c0-8 16-12 36-12s36 4 36 12-16 11-36 11-36-3-36-11z',
  shade: 'M24 39c4-3 44-3 48 0-4 4-44 4-48 0z',
  lines: 'M8 34C14 27 30 24 48 24s34 3 40 10M10 52l2-4M22 56l1-4M36 57.500V54M60 57.500V54M74 56l-1-4M86 52l-2-4',
  front: {
    whole: 'M44 40l2-28 2-5 2 5 2 28z' + 'M26 40l2-8h4l2 8zM62 40l2-8h4l2 8z',
    shade: 'M48 7l2 5 2 28h-4zM31 32h1l2 8h-3zM67 32h1l2 8h-3z',
    lines: 'M14 30V12l8 3-8 3M82 30V12l8 3-8 3',
  },
};

const arena: Motif = {
  whole: 'M6 58V26c0-4 18-8 42-8s42 4 42 8v32z',
  shade: 'M12 26c2-3 16-5 36-5s34 2 36 5c-4 3-18 5-36 5s-32-2-36-5z' + arches(10.5, 7, 11, 6.6, 8.5, 44) + arches(10.5, 7, 11, 6.6, 10.5, 58),
  lines: 'M6 34c12 3 72 3 84 0M6 46c12 2 72 2 84 0M20 20V10l7 2.500-7 2.500M76 20V10l7 2.500-7 2.500M48 18V7l7 2.500-7 2.500',
};

const banner: Motif = {
  whole: 'M26 12h44v40l-22-9-22 9z',
  shade: 'M60 12h10v40l-10-4z',
  tint: disc(48, 27, 9),
  lines: 'M18 12h60M18 10v4M78 10v4M48 12V4M26 17h44',
};

const laurel: Motif = {
  tint: [0, 1, 2, 3, 4]
    .map(
      (i) =>
        put('M0 0C-6-1-9-5-9-10-4-9-1-5 0 0z', 40 - i * 4.5 + i * i * 0.9, 54 - i * 10, 1.15) +
        put('M0 0C-6-1-9-5-9-10-4-9-1-5 0 0z', 56 + i * 4.5 - i * i * 0.9, 54 - i * 10, 1.15, true),
    )
    .join(''),
  whole: [0, 1, 2, 3]
    .map(
      (i) =>
        put('M0 0C2-6 6-8 10-8 9-4 6-1 0 0z', 37 - i * 3.5 + i * i * 0.9, 49 - i * 10) +
        put('M0 0C2-6 6-8 10-8 9-4 6-1 0 0z', 59 + i * 3.5 - i * i * 0.9, 49 - i * 10, 1, true),
    )
    .join(''),
  lines: 'M48 56C32 52 24 36 31 11M48 56C64 52 72 36 65 11M44 58l8-4M52 58l-8-4',
};

const workbench: Motif = {
  whole: 'M8 38h80v6H8z' + block(14, 44, 5, 14) + block(77, 44, 5, 14),
  shade: block(62, 38, 26, 6) + block(16.5, 44, 2.5, 14) + block(79.5, 44, 2.5, 14),
  lines: 'M19 52h58',
  front: {
    whole: 'M20 38V26h16v12z' + 'M54 38l2-16h10l2 16z',
    tint: 'M18 26h20v-4H18z',
    shade: block(31, 26, 5, 12) + 'M62 22h4l2 16h-5z',
    lines: 'M44 38 48 16M46 14l8-4M45 18l8 1M54 28h13M72 38l10-8M80 28l4 4M58 22V12M62 22V10M65 22l3-8',
  },
};

const map: Motif = {
  whole: 'M8 16 34 10l28 6 26-6v40l-26 6-28-6-26 6z',
  tint: 'M8 30c8-2 10 6 16 5s8-8 16-6 6 10 14 10 10-8 18-8 12 2 16 0v19l-26 6-28-6-26 6z',
  shade: 'M62 16l6-1.400v40L62 56zM34 10l5 1v40l-5-1z',
  lines: 'M20 22c8 0 8 4 14 2M44 20l5 3M72 22l8-2M52 46l4 4M56 46l-4 4' + ring(76, 42, 5, 0.1) + 'M76 34v16M68 42h16',
};

const lyre: Motif = {
  whole: 'M32 48C20 36 26 22 24 8h5c3 12 0 22 8 30h22c8-8 5-18 8-30h5c-2 14 4 28-8 40l-4 6H36z' + 'M22 12h52v4H22z',
  shade: 'M59 38c8-8 5-18 8-30h5c-2 14 4 28-8 40l-4 6h-8z',
  lines: 'M40 16v28M45 16v28M51 16v28M56 16v28M36 44h24M24 8c-3-2-4 0-5 2M72 8c3-2 4 0 5 2',
  tint: 'M38 44h20l2 4-2 4H38l-2-4z',
};

const abacus: Motif = {
  whole: 'M10 12h76v46H10zM16 18v34h64V18z',
  shade: 'M80 12h6v46h-6z',
  lines: 'M16 26h64M16 35h64M16 44h64',
  front: {
    whole:
      [22, 29, 36].map((x) => disc(x, 26, 3.4)).join('') +
      [22, 29, 60, 67, 74].map((x) => disc(x, 35, 3.4)).join('') +
      [22, 67, 74].map((x) => disc(x, 44, 3.4)).join(''),
    tint:
      [67, 74].map((x) => disc(x, 26, 3.4)).join('') +
      [36].map((x) => disc(x, 35, 3.4)).join('') +
      [29, 36, 60].map((x) => disc(x, 44, 3.4)).join(''),
  },
};

export const WORKS: Record<string, Motif> = {
  crane,
  scaffold,
  ladder,
  bell,
  foundation_stones,
  staircase,
  babel,
  tools,
  trowel,
  circus,
  arena,
  banner,
  laurel,
  workbench,
  map,
  lyre,
  abacus,
};
