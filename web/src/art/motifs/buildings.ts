// Houses of the city: for gods, for the people, for the state.

import type { Motif } from '../drawing';
import { arches, block, courses, cypress, disc, pediment } from '../pen';
import { between, person, strokes } from './parts';

const temple: Motif = {
  whole: block(11, 54, 74, 4) + block(15, 50, 66, 4) + block(19, 27, 58, 23) + block(16, 22, 64, 5) + pediment(13, 22, 70, 15),
  shade: between(19, 7, 8.8, 4.6, 27, 50) + pediment(31, 20, 34, 8),
  lines: 'M48 7V4M13 22v-3M83 22v-3M16 24.500h64',
};

const senate: Motif = {
  whole: block(4, 54, 88, 4) + block(8, 50, 80, 4) + block(11, 31, 74, 19) + block(9, 27, 78, 4),
  shade: arches(14.5, 2, 8, 4.5, 13, 50) + arches(69, 2, 8, 4.5, 13, 50) + block(78, 27, 9, 4),
  lines: courses(11, 18, 35, 36, 4) + courses(68, 17, 35, 36, 4),
  front: {
    whole: block(26, 50, 44, 8) + block(31, 26, 34, 24) + block(28, 21.5, 40, 4.5) + pediment(25, 21.5, 46, 12),
    shade: between(31, 5, 7.4, 4.4, 26, 50) + pediment(38, 20, 20, 5.4),
    lines: 'M26 54h44M48 9.500V4M45 6.500c2-3 4-3 6 0',
  },
};

const pantheon: Motif = {
  whole: block(12, 54, 72, 4) + block(16, 29, 64, 25) + block(14, 25, 68, 4) + 'M22 25C22 14 34 6.500 48 6.500S74 14 74 25z',
  shade: 'M54 7C66 8.500 74 15 74 25H62C62 16 59 10 54 7z' + block(72, 29, 8, 25) + block(74, 25, 8, 4),
  lines: 'M25 19h44M31 13h33M48 6.500V25M38 8.500C35 12 34 18 34 25M16 34h12M16 39h12M16 44h12M16 49h12',
  front: {
    whole: block(22, 54, 52, 4) + block(27, 36, 42, 18) + block(25, 32, 46, 4) + pediment(23, 32, 50, 10),
    shade: between(27, 6, 7.6, 4, 36, 54) + pediment(38, 30.6, 20, 4.4),
  },
};

const palace: Motif = {
  whole: block(20, 28, 56, 30) + block(33, 17, 30, 11) + 'M30 17 48 5l18 12z',
  shade:
    arches(41, 1, 1, 14, 20, 58) +
    arches(28, 1, 1, 8, 13, 58) +
    arches(60, 1, 1, 8, 13, 58) +
    arches(28.5, 5, 8.2, 5, 8, 38) +
    arches(37.5, 3, 8.5, 4, 7, 26) +
    'M48 5l18 12H58z',
  lines: 'M23 42h50M48 5V3',
  front: {
    whole: block(7, 22, 16, 36) + block(73, 22, 16, 36) + block(5, 18, 20, 4) + block(71, 18, 20, 4) + 'M8 18 15 6l7 12zM74 18l7-12 7 12z',
    shade:
      block(18, 22, 5, 36) +
      block(84, 22, 5, 36) +
      'M15 6l7 12h-5zM81 6l7 12h-5z' +
      arches(10.5, 1, 1, 5, 10, 36) +
      arches(76.5, 1, 1, 5, 10, 36) +
      block(20, 18, 5, 4) +
      block(86, 18, 5, 4),
    lines: 'M15 6V3M81 6V3M9 44h7M75 44h7M10 51h7M76 51h7',
  },
};

const town_hall: Motif = {
  whole: block(10, 30, 76, 28) + 'M7 30 14 21h68l7 9z' + block(39, 12, 18, 46) + 'M37 12 48 4l11 8z',
  shade:
    arches(13.5, 3, 8.5, 5.5, 13, 58) +
    arches(59.5, 3, 8.5, 5.5, 13, 58) +
    arches(43.5, 1, 1, 9, 17, 58) +
    arches(43, 2, 6, 4, 7, 25) +
    block(53.5, 26, 3.5, 32) +
    'M82 21l7 9H76z',
  lines:
    strokes(19, 3, 8, 21.5, -4, 8) +
    strokes(62, 3, 7, 21.5, 4, 8) +
    'M10 42h29M57 42h29M39 28h18M14 36h4M22.500 36h4M31 36h4M60 36h4M68.500 36h4M77 36h4',
  glow: disc(48, 33.5, 3),
};

const theatre: Motif = {
  whole: 'M5 50C5 26 24 10 48 10S91 26 91 50H71C71 38 61 29 48 29S25 38 25 50z' + block(3, 50, 90, 8),
  shade: 'M70 17C83 24 91 36 91 50H71C71 44 69 39 65 35z' + 'M32 50C32 42 39 36 48 36S64 42 64 50z' + block(60, 50, 33, 8),
  lines:
    'M10 50C10 29 27 15 48 15S86 29 86 50M15 50C15 32 30 20 48 20S81 32 81 50M20 50C20 35 32 24.500 48 24.500S76 35 76 50' +
    'M48 10v19M27 16.500 37 32M69 16.500 59 32M11 32 27 42M85 32 69 42M3 54h90',
};

const baths: Motif = {
  whole: block(8, 31, 80, 19) + block(30, 20, 36, 30) + 'M28 20a20 13 0 0 1 40 0z' + 'M6 31 12 25h18v6zM66 31v-6h18l6 6z' + block(3, 50, 90, 8),
  tint: 'M10 52.500h76l4 5.500H6z',
  shade:
    arches(40, 1, 1, 16, 22, 50) +
    arches(13, 2, 8.5, 5, 13, 50) +
    arches(69.5, 2, 8.5, 5, 13, 50) +
    'M54 8.500C63 10 68 15 68 20H60C60 15 58 11 54 8.500z',
  lines:
    'M16 55c3-1.500 5 1.500 8 0s5 1.500 8 0M58 55c3-1.500 5 1.500 8 0s5 1.500 8 0M38 56.500c2-1 4 1 6 0s4 1 6 0' +
    'M43 46c-3-4 3-6 0-10M48 47c-3-4 3-7 0-11M53 46c-3-4 3-6 0-10',
};

const aqueduct: Motif = {
  whole: 'M3 13h90v8H3z' + block(5, 21, 86, 15) + block(3, 36, 90, 4) + block(5, 40, 86, 18),
  tint: 'M3 13h90v3.500H3z',
  shade: arches(8.5, 8, 10.4, 6.4, 11.5, 36) + arches(9, 4, 20.7, 15.6, 17, 58) + block(86, 13, 7, 8),
  lines: 'M3 18h90',
};

const courthouse: Motif = {
  whole: block(6, 54, 84, 4) + block(12, 30, 72, 24) + block(10, 26, 76, 4) + 'M12 26 26 14h44l14 12z',
  shade: between(16, 8, 9, 4, 33, 54) + 'M70 14l14 12H68z' + block(84, 26, 2, 4),
  lines: 'M12 33h72',
  front: {
    whole: block(42, 48, 12, 10),
    lines: 'M48 48V25M36 29h24M36 29l-4 9h8zM60 29l-4 9h8z',
    tint: 'M31 38h10c0 3-2 5-5 5s-5-2-5-5zM55 38h10c0 3-2 5-5 5s-5-2-5-5z',
    glow: disc(48, 24, 2),
  },
};

const shrine: Motif = {
  whole: block(20, 53, 56, 5) + block(25, 48, 46, 5) + block(27, 22, 42, 26) + block(24, 18, 48, 4) + pediment(21, 18, 54, 13),
  shade: 'M36 48V32a12 12 0 0 1 24 0v16z' + block(66, 22, 3, 26) + pediment(38, 16.5, 20, 5),
  lines: 'M32 22v26M64 22v26',
  front: { whole: person(48, 48, 1), glow: disc(41, 44, 1.6) + disc(55, 44, 1.6), lines: 'M41 48v-3M55 48v-3' },
};

const atrium: Motif = {
  whole: block(20, 24, 56, 22) + 'M3 58 20 46h56l17 12z' + 'M3 12v46l17-12V24z',
  shade: 'M93 12v46L76 46V24z' + arches(41, 1, 1, 14, 19, 46) + arches(25, 1, 1, 8, 12, 42) + arches(63, 1, 1, 8, 12, 42),
  tint: 'M33 57l5-8h20l5 8z',
  lines: 'M37 53.500c4-1.500 7 1.500 11 0s7 1.500 11 0',
  front: {
    whole: block(9, 17, 5, 37) + block(22, 24, 4, 24) + block(70, 24, 4, 24) + block(82, 17, 5, 37),
    tint: 'M3 4h90v10L76 26H66l6-8H24l6 8H20L3 14z',
    shade: block(11.5, 17, 2.5, 37) + block(24, 26, 2, 22) + block(72, 26, 2, 22) + block(84.5, 17, 2.5, 37),
    lines: 'M12 5l8 12M24 5l4 12M36 5l2 12M48 5v12M60 5l-2 12M72 5l-4 12M84 5l-8 12M48 46V36',
  },
};

const house: Motif = {
  whole: block(16, 34, 60, 24) + 'M11 34 22 20h48l11 14z',
  tint: cypress(9, 58, 30) + cypress(87, 58, 24),
  shade: arches(28, 1, 1, 11, 17, 58) + block(48, 41, 7, 8) + block(61, 41, 7, 8) + 'M70 20l11 14H67z' + block(72, 34, 4, 24),
  lines: strokes(24, 6, 7.5, 20.5, -4, 13) + 'M51.500 41v8M64.500 41v8M33.500 44v14',
};

export const BUILDINGS: Record<string, Motif> = {
  temple,
  senate,
  pantheon,
  palace,
  town_hall,
  theatre,
  baths,
  aqueduct,
  courthouse,
  shrine,
  atrium,
  house,
};
