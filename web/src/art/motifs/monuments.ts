// What stands in squares and gardens, to be looked at.

import type { Motif } from '../drawing';
import { arches, block, cypress, disc, flame } from '../pen';
import { between, person } from './parts';

const altar: Motif = {
  whole: block(18, 53, 60, 5) + block(24, 47, 48, 6) + block(29, 30, 38, 17) + 'M25 30c-3-1-4-5-1-7 2-1 4 0 4 2h40c0-2 2-3 4-2 3 2 2 6-1 7z',
  shade: block(56, 30, 11, 17) + block(60, 47, 12, 6) + block(64, 53, 14, 5),
  tint: 'M31 33q8 8 17 1 9 7 17-1l-.5 3q-8 9-16.500 2.500-8 6.500-16.500-2.500z',
  glow: flame(48, 25, 17) + flame(40, 25, 9) + flame(56, 25, 9),
  lines: 'M48 25c-3-3-3-6 0-9M50 6c4-2 1-3 3-3M58 13c5-2 1-5 6-7M39 12c-4-2 0-4-3-7',
};

const statue: Motif = {
  whole: block(28, 53, 40, 5) + block(33, 45, 30, 8) + block(31, 42, 34, 3),
  shade: block(54, 45, 9, 8) + block(58, 53, 10, 5) + block(58, 42, 7, 3),
  lines: 'M38 49h10M60 10v32M58 14l2-5 2 5',
  front: {
    whole:
      'M45 13.500C41 12 38 9 36.500 3.500L33 4.500C34 10.500 36.500 15.500 41 18.500L41 24C40 30 39.500 36 40 42H56C57 36 56.500 31 55.500 25L59 30.500 61.500 28.500C60.500 22 58 16 53.500 14L51.500 13.500z' +
      'M45.800 8c0-3 1.600-5 3.700-5s3.700 2 3.700 5-1.600 5-3.700 5-3.700-2-3.700-5z',
    shade:
      'M51.500 13.500l2 .5c4.500 2 7 8 8 14.500L59 30.500 55.500 25C56.500 31 57 36 56 42H50.500C53 33 53.500 22 51.500 13.500zM50.500 3.300c1.600.6 2.700 2.400 2.700 4.700s-1 4.200-2.700 4.800c1-3 1-6.500 0-9.500z',
    lines: 'M42 20c4 4 9 5 13.500 5M41.300 25c4 4 8 5.500 13.500 5.500M44 31c-.5 4-.5 7-.5 11M48 33c0 3-.3 6-.5 9',
  },
};

const obelisk: Motif = {
  whole: block(28, 53, 40, 5) + block(34, 47, 28, 6) + 'M40 47 43 12l5-8 5 8 3 35z',
  shade: 'M48 4l5 8 3 35h-8z' + block(48, 47, 14, 6) + block(50, 53, 18, 5),
  lines: 'M43 12h10M44.500 18h2M44.300 22l2 2M44 29h2.500M45 33v3M43.500 41h3M50 18h2M50 24v3M50 32h2.500M50.500 38v3',
  tint: cypress(18, 58, 20) + cypress(78, 58, 26),
};

const gardens: Motif = {
  whole: block(6, 46, 84, 12) + block(18, 33, 60, 13) + block(30, 21, 36, 12),
  shade:
    arches(9, 3, 9, 5.5, 8.5, 58) +
    arches(64, 3, 9, 5.5, 8.5, 58) +
    arches(21, 2, 9, 5.5, 9, 46) +
    arches(61, 2, 9, 5.5, 9, 46) +
    arches(33, 1, 1, 5.5, 8, 33) +
    arches(57.5, 1, 1, 5.5, 8, 33) +
    'M38 58l4-12h12l4 12z',
  tint:
    'M4 46q2-6 7-4 3-5 8 4-2 6-4 1-3 8-5 2-3 5-6 0zM70 46q3-6 8-4 4-4 8 0 4-1 6 4-2 5-5 1-2 7-5 1-3 7-5 0-4 5-7-2z' +
    'M16 33q3-6 8-4 3-3 7 4-2 6-5 1-3 7-5 1-3 4-5-2zM64 33q3-6 7-4 5-3 9 4-2 5-5 1-3 8-5 1-3 5-6-2z' +
    cypress(36, 21, 13) +
    cypress(60, 21, 13) +
    'M41 15c-3-5 1-9 4-8 1-5 7-5 8 0 4-1 6 5 2 8z',
  lines: 'M48 21V11M39.500 54h17M41 50h14M42.500 46h11M44 46V33h8v13M44 42h8M44 38h8',
};

const fountain: Motif = {
  whole:
    'M10 46h76l-5 12H15z' +
    'M44 46l1-14h6l1 14z' +
    'M29 29h38c-2 5-8 7-13 7H42c-5 0-11-2-13-7z' +
    'M45.500 29l1-10h3l1 10z' +
    'M39 17h18c-1 3-4 4-6 4h-6c-2 0-5-1-6-4z',
  tint: 'M13 46h70l-1 3H14z',
  shade: 'M60 46h26l-5 12H58zM55 29h12c-2 5-8 7-13 7h-3c3-2 4-4 4-7zM51 17h6c-1 3-4 4-6 4z',
  lines: 'M48 17V7M48 8c-5-5-9-2-9 7M48 8c5-5 9-2 9 7M30 30c-6 0-9 6-9 15M66 30c6 0 9 6 9 15M36 33c-4 1-6 6-6 12M60 33c4 1 6 6 6 12M12.500 51h71',
};

const rostrum: Motif = {
  whole:
    block(8, 53, 80, 5) +
    block(13, 34, 70, 19) +
    block(10, 30, 76, 4) +
    'M17 30V14h5v16zM74 30V14h5v16z' +
    disc(19.5, 10.5, 2.5) +
    disc(76.5, 10.5, 2.5) +
    block(15.5, 13, 8, 2) +
    block(72.5, 13, 8, 2),
  shade: block(70, 34, 13, 19) + block(76, 53, 12, 5) + block(76, 30, 10, 4) + block(20, 15, 2, 15) + block(77, 15, 2, 15),
  front: {
    whole: person(46, 30, 1.25) + 'M49 14l8-7 2 2-7 8z',
    tint: [21, 41, 61].map((x) => `M${x} 37h5c5 1 8 5 9 11h-4c-2-3-5-4-10-4z`).join(''),
    shade: 'M48 12c3 1 3.500 8 4.200 18h-3.500C50 23 50 16 48 12z',
    lines: 'M44 16c1 5 1 9 0 14' + [21, 41, 61].map((x) => `M${x} 40.500h4`).join(''),
  },
};

const belvedere: Motif = {
  whole:
    'M6 58C14 48 26 43 38 42h22c12 1 24 6 30 16z' + block(28, 38, 40, 5) + block(33, 21, 30, 17) + block(30, 17, 36, 4) + 'M33 17a15 12 0 0 1 30 0z',
  shade: between(34, 5, 6.2, 3, 21, 38) + 'M54 6c5 2 9 6 9 11h-6c0-5-1-8-3-11zM60 42c12 1 24 6 30 16H76C72 50 66 45 60 42z',
  tint: cypress(20, 50, 22) + cypress(76, 51, 24),
  lines: 'M48 5V2.500M30 58c2-7 8-6 12-9 3-2 2-4 2-6M18 36h10M68 36h10',
};

const triumphal_arch: Motif = {
  whole: block(12, 54, 72, 4) + block(16, 22, 64, 32) + block(13, 17, 70, 5) + block(20, 8, 56, 9),
  shade:
    arches(37, 1, 1, 22, 28, 54) +
    arches(21.5, 1, 1, 9, 17, 54) +
    arches(65.5, 1, 1, 9, 17, 54) +
    block(76, 22, 4, 32) +
    block(78, 17, 5, 5) +
    block(70, 8, 6, 9),
  lines: 'M16 26h64M18.500 26v28M33.500 26v28M62.500 26v28M77.500 26v28M34 11h28M34 14h28M40 8c0-3 2-5 4-3M48 8c0-3 2-5 4-3M56 8c0-3-1-4 2-5',
};

export const MONUMENTS: Record<string, Motif> = { altar, statue, obelisk, gardens, fountain, rostrum, belvedere, triumphal_arch };
