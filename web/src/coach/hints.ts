// Who may ask for hints, and what a move of one is about on the table.

import type { TableSession } from '../lib/session.svelte';
import type { Offer } from '../lib/types';

export function canAskHint({ table, view }: Pick<TableSession, 'table' | 'view'>): boolean {
  if (!table || table.you < 0 || !table.hints || view?.over) return false;
  return !table.seats[table.you]?.resigned;
}

/** Where a move can be seen on the table, the best place first: its card, what is built with it, its button. */
export function placesOf(offer: Offer): string[] {
  const quoted = (text: string): string => `"${CSS.escape(text)}"`;
  const places = [`[data-move="${CSS.escape(offer.move)}"]`];
  if (offer.token) places.unshift(`[data-token=${quoted(offer.token)}]`);
  if (offer.wonder && !offer.card) places.unshift(`[data-wonder=${quoted(offer.wonder)}]`);
  if (offer.card) {
    const card = quoted(offer.card);
    places.unshift(`[data-testid=hand-card][data-card=${card}]`, `[data-testid=slot][data-card=${card}]`);
    places.push(`[data-testid=decision] [data-card=${card}]`);
  }
  return places;
}
