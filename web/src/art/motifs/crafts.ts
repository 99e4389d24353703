// Where goods are made of what the land gives.

import type { Motif } from '../drawing';
import { arches, block, disc, flame, rays } from '../pen';
import { amphora, ring, strokes } from './parts';

const foundry: Motif = {
  whole: block(8, 34, 50, 24) + 'M4 34 14 24h38l10 10z' + block(18, 8, 10, 18),
  shade: arches(16, 1, 1, 20, 18, 58) + 'M52 24l10 10H50z' + block(50, 34, 8, 24) + block(24, 8, 4, 16),
  glow: flame(26, 58, 14),
  lines: 'M23 8c-4-3 2-4-1-6M4 34h58M40 42h8',
  front: {
    whole: 'M60 42h30c-2 5-7 7-12 7v4h6v5H66v-5h6v-5c-5 0-9-2-12-6z',
    shade: 'M80 42h10c-2 5-7 7-12 7v4h6v5h-6z',
    tint: 'M74 34h13v6H74z',
    lines: 'M74 37 58 32',
  },
};

const forge: Motif = {
  whole: 'M22 24h56c-3 9-11 12-20 13v8h10v7H28v-7h10v-8c-9-1-14-5-16-13z',
  shade: 'M60 24h18c-3 9-11 12-20 13v8h10v7H54V34z',
  lines: 'M6 26c5-3 10-3 16-2M6 26c5 3 10 4 17 3M22 52h52v6H22z',
  front: {
    whole: 'M46 8h18v10H46z',
    shade: 'M57 8h7v10h-7z',
    lines: 'M64 13h24M64 11.500h24',
    glow: rays(40, 20, 1, 0, 0) + disc(36, 20, 2) + disc(30, 15, 1.3) + disc(38, 12, 1.3) + disc(26, 21, 1),
  },
};

const kiln: Motif = {
  whole: 'M12 58C12 30 20 22 34 20v-8h10v8c14 2 22 10 22 38z',
  shade: 'M44 20c14 2 22 10 22 38H54C56 40 52 26 44 20z' + 'M26 58V46a12 12 0 0 1 24 0v12z',
  glow: flame(38, 58, 18),
  lines: 'M15 42h9M18 32h10M39 12c-5-4 3-5-1-9M32 12h14',
  front: { whole: amphora(80, 58, 1.15).whole, shade: amphora(80, 58, 1.15).shade, lines: amphora(80, 58, 1.15).lines },
};

const glass: Motif = {
  tint: 'M42 10h12v10c0 8 12 12 12 25 0 8-7 13-18 13s-18-5-18-13c0-13 12-17 12-25z',
  whole: 'M10 58V40h16v18zM72 34h16l-3 12c-1 3-3 4-4 4v5h4v3H75v-3h4v-5c-1 0-3-1-4-4z',
  shade:
    'M50 10h4v10c0 8 12 12 12 25 0 8-7 13-18 13 12-8 10-22 4-28-3-4-2-9-2-20z' + block(20, 40, 6, 18) + 'M83 34h5l-3 12c-1 3-3 4-4 4 2-5 2-10 2-16z',
  lines: 'M39 10h18M34 42c0-5 3-9 6-12M10 46h10M40 20h16',
};

const glass_blower: Motif = {
  whole: 'M6 58V34h22v24z' + 'M4 34h26v-5H4z',
  shade: 'M11 58V44a6 6 0 0 1 12 0v14z' + block(24, 34, 4, 24),
  glow: flame(17, 58, 11),
  tint: 'M58 26c5-8 14-10 21-6 8 5 9 15 4 22-6 6-16 6-21 0-4-5-5-10-4-16z',
  lines: 'M28 12 60 27M31 10l-4 4M64 28c2-4 5-6 9-6M17 29v-6M8 12c-3-4 3-5 0-8M78 25l2 3',
  front: { shade: 'M79 20c8 5 9 15 4 22-4 4-9 5-13 4 8-6 11-16 9-26z' },
};

const loom: Motif = {
  whole: block(14, 8, 5, 50) + block(77, 8, 5, 50) + block(10, 10, 76, 5) + 'M24 34h48v16H24z',
  shade: block(17, 15, 2, 43) + block(80, 15, 2, 43) + 'M60 34h12v16H60z',
  tint: [37, 43]
    .map(
      (y) =>
        `M24 ${y}l4-2.500 4 2.500 4-2.500 4 2.500 4-2.500 4 2.500 4-2.500 4 2.500 4-2.500 4 2.500 4-2.500 4 2.500v2l-4-2-4 2-4-2-4 2-4-2-4 2-4-2-4 2-4-2-4 2-4-2-4 2z`,
    )
    .join(''),
  lines: strokes(26, 12, 4, 15, 0, 19) + strokes(26, 12, 4, 50, 0, 5) + 'M19 26h58M40 29h18M42 27.500c4-2 10-2 14 0',
};

const press: Motif = {
  whole: block(12, 52, 72, 6) + block(18, 10, 7, 42) + block(71, 10, 7, 42) + block(14, 6, 68, 7) + block(28, 38, 40, 5),
  tint: 'M30 43h36v9H30z',
  shade: block(22.5, 13, 2.5, 39) + block(75.5, 13, 2.5, 39) + block(58, 38, 10, 5) + block(66, 52, 18, 6),
  lines: 'M45 13v25M51 13v25M45 18l6 3M45 23l6 3M45 28l6 3M45 33l6 3M30 46h36M30 49h36M32 31l32-8',
};

const plough: Motif = {
  shade: 'M44 44l18-6 6 10-24 10c-4 0-4-2-2-4z',
  whole: 'M22 42 60 32l4 8-6 2-36 4z' + 'M54 44C66 40 72 22 88 12l3 3C78 24 74 42 62 50z',
  tint: 'M56 58c8-6 26-6 36 0z',
  lines: 'M78 22l8 6M3 61h34M46 61h42M22 42 6 34M6 30v8' + 'M70 56l4-2M80 56l4-1',
  front: { whole: ring(22, 46, 12, 9.5), tint: disc(22, 46, 2.5), lines: rays(22, 46, 8, 2.5, 9.5) },
};

const sawmill: Motif = {
  whole: block(6, 30, 44, 28) + 'M2.500 30 28 12l25.500 18z',
  shade: 'M28 12l25.500 18H42z' + block(42, 30, 8, 28) + arches(12, 1, 1, 12, 18, 58),
  lines: 'M3 30h50M30 38h8M30 46h8M28 12V8',
  front: {
    whole: ring(68, 34, 20, 16),
    shade: 'M80 18a20 20 0 0 1 0 32l-2-3a16 16 0 0 0 0-26z',
    tint: disc(68, 34, 4),
    lines: rays(68, 34, 8, 4, 16) + rays(68, 34, 16, 20, 24) + 'M44 56c6-2 10 2 16 0s10 2 16 0 10 2 16 0M50 61c6-2 10 2 16 0s10 2 16 0',
  },
};

export const CRAFTS: Record<string, Motif> = { foundry, forge, kiln, glass, glass_blower, loom, press, plough, sawmill };
