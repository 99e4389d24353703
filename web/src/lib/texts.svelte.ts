// The words of the page, in the language of the person. They come from the same files as those of the engine.

import { api, type Language, type TextTable } from './api';
import { kept, keep } from './keep';
import { countOf, firstSpoken, textOf, togetherOf, type Fields } from './words';

export type { Language } from './api';
export const LANGUAGES: Language[] = ['en', 'fr', 'nl'];

const known = new Map<Language, TextTable>();

class Texts {
  /** The language that is shown. It changes once the words of another one are here. */
  lang: Language = $state(firstSpoken([kept('lang') ?? '', ...(globalThis.navigator?.languages ?? [])]));
  table: TextTable = $state.raw({});
  loaded = $state(false);

  /** Show a language: at once if it was shown before. Throws a Failure if its words cannot be had. */
  async speak(lang: Language = this.lang): Promise<void> {
    const table = known.get(lang) ?? (await api.texts(lang));
    known.set(lang, table);
    this.lang = lang;
    this.table = table;
    this.loaded = true;
    keep('lang', lang);
    document.documentElement.lang = lang;
  }
}

export const texts = new Texts();

/** The text of a key, its fields filled in. */
export const t = (key: string, fields: Fields = {}): string => textOf(texts.table, key, fields);

/** The text of a key for n things: singular or plural as the language has it. */
export const count = (key: string, n: number, fields: Fields = {}): string =>
  countOf(texts.table, texts.lang, key, n, fields);

export const has = (key: string): boolean => key in texts.table;

/** "a, b and c". */
export const together = (items: string[], word: 'and' | 'or' = 'and'): string => togetherOf(texts.table, items, word);
