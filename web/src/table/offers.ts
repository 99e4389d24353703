// Offers sorted by what they are about.

import { nameOf } from '../lib/catalogue.svelte';
import type { Board, Catalogue, Face, Offer, Refusal } from '../lib/types';

export interface Group {
  /** The card, wonder or token; empty for what is about none. */
  key: string;
  offers: Offer[];
}

/** One group for each card, wonder or token, in the order of the offers. */
export function groupsOf(offers: Offer[]): Group[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = offer.token || offer.wonder || offer.card;
    const group = groups.get(key);
    if (group) group.push(offer);
    else groups.set(key, [offer]);
  }
  return [...groups].map(([key, group]) => ({ key, offers: group }));
}

/** A wonder board as a card, to choose it. */
export function boardFace(board: Board | undefined): Face | undefined {
  return (
    board && {
      key: board.key,
      name: board.name,
      own_name: false,
      kind: 'wonder',
      deck: '',
      cost: [],
      marks: board.start,
      chain_from: [],
      opens: [],
      steps: [],
      tip: board.tip,
      guess: board.guess,
      art: board.art,
    }
  );
}

/** "Baths: ", before a reason. */
export function subjectOf(refusal: Refusal, catalogue: Catalogue): string {
  return refusal.about && !refusal.text.includes(nameOf(catalogue, refusal.about))
    ? `${nameOf(catalogue, refusal.about)}: `
    : '';
}
