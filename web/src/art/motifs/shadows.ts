// What shuns the light, and what brings it.

import type { Motif } from '../drawing';
import { arches, block, disc, flame, rays } from '../pen';
import { DOVE, put } from './parts';

const MASK = 'M0-18C7-18 13-17 15-15 16-2 11 10 0 16-11 10-16-2-15-15-13-17-7-18 0-18z';
const mask: Motif = {
  tint: put(MASK, 64, 30, 1.25),
  shade:
    put('M4-18C8-18 13-17 15-15 16-2 11 10 0 16 8 6 9-8 4-18z', 64, 30, 1.25) +
    'M54 26c3-3 7-2 8 1-3 1-6 1-8-1zM68 27c2-3 6-3 8-1-2 3-6 3-8 1zM58 44c3-5 10-5 13 0-4-2-9-2-13 0z',
  lines: 'M80 14c4 6 4 12 2 20M48 46c-2 4-2 8 0 12',
  front: {
    whole: put(MASK, 36, 34, 1.45),
    shade:
      put('M5-18C9-18 13-17 15-15 16-2 11 10 0 16 9 6 10-8 5-18z', 36, 34, 1.45) +
      'M23 28c4-4 9-2 10 2-4 1-8 1-10-2zM40 30c1-4 6-6 10-2-2 3-6 3-10 2z' +
      'M25 40c7 3 15 3 22 0-2 9-7 13-11 13s-9-4-11-13z',
    lines: 'M22 23c4-3 8-3 11-1M40 22c3-2 7-2 10 1M36 32l-2 6h4M14 12c-5 6-6 14-4 22',
  },
};

const dagger: Motif = {
  whole: 'M44 24h8l2 22-6 12-6-12z' + 'M30 19h36v5H30z' + 'M45 8h6v11h-6z' + disc(48, 6.5, 3.5),
  shade: 'M48 24h4l2 22-6 12z' + block(53, 19, 13, 5) + block(48.5, 9, 2.5, 10),
  lines: 'M45 12h6M45 15.500h6M30 19c-3 0-4 3-2 5M66 19c3 0 4 3 2 5M30 58l6-3M66 58l-7-3M22 58h14M60 58h16',
  glow: disc(48, 21.5, 1.5),
};

const lair: Motif = {
  whole: 'M4 58C6 44 12 32 22 24c10-9 18-6 26-12 6 7 18 8 26 16 10 9 16 18 18 30z',
  shade: 'M24 58c-2-18 10-30 24-30s26 12 24 30z' + 'M66 21c14 8 24 22 26 37H80C82 44 76 30 66 21z',
  lines: 'M13 46l7-5M20 32l5-4M76 36l4 5M40 18l5-3M70 46l4 3',
  front: {
    glow: disc(42, 44, 1.9) + disc(51, 44, 1.9),
    whole: 'M16 58c0-5 4-8 9-7 4-3 10 1 9 7zM64 58c1-4 5-6 9-5 4-1 6 2 6 5z',
    lines: 'M8 12q3-4 6-1 1-2 2 0 3-3 6 1M74 8q3-4 6-1 1-2 2 0 3-3 6 1',
  },
};

const prison: Motif = {
  whole: block(10, 6, 76, 52),
  shade: 'M18 58V32a30 20 0 0 1 60 0v26z' + block(80, 6, 6, 52),
  lines: 'M10 16h10M10 26h6M12 38h6M76 14h4',
  front: {
    whole: [26, 37, 48, 59, 70].map((x) => block(x - 1.5, 13, 3, 45)).join('') + block(19, 30, 58, 3) + block(18, 46, 60, 3),
    front: { tint: block(54, 34, 10, 9), lines: 'M56 34v-3a3 3 0 0 1 6 0v3M59 37v3' },
  },
};

const LINK =
  'M-11 0C-11-6-7-9-2-9H2C7-9 11-6 11 0S7 9 2 9H-2C-7 9-11 6-11 0zM-6.500 0C-6.500 3.500-4 4.500-2 4.500H2C4 4.500 6.500 3.500 6.500 0S4-4.500 2-4.500H-2C-4-4.500-6.500-3.500-6.500 0z';
const chain: Motif = {
  whole: put(LINK, 17, 40, 1.25) + put(LINK, 48, 40, 1.25) + put(LINK, 79, 40, 1.25),
  shade: [17, 48, 79].map((x) => put('M4-9C8-8 11-5 11 0S8 8 4 9V4.300C6 3.600 6.500 2 6.500 0S6-3.600 4-4.300z', x, 40, 1.25)).join(''),
  front: {
    tint: 'M22 36.500h21c3 0 4 1.500 4 3.500s-1 3.500-4 3.500H22c-3 0-4-1.500-4-3.500s1-3.500 4-3.500zM53 36.500h21c3 0 4 1.500 4 3.500s-1 3.500-4 3.500H53c-3 0-4-1.500-4-3.500s1-3.500 4-3.500z',
  },
};

const pigeon_loft: Motif = {
  whole: 'M26 58l2-28h32l2 28z' + 'M20 30 44 8l24 22z',
  shade: arches(32.5, 3, 8.5, 6, 9, 42) + arches(32, 3, 9, 6, 9, 55) + 'M44 8l24 22H54z' + 'M56 30h4l2 28h-5z',
  lines: 'M20 30h48M30 42.500h28M29 55.500h30M44 8V4',
  front: { whole: put(DOVE, 64, 4, 0.34) + put(DOVE, 93, 38, 0.24, true), lines: 'M5 22c3-3 5-3 7 0 2-3 4-3 7 0' },
};

const dice: Motif = {
  whole: 'M52 58 56 22h26l4 36z',
  shade: 'M74 22h8l4 36H74c2-12 2-24 0-36z',
  tint: 'M56 22c2-5 24-5 26 0-2 5-24 5-26 0z',
  lines: 'M55 30c8 3 20 3 28 0M53 50c10 3 24 3 32 0',
  front: {
    whole: 'M6 40l17-7 17 7v12l-17 6-17-6z' + 'M34 44l16-6 16 6v9l-16 5-16-5z',
    tint: 'M6 40l17-7 17 7-17 6zM34 44l16-6 16 6-16 5z',
    shade: 'M23 46l17-6v12l-17 6zM50 49l16-5v9l-16 5z',
    front: {
      whole:
        disc(13, 46, 1.5) +
        disc(18, 52, 1.5) +
        disc(23, 39.5, 1.5) +
        disc(31, 49, 1.5) +
        disc(45, 43.5, 1.3) +
        disc(55, 44, 1.3) +
        disc(42, 52, 1.3) +
        disc(57, 52, 1.3),
    },
  },
};

const lantern: Motif = {
  whole: 'M32 20h32l4 32H28z' + block(26, 52, 44, 6) + 'M34 20c2-8 8-11 14-11s12 3 14 11z',
  tint: 'M36 24h24l2.500 24h-29z',
  shade: 'M58 20h6l4 32h-8zM54 10c5 2 7 5 8 10h-5c0-4-1-7-3-10z' + block(58, 52, 12, 6),
  glow: flame(48, 46, 18),
  lines: 'M42 9c0-7 12-7 12 0M48 24v4M36 24l-2.500 24M60 24l2.500 24' + rays(48, 36, 3, 28, 36, 2.8, 0.7) + rays(48, 36, 3, 28, 36, -0.35, 0.7),
};

const torch: Motif = {
  whole: 'M42 28h12l-3 30h-6z' + 'M36 22h24l-4 8H40z',
  shade: 'M50 30h4l-3 28h-2zM54 22h6l-4 8h-5z',
  glow: flame(48, 23, 20) + flame(41, 22, 11) + flame(55, 22, 11),
  lines: 'M43.500 40h9M44 46h8' + rays(48, 14, 4, 16, 24, 2.6, 1.1) + rays(48, 14, 4, 16, 24, -0.55, 1.1),
};

export const SHADOWS: Record<string, Motif> = { mask, dagger, lair, prison, chain, pigeon_loft, dice, lantern, torch };
