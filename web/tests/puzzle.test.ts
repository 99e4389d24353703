// Puzzles: the rating as Python has it, what is remembered, and which comes next.

import { describe, expect, it } from 'vitest';
import type { PuzzleLine } from '../src/lib/types';
import { ANYTHING, fitting, nextOf } from '../src/puzzle/choosing';
import { readDiary } from '../src/puzzle/diary.svelte';
import { ratingAfter, START } from '../src/puzzle/rating';

const line = (number: number, rating: number, theme = 'science'): PuzzleLine => ({
  number,
  key: `k${number}`,
  game: 'duel',
  players: 2,
  sets: [],
  theme,
  level: rating < 1100 ? 'easy' : 'medium',
  rating,
});
const LINES = [line(1, 800), line(2, 1000, 'points'), line(3, 1200), line(4, 1900)];

describe('the rating', () => {
  it('moves as in Python', () => {
    expect(ratingAfter(START, 1000, true)).toEqual({ value: 1024, solved: 1, tried: 1 });
    expect(ratingAfter(START, 1400, false)).toEqual({ value: 996, solved: 0, tried: 1 });
    expect(ratingAfter({ value: 1300, solved: 15, tried: 30 }, 1100, false)).toEqual({ value: 1282, solved: 15, tried: 31 });
  });
  it('survives what a browser may have kept', () => {
    for (const text of [null, '', 'x', '[]', '{"rating":{"value":"x"}}', '{"keys":[1]}']) {
      expect(readDiary(text)).toEqual({ rating: START, keys: [], wanted: ANYTHING });
    }
  });
});

describe('the next puzzle', () => {
  it('fits what is wanted', () => {
    expect(fitting(LINES, { ...ANYTHING, theme: 'points' }).map(({ number }) => number)).toEqual([2]);
    expect(nextOf(LINES, { ...ANYTHING, game: 'classic' }, 1000, new Set())).toBeUndefined();
  });
  it('is near, was not tried, and is another one', () => {
    const none = new Set<string>();
    expect(nextOf(LINES, ANYTHING, 1000, none, () => 0)?.number).toBe(2);
    expect(nextOf(LINES, ANYTHING, 1000, new Set(['k2']), () => 0)?.number).toBe(1);
    expect(nextOf(LINES, ANYTHING, 1000, none, () => 0, 2)?.number).toBe(1);
    expect(nextOf(LINES, ANYTHING, 1000, new Set(['k1', 'k2', 'k3', 'k4']), () => 0)?.number).toBe(2);
  });
});
