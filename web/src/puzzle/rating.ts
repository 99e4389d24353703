// A rating for oneself, as coach/puzzles/rating.py has it: it rises with what one solves and falls with what one does not.

export interface Rating {
  value: number;
  solved: number;
  tried: number;
}

export const START: Rating = { value: 1000, solved: 0, tried: 0 };
const SCALE = 400;
/** So many puzzles count double: until then a rating is a guess. */
const NEW = 20;
const STEP = 24;
const LEAST = 100;

export function ratingAfter({ value, solved, tried }: Rating, puzzle: number, right: boolean): Rating {
  const expected = 1 / (1 + 10 ** ((puzzle - value) / SCALE));
  const step = tried < NEW ? 2 * STEP : STEP;
  const next = Math.round(value + step * (Number(right) - expected));
  return { value: Math.max(next, LEAST), solved: solved + Number(right), tried: tried + 1 };
}
