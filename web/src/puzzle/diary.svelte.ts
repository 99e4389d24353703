// What this device remembers of one's puzzles: the rating, and which were tried.

import { keep, kept } from '../lib/keep';
import type { PuzzleLine } from '../lib/types';
import { ANYTHING, type Wanted } from './choosing';
import { ratingAfter, START, type Rating } from './rating';

interface Kept {
  rating: Rating;
  keys: string[];
  wanted: Wanted;
}

/** What was kept, as far as it can be understood. */
export function readDiary(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Kept>;
    const { value, solved, tried } = found.rating ?? START;
    const whole = [value, solved, tried].every(Number.isFinite);
    const keys = Array.isArray(found.keys) ? found.keys.filter((key) => typeof key === 'string') : [];
    return { rating: whole ? { value, solved, tried } : START, keys, wanted: { ...ANYTHING, ...found.wanted } };
  } catch {
    return { rating: START, keys: [], wanted: ANYTHING };
  }
}

class Diary {
  rating: Rating = $state.raw(START);
  tried: ReadonlySet<string> = $state.raw(new Set());
  wanted: Wanted = $state.raw(ANYTHING);

  constructor() {
    const { rating, keys, wanted } = readDiary(kept('puzzles'));
    this.rating = rating;
    this.tried = new Set(keys);
    this.wanted = wanted;
  }

  /** Count an answer; gives the change of the rating, or null if the puzzle was tried before. */
  note({ key, rating }: PuzzleLine, right: boolean): number | null {
    if (this.tried.has(key)) return null;
    const before = this.rating.value;
    this.rating = ratingAfter(this.rating, rating, right);
    this.tried = new Set([...this.tried, key]);
    this.#keep();
    return this.rating.value - before;
  }

  want(wanted: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, ...wanted };
    this.#keep();
  }

  #keep(): void {
    keep('puzzles', JSON.stringify({ rating: this.rating, keys: [...this.tried], wanted: this.wanted }));
  }
}

export const diary = new Diary();
