// The rules at hand: which game and sets lie on the table now, and whether their book is open, and where.

import { getContext, setContext } from 'svelte';
import { api, type Language } from './api';
import { addressOf } from './router.svelte';
import type { Book } from './types';

/** What the rules are asked about. */
export interface Subject {
  game: string;
  sets: string[];
}

class Desk {
  /** Null where no game is on the screen. */
  subject: Subject | null = $state.raw(null);
  /** The place where the book lies open over the screen; null while it is closed. */
  place: string | null = $state(null);
  /** The screen may be the book itself: it turns its own pages. */
  reader: ((place: string) => void) | null = $state.raw(null);

  open(place = ''): void {
    if (this.reader) this.reader(place);
    else if (this.subject) this.place = place;
  }

  close(): void {
    this.place = null;
  }
}

export const desk = new Desk();

/** Says what game is on the screen. Call it while a component is made. */
export function rulesAbout(current: () => Subject | null): void {
  $effect(() => {
    const subject = current();
    desk.subject = subject;
    return () => {
      if (desk.subject === subject) [desk.subject, desk.place] = [null, null];
    };
  });
}

// ---- places of the book, where tooltips lead

export const cardPlace = (key: string): string => `all-cards/${key}`;
export const boardPlace = (key: string): string => `all-boards/${key}`;
export const signPlace = (group: string, key: string): string => `all-signs/${group}.${key}`;
export const phasePlace = (key: string): string => `all-phases/phase.${key}`;

export const addressIn = (subject: Subject, place: string): string => addressOf({ screen: 'rules', ...subject, place });

// ---- the books themselves

const fetched = new Map<string, Promise<Book>>();

export function bookOf({ game, sets }: Subject, lang: Language): Promise<Book> {
  const key = [game, [...sets].sort().join(','), lang].join('|');
  const known = fetched.get(key);
  if (known) return known;
  const coming = api.book(game, sets, lang);
  fetched.set(key, coming);
  coming.catch(() => fetched.delete(key)); // the next one tries again
  return coming;
}

// ---- turning pages, for what is inside a book

export interface Turning {
  to: (place: string) => void;
  /** The address of a place, for a link. */
  address: (place: string) => string;
}

const CONTEXT = Symbol('book');
export const provideTurning = (turning: Turning): Turning => setContext(CONTEXT, turning);
export const useTurning = (): Turning => getContext<Turning>(CONTEXT);
