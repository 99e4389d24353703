// The final count: category after category, and only then who won. Whoever does not want to wait sees the whole at once.

import { settings } from '../lib/settings.svelte';

/** From one category to the next, in moves. */
const CATEGORY = 2.4;

export class Count {
  /** How many categories are counted so far. */
  step = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly categories: number) {
    if (settings.moveTime && categories) this.#next();
    else this.finish();
  }

  get done(): boolean {
    return this.step > this.categories;
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.step = this.categories + 1;
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      this.step += 1;
      if (!this.done) this.#next();
    }, CATEGORY * settings.moveTime);
  }
}
