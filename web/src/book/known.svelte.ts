// What is known of boards and wonders from many games of bots: fetched once, and never missed where it is not there.

import { api } from '../lib/api';
import type { KnownBoard, Openings } from '../lib/types';

class Numbers {
  openings: Openings | null = $state.raw<Openings | null>(null);
  #asked = false;

  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    api.openings().then(
      (found) => (this.openings = found),
      () => (this.#asked = false), // the next page of the book asks again
    );
  }

  of(game: string, key: string): KnownBoard | undefined {
    return this.openings?.boards[game]?.[key];
  }

  /** How many games of a game they are from. */
  games(game: string): number {
    const all = Object.entries(this.openings?.games ?? {});
    return all.reduce((sum, [name, games]) => (name.split(' ')[0] === game ? sum + games : sum), 0);
  }
}

export const numbers = new Numbers();
