// How texts are filled in: the same rules as the engine's own texts follow.

import type { Language, TextTable } from './api';

export type Fields = Record<string, string | number>;

/** The numbers that take the singular: French says « 0 pièce ». */
const SINGULARS: Record<Language, number[]> = { en: [1], fr: [0, 1], nl: [1] };

export function fill(text: string, fields: Fields): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fields[name] ?? whole));
}

/** The text of a key; the key itself where there is none, so that nothing breaks and everybody sees it. */
export function textOf(table: TextTable, key: string, fields: Fields): string {
  const text = table[key];
  return typeof text === 'string' ? fill(text, fields) : key;
}

export function countOf(table: TextTable, lang: Language, key: string, n: number, fields: Fields): string {
  const forms = table[key];
  if (!Array.isArray(forms)) return key;
  const form = SINGULARS[lang].includes(n) ? forms[0] : forms[1];
  return form === undefined ? key : fill(form, { n, ...fields });
}

/** "a, b and c", in the language of the table; empty for nothing. */
export function togetherOf(table: TextTable, items: string[], word: 'and' | 'or'): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  return textOf(table, `list.${word}`, { items: items.slice(0, -1).join(', '), last });
}

/** The first language of the browser that we speak. */
export function firstSpoken(wished: readonly string[]): Language {
  for (const wish of wished) {
    const short = wish.slice(0, 2).toLowerCase();
    if (short === 'en' || short === 'fr' || short === 'nl') return short;
  }
  return 'en';
}
