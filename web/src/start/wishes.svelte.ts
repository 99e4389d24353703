// The wishes of this person, remembered for the next time.

import { keep, kept } from '../lib/keep';
import { readWish, type Game, type Wish } from './wish';

/** Where a wish is made: one of the large choices of the start page. */
export type Occasion = 'duel' | 'classic' | 'friends_duel' | 'friends_classic';
const OCCASIONS: Occasion[] = ['duel', 'classic', 'friends_duel', 'friends_classic'];

export const gameOf = (occasion: Occasion): Game => (occasion.endsWith('duel') ? 'duel' : 'classic');

class Wishes {
  #made: Record<Occasion, Wish> = $state(
    Object.fromEntries(OCCASIONS.map((each) => [each, readWish(kept(`wish.${each}`), gameOf(each))])) as Record<Occasion, Wish>,
  );

  of(occasion: Occasion): Wish {
    return this.#made[occasion];
  }

  make(occasion: Occasion, wish: Wish): void {
    this.#made[occasion] = wish;
    keep(`wish.${occasion}`, JSON.stringify(wish));
  }
}

export const wishes = new Wishes();
