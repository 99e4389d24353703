// What the sets in play add to a view, sorted by its shape and by where the catalogue says that it belongs: a new set
// needs no new page.

import type { Catalogue, ClassicView, ExtraFace, Mark } from '../lib/types';
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
  mark: Mark | null;
}
/** Cards that lie open for all, each in its place; a place may be empty. */
export interface OnTable extends ExtraCards {
  /** Numbers that belong to them, such as tokens that are left. */
  numbers: ExtraNumber[];
}
/** A card beside each city, or beside some of them. */
export interface Beside extends ExtraCards {
  /** For each city: how many of the card's steps have come. */
  steps: number[] | null;
}
/** Something about a city that is worth a sign beside its name. */
interface ByCity {
  key: string;
  label: string;
  mark: Mark;
  /** How many, by city. */
  values: number[];
  /** More words for each city. */
  words: string[];
}
export interface Extras {
  table: OnTable[];
  /** Cards that lie apart: the reader's own, or open to all. */
  cards: ExtraCards[];
  numbers: ExtraNumber[];
  byCity: ByCity[];
  beside: Beside[];
  /** Two cities that have to do with each other though they are no neighbours. */
  pairs: { key: string; label: string; mark: Mark; pairs: [number, number][] }[];
}

type Fact = ClassicView['extras'][string];
const PLAIN: ExtraFace = { name: '', place: '', mark: null, of: '', words: {}, means: '', event: '' };

export function extrasOf({ view, catalogue, names }: Scene): Extras {
  const found: Extras = { table: [], cards: [], numbers: [], byCity: [], beside: [], pairs: [] };
  const later: [string, ExtraFace, Fact][] = [];
  for (const [key, fact] of Object.entries(view.extras)) {
    const face = { ...PLAIN, name: key, ...catalogue.extras[key] };
    if (face.of) later.push([key, face, fact]);
    else if (typeof fact === 'number') found.numbers.push({ key, label: face.name, n: fact, mark: face.mark });
    else if (typeof fact === 'string') {
      if (fact in catalogue.faces) found.table.push({ key, label: face.name, cards: [fact], numbers: [] });
    } else if (Array.isArray(fact)) addList(found, key, face, fact, view, catalogue, names);
  }
  for (const each of later) addTo(found, ...each);
  return found;
}

function addList(
  found: Extras,
  key: string,
  face: ExtraFace,
  list: (string | number)[],
  view: ClassicView,
  catalogue: Catalogue,
  names: string[],
): void {
  const label = face.name;
  const numbers = list.filter((each) => typeof each === 'number');
  const words = list.filter((each) => typeof each === 'string');
  const sign = face.mark ?? mark('card');
  const cities = view.cities.map((_, city) => city);
  if (face.place === 'pairs') {
    const pairs = numbers.flatMap((one, at): [number, number][] => (at % 2 ? [] : [[one, numbers[at + 1] ?? -1]]));
    const partners = cities.map((city) => pairs.filter((pair) => pair.includes(city)).map(([one, two]) => (one === city ? two : one)));
    found.pairs.push({ key, label, mark: sign, pairs });
    const told = partners.map((others) => others.map((other) => names[other] ?? '').join(', '));
    found.byCity.push({ key, label, mark: sign, values: partners.map((others) => others.length), words: told });
  } else if (face.place === 'cities') {
    const values = cities.map((city) => Number(numbers.includes(city)));
    found.byCity.push({ key, label, mark: sign, values, words: cities.map(() => '') });
  } else if (numbers.length === list.length) {
    const fits = list.length === view.cities.length || list.length === view.seats;
    if (fits) found.byCity.push({ key, label, mark: sign, values: numbers, words: numbers.map(() => '') });
  } else if (face.place === 'table') {
    found.table.push({ key, label, cards: words, numbers: [] });
  } else if (words.some((each) => each in catalogue.faces)) {
    const byCity = face.place === 'city' || (face.place === '' && words.includes('')); // most places are empty
    if (byCity) found.beside.push({ key, label, cards: words, steps: null });
    else found.cards.push({ key, label, cards: words });
  } else if (words.some((each) => each in face.words || each.includes(' '))) {
    const several = words.map((each) => each.split(' ').filter(Boolean));
    const told = several.map((each) => each.map((word) => face.words[word] ?? word).join('. '));
    found.byCity.push({ key, label, mark: sign, values: several.map((each) => each.length), words: told });
  } else if (face.place === '' && words.includes('')) {
    found.beside.push({ key, label, cards: words, steps: null });
  }
}

/** Something that says more about another extra: numbers on the table, or how far the card beside a city has come. */
function addTo(found: Extras, key: string, face: ExtraFace, fact: Fact): void {
  const on = found.table.find((each) => each.key === face.of);
  const beside = found.beside.find((each) => each.key === face.of);
  if (typeof fact === 'number') on?.numbers.push({ key, label: face.name, n: fact, mark: face.mark });
  else if (Array.isArray(fact) && beside) beside.steps = fact.filter((each) => typeof each === 'number');
}

export interface Badge {
  key: string;
  label: string;
  mark: Mark;
  n: number;
  words: string;
}

/** What belongs to a city and is worth a place beside its name. */
export function badgesOf(extras: Extras, city: number): Badge[] {
  return extras.byCity.flatMap(({ key, label, mark: sign, values, words }) => {
    const n = values[city];
    return n ? [{ key, label, mark: sign, n, words: words[city] ?? '' }] : [];
  });
}

/** What a thing of a set means for the conflicts of the city that has it. */
export type Meaning = 'wins_ties' | 'no_conflict';

/** Whether something that a set shows, or a token of a set, means this for the conflicts of a city. */
export function has({ view, catalogue }: Scene, city: number, means: Meaning): boolean {
  const shown = Object.entries(view.extras).some(
    ([key, fact]) => catalogue.extras[key]?.means === means && Array.isArray(fact) && Boolean(fact[city]),
  );
  const counts = view.cities[city]?.counts ?? {};
  return shown || Object.entries(catalogue.looks.tokens).some(([token, look]) => look.means === means && Boolean(counts[token]));
}

/** The kinds of events that tell of things with a meaning, each with its sign. */
export function eventsOf(catalogue: Catalogue, means: Meaning): Map<string, Mark> {
  const shown = Object.values(catalogue.extras).map(({ means: of, event, mark: sign }) => ({ of, event, sign }));
  const tokens = Object.entries(catalogue.looks.tokens).map(([key, look]) => ({ of: look.means, event: look.event, sign: mark('token', { key }) }));
  const telling = [...shown, ...tokens].filter(({ of, event }) => of === means && event);
  return new Map(telling.map(({ event, sign }) => [event, sign ?? mark('shield')]));
}

/** Whether anything lies open for all. */
export const isOnTable = ({ table, pairs }: Extras): boolean => table.length > 0 || pairs.some((each) => each.pairs.length > 0);
