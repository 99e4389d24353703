// How the cards of a city lie: by colour, each over the one before it, in as few columns as the room allows. A colour that has
// no room for itself goes on in the next column: a city of whatever cards stays within its frame, and keeps its names if it can.

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
const TIGHTEST = [18, 4] as const;
/** How much of a covered card is in sight, and how much more of one that lies on top: from roomy to tight. */
const ROOMY = [
  [29, 64],
  [26, 46],
  [24, 28],
  [22, 10],
  [20, 6],
  TIGHTEST,
] as const;
/** With a column more than wished for. */
const TIGHT = [[20, 5], TIGHTEST] as const;
/** The edges of a card. */
const RIM = 2;
const NARROWEST = 44;
const WIDEST = 210;
/** Rather than with more columns, colours go on in the next one. */
const MOST_WHOLE = 7;

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

/** Piles one after the other into columns of a height: one that is too tall goes on in the next column. */
function poured(piles: Pile[], [step, low]: readonly [number, number], height: number): Pile[][] {
  const columns: Pile[][] = [[]];
  let left = height;
  for (const { color, cards } of piles) {
    for (let from = 0; from < cards.length; ) {
      const fitting = Math.floor((left - low - RIM) / step);
      if (fitting < 1 && columns.at(-1)!.length) {
        columns.push([]);
        left = height;
        continue;
      }
      const part = cards.slice(from, from + Math.max(1, fitting));
      columns.at(-1)!.push({ color, cards: part });
      left -= part.length * step + low + RIM + GAP;
      from += part.length;
    }
  }
  return columns;
}

export function fanned(piles: Pile[], room: { width: number; height: number }, wished: number): Fan {
  const widthOf = (columns: number): number => Math.min(WIDEST, (room.width - GAP * (columns - 1)) / columns);
  const whole = (columns: number, [step, low]: readonly [number, number]): Fan | undefined => {
    const height = (pile: Pile): number => pile.cards.length * step + low + RIM;
    const laid = dealt(piles, columns, height);
    return tallest(laid, height) <= room.height ? { columns: laid, width: widthOf(columns), step, low } : undefined;
  };
  for (const look of ROOMY) {
    const found = whole(wished, look);
    if (found) return found;
  }
  const columns = poured(piles, TIGHTEST, room.height);
  const [step, low] = TIGHTEST;
  const split = { columns, width: widthOf(Math.max(wished, columns.length)), step, low };
  if (columns.length <= wished) return split;
  for (let more = wished + 1; more <= Math.min(MOST_WHOLE, Math.floor((room.width + GAP) / (NARROWEST + GAP))); more++) {
    for (const look of TIGHT) {
      const found = whole(more, look);
      if (found) return found;
    }
  }
  return split;
}
