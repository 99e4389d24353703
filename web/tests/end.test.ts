import { describe, expect, it } from 'vitest';
import { texts } from '../src/lib/texts.svelte';
import type { Scores } from '../src/lib/types';
import { isSupremacy, wonWithoutPoints } from '../src/end/verdict';

texts.table = { 'supremacy.capital': 'capital reached' };
const scores = (victory: string): Scores => ({ points: [{ military: 0, blue: 3 }, { military: 0, blue: 9 }], totals: [3, 9], winners: [0], victory, tie_break: '', standings: [1, 2] });

describe('the score sheet after a supremacy', () => {
  it('marks the capital that was reached, in the row and the column of the winner only', () => {
    const marks = ['military', 'blue'].map((row) => [0, 1].map((seat) => wonWithoutPoints(scores('military'), row, seat)));
    expect(marks).toEqual([
      ['capital reached', ''],
      ['', ''],
    ]);
  });

  it('marks nothing where no capital was reached', () => {
    for (const victory of ['science', 'points', 'shared', '']) expect(wonWithoutPoints(scores(victory), 'military', 0)).toBe('');
  });

  it('does not count points', () => {
    expect(['military', 'science', 'points', 'shared', ''].map((victory) => isSupremacy(scores(victory)))).toEqual([true, true, false, false, false]);
  });
});
