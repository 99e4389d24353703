// Money and power, and what is left of both.

import type { Motif } from '../drawing';
import { arches, block, cypress, disc, pediment, rays } from '../pen';
import { DOVE, between, flag, put, ring } from './parts';

const purse: Motif = {
  whole: 'M38 22c-14 8-20 18-18 27 2 6 8 9 24 9s22-3 24-9c2-9-4-19-18-27z' + 'M34 12c6 3 14 3 20 0l-4 10H38z',
  shade: 'M48 22h2c14 8 20 18 18 27-2 6-8 9-20 9 14-8 12-26 0-36zM50 13.500l4-1.500-4 10h-3z',
  tint: 'M35 22h18v4H35z',
  lines: 'M53 24c6 0 8 3 10 8M53 25c4 3 4 6 4 10M28 40c2-5 5-8 8-10',
  front: {
    glow: disc(76, 52, 6) + disc(66, 54.5, 3.5) + disc(87, 54.5, 3.5),
    lines: ring(76, 52, 6, 3.6) + disc(87, 54.5, 3.5) + disc(66, 54.5, 3.5),
  },
};

const COIN = (x: number, y: number): string => `M${x - 9} ${y}a9 3 0 1 1 18 0v3a9 3 0 1 1-18 0z`;
const coins: Motif = {
  whole:
    [0, 1, 2, 3, 4, 5].map((i) => COIN(40, 52 - i * 4.5)).join('') +
    [0, 1, 2].map((i) => COIN(18, 52 - i * 4.5)).join('') +
    [0, 1, 2, 3].map((i) => COIN(62, 52 - i * 4.5)).join(''),
  shade: 'M44 31h5v22c0 2-3 3-5 3zM22 46h5v8c0 2-3 3-5 3zM66 42h5v11c0 2-3 3-5 3z',
  glow: 'M31 29.500a9 3 0 1 0 18 0 9 3 0 1 0-18 0zM9 43a9 3 0 1 0 18 0 9 3 0 1 0-18 0zM53 38.500a9 3 0 1 0 18 0 9 3 0 1 0-18 0z',
  lines: 'M31 29.500a9 3 0 1 0 18 0 9 3 0 1 0-18 0M9 43a9 3 0 1 0 18 0 9 3 0 1 0-18 0M53 38.500a9 3 0 1 0 18 0 9 3 0 1 0-18 0',
  front: {
    whole: disc(80, 46, 11.5),
    tint: disc(80, 46, 8.5),
    lines: rays(80, 46, 8, 2, 5.5),
    shade: 'M86 36.500a11.500 11.500 0 0 1-2 20.300C89 51 90 43 86 36.500z',
  },
};

const treasury: Motif = {
  whole: 'M16 34 21 8h54l5 26z',
  shade: 'M21 32 25 12h46l4 20z',
  lines: 'M30 8l-2 24M66 8l2 24',
  front: {
    glow: disc(24, 33, 5) + disc(33, 30, 5.5) + disc(43, 27.5, 5.5) + disc(53, 28, 5.5) + disc(63, 30.5, 5.5) + disc(72, 33, 5) + disc(48, 33, 6),
    lines: 'M30 28c1-1 3-2 5-1M40 25c1-1 4-2 6 0M60 28c1-1 4-1 5 0',
    front: {
      whole: block(13, 34, 70, 24),
      shade: block(69, 34, 14, 24),
      lines: 'M13 40h70M24 34v24M72 34v24',
      front: { whole: block(42, 37, 12, 11), shade: disc(48, 41.5, 1.6) + block(47.3, 42, 1.4, 4) },
    },
  },
};

const bank: Motif = {
  whole: block(10, 54, 76, 4) + block(14, 26, 68, 28) + block(10, 21, 76, 5) + 'M14 21l6-9h56l6 9z',
  shade: between(16, 3, 11, 5, 29, 54) + between(53, 3, 11, 5, 29, 54) + 'M76 12l6 9H70z' + block(78, 26, 4, 28),
  lines: 'M14 29h68',
  front: {
    whole: block(39, 26, 18, 28),
    shade: block(43, 38, 10, 16),
    glow: disc(48, 16.5, 3.4),
    lines: 'M48 31v0M43 44h10' + ring(48, 16.5, 3.4, 0.1),
  },
};

const scales: Motif = {
  whole:
    'M46 14h4v36h-4z' +
    'M34 54c0-3 6-5 14-5s14 2 14 5v4H34z' +
    disc(48, 10, 4) +
    'M18 16c8 2 14-2 28-1h4c14-1 20 3 28 1l-1 3c-8 2-14-1-27 0h-4c-13-1-19 2-27 0z',
  tint: 'M8 38h24c0 6-5 9-12 9S8 44 8 38zM64 34h24c0 6-5 9-12 9s-12-3-12-9z',
  shade: 'M48.500 18h1.500v31h-1.500zM52 49.300c6 .7 10 2.500 10 4.700v4H52zM24 38h8c0 6-5 9-12 9 4-2 5-5 4-9zM80 34h8c0 6-5 9-12 9 4-2 5-5 4-9z',
  lines: 'M20 18 9 38M20 18l11 20M76 18 65 34M76 18l11 16',
  glow: disc(48, 10, 1.8),
};

const embassy: Motif = {
  whole: block(18, 30, 60, 28) + block(14, 26, 68, 4) + pediment(14, 26, 68, 11),
  shade: arches(40, 1, 1, 16, 22, 58) + arches(23, 1, 1, 9, 13, 54) + arches(64, 1, 1, 9, 13, 54) + block(74, 30, 4, 28),
  tint: flag(10, 10, 16, 10) + put(flag(0, 0, 16, 10), 86, 10, 1, true),
  lines: 'M10 8v50M86 8v50M40 47h16M43 22h10',
};

const tomb: Motif = {
  whole: block(12, 52, 72, 6) + block(18, 36, 60, 16) + block(14, 30, 68, 6) + 'M16 30c4-8 12-12 32-12s28 4 32 12z',
  shade: block(64, 36, 14, 16) + block(70, 52, 14, 6) + block(70, 30, 12, 6) + 'M60 19c12 1 17 5 20 11H66c0-5-2-8-6-11z',
  tint: cypress(8, 58, 40) + cypress(88, 58, 34),
  lines: 'M24 40h10v8H24zM40 40h12v8H40z' + 'M46 18c-4-4-3-8 2-10 5 2 6 6 2 10M48 8V5',
};

const urn: Motif = {
  whole:
    'M36 52h24v6H36z' +
    'M44 46h8l2 6H42z' +
    'M30 22h36c3 12-5 22-14 24h-8c-9-2-17-12-14-24z' +
    'M28 18h40v4H28z' +
    'M32 18c2-6 8-8 16-8s14 2 16 8z' +
    disc(48, 7.5, 2.8),
  shade: 'M58 22h8c3 12-5 22-14 24h-4c8-6 12-14 10-24zM56 11c4 1 7 3 8 7h-6c0-3-1-5-2-7zM52 46l2 6h-5zM52 52h8v6h-8z',
  tint: 'M30 28h36c0 3-1 5-2 7H32c-1-2-2-4-2-7z',
  lines: 'M29 24c-8-2-11 4-9 9 2 4 7 5 12 5M67 24c8-2 11 4 9 9-2 4-7 5-12 5M36 31.500h24',
};

const seal: Motif = {
  whole: 'M16 7h56v34c-10 4-18-3-28 0s-18 3-28 0z',
  shade: 'M62 7h10v34c-4 1.400-7 1.300-10 .8z',
  lines: 'M24 15h30M24 21h26M24 27h30M24 33h14',
  front: {
    tint: 'M56 40 49 58l6-2 4 3 4-17zM66 40l8 18-6-2-4 3-4-17z',
    front: {
      whole: disc(61, 36, 12),
      shade: 'M67 25.600a12 12 0 0 1-4 22.200C69 41 70 32 67 25.600z',
      lines: disc(61, 36, 8.5) + 'M56 40l-.5-7 3 2.500L61 31l2.500 4.500 3-2.500-.5 7z',
    },
  },
};

const crown: Motif = {
  whole: 'M20 50 14 18l18 14 16-22 16 22 18-14-6 32z' + block(20, 50, 56, 8) + disc(14, 16, 3) + disc(48, 8, 3.5) + disc(82, 16, 3),
  shade: 'M64 32l18-14-6 32H60z' + block(62, 50, 14, 8),
  glow: disc(48, 40, 4) + disc(32, 43, 2.5) + disc(64, 43, 2.5),
  lines: 'M21 47h54',
};

const dove: Motif = {
  whole: DOVE,
  shade: 'M60 4c1 8 0 15-4 20-4 6-10 8-17 8 10-6 18-15 21-28zM40 36c10 6 22 8 37 8-16 2-28-2-37-8z',
  lines:
    'M21 24h.5M14 26l-5 1 6 2M8 28c-2 6-2 14 2 22M8 34c-3-2-4-4-4-7 3 0 5 3 4 7zM9 42c3-2 5-3 8-3-1 4-4 5-8 3zM10 48c-3-1-5-3-6-6M46 24l8-12M44 20l6-10',
};

export const AFFAIRS: Record<string, Motif> = {
  purse,
  coins,
  treasury,
  bank,
  scales,
  embassy,
  tomb,
  urn,
  seal,
  crown,
  dove,
};
