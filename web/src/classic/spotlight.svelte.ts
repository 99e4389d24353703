// What a line of the recap is about: it is lit while the line is pointed at.

import { SvelteSet } from 'svelte/reactivity';

const lit = new SvelteSet<string>();

export const isLit = (key: string): boolean => lit.has(key);

/** Light these things, and no others. */
export function light(keys: string[]): void {
  lit.clear();
  for (const key of keys) lit.add(key);
}
