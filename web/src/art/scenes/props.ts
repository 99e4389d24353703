// What stands about in more than one scene: trees, ships, animals, people. Each is drawn around the point it stands on.

import type { Strokes } from '../drawing';
import { cypress, disc, line, placed } from '../pen';

const PAINTS = ['whole', 'shade', 'tint', 'leaf', 'water', 'glow', 'lines'] as const;

/** Several drawings as one, where none hides another. */
export function together(...all: Strokes[]): Strokes {
  const paints = PAINTS.map((paint) => [paint, all.map((each) => each[paint] ?? '').join('')] as const);
  return Object.fromEntries(paints.filter(([, path]) => path));
}

/** A drawing in its place. */
export function put(strokes: Strokes, x: number, y: number, scale = 1, mirrored = false): Strokes {
  return Object.fromEntries(Object.entries(strokes).map(([paint, path]: [string, string]) => [paint, placed(path, x, y, scale, mirrored)]));
}

/** A date palm of height 30; it leans to the right. */
const PALM: Strokes = {
  whole: 'M-1.2 0C-.8-10 .3-20 2.6-29L4-28.6C2-20 1.2-10 1.2 0z',
  leaf:
    'M3.3-29c-4-4-9-4-13 1 5-2.4 9-1.6 13-1zM3.3-29c-5-1-9 2-10.5 8 3.5-4.5 6.5-6.5 10.5-8z' +
    'M3.3-29c-2-5-5-7-9-7.5 4 2 6.5 4 9 7.5zM3.3-29c4-4 9-4 12.5.5-4.5-2-8.5-1.5-12.5-.5z' +
    'M3.3-29c5-1 8.5 2 9.5 8-3-4.5-5.5-6.5-9.5-8zM3.3-29c1.5-5 4.5-7.5 8.5-8-3.5 2-6 4.5-8.5 8zM3.3-29c-.8-4-.2-7 1.7-9.5 0 3.5-.5 6-1.7 9.5z',
};
export const palmTree = (x: number, foot: number, height: number, mirrored = false): Strokes => put(PALM, x, foot, height / 36, mirrored);

/** An umbrella pine, 30 high. */
const PINE: Strokes = {
  whole: 'M-1.1 0C-.5-7-1-13-.6-19L-5-23-4.2-23.6 0-20.5 4.5-24l.8.600L.9-18.6C.7-12 .8-6 1.3 0z',
  leaf: 'M-13-22.5c-2.5-.5-2.6-3.8.5-4.2.4-2.6 4-3.6 6.2-2.2 1.6-2.4 6-2.6 7.8-.6 2.4-1.8 6.4-1 7 1.4 3-.8 5.3.8 5.2 3 2.4.2 2.2 3 0 3.2-4 1-8-.6-12.7.2-4.6-.8-9.5.6-14-.8z',
};
export const pine = (x: number, foot: number, height: number, mirrored = false): Strokes => put(PINE, x, foot, height / 30, mirrored);

/** Cypresses in a row: where, and how high. */
export const cypresses = (foot: number, ...trees: [number, number][]): Strokes => ({
  leaf: trees.map(([x, height]) => cypress(x, foot, height)).join(''),
  lines: trees.map(([x, height]) => `M${x + height * 0.035} ${foot - height * 0.75}q${height * 0.05} ${height * 0.35} 0 ${height * 0.6}M${x} ${foot}v1.2`).join(''),
});

/** A house far away, with its shaded side and a flat roof. */
export const house = (x: number, foot: number, width: number, height: number): Strokes => ({
  whole: `M${x} ${foot}v${-height}h${width}v${height}z`,
  shade: `M${x + width * 0.68} ${foot}v${-height}h${width * 0.32}v${height}z`,
});

/** A galley under sail, bound for the left; 62 long, its waterline at 0. */
const GALLEY: Strokes = {
  whole: 'M-33-1l7-3.2c.8-3 .2-5.5-1.5-8.2l2.3-.8c2 2.6 2.8 4.6 3.2 6.2C-8-6.2 8-6.2 20-7c4-1.2 6-4.5 6.2-9 .2-3.6 3.6-5.4 6.2-3.6-2.6 0-3.6 1.6-3.7 4C28.4-8 25.5-2.5 20 1-2 2.5-20 2-33-1z',
  tint: 'M-15-29C-6-31.5 6-31.5 14-29c2.6 6 2.6 11 .6 17-8.6 2-20 2-28.6 0 2-6 2-11-1-17z',
  shade: 'M-26-1.5C-10 .5 10 0 22.5-2.5 21.7-1 20.8.2 20 1-2 2.5-20 2-33-1z',
  lines:
    'M-.5-33V-6.5M-16-29C-6-32 6-32 15-29M-6-30.5c1.5 6 1.5 13 .3 19M5.5-30.5c1.5 6 1.5 13 .3 19M-24-6.6l.1.1' +
    Array.from({ length: 12 }, (_, i) => `M${-17 + i * 3.1} -3l-3.5 6.5`).join(''),
};
export const galley = (x: number, water: number, scale = 1, mirrored = false): Strokes => put(GALLEY, x, water, scale, mirrored);

/** A small boat with a slanting sail, 20 long. */
const BOAT: Strokes = {
  whole: 'M-10-2.5C-5-1 5-1 10-3.5 8.5-.5 6 1 2 1h-6C-7 1-9-.5-10-2.5z',
  tint: 'M-7-4L4-24C7-16 8-10 7.5-4.5 3-3.5-2-3.5-7-4z',
  lines: 'M0-2V-17',
};
export const boat = (x: number, water: number, scale = 1, mirrored = false): Strokes => put(BOAT, x, water, scale, mirrored);

/** Somebody in a long robe, 10 high, seen from afar. */
const PERSON: Strokes = { whole: `M-1.7 0L-1.5-6.2C-1.2-7.6 1.2-7.6 1.5-6.2L1.7 0z${disc(0, -8.7, 1.15)}`, shade: 'M.3-7.2C1-7.1 1.4-6.8 1.5-6.2L1.7 0H.4z' };
export const people = (height: number, ...places: [number, number][]): Strokes => together(...places.map(([x, foot]) => put(PERSON, x, foot, height / 10)));

/** A horse at a gallop to the left, 20 high. */
export const HORSE: Strokes = {
  whole:
    'M-15.2-14.8L-11.6-19.6l.3-1.7 1.2 1.3C-7.5-19.5-6-16.5-4-15.2-1-14.2 3-15.6 6.5-15 9-14.5 10.2-12.5 9.8-10.5 11.5-8 13-6.5 15.5-4.5' +
    'L17.5-1.2 16.2-.9 13.7-3.6C11-5.5 8.5-6.5 6.8-7.6L9.5-4.6 9-.6H7.5L7.7-4 4-7.4C0-6.2-3-6.8-5-7.4L-6.5-4-5.3-.7-6.6-.2-8.5-4.2-7.5-7.8' +
    'L-12-6-16-3-16.9-3.9-13.1-7.6-9.1-10.8C-10.5-11.5-10-13-10.6-14.7L-13.8-13.4z',
  shade: 'M9.8-10.5C10.2-12.5 9-14.5 6.5-15 7.5-13 6.5-10.5 4-9 1-8-3-8.5-6-9.5L-5-7.4C-3-6.8 0-6.2 4-7.4 6.5-8 8.8-8.8 9.8-10.5z',
  lines: 'M9.8-13.5c2.5-1 4.2.8 7 0M-11-19.8C-8-17.5-7-16-5.5-13.8',
};

/** A chariot with its driver behind its horses, bound for the left. */
export const chariot = (x: number, foot: number, scale = 1, mirrored = false): Strokes[] => {
  const at = (strokes: Strokes, dx: number, dy: number): Strokes => put(strokes, x + dx * scale * (mirrored ? -1 : 1), foot + dy * scale, scale, mirrored);
  const car: Strokes = {
    whole: 'M21-9.5L18.6-16.5c.8-1.6 2.6-1.6 3.5-.2L25-9.5z' + disc(19.6, -18.8, 1.6),
    tint: 'M17.5-4L16.5-11c2.5-1.2 6-.6 9 1l1.5 6z',
    lines: `${disc(22.5, -4, 4)}M22.5-8v8M18.5-4h8M19.5-14.5L-12-17M19.5-14.5L-9-14M8-8L18-5`,
  };
  return [at(HORSE, -2.5, -2.4), at(HORSE, 0, -1), at(car, 0, 0), at(HORSE, 2, 0.4)];
};

/** A lion that sits and looks to the left, 11 high. */
const LION: Strokes = {
  whole:
    'M-3.6 0L-3.4-1.2-2.5-1.5-2.4-5.2C-3-5.6-3.4-6.3-3.3-7L-4.9-7.6C-5.3-8.2-5-9-4.2-9.2-3.6-10.6-2-11.2-.6-10.8 1-10.2 1.6-8.4 1.2-6.6 3.4-5.2 4.4-3 4.3-.9L4.9 0z',
  shade: 'M1 0C2.4-2 2.2-5 .4-7.4-.2-8.6-.4-9.8-.6-10.8 1-10.2 1.6-8.4 1.2-6.6 3.4-5.2 4.4-3 4.3-.9L4.9 0z',
  lines: 'M4.6-.4C6.4-.6 6.6-2.4 5.6-3M-3.7-8.6l.1.1M-1 0C-1.4-1.4-.6-2.6 1-2.4',
};
export const lion = (x: number, foot: number, height: number, mirrored = false): Strokes => put(LION, x, foot, height / 11, mirrored);

/** A camel walking to the left, 15 high. */
const CAMEL: Strokes = {
  whole:
    'M-9.8-12.4l.4-1.1 2.3-.6 1 .8C-6.2-11-6-9.6-4.5-9.2c1.2-.2 1.5-3.4 3.2-3.4 1.8 0 2 3.2 3.3 3.6 1.5.3 2.5 1 2.7 2.5L5.3-3.5 4.8 0h-1l.1-3.3-1.3-1.8L2.1 0h-1L1.3-5.2h-4.2' +
    'L-3.2 0h-1L-4.2-3.5-5 0h-1L-5.2-5.8C-7.5-6.8-7.6-9.5-7.7-11.6z',
};
export const camels = (height: number, ...places: [number, number][]): Strokes => together(...places.map(([x, foot]) => put(CAMEL, x, foot, height / 15)));

/** Pennons on poles: foot and height of each. */
export const flags = (...poles: [number, number, number][]): Strokes => ({
  lines: poles.map(([x, foot, height]) => line([x, foot], [x, foot - height])).join(''),
  tint: poles.map(([x, foot, height]) => placed('M0 0c2.5-1.5 4.5 1 8.5-.2L6.5 2c1 .6 1.4 1 2 2C4 5 2.5 2.8 0 4.2z', x, foot - height, height / 14)).join(''),
});
