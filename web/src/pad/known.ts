// What the pad must know to count any mix by category without a network.
import { api, type Language } from '../lib/api';
import { catalogueOf } from '../lib/catalogue.svelte';
import { keep, kept } from '../lib/keep';
import type { Catalogue, Choices, PadBook } from '../lib/types';
import { bookOf } from './pad.svelte';

export interface Known {
  book: PadBook;
  choices: Choices;
  /** Everything with a name, of all sets together: so that any mix can be counted without asking again. */
  classic: Catalogue;
  duel: Catalogue;
}

export async function knownOf(lang: Language): Promise<Known> {
  const [book, choices, duel] = await Promise.all([bookOf(), api.choices(lang), catalogueOf('duel', [], lang)]);
  const every = choices.sets.map((each) => each.key);
  const classic = await catalogueOf('classic', every, lang).catch(() => catalogueOf('classic', [], lang));
  return { book, choices, classic, duel };
}

const READY = 'pad.ready';

/** Once for each language on this device: what is asked here goes through the worker, which keeps it. */
export async function keepForOffline(lang: Language): Promise<void> {
  if (kept(READY) === lang) return;
  await knownOf(lang);
  keep(READY, lang);
}
