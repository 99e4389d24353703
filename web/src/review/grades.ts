// What a review says, as people read it.

import type { Language } from '../lib/api';
import type { GradeLimit, ReviewedDecision } from '../lib/types';

export type Grade = ReviewedDecision['grade'];

/** Each grade has a sign of its own: nobody needs its colour. */
export const SIGNS: Record<Grade, string> = { best: 'star', good: 'check', inaccuracy: 'question', mistake: 'warning', blunder: 'cross' };
export const GRADES = Object.keys(SIGNS) as Grade[];

/** Worth looking at: it cost something. */
export const isWeak = ({ grade }: ReviewedDecision): boolean => grade !== 'best' && grade !== 'good';

const number = (value: number, lang: Language, places: number): string =>
  value.toLocaleString(lang, { minimumFractionDigits: places, maximumFractionDigits: places });

/** A share of one as people write it. */
export const percent = (share: number, lang: Language, places = 0): string => `${number(100 * share, lang, places)}\u00a0%`;

/** A change, with its sign. */
export function change(share: number, lang: Language): string {
  const told = percent(Math.abs(share), lang, 1);
  return Math.abs(share) < 0.0005 ? told : `${share > 0 ? '+' : '−'}${told}`;
}

export const points = (value: number, lang: Language): string => number(value, lang, 1);

/** Where each grade begins and ends, as shares: the last one has no end. */
export const spansOf = (limits: GradeLimit[]): { grade: Grade; from: number; below: number | null }[] =>
  limits.map(({ grade, below }, i) => ({ grade, from: limits[i - 1]?.below ?? 0, below: i < limits.length - 1 ? below : null }));
