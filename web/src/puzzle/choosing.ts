// Which puzzle comes next.

import type { PuzzleLine } from '../lib/types';

export interface Wanted {
  game: string;
  theme: string;
  level: string;
}

export const ANYTHING: Wanted = { game: '', theme: '', level: '' };
/** Of so many of the nearest to one's rating, one is drawn. */
const NEAR = 12;

export function fitting(lines: PuzzleLine[], { game, theme, level }: Wanted): PuzzleLine[] {
  return lines.filter(
    (line) => (!game || line.game === game) && (!theme || line.theme === theme) && (!level || line.level === level),
  );
}

/** One that was not tried yet, about as hard as the player is good; `draw` gives a number from 0 to below 1. */
export function nextOf(
  lines: PuzzleLine[],
  wanted: Wanted,
  rating: number,
  tried: ReadonlySet<string>,
  draw: () => number = Math.random,
  here = 0,
): PuzzleLine | undefined {
  const all = fitting(lines, wanted).filter(({ number }) => number !== here);
  const fresh = all.filter(({ key }) => !tried.has(key));
  const near = (fresh.length ? fresh : all)
    .toSorted((one, two) => Math.abs(one.rating - rating) - Math.abs(two.rating - rating) || one.number - two.number)
    .slice(0, NEAR);
  return near[Math.floor(draw() * near.length)];
}
