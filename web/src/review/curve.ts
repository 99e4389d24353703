// The chances over a game as lines to draw.

import type { ReviewedTurn } from '../lib/types';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a turn stands: its place in the curve, and in the drawing. `turns`: how many the whole game has. */
export const across = (box: Box, turn: number, turns: number): number => box.left + (box.width * (turn - 1)) / Math.max(turns, 1);
export const down = (box: Box, chance: number): number => box.top + box.height * (1 - chance);

/** The points of a seat's line. */
export const lineOf = (box: Box, curve: readonly ReviewedTurn[], seat: number, turns: number): string =>
  curve.map(({ turn, chances }) => `${across(box, turn, turns).toFixed(1)},${down(box, chances[seat] ?? 0).toFixed(1)}`).join(' ');

/** The turn that is nearest to a place of the drawing. */
export const turnAt = (box: Box, x: number, turns: number): number =>
  Math.max(1, Math.min(turns + 1, Math.round(((x - box.left) / box.width) * Math.max(turns, 1)) + 1));

/** Heights for labels that must not lie on one another, in the order given. */
export function spread(wanted: number[], apart: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  order.forEach((seat, i) => {
    const above = i ? found[order[i - 1]!]! + apart : top;
    found[seat] = Math.max(found[seat]!, above);
  });
  let below = bottom;
  for (const seat of order.reverse()) {
    found[seat] = Math.min(found[seat]!, below);
    below = found[seat]! - apart;
  }
  return found;
}

/** Each seat draws in its own way: whoever cannot tell the colours apart sees it by the strokes. */
export const DASHES = ['', '9 4', '3 3', '12 3 3 3', '6 2 2 2 2 2', '16 4', '2 5', '1 3 6 3'];
