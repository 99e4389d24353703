// Rooms and tools of those who want to know.

import type { Motif } from '../drawing';
import { arches, block, cypress, disc, flame, pediment, rays } from '../pen';
import { amphora, between, person, put, ring, strokes } from './parts';

const mortar: Motif = {
  whole: 'M24 30h48c1 12-5 19-14 21v3h8v4H30v-4h8v-3C29 49 23 42 24 30z',
  shade: 'M58 30h14c1 12-5 19-14 21v3h8v4H52c6-8 8-18 6-28z',
  tint: 'M24 30c2-5 46-5 48 0-2 4-46 4-48 0z',
  lines: 'M27 38c10 3 32 3 42 0',
  front: {
    whole: 'M50 30 72 8c3-2 7 2 5 5L56 32z',
    shade: 'M76 10c2 1 2 2 1 3L56 32l-3-1z',
    lines: 'M14 30c2-6 6-8 12-8-1 5-5 8-12 8zM20 26c-4 8-6 18-6 32M14 44c-6 0-8-3-9-8 5 0 8 3 9 8z',
  },
};

const apothecary: Motif = {
  whole: block(8, 18, 80, 4) + block(8, 38, 80, 4) + block(8, 54, 80, 4) + block(8, 10, 4, 48) + block(84, 10, 4, 48),
  shade: block(86, 10, 2, 48) + block(60, 20, 24, 2) + block(60, 40, 24, 2),
  tint: 'M18 38V28h12v10zM20 28v-4h8v4z' + 'M60 54c-6-2-7-9-2-12h12c5 3 4 10-2 12z',
  front: {
    whole:
      amphora(45, 38, 0.62).whole + 'M58 38V27h8v11zM71 38c-4-3-4-9 0-11h6c4 2 4 8 0 11z' + 'M18 54c-4-3-4-8 0-11h8c4 3 4 8 0 11zM38 54V44h12v10z',
    shade: amphora(45, 38, 0.62).shade + block(63, 27, 3, 11) + 'M24 43h2c4 3 4 8 0 11h-3c2-3 3-7 1-11z' + block(46, 44, 4, 10),
    lines:
      amphora(45, 38, 0.62).lines + 'M57 27h10M70 27h8M17 43h10M37 44h14M20 33h8M38 49h8M24 16c2-5-2-7 0-11M70 15l6-9M76 17l2-10M66 16c0-4-2-6-4-8',
  },
};

const scroll: Motif = {
  whole: 'M22 12h50v38H22z' + 'M16 8h60c4 0 6 3 6 5s-2 5-6 5H16c-4 0-6-3-6-5s2-5 6-5zM16 46h60c4 0 6 3 6 5s-2 5-6 5H16c-4 0-6-3-6-5s2-5 6-5z',
  shade: 'M62 18h10v28H62z' + 'M70 8h6c4 0 6 3 6 5s-2 5-6 5h-6c3-3 3-7 0-10zM70 46h6c4 0 6 3 6 5s-2 5-6 5h-6c3-3 3-7 0-10z',
  lines: 'M28 24h28M28 29h24M28 34h28M28 39h18M10 13H5M82 13h6M10 51H5M82 51h6',
};

const scriptorium: Motif = {
  whole: 'M10 44 50 26l18 8-42 20z' + 'M26 54v4h4v-6zM64 36v22h4V34z' + 'M10 44v14h4V46z',
  shade: 'M26 54 68 34v4L26 58z',
  tint: 'M72 58c-2-4-1-8 3-9h8c4 1 5 5 3 9z',
  front: {
    whole: 'M22 42 48 30l12 5-27 13z',
    lines: 'M30 42l18-8M34 44l18-8M74 53h10M79 49C77 34 80 18 90 6',
    tint: 'M78 40c-3-12 2-26 12-34 0 14-4 26-12 34z',
  },
};

const books = (x: number, foot: number, ...heights: number[]): string => heights.map((h, i) => block(x + i * 5, foot - h, 5, h)).join('');
const library: Motif = {
  whole: block(10, 8, 76, 50),
  shade:
    block(14, 12, 32, 13) + block(50, 12, 32, 13) + block(14, 28, 32, 13) + block(50, 28, 32, 13) + block(14, 44, 32, 11) + block(50, 44, 32, 11),
  lines: 'M6 8h84M8 58h80',
  front: {
    whole:
      disc(18, 21.5, 3.5) +
      disc(25, 21.5, 3.5) +
      disc(32, 21.5, 3.5) +
      disc(21.5, 15.8, 3.2) +
      disc(28.5, 15.8, 3.2) +
      books(52, 25, 10, 8, 11) +
      books(16, 41, 11, 9, 10) +
      disc(55, 37.5, 3.5) +
      disc(62, 37.5, 3.5) +
      disc(69, 37.5, 3.5) +
      disc(58.5, 31.8, 3.2) +
      books(54, 55, 8, 9, 7, 9),
    tint:
      books(67, 25, 9, 11) +
      books(31, 41, 8, 11) +
      'M20 55c-3-3-3-6 0-9h6c3 3 3 6 0 9z' +
      'M34 55l2-9h6l2 9z' +
      disc(76, 37.5, 3.5) +
      books(74, 55, 9),
  },
};

const school: Motif = {
  whole: block(10, 36, 44, 22) + block(6, 32, 52, 4) + 'M8 32 32 18l24 14z',
  shade: between(12, 5, 9.2, 4.4, 36, 58) + 'M32 18l24 14H44z',
  tint: 'M62 58c-1-8 0-14 4-16h4c4 2 5 8 4 16z' + disc(68, 38, 3.2),
  lines: 'M70 44l10-4',
  front: { whole: person(80, 58, 0.7) + person(89, 58, 0.7), lines: 'M30 18l2-6 2 6' },
};

const academy: Motif = {
  whole: block(20, 54, 56, 4) + block(26, 28, 44, 26) + block(22, 24, 52, 4) + pediment(20, 24, 56, 12),
  shade: between(27, 6, 7.6, 4, 28, 54) + pediment(37, 22.6, 22, 5),
  tint: cypress(10, 58, 36) + cypress(86, 58, 40) + cypress(18, 58, 24),
  lines: 'M48 12c-3-3-2-6 0-8 2 2 3 5 0 8M20 24v-4M76 24v-4M22 26h52',
};

const alembic: Motif = {
  whole: put('M22 34c-6 3-9 8-8 14 2 6 8 8 15 8s14-2 15-8c1-6-2-11-8-14V22H22zM20 22c-2-12 18-14 20-2l34 24-3 4-34-22v-4z', 0, -7),
  tint: put('M15 44h29c0 8-7 12-15 12s-14-4-14-12z', 0, -7) + 'M66 58V44c0-2 2-3 4-3h8c2 0 4 1 4 3v14z',
  shade: put('M34 22h3v12c6 3 8 8 7 14-1 5-8 8-15 8 10-6 9-16 5-22z', 0, -7) + 'M76 41h2c2 0 4 1 4 3v14h-6z',
  lines: 'M22 20h15M16 46l-4 12M42 46l4 12M64 58h20',
  glow: flame(29, 58, 8.5),
};

const lens: Motif = {
  whole: ring(42, 27, 22, 17.5) + 'M58 42l4-4 22 18c2 2-2 6-4 4z',
  tint: disc(42, 27, 17.5),
  shade: 'M64 40l20 16c1 1 0 3-1 4L61 41z' + 'M52 13a17.500 17.500 0 0 1-2 29.500C56 34 57 22 52 13z',
  lines: 'M30 30c0-8 4-13 10-14M32 36c1 2 2 3 4 4',
};

const astrolabe: Motif = {
  whole: ring(48, 35, 23, 18) + disc(48, 8, 4) + 'M44 12h8l2 3h-12z',
  tint: disc(48, 35, 17.5),
  shade: 'M62 17a23 23 0 0 1 0 36l-3-4a18 18 0 0 0 0-28z',
  lines: rays(48, 35, 24, 19, 22) + ring(48, 31, 9, 0.1) + 'M48 18v34M31 35h34M36 25c8 6 16 6 24 0',
  front: { whole: 'M33 49 46 33l17-12-13 16z', glow: disc(48, 35, 2.2) },
};

const observatory: Motif = {
  whole: block(18, 34, 46, 24) + block(14, 30, 54, 4) + 'M18 30a23 21 0 0 1 46 0z',
  shade: 'M50 11C60 15 64 22 64 30H54C55 22 54 16 50 11z' + block(56, 34, 8, 24) + arches(34, 1, 1, 12, 17, 58) + 'M36 10 46 30h7L41 9z',
  lines: 'M18 44h12M50 44h6M18 51h12',
  front: {
    whole: 'M42 26 66 8l4 5-25 18z',
    shade: 'M68 10.500l2 2.500-25 18-1-2z',
    glow: disc(80, 8, 1.6) + disc(88, 18, 1.3) + disc(78, 22, 1) + disc(12, 12, 1.3) + disc(22, 6, 1),
    lines: 'M80 3.500v3M80 9.500v3M75.500 8h3M81.500 8h3',
  },
};

const dispensary: Motif = {
  whole: block(14, 30, 68, 28) + block(10, 26, 76, 4) + 'M12 26 20 16h56l8 10z',
  shade: arches(20, 1, 1, 12, 19, 58) + arches(64, 1, 1, 12, 19, 58) + 'M76 16l8 10H72z' + block(78, 30, 4, 28),
  lines: 'M22 21h48M26 44v14M70 44v14',
  front: {
    whole: disc(48, 39, 12),
    tint: 'M40 37h16c0 6-3 9-6 10H46c-3-1-6-4-6-10z',
    lines: 'M49 37l6-7M43 47h10',
  },
};

const COG =
  Array.from({ length: 10 }, (_, i) => {
    const at = (turn: number, r: number): string => `${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r).toFixed(1)}`;
    const a = (i * 2 * Math.PI) / 10;
    return `${i ? 'L' : 'M'}${at(a - 0.2, 17)}L${at(a - 0.14, 21.5)}L${at(a + 0.14, 21.5)}L${at(a + 0.2, 17)}`;
  }).join('') + 'z';
const workshop: Motif = {
  whole: put(COG, 38, 32) + put(COG, 74, 44, 0.58),
  tint: ring(38, 32, 12.5, 5),
  shade: 'M46 13.500A20 20 0 0 1 46 50.500C54 40 54 24 46 13.500z' + disc(74, 44, 4),
  lines: rays(38, 32, 5, 5, 12.5) + 'M6 58h84',
  front: { whole: disc(38, 32, 3.5) },
};

const wheel: Motif = {
  whole: ring(48, 32, 26, 21.5),
  shade: 'M63 11a26 26 0 0 1 0 42l-3-4a21 21 0 0 0 0-34z',
  tint: disc(48, 32, 5.5),
  lines: rays(48, 32, 10, 5.5, 21.5) + disc(48, 32, 1.5),
};

const compasses: Motif = {
  tint: 'M12 50 24 42h58l8 16H4z',
  lines: 'M30 54c6-5 30-5 38 0M72 47l8 7M76 46l8 7',
  front: {
    whole: disc(46, 8.5, 4.5) + 'M43.500 11 24 54l-2 4 1-6L40 10zM48.500 11 66 52l1 6-3-4L46 12z' + 'M33 32c8 4 17 4 25 0l1 3c-9 4-18 4-27 0z',
    shade: 'M50 11l16 41 1 6-3-4L47 12z',
    glow: disc(46, 8.5, 1.6),
    lines: 'M46 4V2.500',
  },
};

const university: Motif = {
  whole: block(6, 54, 84, 4) + block(10, 32, 76, 22) + block(8, 28, 80, 4) + block(34, 18, 28, 36) + 'M34 18a14 12 0 0 1 28 0z',
  shade:
    arches(14, 2, 9.5, 6, 14, 54) +
    arches(67, 2, 9.5, 6, 14, 54) +
    between(36, 4, 7, 3.4, 32, 54) +
    'M54 7.500c5 2 8 6 8 10.500h-6c1-4 0-8-2-10.500z' +
    block(84, 32, 2, 22),
  lines: 'M34 22h28M34 28h28M48 6V3M42 25h12' + 'M13 28v-5M24 28v-5M72 28v-5M83 28v-5',
  glow: disc(48, 3.6, 1.3),
};

const sundial: Motif = {
  whole: 'M36 34h24l3 18H33z' + block(28, 52, 40, 6) + 'M14 28a34 8 0 0 1 68 0v4a34 8 0 0 1-68 0z',
  tint: 'M14 28a34 8 0 1 0 68 0 34 8 0 1 0-68 0z',
  shade: 'M52 34.500 60 34l3 18H52z' + block(54, 52, 14, 6) + 'M46 28l26 3.500-8 1.500z' + 'M72 34c6-1.500 10-4 10-6v4c0 3-4 5-10 6z',
  lines: 'M48 20.500v2M31 21.500l1 2M65 21.500l-1 2M19 25l4 1M77 25l-4 1M21 32l4-1M34 35l1-2M60 35l-1-2',
  front: { whole: 'M46 28V6l18 23z', glow: disc(82, 9, 4), lines: rays(82, 9, 8, 6, 8.5) },
};

const law_tablet: Motif = {
  whole: 'M18 58V22a13 13 0 0 1 26 0v36zM48 58V22a13 13 0 0 1 26 0v36z',
  shade: 'M36 10.500C41 12 44 17 44 22v36h-5V22c0-4-1-8-3-11.500zM66 10.500C71 12 74 17 74 22v36h-5V22c0-4-1-8-3-11.500z',
  lines:
    strokes(23, 1, 1, 24, 13, 0) + 'M23 30h10M23 36h13M23 42h8M23 48h13M53 24h12M53 30h13M53 36h9M53 42h13M53 48h10M27 18h6M57 18h6' + 'M12 58h68',
};

const armillary: Motif = {
  whole: ring(48, 26, 21, 18.5) + 'M45 46h6l2 7h-10z' + 'M32 53h32l3 5H29z',
  shade: 'M62 12.500A21 21 0 0 1 60 43l-2-2A18 18 0 0 0 60 14zM50 53h14l3 5H52z',
  tint: disc(48, 26, 6),
  lines: 'M29 26c0-8 38-8 38 0s-38 8-38 0M48 6c-9 4-9 36 0 40M48 6c9 4 9 36 0 40M34 12l28 28M48 5V3M31 20c10 6 26 12 34 12',
};

export const SCIENCE: Record<string, Motif> = {
  mortar,
  apothecary,
  scroll,
  scriptorium,
  library,
  school,
  academy,
  alembic,
  lens,
  astrolabe,
  observatory,
  dispensary,
  workshop,
  wheel,
  compasses,
  university,
  sundial,
  law_tablet,
  armillary,
};
