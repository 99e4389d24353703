// What the sets in play add to a view, sorted by its shape alone: a new set needs no new page.

import type { Mark } from '../lib/types';
import { mark } from '../ui/marks';
import type { Scene } from './scene';

export interface ExtraCards {
  key: string;
  label: string;
  cards: string[];
}
export interface ExtraNumber {
  key: string;
  label: string;
  n: number;
}
export interface Extras {
  /** Cards that lie apart: the reader's own, or open to all. */
  cards: ExtraCards[];
  numbers: ExtraNumber[];
  /** A number for each city, such as the leaders that its owner holds. */
  byCity: { key: string; label: string; values: number[] }[];
  /** A card for some of the cities. */
  cardByCity: { key: string; label: string; cards: string[] }[];
}

export function extrasOf({ view, catalogue }: Scene): Extras {
  const found: Extras = { cards: [], numbers: [], byCity: [], cardByCity: [] };
  for (const [key, fact] of Object.entries(view.extras)) {
    const label = catalogue.names[`extra.${key}`] ?? key;
    if (typeof fact === 'number') found.numbers.push({ key, label, n: fact });
    else if (Array.isArray(fact)) addList(found, key, label, fact, view.cities.length, view.seats, catalogue.faces);
  }
  return found;
}

function addList(
  found: Extras,
  key: string,
  label: string,
  list: (string | number)[],
  cities: number,
  seats: number,
  faces: object,
): void {
  const numbers = list.filter((each) => typeof each === 'number');
  if (numbers.length === list.length) {
    if (list.length === cities || list.length === seats) found.byCity.push({ key, label, values: numbers });
    return;
  }
  const words = list.filter((each) => typeof each === 'string');
  const cards = words.filter((each) => each in faces);
  if (words.includes('')) found.cardByCity.push({ key, label, cards: words }); // a place for each city, most of them empty
  else if (cards.length) found.cards.push({ key, label, cards });
}

/** Signs for numbers that have one; others show a card. */
export const EXTRA_MARKS: Record<string, Mark> = {
  leader_hands: mark('card', { key: 'white' }),
  peace: mark('diplomacy'),
  losses: mark('debt'),
};

/** The numbers that belong to a city and are worth a place beside its name. */
export function numbersOf(extras: Extras, city: number): ExtraNumber[] {
  return extras.byCity.flatMap(({ key, label, values }) => {
    const n = values[city];
    return n ? [{ key, label, n }] : [];
  });
}
