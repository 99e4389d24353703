// The name and emblem of this person. The server knows them by a cookie; the browser remembers them for the case that it is lost.

import { api } from '../lib/api';
import { PLAIN, readEmblem } from '../lib/emblems';
import { keep, kept } from '../lib/keep';
import type { Emblem } from '../lib/types';

export const LONGEST_NAME = 24;

function emblemKept(): Emblem {
  try {
    return readEmblem(JSON.parse(kept('emblem') ?? '{}') as Emblem);
  } catch {
    return PLAIN;
  }
}

const isPlain = (emblem: Emblem): boolean => JSON.stringify(readEmblem(emblem)) === JSON.stringify(PLAIN);

class Myself {
  name = $state(kept('name') ?? '');
  emblem: Emblem = $state.raw(emblemKept());
  #asked = false;
  #choosing: Promise<void> = Promise.resolve();

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const { name, emblem } = await api.me();
      if (name) this.#set(name);
      else if (this.name) await this.change(this.name);
      if (name || !isPlain(emblem)) this.#wear(emblem);
      else if (!isPlain(this.emblem)) await this.choose(this.emblem);
    } catch {
      this.#asked = false; // next time
    }
  }

  /** Throws a Failure where the server will not have it. */
  async change(name: string): Promise<void> {
    this.#set((await api.setName(name.trim().slice(0, LONGEST_NAME))).name);
  }

  /** Throws a Failure where it cannot be kept. Choices are kept one after the other, each on top of the one before it. */
  choose(change: Partial<Emblem>): Promise<void> {
    const kept = this.#choosing.then(async () => this.#wear((await api.setEmblem({ ...this.emblem, ...change })).emblem));
    this.#choosing = kept.catch(() => {});
    return kept;
  }

  #wear(emblem: Emblem): void {
    this.emblem = readEmblem(emblem);
    keep('emblem', JSON.stringify(this.emblem));
  }

  #set(name: string): void {
    this.name = name;
    keep('name', name);
  }
}

export const me = new Myself();
