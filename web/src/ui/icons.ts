// Every sign of the page: solid silhouettes on a grid of 24 that differ in outline, so that they can be told apart at
// 14 px and without colour. A path of `solid` is filled by the even-odd rule; one of `lines` is drawn with a round pen.

import { bar, box, circle, cog, ellipse, ring, spokes, wreath } from './shapes';

export interface Drawing {
  solid?: string;
  lines?: string;
}

const SHIELD = 'M12 1.5 21 4v7.5c0 5.3-3.6 9-9 11-5.4-2-9-5.7-9-11V4z';
const CARD = 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z';

const LAUREL = { number: 4, length: 4.1, turn: 0.9, bend: 0.8 };

const RESOURCES: Record<string, Drawing> = {
  // a cut log, lying: bark above and below, rings at the near end
  wood: { solid: 'M6.5 4.5h12c2.5 0 4.5 3.4 4.5 7.5s-2 7.5-4.5 7.5h-12a5.5 7.5 0 0 1 0-15z' + ellipse(6.5, 12, 3.9, 5.8) + ellipse(6.5, 12, 2.5, 4.1) + ellipse(6.5, 12, 1, 1.8) },
  // three dressed blocks
  stone: { solid: 'M7 3h10.5l1 1v7.2h-12V4zM1.5 12.8h10V21h-10zM13 12.8h9.5V21H13z' },
  // a stack of flat bricks seen from the corner
  clay: { solid: 'M12 3.5 22.5 8 12 12.5 1.5 8zM1.5 10.3l9.7 4.2v6.5l-9.7-4.2zM22.5 10.3l-9.7 4.2v6.5l9.7-4.2z' },
  // an ingot
  ore: { solid: 'M7.8 7.5h8.4L18 10H6zM5.3 11.3h13.4L23 19H1z' },
  // a flask
  glass: { solid: 'M8.5 1.5h7V4H14.5v5.2l6 9.9c1.1 1.9-.1 3.4-2 3.4h-13c-1.9 0-3.1-1.5-2-3.4l6-9.9V4H8.5zM11 10l-3.5 5.8h9L13 10V4h-2z' },
  // a cloth hanging from its rod, with a fringe
  textile: { solid: 'M2.5 1.5h19a2 2 0 0 1 0 5h-1V22.5l-2.85-3-2.8 3-2.85-3-2.85 3-2.8-3-2.85 3V6.5h-1a2 2 0 0 1 0-5zM12 8.5 8 12.7l4 4.2 4-4.2z' },
  // a scroll between two rods
  papyrus: { solid: 'M3 2.5h18a2.25 2.25 0 0 1 0 4.5h-1.5v10H21a2.25 2.25 0 0 1 0 4.5H3A2.25 2.25 0 0 1 3 17h1.5V7H3a2.25 2.25 0 0 1 0-4.5zM7.5 9v1.6h9V9zM7.5 13.2v1.6h6v-1.6z' },
  // a hammer
  tool: { solid: 'M3 4.5 7.5 1.5h9c3 .6 4.8 2.4 5.5 5.5l-4.5-1.2V8.5h-4l-.2 14h-3.6l-.2-14h-2L3 9z' },
};

/** Any resource at all: a sack. */
const SACK = 'M8 1.5h8l-1.8 4.3c4.9 2.2 7.8 6.6 7.8 11 0 3.7-2.5 5.7-6 5.7H8c-3.5 0-6-2-6-5.7 0-4.4 2.9-8.8 7.8-11zM8 8.2h8V6.3H8z';

const SYMBOLS: Record<string, Drawing> = {
  gear: { solid: cog(12, 12, 8, 11, 8.2, 3.4) },
  compass: { solid: circle(12, 4, 2.8) + 'M10.8 6.3 4.3 22l2-.6L9.5 14h5l3.2 7.4 2 .6-6.5-15.7zM12 8.3l1.6 3.9h-3.2z' },
  tablet: { solid: 'M4.5 7.5C4.5 4 7.7 1.5 12 1.5S19.5 4 19.5 7.5V22.5h-15zM8 8.5v1.7h8V8.5zM8 12.4v1.7h8v-1.7zM8 16.3V18h5v-1.7z' },
  wheel: { solid: ring(12, 12, 11, 8.6) + circle(12, 12, 2.6) + spokes(12, 12, 6, 2.3, 8.9, 1.9) },
  mortar: { solid: 'M15.2 10 19.5 1l2.6 1.3L18.3 10h4.2c0 4.4-2 7.6-5 9l2 3.5h-15l2-3.5c-3-1.4-5-4.6-5-9z' },
  quill: { solid: 'M22.5 1.5C14 2 7.5 6.5 6 15l-4.5 7.5h2.6l3.2-5.3c2.3.4 4.5.1 6.4-1l-2.8-.6c3-.4 5.4-1.7 7-3.7l-3-.4c2.7-.9 6.4-4 7.6-10z' },
  sundial: { solid: 'M11 1.5 20 11H11zM1.5 12.3h21l-2.3 4H3.8zM9 17.5h6l.8 2.5H18v2.5H6V20h2.2z' },
  plumb: { solid: 'M5 1.5h14v2.8h-5.6v4.2h2.2l3.4 3v3.8L12 23l-7-7.7v-3.8l3.4-3h2.2V4.3H5z' },
  scales: { solid: 'M11 1.5h2v2.2l7.3 1.6L23.5 14c0 2.2-1.9 3.8-4.2 3.8S15 16.2 15 14l3-7.2-5-1.1V19.5h4v3H7v-3h4V5.7L6 6.8 9 14c0 2.2-1.9 3.8-4.2 3.8S.5 16.2.5 14l3.2-8.7L11 3.7zM4.8 9.3 2.9 14h3.8zM19.2 9.3 17.3 14h3.8z' },
  armillary: { lines: 'M12 1.7a8.3 8.3 0 1 0 0 16.6a8.3 8.3 0 1 0 0-16.6zM3.7 10c0-1.9 3.7-3.4 8.3-3.4s8.3 1.5 8.3 3.4-3.7 3.4-8.3 3.4-8.3-1.5-8.3-3.4zM12 19v3M7.5 22.2h9' },
};

const COUNTED: Record<string, Drawing> = {
  coin: { solid: ring(12, 12, 11, 8.3) + circle(12, 12, 6.8) },
  point: { solid: wreath(12, 11.4, 8.8, LAUREL) + bar(9.4, 22, 14.6, 22, 2.2) },
  shield: { solid: SHIELD },
  victory: { solid: SHIELD + 'M10.5 16.3 6.3 12.1l2-2 2.2 2.2 5.2-5.2 2 2z' },
  defeat: { solid: SHIELD + 'M13.2 6.2 8 12.3l3.3 1-1.5 5.5L16 11.9l-3.5-1z' },
  debt: { solid: ring(12, 12, 11, 8.8) + bar(6.5, 17.5, 17.5, 6.5, 2.6) },
  dove: { solid: 'M1.5 8.5c3.3.2 5.7-.3 7.5-1.5C9.5 4 11.5 2 14.5 1.5c-.6 2.2-.4 3.9.5 5.2 1-1 2.3-1.5 3.8-1.5 1.6 0 2.9.8 3.7 2.3l-2.6.8c.2 5.6-3 9.7-8.4 10.2l-5 4-.3-4.8C3.7 16.2 1.9 13 1.5 8.5z' + circle(18.8, 7.4, 0.9) },
  pawn: { solid: circle(12, 5.8, 4.3) + 'M9 11h6l2.5 8.5h2V22.5h-15v-3h2z' },
};

/** What happens between cities that are no neighbours, and what does not succeed. */
const AFAR: Record<string, Drawing> = {
  // a ship under sail
  trade: { solid: 'M11 1.5v13.2H3.2C4.4 9 7.2 4.5 11 1.5zM12.8 3.5c4.5 2 7.3 6 8 11.2h-8zM1.5 16.5h21c-.7 3.6-3 6-6.3 6H7.8c-3.3 0-5.6-2.4-6.3-6z' },
  failure: { solid: 'M5 1.5h14v3.3h-1.8l-1.7 5.7-2.9-2-2.3 3.5-2-2.2L6.8 4.8H5zM7.5 14l1.7 1.5 2.5-3.7 2.8 2 .8-1.8 1.7 7.2H19v3.3H5v-3.3h1.8z' },
};

const KINDS: Record<string, Drawing> = {
  log: RESOURCES.wood!,
  amphora: { solid: 'M8.5 1.5h7v2.3H14.5v2.4c.6.3 1.2.7 1.7 1.1V5.5h3.6v1.8c0 1.5-.6 2.8-1.7 3.7.3.7.4 1.5.4 2.3 0 3.4-1.7 5.6-3.5 7.5h1v1.7H8v-1.7h1c-1.8-1.9-3.5-4.1-3.5-7.5 0-.8.1-1.6.4-2.3C4.8 10.1 4.2 8.8 4.2 7.3V5.5h3.6v1.8c.5-.4 1.1-.8 1.7-1.1V3.8H8.5zM7.8 13.2v1.9h8.4v-1.9z' },
  temple: { solid: 'M12 1.5 22.5 7.5v2h-21v-2zM4 11h3v7.5H4zM10.5 11h3v7.5h-3zM17 11h3v7.5h-3zM1.5 20h21v2.5h-21z' },
  seal: { solid: cog(12, 9.5, 12, 8.5, 7.1, 0) + 'M12 4.5l1.5 3.2 3.5.4-2.6 2.4.7 3.5L12 12.3 8.9 14l.7-3.5L7 8.1l3.5-.4z' + 'M7 17.5 5.5 23.5l3.5-1.6 2.2 1.9L12 19.5l.8 4.3 2.2-1.9 3.5 1.6L17 17.5a10 10 0 0 1-10 0z' },
  laurel: { solid: wreath(12, 11.4, 8.6, LAUREL) + bar(8.6, 21.8, 15.4, 21.8, 2.4) },
  wonder: { solid: 'M12 1.5l3 5.3h-6zM8 8.3h8l2.3 4H5.7zM4.8 13.8h14.4l2.3 4H2.5zM1 19.3h22v3.2H1z' },
  stage: { solid: 'M1.5 16.5h6.8v-5.8h6.8V4.9h7.4V22.5h-21z' },
  progress: { solid: ring(12, 12, 11, 9) + 'M12 5.5l1.9 4.2 4.6.5-3.4 3.1.9 4.6-4-2.3-4 2.3.9-4.6-3.4-3.1 4.6-.5z' },
};

const PLACES: Record<string, Drawing> = {
  left: { solid: 'M1.5 12 11 3v5.5h11.5v7H11V21z' },
  right: { solid: 'M22.5 12 13 3v5.5H1.5v7H13V21z' },
  self: { solid: 'M12 22.5 3 13h5.5V1.5h7V13H21z' },
  both: { solid: 'M1 12 7.5 5v4.5h9V5L23 12l-6.5 7v-4.5h-9V19z' },
  chain: { lines: 'M10 14a4.6 4.6 0 0 0 6.6 0l3.6-3.6a4.65 4.65 0 0 0-6.6-6.6l-1.8 1.8M14 10a4.6 4.6 0 0 0-6.6 0l-3.6 3.6a4.65 4.65 0 0 0 6.6 6.6l1.8-1.8' },
  again: { solid: 'M12 2.5a9.5 9.5 0 0 1 8 4.4l2.5-2v8h-8l2.9-2.8A6.3 6.3 0 1 0 18.1 14h3.3A9.5 9.5 0 1 1 12 2.5z' },
  discard: { solid: 'M3.5 7h17l-1.6 15.5H5.1zM9 1.5h6l1 2.3h5.5v2h-19v-2H8zM8.3 10l.7 9.5h1.8L10.3 10zM13.7 10l-.5 9.5H15l.7-9.5z' },
  card: { solid: CARD },
  rival: { solid: circle(12, 6, 4.5) + 'M3 21.5c0-5.3 3.7-9 9-9s9 3.7 9 9z' },
};

const SEATS: Record<string, Drawing> = {
  person: PLACES.rival!,
  people: { solid: circle(8.5, 7, 4) + 'M1 21c0-5 3-8.3 7.5-8.3S16 16 16 21z' + 'M14.8 10.8a4 4 0 1 0 0-7.6 6.2 6.2 0 0 1 0 7.6zM16.5 12.8c1.5 2 2.3 4.8 2.3 8.2H23c0-4.8-2.5-7.9-6.5-8.2z' },
  bot: { solid: 'M11 5V3.3a1.8 1.8 0 1 1 2 0V5h5.5A2.5 2.5 0 0 1 21 7.5v11a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-11A2.5 2.5 0 0 1 5.5 5zM0 10h2v6H0zM22 10h2v6h-2z' + circle(8.3, 11.3, 1.9) + circle(15.7, 11.3, 1.9) + box(8, 16, 8, 1.8) },
  away: { solid: 'M13.5 1.5a10.5 10.5 0 1 0 9 15.6A9 9 0 0 1 13.5 1.5z' + 'M15.5 4h6.5v1.8l-3.8 4.1H22V12h-6.7v-1.8L19 6.1h-3.5z' },
  sealed: { solid: 'M6.5 10V7.5a5.5 5.5 0 0 1 11 0V10H20v12.5H4V10zM9.3 10h5.4V7.5a2.7 2.7 0 0 0-5.4 0zM12 13.5a1.9 1.9 0 0 0-1 3.5v2.5h2V17a1.9 1.9 0 0 0-1-3.5z' },
  clock: { solid: ring(12, 12, 11, 8.7) + 'M11 6h2v5.4l3.7 3.2-1.3 1.6-4.4-3.9z' },
  eye: { solid: 'M.5 12C3 7.2 7.2 4.5 12 4.5S21 7.2 23.5 12c-2.5 4.8-6.7 7.5-11.5 7.5S3 16.8.5 12zM12 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6z' + circle(12, 12, 2.3) },
  hourglass: { solid: 'M4.5 1.5h15V4H18c0 3.8-1.5 6.3-4 8 2.5 1.7 4 4.2 4 8h1.5v2.5h-15V20H6c0-3.8 1.5-6.3 4-8-2.5-1.7-4-4.2-4-8H4.5z' },
};

const CHROME: Record<string, Drawing> = {
  logbook: { solid: 'M5 1.5h15v21H5a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2zM8 6v2h9V6zM8 10.5v2h9v-2zM8 15v2h6v-2z' },
  // an open book
  rules: { solid: 'M11 5.2C8.6 3.6 5.4 3 1.5 3v15.6c3.9 0 7.1.7 9.5 2.4zM13 5.2C15.4 3.6 18.6 3 22.5 3v15.6c-3.9 0-7.1.7-9.5 2.4z' },
  search: { lines: 'M10.5 3a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15zM16 16l5.5 5.5' },
  settings: { solid: cog(12, 12, 8, 11, 8.3, 4) },
  sun: { solid: circle(12, 12, 5) + spokes(12, 12, 8, 7.5, 11, 2.2) },
  moon: { solid: 'M10 1.5A10.5 10.5 0 1 0 22.5 14 8.7 8.7 0 0 1 10 1.5z' },
  menu: { lines: 'M3 6h18M3 12h18M3 18h18' },
  close: { lines: 'M5 5l14 14M19 5 5 19' },
  check: { lines: 'M3.5 12.5l5.5 5.5L20.5 6.5' },
  cross: { lines: 'M6 6l12 12M18 6 6 18' },
  plus: { lines: 'M12 4v16M4 12h16' },
  minus: { lines: 'M4 12h16' },
  undo: { lines: 'M9 3.500 3.500 9 9 14.500M4 9h10.500a5.750 5.750 0 0 1 0 11.500H9' },
  up: { lines: 'M5 15.5l7-7 7 7' },
  down: { lines: 'M5 8.5l7 7 7-7' },
  back: { lines: 'M15 4.5 7.5 12l7.5 7.5' },
  skip: { solid: 'M3 5l8 5.6V5l8 5.6V5h2.5v14H19v-5.6L11 19v-5.6L3 19z' },
  forward: { lines: 'M9 4.5l7.5 7.5L9 19.5' },
  play: { solid: 'M5 2.5 21.5 12 5 21.5z' },
  pause: { solid: box(4.5, 3, 5.5, 18) + box(14, 3, 5.5, 18) },
  step: { solid: 'M4 3l11.5 9L4 21z' + box(16.5, 3, 4, 18) },
  step_back: { solid: 'M20 3 8.5 12 20 21z' + box(3.5, 3, 4, 18) },
  home: { solid: 'M12 1.8 23 11.5h-3V22h-6v-6.5h-4V22H4V11.5H1z' },
  share: { solid: circle(18, 4.5, 3.5) + circle(18, 19.5, 3.5) + circle(5.5, 12, 3.5) + bar(8.3, 10.4, 15.2, 6.3, 1.9) + bar(8.3, 13.6, 15.2, 17.7, 1.9) },
  qr: { solid: box(2, 2, 8.5, 8.5) + box(4.5, 4.5, 3.5, 3.5) + box(13.5, 2, 8.5, 8.5) + box(16, 4.5, 3.5, 3.5) + box(2, 13.5, 8.5, 8.5) + box(4.5, 16, 3.5, 3.5) + box(13.5, 13.5, 3.5, 3.5) + box(18.5, 18.5, 3.5, 3.5) + box(18.5, 13.5, 3.5, 2) + box(13.5, 19, 2.5, 3) },
  flag: { solid: bar(5, 1.5, 5, 22.5, 2.4) + 'M7 2.5c3-1.600 5.500 1.300 8.500.500 2-.500 3.500-1 6-.500v11c-2.500-.500-4 0-6 .500-3 .800-5.500-2.100-8.500-.500z' },
  talk: { solid: 'M3 2.500h18a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H11.500L6 22.500v-5H3a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM5.500 7v1.800h13V7zM5.500 11.200V13h8v-1.800z' },
  // a lamp of clay, lit
  hint: { solid: 'M12 1.500a7.500 7.500 0 0 1 4.500 13.500c-.800.600-1.200 1.300-1.200 2.200v.300H8.700v-.300c0-.900-.400-1.600-1.200-2.200A7.500 7.500 0 0 1 12 1.500zM8.700 18.800h6.600v1.600l-1.500 2.100h-3.600l-1.500-2.100z' },
  muted: { solid: 'M2 8.500h4.500L12 3.500v17l-5.500-5H2z', lines: 'M15.500 9l6 6M21.500 9l-6 6' },
  save: { solid: 'M10.5 2h3v9H18l-6 6.5L6 11h4.5zM2.5 19h19v3h-19z' },
  pencil: { solid: 'M17.2 1.8l5 5-3 3-5-5zM12.8 6.2l5 5L7 22H2v-5z' },
  copy: { solid: 'M8 1.5h13.5V16H8zM2.5 7h3.7v10.8H16v4.7H2.5z' },
  warning: { solid: 'M12 1.5 23.5 22H.5zM10.8 8.5l.4 7h1.6l.4-7z' + circle(12, 18.4, 1.2) },
  question: { lines: 'M7.5 8a4.5 4.5 0 1 1 6.7 4c-1.5.9-2.2 1.7-2.2 3.5', solid: circle(12, 20, 1.7) },
  sound: { solid: 'M2 8.5h4.5L12 3.5v17l-5.5-5H2z', lines: 'M15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9.3 9.3 0 0 1 0 13' },
  language: { lines: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM2 12h20M12 2c-5 5.5-5 14.5 0 20M12 2c5 5.5 5 14.5 0 20' },
  leave: { solid: 'M2.5 2h11v4h-2.3V4.3H5v15.4h6.2V18h2.3v4h-11zM16 6.5l6.5 5.5L16 17.5V13.5H8.5v-3H16z' },
  rematch: PLACES.again!,
  star: { solid: 'M12 1.5l3.2 7 7.6.8-5.7 5.1 1.6 7.6L12 18.1 5.3 22l1.6-7.6L1.2 9.3l7.6-.8z' },
};

export const ICONS: Record<string, Drawing> = {
  ...RESOURCES,
  resource: { solid: SACK },
  ...SYMBOLS,
  ...COUNTED,
  ...AFAR,
  ...KINDS,
  ...PLACES,
  ...SEATS,
  ...CHROME,
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

/** The mark of each kind of card that both games have; a science card shows its own symbol where it can. */
export const KIND_ICONS: Record<string, string> = {
  brown: 'log',
  grey: 'amphora',
  blue: 'temple',
  green: 'gear',
  yellow: 'scales',
  red: 'shield',
  purple: 'seal',
  wonder: 'wonder',
  progress: 'progress',
  token: 'progress',
};
