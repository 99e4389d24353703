// Cards, boards and their names: fetched once for each game, mix of sets and language.

import { getContext, setContext } from 'svelte';
import { api, type Language } from './api';
import { painted } from '../ui/looks';
import type { Catalogue, Looks, Mark } from './types';

const fetched = new Map<string, Promise<Catalogue>>();

export function catalogueOf(game: string, sets: string[], lang: Language): Promise<Catalogue> {
  const key = [game, [...sets].sort().join(','), lang].join('|');
  const known = fetched.get(key);
  if (known) return known;
  const coming = api.catalogue(game, sets, lang);
  fetched.set(key, coming);
  coming.catch(() => fetched.delete(key)); // the next one tries again
  return coming;
}

const CONTEXT = Symbol('catalogue');

/** The looks of the game on the screen: icons are drawn with them wherever they stand. */
class Screen {
  looks: Looks | undefined = $state.raw();
}
export const screen = new Screen();
let sheet: CSSStyleSheet | undefined;

function show(looks: Looks | undefined): void {
  screen.looks = looks;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(painted(looks));
}

/** Gives the catalogue to all components below. Call it while a component is made. */
export function provideCatalogue(current: () => Catalogue): void {
  setContext(CONTEXT, current);
  $effect.pre(() => show((current() as Catalogue | undefined)?.looks));
}

/** The catalogue that a component above gave; a function, for it may change with the language. */
export function useCatalogue(): () => Catalogue | undefined {
  return getContext<(() => Catalogue) | undefined>(CONTEXT) ?? (() => undefined);
}

/** The sorts of names besides cards and boards, as the catalogue writes them: `kind.blue`, `deck.age1`. */
const SORTS = ['kind', 'color', 'symbol', 'token', 'resource', 'deck', 'category', 'phase', 'sign'] as const;
export type Sort = (typeof SORTS)[number];

/** The name of whatever has one: a card, a board, or something of a certain sort. Its key, if it has none. */
export function nameOf(catalogue: Catalogue | undefined, key: string, sort?: Sort): string {
  if (!catalogue) return key;
  if (sort) return catalogue.names[`${sort}.${key}`] ?? key;
  const thing = catalogue.faces[key]?.name ?? catalogue.boards[key]?.name ?? catalogue.names[key];
  if (thing !== undefined) return thing;
  const found = SORTS.find((each) => `${each}.${key}` in catalogue.names);
  return found ? (catalogue.names[`${found}.${key}`] ?? key) : key;
}

/** The symbol that a science card shows, if it is one: the mark of its kind. */
export function symbolOf(marks: Mark[]): string | undefined {
  return marks.find((mark) => mark.icon === 'science')?.key;
}
