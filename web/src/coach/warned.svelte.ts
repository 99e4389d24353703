// Moves after which there would be a danger that is not there yet: whoever shows a move says so beside it.

import { SvelteMap } from 'svelte/reactivity';
import type { Sign } from '../lib/types';

const warnings = new SvelteMap<string, string>();

/** What a move brings about; empty if nothing is known of it. */
export const warningOf = (move: string): string => warnings.get(move) ?? '';

/** These signs, and no others. */
export function warnOf(signs: readonly Sign[]): void {
  warnings.clear();
  for (const sign of signs) for (const move of sign.now ? [] : sign.moves) warnings.set(move, sign.text);
}
