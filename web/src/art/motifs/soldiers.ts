// Soldiers, what they fight with and what carries them.

import type { Motif } from '../drawing';
import { arches, battlements, block, disc, rays } from '../pen';
import { put, ring } from './parts';

const HORSE_HEAD =
  'M0 0C-1-7 0-13 5-19 8-23 12-25 15-25L16-30 19-26C22-23 24-19 28-14 30-12 31-9 28-7 26-6 24-7 22-9 19-9 17-9 15-10 14-6 17-3 17 0z';
const stables: Motif = {
  whole: block(10, 28, 76, 30) + 'M5 28 48 8l43 20z',
  shade: block(20, 32, 32, 26) + block(62, 34, 16, 24) + block(42, 18, 12, 6),
  lines: 'M5 28h86M82 34v20',
  front: {
    whole: put(HORSE_HEAD, 23, 46, 0.9) + block(19, 45, 34, 13),
    shade: put('M15-25 16-30 19-26C14-24 9-19 7-12 5-6 6-2 6 0H0C-1-7 0-13 5-19 8-23 12-25 15-25z', 23, 46, 0.9),
    lines: 'M19 45 53 58M53 45 19 58M62 46h16M70 34v24',
    glow: disc(40.5, 29, 0.9),
  },
};

const archery_range: Motif = {
  whole: 'M24 58 33 40h4L30 58zM58 58 51 40h4l9 18z' + disc(44, 28, 22),
  tint: ring(44, 28, 16.5, 11),
  shade: disc(44, 28, 5.5),
  lines: 'M44 28 62 16M62 16l1-5M62 16l5 .5M65 14l1-5M65 14l5 .5M40 32 25 12M25 12l-5-.5M25 12l-.5-5' + 'M80 8c14 14 14 36 0 50M80 8v50',
  front: { glow: disc(44, 28, 1.6) },
};

const catapult: Motif = {
  whole: 'M10 44h70v6H10z' + 'M44 44 54 20h4l6 24h-4l-4-15-8 15z' + 'M16 43 70 13l2 3-51 30z' + 'M68 11c2-5 11-5 13 1-1 5-9 8-13 4z',
  shade: 'M57 20h1l6 24h-4l-4-16zM46 47h34v3H46z',
  lines: 'M56 27 30 44M12 44v-4',
  front: {
    whole: ring(22, 50, 8, 5.4) + ring(68, 50, 8, 5.4) + disc(75, 9, 5),
    shade: disc(22, 50, 2) + disc(68, 50, 2) + 'M76 4.200a5 5 0 0 1 1 9.500c2-3 2-6-1-9.500z',
    lines: rays(22, 50, 6, 2, 5.4) + rays(68, 50, 6, 2, 5.4),
  },
};

const ballista: Motif = {
  whole: 'M44 42 32 58h5l11-13 11 13h5L52 42z' + block(45, 36, 6, 22) + 'M8 33 78 25l.5 5L9 38z',
  shade: 'M50 42h2l12 16h-5zM48 38h3v20h-3z' + 'M8.700 36 78.300 28l.2 2L9 38z',
  lines: 'M57 9 17 34M57 51 17 36.500M10 32.500 88 23.500M88 23.500l-5-1.500M88 23.500l-4.500 3M9 38l-3 4M12 37.500l-3 4',
  front: {
    whole: 'M56 7C72 12 72 47 56 53L55 50.500C66 45 66 16 55 9.500z' + block(58, 22, 8, 11),
    shade: 'M63 14C69 22 69 38 63 46 66 37 66 24 63 14z' + block(62.5, 22, 3.5, 11),
  },
};

const siege_tower: Motif = {
  whole: 'M28 52 33 8h30l5 44z' + 'M31 8h34V3h-5v3h-5V3h-6v3h-5V3h-6v3h-7z' + block(24, 48, 48, 5),
  shade: 'M56 8h7l5 40H58z' + arches(41, 1, 1, 11, 11, 24) + block(38, 31, 4, 6) + block(48, 31, 4, 6),
  lines: 'M32 17h32M31 27h34M30 39h36M63 17 90 24M63 27 84 40M88 23l-4 14M30 48 37 39 46 48 54 39 62 48',
  front: { whole: ring(34, 52, 6, 3.6) + ring(62, 52, 6, 3.6), lines: rays(34, 52, 4, 0, 3.6) + rays(62, 52, 4, 0, 3.6) },
};

const chariot: Motif = {
  whole: 'M34 44C32 30 34 20 42 15c3 9 12 13 28 13l-2 16z' + 'M36 42C26 43 16 37 8 27l2-2C18 34 26 39 36 39z' + 'M3 24l10 3-1 3-10-3z',
  shade: 'M56 27c4 1 9 1 14 1l-2 16H54z',
  tint: 'M39 40c-1-8 0-13 3-17 3 6 8 9 14 10l-1 7z',
  lines: 'M42 15c4-2 6-1 8 1M70 28c4-1 5-3 5-6',
  front: {
    whole: ring(52, 43, 15, 12),
    shade: 'M61 31a15 15 0 0 1 0 24l-2-2a12 12 0 0 0 0-20z',
    tint: disc(52, 43, 3),
    lines: rays(52, 43, 8, 3, 12),
  },
};

const helmet: Motif = {
  whole: 'M30 54c-2-8-3-16-1-25C31 18 40 13 49 14c13 1 21 11 21 23 0 7 2 12 6 17-8 3-14 1-18-6l-4-9-8 2-2 13c-4 2-9 2-14 0z',
  shade: 'M56 15.500C65 19 70 27 70 37c0 7 2 12 6 17-8 3-14 1-18-6 5-10 4-22-2-32.500z' + 'M44 30c4-2 8-2 11 0l-3 5-6 .5z',
  tint: 'M22 22C26 6 46 0 62 6c14 5 21 18 19 36-3-14-9-22-17-26-11-6-26-6-42 6z',
  lines: 'M30 14l3 4M39 9l2 5M49 7v6M59 9l-2 5M67 13l-4 5M74 20l-6 4M44 41l-1 12M33 26c2-4 6-7 10-8',
};

const armoury: Motif = {
  whole:
    block(8, 54, 80, 4) +
    block(44, 22, 44, 4) +
    'M50 54V14l2.500-9 2.500 9v40zM82 54V16c-4 2-5-3-4-8 2 3 8 3 10 0 1 5 0 10-3 8v38z' +
    'M66 52h4v-8h4v-3h-4V16l-2-6-2 6v25h-4v3h4z',
  shade: 'M52.500 5l2.500 9v40h-2.500zM68 10l2 6v36h-2z' + block(72, 54, 16, 4),
  lines: 'M50 16h5',
  front: {
    whole: disc(28, 37, 19),
    tint: ring(28, 37, 14, 7),
    shade: 'M38 21a19 19 0 0 1-6 34.500C42 47 44 32 38 21z',
    front: { whole: disc(28, 37, 5), lines: rays(28, 37, 8, 8, 12) },
  },
};

const training_dummy: Motif = {
  whole: 'M36 22h24l2 20H34z' + disc(48, 13, 8) + block(46, 42, 4, 16) + block(16, 25, 64, 4),
  shade: 'M54 22h6l2 20h-9c2-7 2-14 1-20zM51 5.600a8 8 0 0 1 0 14.800c3-4 3-11 0-14.800z' + block(48.5, 44, 1.5, 14),
  tint: 'M32 42h32l3 8-5-3-3 5-4-5-4 6-3-6-4 6-4-6-4 5-3-5-5 3z',
  lines: 'M35 34h27M43 13l4-1M49 12l4 1M40 19c5 3 11 3 16 0M34 58l12-6M62 58l-12-6M42 22l2 12M54 22l-2 12',
  front: {
    tint: disc(20, 33, 14),
    whole: disc(20, 33, 4.5) + 'M76 44V14l2.500-8 2.500 8v30z' + block(72, 36, 13, 3),
    shade: 'M26 20.500a14 14 0 0 1-2 25.800C31 40 31 28 26 20.500zM78.500 6l2.500 8v30h-2.500z',
  },
};

const swords: Motif = {
  tint: 'M48 14c6 0 11-3 15-3 1 16-3 28-15 35-12-7-16-19-15-35 4 0 9 3 15 3z',
  shade: 'M48 14c6 0 11-3 15-3 1 16-3 28-15 35z',
  front: {
    whole:
      'M17 6l8 2 38 37-5 5-38-36zM79 6l-8 2-38 37 5 5 38-36z' +
      'M68 40l2 2-12 12-2-2zM28 40l-2 2 12 12 2-2z' +
      'M66 48l8 7-3 3-8-7zM30 48l-8 7 3 3 8-7z',
    shade: 'M25 8l38 37-2.500 2.500L19 10zM79 6l-3 8-38 36-2.500-2.500z',
  },
};

const standard: Motif = {
  whole: 'M34 20h30v28c-5 2-10 2-15 0s-10-2-15 0z' + disc(48, 9, 5),
  tint: 'M39 26h20v12H39z',
  shade: 'M57 20h7v28c-2.500 1-5 1.400-7 1.300z',
  glow: disc(48, 9, 2),
  lines:
    'M48 14v44M28 20h41M28 20v4M69 20v4M40 4c2-2 3-1 5 1M56 4c-2-2-3-1-5 1M37 49v4M44 48v4M52 50v4M60 50v4M43 32h12M43 29h12M43 35h12M42 58l6-4 6 4',
};

const mercenary: Motif = {
  whole: 'M44 20h12l4 19-2 3 3 16h-7l-4-14-6 14h-7l4-18z' + disc(50, 14, 5.5),
  shade: 'M53 20h3l4 19-2 3 3 16h-4l-4-16c2-8 2-15 0-22zM52 9a5.500 5.500 0 0 1 0 10z',
  tint: 'M41 13c-1-9 13-13 21-5 4 4 4 12 1 18-1-6-4-11-9-13z' + 'M57 21c5 5 8 16 9 30-4-3-7-6-7-12z',
  lines: 'M56 24l15 5M73 4v54',
  front: {
    whole: disc(37, 32, 15) + 'M70.500 10 73 3l2.500 7z',
    tint: ring(37, 32, 10.5, 5),
    shade: 'M44.500 19a15 15 0 0 1-5 27.500C47 40 49 28 44.500 19z',
  },
};

const elephant: Motif = {
  whole: 'M22 58v-9c-3-6-3-15 1-21 5-8 14-10 24-9 14-1 24 3 28 12 3 8 3 17 2 27H66l-1-12c-8 3-18 3-26 0l-1 12z',
  shade: 'M64 21c6 2 9 6 11 10 3 8 3 17 2 27H66l-1-12-8 2c6-7 9-17 7-27zM30 46c3 1 6 1 9 0l-1 12h-6z',
  tint: 'M42 18.500h24l-2 13c-7 2-14 2-21 0z',
  lines: 'M77 34c4 2 5 9 4 15M48 19v13M58 19l-1 13M27 58h4M70 58h4',
  front: {
    whole:
      'M42 18.500V6h24v12.500z' +
      battlements(42, 6, 24, 3.4, 3) +
      'M32 24c-5-6-15-6-19 1-3 5-3 12-3 19 0 5-1 8-5 8 2 5 9 4 10-4 1-4 1-8 3-11 5 4 12 3 15-2z',
    shade: block(60, 6, 6, 12.5),
    tint: 'M25 22c6-3 12 0 13 6 1 7-2 12-7 15-5-4-8-14-6-21z',
    lines: 'M42 12h24M50 6v6M57 12v6M17 28h.8M14 39c4 2 9 5 14 3',
  },
};

const tent: Motif = {
  whole: 'M8 58 38 14l6 6 36 38z' + 'M56 58 74 32l18 26z',
  shade: 'M38 14l6 6 36 38H56z' + 'M74 32l18 26H80z',
  tint: 'M30 58l8-32 10 32z',
  lines: 'M38 14V6M38 6l9 3-9 3M8 58l-4-3M38 14l-3 44M74 32v-4M50 34l6-2',
};

const horse: Motif = {
  shade: 'M36 36l-8 8 4 9 4-2-3-6 9-6zM66 42l2 9-3 7h4l3-7 0-10z',
  whole:
    'M15 27C13 25 13 22 16 20L25 11 26 6l3 4C34 12 38 17 42 22 50 25 58 24 64 22 72 20 78 24 79 31 80 36 77 38 76 42L79 50 78 58H74L74 51 70 43C62 44 54 43 47 41L46 49V58H42L41 48 39 38C35 34 32 28 31 23 27 25 23 25 21 26L18 28C17 29 16 28 15 27z',
  tint: 'M79 27C88 28 89 40 85 50 84 43 82 38 79 34zM26 9C33 11 39 16 43 22.500 39 23 36 21 34 25 31 20 29 14 26 9z',
  front: {
    shade: 'M66 21.700C73 21 78 25 79 31 80 36 77 38 76 42L79 50 78 58H76L76 50 71 42 60 43.500C67 38 69 29 66 21.700z',
    lines: 'M23 16h.5M16 24h1.500',
  },
};

export const SOLDIERS: Record<string, Motif> = {
  stables,
  archery_range,
  catapult,
  ballista,
  siege_tower,
  chariot,
  helmet,
  armoury,
  training_dummy,
  swords,
  standard,
  mercenary,
  elephant,
  tent,
  horse,
};
