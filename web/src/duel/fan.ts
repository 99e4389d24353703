// How the cards of a city lie: by colour, each over the one before it, in as few columns as the room allows.

import type { Pile } from './reading';

export interface Fan {
  columns: Pile[][];
  width: number;
  /** From one card of a pile to the next: what one sees of a covered one. */
  step: number;
  /** How much more one sees of a card that nothing covers. */
  low: number;
}

const GAP = 5;
/** How much of a covered card is in sight, and how much more of one that lies on top: from roomy to tight. */
const ROOMY = [
  [29, 64],
  [26, 46],
  [24, 28],
  [22, 10],
  [20, 6],
  [18, 4],
] as const;
/** With a column more than wished for. */
const TIGHT = [
  [20, 5],
  [18, 4],
] as const;
const NARROWEST = 44;
const WIDEST = 210;
const MOST_COLUMNS = 7;

/** Piles one after the other into columns, so that the tallest column is as low as can be. */
function dealt(piles: Pile[], columns: number, height: (pile: Pile) => number): Pile[][] {
  if (columns < 2 || piles.length < 2) return [piles];
  let best: Pile[][] = [piles];
  for (let first = 1; first < piles.length; first++) {
    const found = [piles.slice(0, first), ...dealt(piles.slice(first), columns - 1, height)];
    if (tallest(found, height) < tallest(best, height)) best = found;
  }
  return best;
}

const tallest = (columns: Pile[][], height: (pile: Pile) => number): number =>
  Math.max(0, ...columns.map((column) => column.reduce((sum, pile) => sum + height(pile) + GAP, -GAP)));

export function fanned(piles: Pile[], room: { width: number; height: number }, wished: number): Fan {
  const widthOf = (columns: number): number => (room.width - GAP * (columns - 1)) / columns;
  const most = Math.min(MOST_COLUMNS, Math.max(wished, Math.floor(room.width / NARROWEST)));
  let best: Fan | undefined;
  for (let columns = wished; columns <= most; columns++) {
    for (const [step, low] of columns > wished ? TIGHT : ROOMY) {
      const height = (pile: Pile): number => pile.cards.length * step + low + 2;
      const laid = dealt(piles, columns, height);
      best = { columns: laid, width: Math.min(widthOf(columns), WIDEST), step, low };
      if (tallest(laid, height) <= room.height) return best;
    }
  }
  return best!;
}
