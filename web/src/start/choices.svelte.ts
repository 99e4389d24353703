// What can be played at all, with its names in the language of the person. Fetched once for each language.

import { api, type Language } from '../lib/api';
import type { Choices } from '../lib/types';

class ChoicesKept {
  #by: Partial<Record<Language, Choices>> = $state.raw({});

  of(lang: Language): Choices | null {
    return this.#by[lang] ?? Object.values(this.#by)[0] ?? null;
  }

  /** Throws a Failure if they cannot be had. */
  async load(lang: Language): Promise<void> {
    if (this.#by[lang]) return;
    const found = await api.choices(lang);
    this.#by = { ...this.#by, [lang]: found };
  }
}

export const choicesKept = new ChoicesKept();
