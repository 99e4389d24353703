// Walls, towers and ships of war.

import type { Motif } from '../drawing';
import { arches, battlements, block, disc } from '../pen';
import { flag, put, strokes } from './parts';

const tower: Motif = {
  whole: 'M34 58 37 22h22l3 36z' + block(33, 15, 30, 7) + battlements(33, 15, 30, 4.3, 5),
  shade: 'M52 22h7l3 36h-8z' + block(55, 15, 8, 7) + arches(44, 1, 1, 8, 12, 58) + arches(46, 1, 1, 4, 8, 36),
  tint: flag(48, 3, 13, 6),
  lines: 'M48 10V3M36 30h6M35.500 38h8M35 46h5M47 42h5M49 50h4M33 18.500h22',
};

const wall: Motif = {
  whole: block(3, 32, 90, 26) + battlements(3, 32, 90, 5, 5),
  lines: 'M3 38h31M62 38h31M6 44h7M22 44h9M5 50h10M24 50h8M12 55h9M66 44h8M84 44h7M66 50h12M84 54h8',
  shade: arches(16, 1, 1, 4, 8, 49) + arches(76, 1, 1, 4, 8, 49),
  front: {
    whole: block(34, 21, 28, 37) + block(31, 16, 34, 5) + battlements(31, 16, 34, 4.9, 5),
    shade: block(54, 21, 8, 37) + block(57, 16, 8, 5) + arches(42, 1, 1, 7, 12, 40),
    lines: 'M37 46h7M40 52h8M37 28h5',
  },
};

const gate: Motif = {
  whole: block(6, 28, 84, 30) + battlements(6, 28, 84, 6, 5),
  shade: block(82, 28, 8, 30),
  lines: 'M8 34h10M14 42h10M8 50h8M68 34h8M70 44h9M72 52h7',
  front: {
    whole: block(28, 18, 40, 40) + block(25, 13, 46, 5) + battlements(25, 13, 46, 5.1, 5),
    shade: arches(35, 1, 1, 26, 34, 58) + block(63, 18, 5, 40) + block(63, 13, 8, 5),
    front: { whole: 'M35 58V38l10 3v17zM61 58V38l-10 3v17z', lines: 'M40 40v18M56 40v18M35 45l10 2M35 53l10 1M61 45l-10 2M61 53l-10 1' },
  },
};

const city_gate: Motif = {
  whole: block(28, 24, 40, 34) + battlements(28, 24, 40, 4.4, 4.5),
  shade: arches(37, 1, 1, 22, 27, 58),
  lines: 'M28 28h40M42 33v13M48 31.500v14.500M54 33v13M37.500 39h21M38 44h20',
  front: {
    whole:
      block(8, 17, 22, 41) +
      block(66, 17, 22, 41) +
      block(6, 12, 26, 5) +
      block(64, 12, 26, 5) +
      battlements(6, 12, 26, 3.7, 4.5) +
      battlements(64, 12, 26, 3.7, 4.5),
    shade:
      block(24, 17, 6, 41) +
      block(82, 17, 6, 41) +
      block(26, 12, 6, 5) +
      block(84, 12, 6, 5) +
      arches(14, 1, 1, 4.5, 9, 35) +
      arches(72, 1, 1, 4.5, 9, 35),
    lines: 'M10 42h8M12 49h9M68 42h8M70 49h9',
  },
};

const palisade: Motif = {
  whole: Array.from({ length: 10 }, (_, i) => `M${5 + i * 8.6} 58V${26 + (i % 3)}l4.300-7 4.300 7V58z`).join(''),
  shade: Array.from({ length: 10 }, (_, i) => `M${9.3 + i * 8.6} ${19 + (i % 3)}l4.300 7V58h-3z`).join(''),
  lines: 'M3 36h90M3 39h90M3 50h90M3 53h90',
};

const fort: Motif = {
  whole: 'M28 36V22h40v14z' + battlements(28, 22, 40, 4.4, 4.5),
  shade: block(60, 22, 8, 14) + arches(45.5, 1, 1, 5, 8, 34),
  tint: flag(48, 4, 13, 6),
  lines: 'M48 18V4',
  front: {
    whole: 'M11 36V24h12v12zM73 36V24h12v12z' + 'M8.500 24 17 13l8.500 11zM70.500 24 79 13l8.500 11z',
    shade: 'M19 24h4v12h-4zM81 24h4v12h-4zM17 13l8.500 11H20zM79 13l8.500 11H82z',
    front: {
      whole: 'M6 58 9 40h78l3 18z' + battlements(9, 40, 78, 4.6, 4.5),
      shade: arches(41, 1, 1, 14, 14, 58) + 'M78 40h9l3 18h-9z',
      lines: 'M12 46h20M62 46h14M14 52h18M64 52h12',
    },
  },
};

const barracks: Motif = {
  whole: block(8, 32, 80, 26) + 'M4 32 12 20h72l8 12z',
  shade: arches(14, 4, 18.6, 11, 17, 58) + 'M84 20l8 12H78z',
  lines: strokes(16, 9, 7.6, 20.5, -3, 11),
  front: {
    tint:
      put('M0-8c4 0 6 1 6 1 0 8-2 11-6 13-4-2-6-5-6-13 0 0 2-1 6-1z', 29, 46) +
      put('M0-8c4 0 6 1 6 1 0 8-2 11-6 13-4-2-6-5-6-13 0 0 2-1 6-1z', 66.5, 46),
    lines: 'M48 58V14M46 18l2-4 2 4M29 40v10M66.500 40v10M25 44h8M62.500 44h8',
  },
};

const trireme: Motif = {
  whole: 'M5 42l10-3c18 3 46 3 62-1 4-1 5-6 3-12 7 2 11 10 7 18-2 4-6 8-12 8H18c-4 0-6-4-8-7z',
  shade: 'M12 47c20 2 52 2 76-5-2 5-6 10-13 10H18c-3 0-4-2-6-5z',
  tint: 'M29 9h36c2 8 2 16-2 23-11 2-22 2-32 0-3-7-4-15-2-23z',
  lines:
    'M47 4v35M26 9h42M38 9.500c-1 8-1 15 1 23M56 9.500c1 8 1 15-1 23' +
    strokes(22, 9, 6.4, 45, -5, 13) +
    'M16 42.500h.5M3 58c4-2 7 2 11 0s7 2 11 0 7 2 11 0 7 2 11 0 7 2 11 0 7 2 11 0 7 2 11 0 7 2 11 0',
};

const watchtower: Motif = {
  whole: 'M30 20h36v14H30z' + 'M24 20 48 5l24 15z',
  tint: 'M30 27h36v7H30z',
  shade: 'M48 5l24 15H58z' + block(34, 20, 28, 7) + block(58, 27, 8, 7),
  lines: 'M34 34 28 58M62 34l6 24M31 46h34M33 38l32 20M63 38 31 58M38 27v7M46 27v7M54 27v7M48 5V2.500',
  front: { whole: block(46, 21, 4, 6) + disc(48, 19.5, 2), lines: 'M18 58h60M72 58V40M76 58V40M72 44h4M72 49h4M72 54h4' },
};

export const DEFENCE: Record<string, Motif> = {
  tower,
  wall,
  gate,
  city_gate,
  palisade,
  fort,
  barracks,
  trireme,
  watchtower,
};
