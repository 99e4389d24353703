// Movements of the Duel table: a card goes where it is taken to, a revealed one turns.

import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { settings } from '../lib/settings.svelte';

/** A card that leaves one place and arrives at another; alone, it fades. */
export const [send, receive] = crossfade({
  duration: () => settings.moveTime * 1.4,
  easing: cubicOut,
  fallback: () => ({ duration: settings.moveTime, css: (t) => `opacity: ${t}` }),
});

/** A card that is turned face up. */
export function turn(_node: Element): TransitionConfig {
  return {
    duration: settings.moveTime * 1.2,
    easing: cubicOut,
    css: (t) => `transform: perspective(600px) rotateY(${(1 - t) * 90}deg)`,
  };
}

/** A card that is laid out, one after the other: from above, where the deck is. */
export function dealt(_node: Element, { place }: { place: number }): TransitionConfig {
  return {
    delay: place * settings.moveTime * 0.12,
    duration: settings.moveTime * 1.5,
    easing: cubicOut,
    css: (t) => `opacity: ${Math.min(1, t * 2)}; transform: translateY(${(t - 1) * 60}px) rotate(${(1 - t) * 4}deg)`,
  };
}
