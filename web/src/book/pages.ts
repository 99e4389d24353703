// The pages of a book: its chapters, then what is there to look up; and how words are found in them.

import { boardPlace, cardPlace, phasePlace, signPlace } from '../lib/book.svelte';
import { nameOf } from '../lib/catalogue.svelte';
import { t } from '../lib/texts.svelte';
import type { Book, BookText, Catalogue, Face } from '../lib/types';
import { wordsOf } from '../ui/marks';

export interface Page {
  /** A chapter's key, or `all-…` for a list. */
  key: string;
  title: string;
  part: 'game' | 'sets' | 'reference';
  /** The name of the set that a chapter is of. */
  set: string;
}

export const PHASES = 'phase';

/** The lists that a game has; one without boards has no list of them. */
function listsOf(book: Book, catalogue: Catalogue): string[] {
  const faces = Object.values(catalogue.faces);
  const has = (group: string): boolean => book.legend.some((each) => each.key === group);
  return [
    'signs',
    ...(has(PHASES) ? ['phases'] : []),
    ...(faces.some((face) => face.chain_from.length) ? ['chains'] : []),
    'cards',
    ...(Object.keys(catalogue.boards).length ? ['boards'] : []),
  ];
}

export function pagesOf(book: Book, catalogue: Catalogue): Page[] {
  const nameOfSet = (key: string): string => book.sets.find((each) => each.key === key)?.name ?? key;
  const chapters = book.chapters.map(({ key, title, set }): Page => {
    return { key, title, part: set ? 'sets' : 'game', set: set && nameOfSet(set) };
  });
  const lists = listsOf(book, catalogue).map((key): Page => {
    return { key: `all-${key}`, title: t(`page.book.page.${key}`), part: 'reference', set: '' };
  });
  return [...chapters, ...lists];
}

/** The page and the thing on it that a place names: `all-cards/altar`. An unknown one is the first page. */
export function foundAt(pages: Page[], place: string): { page: Page; thing: string } {
  const [key = '', thing = ''] = place.split('/');
  const page = pages.find((each) => each.key === key);
  return { page: page ?? pages[0]!, thing: page ? thing : '' };
}

/** The deck in which a thing is listed: wonders and tokens of Duel have none, but are of a kind. */
export const deckOf = (face: Face): string => face.deck || face.kind;

/** The cards by deck, in the order of the files. Tokens of sets stand among the signs. */
export function decksOf(catalogue: Catalogue): { deck: string; name: string; faces: Face[] }[] {
  const by = new Map<string, Face[]>();
  for (const face of Object.values(catalogue.faces)) {
    if (face.kind === 'token') continue;
    by.set(deckOf(face), [...(by.get(deckOf(face)) ?? []), face]);
  }
  return [...by].map(([deck, faces]) => ({ deck, name: nameOf(catalogue, deck, faces[0]?.deck ? 'deck' : 'kind'), faces }));
}

// ---- search

export interface Found {
  place: string;
  title: string;
  /** What sort of thing it is: the name of its page, deck or set. */
  sort: string;
  text: string;
}

/** Words without case, accents and marks. */
export function bare(text: string): string[] {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function wordsIn(texts: BookText[], catalogue: Catalogue): string {
  return texts.map(({ runs }) => runs.map(({ text, mark }) => text || (mark ? wordsOf([mark], catalogue) : '')).join('')).join(' ');
}

/** Everything that can be found, cards first: they are what is looked for most. */
export function everything(book: Book, catalogue: Catalogue): Found[] {
  const pages = pagesOf(book, catalogue);
  const titleOf = (key: string): string => pages.find((page) => page.key === key)?.title ?? '';
  const cards = decksOf(catalogue).flatMap(({ name, faces }) =>
    faces.map((face): Found => {
      const kind = nameOf(catalogue, face.kind, 'kind');
      const sort = [...new Set([kind, name])].join(' · ');
      return { place: cardPlace(face.key), title: face.name, sort, text: [face.tip, ...face.steps.map((step) => step.tip)].join(' ') };
    }),
  );
  const boards = Object.values(catalogue.boards).map((board): Found => {
    return { place: boardPlace(board.key), title: board.name, sort: titleOf('all-boards'), text: `${board.city}. ${board.tip}` };
  });
  const chapters = book.chapters.map((chapter): Found => {
    const notes = chapter.notes.map((note) => wordsIn(note.texts, catalogue));
    const sort = pages.find((page) => page.key === chapter.key)?.set || t('page.book.part.game');
    return { place: chapter.key, title: chapter.title, sort, text: [wordsIn(chapter.texts, catalogue), ...notes].join(' ') };
  });
  const signs = book.legend.flatMap((group) =>
    group.entries.map((entry): Found => {
      const isPhase = group.key === PHASES;
      const place = isPhase ? phasePlace(entry.key) : signPlace(group.key, entry.key);
      return { place, title: entry.name, sort: t(`page.book.group.${group.key}`), text: wordsIn(entry.texts, catalogue) };
    }),
  );
  return [...chapters, ...signs, ...cards, ...boards];
}

/** What has all words that are looked for, each at least begun; those with all of them in the title first. */
export function search(all: Found[], query: string): Found[] {
  const wanted = bare(query);
  if (!wanted.length) return [];
  const begins = (words: string[]): boolean => wanted.every((wish) => words.some((word) => word.startsWith(wish)));
  const named = all.filter((each) => begins(bare(each.title)));
  const told = all.filter((each) => !named.includes(each) && begins(bare(`${each.title} ${each.sort} ${each.text}`)));
  return [...named, ...told];
}
