// What several motifs are made of: a path put elsewhere, and the small things that stand about in a city.

import { block, disc } from '../pen';

const short = (n: number): string => String(Math.round(n * 100) / 100);

/** For each command: which of its numbers are lengths to the right (x), down (y), or neither (r: scaled alone; n: kept). */
const NUMBERS: Record<string, string> = { m: 'xy', l: 'xy', h: 'x', v: 'y', c: 'xyxyxy', s: 'xyxy', q: 'xyxy', t: 'xy', a: 'rrnnfxy', z: '' };

/** A path drawn around 0,0, put at a place: larger or smaller, or turned to the other side. */
export function put(path: string, x: number, y: number, scale = 1, flip = false): string {
  const side = flip ? -scale : scale;
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const numbers = [...rest.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(([n]) => Number(n));
    const pattern = NUMBERS[command.toLowerCase()]!;
    const moved = command !== command.toLowerCase();
    const placed = numbers.map((n, i) => {
      const what = pattern[i % pattern.length];
      if (what === 'x') return short(n * side + (moved ? x : 0));
      if (what === 'y') return short(n * scale + (moved ? y : 0));
      if (what === 'r') return short(n * scale);
      return what === 'f' && flip ? String(1 - n) : String(n);
    });
    return command + placed.join(' ');
  });
}

/** A ring: a disc with a round hole. */
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  `${disc(x, y, outer)}M${short(x - inner)} ${short(y)}a${short(inner)} ${short(inner)} 0 1 1 ${short(2 * inner)} 0a${short(inner)} ${short(inner)} 0 1 1 ${short(-2 * inner)} 0z`;

/** The dark between columns of a row: the columns themselves are what stays light. */
export const between = (x: number, columns: number, gap: number, width: number, top: number, foot: number): string =>
  Array.from({ length: columns - 1 }, (_, i) => block(x + i * gap + width, top, gap - width, foot - top)).join('');

/** Short strokes side by side: tiles of a roof, threads, oars. */
export const strokes = (x: number, number: number, gap: number, y: number, dx: number, dy: number): string =>
  Array.from({ length: number }, (_, i) => `M${short(x + i * gap)} ${short(y)}l${short(dx)} ${short(dy)}`).join('');

const AMPHORA = 'M-3-24H3L2-20C2-17 8-16 8-9 8-4 4-2 2.5 0H-2.500C-4-2-8-4-8-9-8-16-2-17-2-20z';
const AMPHORA_SHADE = 'M1.500-19.500C2-17 8-16 8-9 8-4 4-2 2.500 0H0C4-5 5-12 1.500-19.500z';
const AMPHORA_LINES = 'M-2.500-21C-8-22-9-17-6-14M2.500-21C8-22 9-17 6-14';

/** A jar with two handles over its foot, 24 high at scale 1: whole, shade and lines. */
export const amphora = (x: number, foot: number, scale = 1): { whole: string; shade: string; lines: string } => ({
  whole: put(AMPHORA, x, foot, scale),
  shade: put(AMPHORA_SHADE, x, foot, scale),
  lines: put(AMPHORA_LINES, x, foot, scale),
});

/** A person in a long robe over the feet, 20 high at scale 1. */
export const person = (x: number, foot: number, scale = 1): string =>
  disc(x, foot - 17.4 * scale, 2.6 * scale) + put('M-1.500-14.500H1.500C4-14 4.500-8 5 0H-5C-4.500-8-4-14-1.500-14.500z', x, foot, scale);

/** A flag that flies to the right from the top of its staff. */
export const flag = (x: number, top: number, width: number, height: number): string =>
  `M${short(x)} ${short(top)}c${short(width * 0.35)} ${short(-height * 0.25)} ${short(width * 0.6)} ${short(height * 0.3)} ${short(width)} 0v${short(height)}c${short(-width * 0.4)} ${short(height * 0.3)} ${short(-width * 0.65)} ${short(-height * 0.25)} ${short(-width)} 0z`;

/** Bundles of grass at the foot of things. */
export const tufts = (foot: number, ...at: number[]): string =>
  at.map((x) => `M${short(x)} ${foot}q-.5-2.500-3.500-3.500M${short(x)} ${foot}q-.5-3 1-6M${short(x)} ${foot}q1-2.500 4-3`).join('');

/** A dove that flies to the left. */
export const DOVE =
  'M14 26c1-6 7-9 12-6 4 2 6 6 10 8 2-12 10-20 24-24 1 8 0 15-4 20 8-1 14-2 26 2-8 4-14 6-18 8 6 2 10 5 13 10-16 2-28-2-37-8C32 40 22 36 18 28z';
