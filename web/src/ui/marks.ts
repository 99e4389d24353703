// The signs of cards in words: what a screen reader says where the eye sees icons.

import { nameOf, type Sort } from '../lib/catalogue.svelte';
import { count, has, t } from '../lib/texts.svelte';
import type { Catalogue, Mark } from '../lib/types';

const COUNTED: Record<string, string> = { coin: 'count.coin', point: 'count.point', shield: 'count.shield' };
const NAMED: Record<string, Sort> = { resource: 'resource', science: 'symbol', card: 'color', token: 'token' };

export function wordOf(mark: Mark, catalogue: Catalogue | undefined): string {
  const counted = COUNTED[mark.icon];
  if (counted && mark.n !== null) return count(counted, mark.n);
  const sort = NAMED[mark.icon];
  if (sort && mark.key) {
    const name = nameOf(catalogue, mark.key, sort);
    const word = mark.icon === 'card' ? t('page.mark.card', { color: name }) : name;
    return mark.n === null || mark.n === 1 ? word : `${mark.n} ${word}`;
  }
  const key = `page.mark.${mark.icon}`;
  const word = has(key) ? t(key) : mark.text || mark.key || nameOf(catalogue, mark.icon, 'sign');
  return mark.n === null ? word : `${mark.n} ${word}`;
}

export function wordsOf(marks: Mark[], catalogue: Catalogue | undefined): string {
  return marks.map((mark) => wordOf(mark, catalogue)).join(' ');
}

/** A mark with what it needs: the page draws signs of its own with it. */
export function mark(icon: string, parts: Partial<Mark> = {}): Mark {
  return { icon, key: '', n: null, text: '', ...parts };
}
