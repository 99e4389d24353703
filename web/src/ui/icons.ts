// Every sign of the page: solid silhouettes on a grid of 24 that differ in outline, so that they can be told apart at
// 14 px and without colour. A path of `solid` is filled by the even-odd rule; one of `lines` is drawn with a round pen.

import { bar, box, circle, cog, ellipse, ring, spokes, wreath } from './shapes';

export interface Drawing {
  solid?: string;
  lines?: string;
}

const SHIELD = 'M12 1.500 21 4v7.500c0 5.300-3.600 9-9 11-5.400-2-9-5.700-9-11V4z';
const CARD = 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z';

const LAUREL = { number: 4, length: 4.100, turn: 0.9, bend: 0.8 };

const RESOURCES: Record<string, Drawing> = {
  // a cut log, lying: bark above and below, rings at the near end
  wood: { solid: 'M6.5 4.500h12c2.500 0 4.500 3.400 4.500 7.500s-2 7.500-4.500 7.500h-12a5.500 7.500 0 0 1 0-15z' + ellipse(6.5, 12, 3.900, 5.800) + ellipse(6.5, 12, 2.500, 4.100) + ellipse(6.5, 12, 1, 1.800) },
  // three dressed blocks
  stone: { solid: 'M7 3h10.500l1 1v7.200h-12V4zM1.500 12.800h10V21h-10zM13 12.800h9.500V21H13z' },
  // a stack of flat bricks seen from the corner
  clay: { solid: 'M12 3.500 22.500 8 12 12.500 1.500 8zM1.500 10.300l9.700 4.200v6.500l-9.700-4.200zM22.500 10.300l-9.700 4.200v6.500l9.700-4.200z' },
  // an ingot
  ore: { solid: 'M7.800 7.500h8.400L18 10H6zM5.300 11.300h13.400L23 19H1z' },
  // a flask
  glass: { solid: 'M8.500 1.500h7V4H14.500v5.200l6 9.900c1.100 1.900-.1 3.400-2 3.400h-13c-1.900 0-3.100-1.500-2-3.400l6-9.900V4H8.500zM11 10l-3.500 5.800h9L13 10V4h-2z' },
  // a cloth hanging from its rod, with a fringe
  textile: { solid: 'M2.500 1.500h19a2 2 0 0 1 0 5h-1V22.500l-2.850-3-2.800 3-2.850-3-2.850 3-2.800-3-2.850 3V6.500h-1a2 2 0 0 1 0-5zM12 8.500 8 12.700l4 4.200 4-4.200z' },
  // a scroll between two rods
  papyrus: { solid: 'M3 2.500h18a2.250 2.250 0 0 1 0 4.500h-1.500v10H21a2.250 2.250 0 0 1 0 4.500H3A2.250 2.250 0 0 1 3 17h1.500V7H3a2.250 2.250 0 0 1 0-4.500zM7.500 9v1.600h9V9zM7.500 13.200v1.600h6v-1.600z' },
  // a hammer
  tool: { solid: 'M3 4.500 7.500 1.500h9c3 .6 4.800 2.400 5.500 5.500l-4.500-1.200V8.500h-4l-.2 14h-3.600l-.2-14h-2L3 9z' },
};

/** Any resource at all: a sack. */
const SACK = 'M8 1.500h8l-1.800 4.300c4.900 2.200 7.800 6.600 7.800 11 0 3.700-2.500 5.700-6 5.700H8c-3.500 0-6-2-6-5.700 0-4.400 2.900-8.800 7.800-11zM8 8.200h8V6.300H8z';

const SYMBOLS: Record<string, Drawing> = {
  gear: { solid: cog(12, 12, 8, 11, 8.200, 3.400) },
  compass: { solid: circle(12, 4, 2.800) + 'M10.800 6.300 4.300 22l2-.6L9.500 14h5l3.200 7.400 2 .6-6.500-15.700zM12 8.300l1.600 3.900h-3.200z' },
  tablet: { solid: 'M4.500 7.500C4.500 4 7.700 1.500 12 1.500S19.500 4 19.500 7.500V22.500h-15zM8 8.500v1.700h8V8.500zM8 12.400v1.700h8v-1.700zM8 16.300V18h5v-1.700z' },
  wheel: { solid: ring(12, 12, 11, 8.600) + circle(12, 12, 2.600) + spokes(12, 12, 6, 2.3, 8.9, 1.900) },
  mortar: { solid: 'M15.200 10 19.500 1l2.600 1.300L18.300 10h4.200c0 4.400-2 7.600-5 9l2 3.500h-15l2-3.500c-3-1.400-5-4.600-5-9z' },
  quill: { solid: 'M22.500 1.500C14 2 7.500 6.500 6 15l-4.500 7.500h2.600l3.200-5.300c2.300.4 4.500.1 6.400-1l-2.800-.6c3-.4 5.400-1.700 7-3.700l-3-.4c2.700-.9 6.400-4 7.600-10z' },
  sundial: { solid: 'M11 1.500 20 11H11zM1.500 12.300h21l-2.300 4H3.800zM9 17.500h6l.8 2.500H18v2.500H6V20h2.200z' },
  plumb: { solid: 'M5 1.500h14v2.800h-5.600v4.200h2.200l3.400 3v3.800L12 23l-7-7.700v-3.800l3.400-3h2.200V4.300H5z' },
  scales: { solid: 'M11 1.500h2v2.200l7.300 1.600L23.500 14c0 2.200-1.900 3.800-4.200 3.800S15 16.200 15 14l3-7.200-5-1.100V19.500h4v3H7v-3h4V5.700L6 6.800 9 14c0 2.200-1.900 3.800-4.200 3.800S.5 16.200.5 14l3.200-8.700L11 3.700zM4.800 9.300 2.900 14h3.800zM19.200 9.300 17.300 14h3.800z' },
  armillary: { lines: 'M12 1.700a8.300 8.300 0 1 0 0 16.600a8.300 8.300 0 1 0 0-16.600zM3.700 10c0-1.900 3.700-3.400 8.300-3.400s8.300 1.500 8.300 3.400-3.700 3.400-8.300 3.400-8.300-1.500-8.300-3.400zM12 19v3M7.500 22.200h9' },
};

const COUNTED: Record<string, Drawing> = {
  coin: { solid: ring(12, 12, 11, 8.300) + circle(12, 12, 6.800) },
  point: { solid: wreath(12, 11.400, 8.800, LAUREL) + bar(9.4, 22, 14.6, 22, 2.2) },
  shield: { solid: SHIELD },
  victory: { solid: SHIELD + 'M10.500 16.300 6.300 12.100l2-2 2.200 2.200 5.200-5.200 2 2z' },
  defeat: { solid: SHIELD + 'M13.200 6.200 8 12.300l3.300 1-1.500 5.500L16 11.900l-3.500-1z' },
  debt: { solid: ring(12, 12, 11, 8.800) + bar(6.500, 17.500, 17.5, 6.500, 2.600) },
  diplomacy: { solid: 'M1.500 8.500c3.300.2 5.700-.3 7.500-1.500C9.500 4 11.500 2 14.500 1.500c-.6 2.200-.4 3.900.5 5.200 1-1 2.300-1.500 3.800-1.500 1.600 0 2.900.8 3.700 2.300l-2.600.8c.2 5.600-3 9.700-8.400 10.200l-5 4-.3-4.800C3.700 16.200 1.900 13 1.500 8.500z' + circle(18.8, 7.4, 0.9) },
  pawn: { solid: circle(12, 5.800, 4.300) + 'M9 11h6l2.500 8.500h2V22.500h-15v-3h2z' },
};

const KINDS: Record<string, Drawing> = {
  log: RESOURCES.wood!,
  amphora: { solid: 'M8.500 1.500h7v2.300H14.500v2.400c.6.300 1.200.7 1.700 1.100V5.500h3.600v1.800c0 1.500-.6 2.800-1.700 3.700.3.700.4 1.500.4 2.300 0 3.400-1.700 5.600-3.500 7.500h1v1.700H8v-1.700h1c-1.800-1.900-3.500-4.100-3.500-7.500 0-.8.100-1.600.4-2.300C4.800 10.100 4.200 8.800 4.200 7.300V5.500h3.600v1.800c.5-.4 1.100-.8 1.700-1.100V3.800H8.500zM7.800 13.200v1.900h8.400v-1.900z' },
  temple: { solid: 'M12 1.500 22.500 7.500v2h-21v-2zM4 11h3v7.500H4zM10.500 11h3v7.500h-3zM17 11h3v7.500h-3zM1.500 20h21v2.500h-21z' },
  seal: { solid: cog(12, 9.500, 12, 8.500, 7.100, 0) + 'M12 4.500l1.500 3.200 3.500.4-2.600 2.400.7 3.500L12 12.300 8.900 14l.7-3.500L7 8.100l3.500-.4z' + 'M7 17.500 5.500 23.500l3.500-1.600 2.200 1.900L12 19.500l.8 4.300 2.200-1.900 3.500 1.600L17 17.500a10 10 0 0 1-10 0z' },
  laurel: { solid: wreath(12, 11.400, 8.600, LAUREL) + bar(8.6, 21.8, 15.4, 21.8, 2.4) },
  mask: { solid: 'M1.500 6.500C5 5 8.500 5.200 12 7c3.500-1.800 7-2 10.500-.5 0 6.500-2.500 11-6.300 11-1.900 0-3.200-1.200-4.200-2.900-1 1.700-2.300 2.900-4.200 2.900-3.800 0-6.300-4.500-6.300-11zM4.800 10.200c.8 1.800 3.300 2.600 5.200 1.200-1.300-1.900-3.500-2.300-5.200-1.200zM14 11.400c1.900 1.400 4.400.6 5.200-1.200-1.700-1.100-3.900-.7-5.200 1.200z' },
  tower: { solid: 'M5 1.500h3.200V4h2.200V1.500h3.200V4h2.200V1.500H19v7l-2 1.700V20h2.500v2.500h-15V20H7V10.200L5 8.500zM10.300 11.500v4h3.400v-4a1.700 1.700 0 0 0-3.400 0z' },
  wonder: { solid: 'M12 1.500l3 5.300h-6zM8 8.300h8l2.300 4H5.700zM4.800 13.800h14.400l2.300 4H2.500zM1 19.300h22v3.200H1z' },
  stage: { solid: 'M1.500 16.500h6.800v-5.800h6.800V4.900h7.400V22.500h-21z' },
  progress: { solid: ring(12, 12, 11, 9) + 'M12 5.500l1.900 4.200 4.600.5-3.400 3.100.9 4.600-4-2.300-4 2.300.9-4.600-3.400-3.100 4.600-.5z' },
};

const PLACES: Record<string, Drawing> = {
  left: { solid: 'M1.500 12 11 3v5.500h11.500v7H11V21z' },
  right: { solid: 'M22.500 12 13 3v5.500H1.500v7H13V21z' },
  self: { solid: 'M12 22.500 3 13h5.500V1.500h7V13H21z' },
  both: { solid: 'M1 12 7.500 5v4.500h9V5L23 12l-6.500 7v-4.500h-9V19z' },
  chain: { lines: 'M10 14a4.600 4.600 0 0 0 6.600 0l3.600-3.600a4.650 4.650 0 0 0-6.600-6.600l-1.800 1.800M14 10a4.600 4.600 0 0 0-6.600 0l-3.600 3.600a4.650 4.650 0 0 0 6.600 6.600l1.800-1.800' },
  again: { solid: 'M12 2.500a9.500 9.500 0 0 1 8 4.400l2.500-2v8h-8l2.900-2.800A6.300 6.300 0 1 0 18.100 14h3.300A9.500 9.500 0 1 1 12 2.500z' },
  discard: { solid: 'M3.500 7h17l-1.600 15.500H5.100zM9 1.500h6l1 2.300h5.500v2h-19v-2H8zM8.300 10l.7 9.500h1.800L10.300 10zM13.700 10l-.5 9.500H15l.7-9.500z' },
  card: { solid: CARD },
  rival: { solid: circle(12, 6, 4.500) + 'M3 21.500c0-5.300 3.700-9 9-9s9 3.700 9 9z' },
};

const SEATS: Record<string, Drawing> = {
  person: PLACES.rival!,
  people: { solid: circle(8.5, 7, 4) + 'M1 21c0-5 3-8.300 7.500-8.300S16 16 16 21z' + 'M14.800 10.800a4 4 0 1 0 0-7.600 6.200 6.200 0 0 1 0 7.600zM16.500 12.800c1.500 2 2.300 4.800 2.300 8.200H23c0-4.800-2.500-7.900-6.500-8.200z' },
  bot: { solid: 'M11 5V3.300a1.800 1.800 0 1 1 2 0V5h5.500A2.500 2.500 0 0 1 21 7.500v11a2.500 2.500 0 0 1-2.500 2.500h-13A2.500 2.500 0 0 1 3 18.500v-11A2.500 2.500 0 0 1 5.500 5zM0 10h2v6H0zM22 10h2v6h-2z' + circle(8.3, 11.3, 1.9) + circle(15.7, 11.3, 1.9) + box(8, 16, 8, 1.8) },
  away: { solid: 'M13.500 1.500a10.500 10.500 0 1 0 9 15.600A9 9 0 0 1 13.500 1.500z' + 'M15.500 4h6.500v1.800l-3.800 4.100H22V12h-6.700v-1.800L19 6.100h-3.500z' },
  sealed: { solid: 'M6.500 10V7.500a5.500 5.500 0 0 1 11 0V10H20v12.500H4V10zM9.300 10h5.400V7.500a2.700 2.700 0 0 0-5.400 0zM12 13.500a1.900 1.900 0 0 0-1 3.500v2.500h2V17a1.900 1.900 0 0 0-1-3.500z' },
  clock: { solid: ring(12, 12, 11, 8.700) + 'M11 6h2v5.400l3.700 3.200-1.300 1.600-4.400-3.900z' },
  eye: { solid: 'M.5 12C3 7.200 7.200 4.500 12 4.500S21 7.200 23.500 12c-2.500 4.800-6.700 7.500-11.500 7.500S3 16.800.5 12zM12 7.200a4.800 4.800 0 1 0 0 9.600 4.800 4.800 0 0 0 0-9.600z' + circle(12, 12, 2.300) },
  hourglass: { solid: 'M4.500 1.500h15V4H18c0 3.800-1.500 6.300-4 8 2.500 1.700 4 4.200 4 8h1.500v2.500h-15V20H6c0-3.800 1.500-6.300 4-8-2.500-1.700-4-4.200-4-8H4.500z' },
};

const CHROME: Record<string, Drawing> = {
  logbook: { solid: 'M5 1.500h15v21H5a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2zM8 6v2h9V6zM8 10.500v2h9v-2zM8 15v2h6v-2z' },
  settings: { solid: cog(12, 12, 8, 11, 8.300, 4) },
  sun: { solid: circle(12, 12, 5) + spokes(12, 12, 8, 7.500, 11, 2.200) },
  moon: { solid: 'M10 1.500A10.500 10.500 0 1 0 22.500 14 8.700 8.700 0 0 1 10 1.500z' },
  menu: { lines: 'M3 6h18M3 12h18M3 18h18' },
  close: { lines: 'M5 5l14 14M19 5 5 19' },
  check: { lines: 'M3.500 12.500l5.500 5.500L20.500 6.500' },
  cross: { lines: 'M6 6l12 12M18 6 6 18' },
  plus: { lines: 'M12 4v16M4 12h16' },
  minus: { lines: 'M4 12h16' },
  up: { lines: 'M5 15.500l7-7 7 7' },
  down: { lines: 'M5 8.500l7 7 7-7' },
  back: { lines: 'M15 4.500 7.500 12l7.500 7.500' },
  forward: { lines: 'M9 4.500l7.500 7.500L9 19.500' },
  play: { solid: 'M5 2.500 21.500 12 5 21.500z' },
  pause: { solid: box(4.5, 3, 5.5, 18) + box(14, 3, 5.5, 18) },
  step: { solid: 'M4 3l11.500 9L4 21z' + box(16.5, 3, 4, 18) },
  step_back: { solid: 'M20 3 8.500 12 20 21z' + box(3.5, 3, 4, 18) },
  home: { solid: 'M12 1.800 23 11.500h-3V22h-6v-6.500h-4V22H4V11.500H1z' },
  share: { solid: circle(18, 4.500, 3.500) + circle(18, 19.5, 3.500) + circle(5.500, 12, 3.500) + bar(8.3, 10.4, 15.2, 6.3, 1.900) + bar(8.300, 13.6, 15.2, 17.7, 1.9) },
  save: { solid: 'M10.500 2h3v9H18l-6 6.500L6 11h4.500zM2.500 19h19v3h-19z' },
  copy: { solid: 'M8 1.500h13.500V16H8zM2.500 7h3.700v10.800H16v4.700H2.500z' },
  warning: { solid: 'M12 1.500 23.500 22H.5zM10.800 8.500l.4 7h1.600l.4-7z' + circle(12, 18.400, 1.200) },
  question: { lines: 'M7.500 8a4.500 4.500 0 1 1 6.700 4c-1.500.9-2.200 1.700-2.200 3.500', solid: circle(12, 20, 1.7) },
  sound: { solid: 'M2 8.500h4.500L12 3.500v17l-5.500-5H2z', lines: 'M15.500 8.500a5 5 0 0 1 0 7M18.500 5.500a9.300 9.300 0 0 1 0 13' },
  language: { lines: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM2 12h20M12 2c-5 5.500-5 14.500 0 20M12 2c5 5.500 5 14.500 0 20' },
  leave: { solid: 'M2.500 2h11v4h-2.300V4.300H5v15.400h6.200V18h2.300v4h-11zM16 6.500l6.500 5.500L16 17.500V13.500H8.500v-3H16z' },
  rematch: PLACES.again!,
  star: { solid: 'M12 1.500l3.200 7 7.600.8-5.700 5.100 1.600 7.600L12 18.100 5.300 22l1.600-7.600L1.200 9.300l7.600-.8z' },
};

export const ICONS: Record<string, Drawing> = {
  ...RESOURCES,
  resource: { solid: SACK },
  ...SYMBOLS,
  ...COUNTED,
  ...KINDS,
  ...PLACES,
  ...SEATS,
  ...CHROME,
  astrolabe: SYMBOLS.armillary!,
};

/** The letters of the card files. */
export const RESOURCE_ICONS: Record<string, string> = {
  W: 'wood',
  S: 'stone',
  C: 'clay',
  O: 'ore',
  G: 'glass',
  L: 'textile',
  P: 'papyrus',
  T: 'tool',
};

/** The mark of each kind of card; a science card shows its own symbol where it can. */
export const KIND_ICONS: Record<string, string> = {
  brown: 'log',
  grey: 'amphora',
  blue: 'temple',
  green: 'gear',
  yellow: 'scales',
  red: 'shield',
  purple: 'seal',
  white: 'laurel',
  black: 'mask',
  turquoise: 'tower',
  wonder: 'wonder',
  progress: 'progress',
  token: 'progress',
};
