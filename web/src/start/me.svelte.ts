// The name of this person. The server knows it by a cookie; the browser remembers it for the case that the cookie is lost.

import { api } from '../lib/api';
import { keep, kept } from '../lib/keep';

export const LONGEST_NAME = 24;

class MyName {
  name = $state(kept('name') ?? '');
  #asked = false;

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const { name } = await api.me();
      if (name) this.#set(name);
      else if (this.name) await this.change(this.name);
    } catch {
      this.#asked = false; // next time
    }
  }

  /** Throws a Failure where the server will not have it. */
  async change(name: string): Promise<void> {
    this.#set((await api.setName(name.trim().slice(0, LONGEST_NAME))).name);
  }

  #set(name: string): void {
    this.name = name;
    keep('name', name);
  }
}

export const me = new MyName();
