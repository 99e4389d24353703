// The notes of a first game: which one belongs to what is seen now, and what it points at.

import { isSupremacy } from '../end/verdict';
import { isClassic, isDuel, type View } from '../lib/merge';
import type { Ask, Catalogue } from '../lib/types';
import { adviceOf, type Why } from './advice';

export interface Situation {
  view: View;
  ask: Ask | null;
  catalogue: Catalogue;
  /** Whether a choice is on its way, or sealed. */
  chosen: boolean;
  /** The notes that were read, and the reasons that were given. */
  seen: ReadonlySet<string>;
}

export interface Note {
  key: string;
  /** `tell`: it is read and put away. `do`: it goes away by doing it. */
  kind: 'tell' | 'do';
  /** What it points at, the best first: the first that can be seen counts. None: it stands by itself. */
  targets: string[];
  /** Filled into its text. */
  fields: Record<string, string | number>;
  why?: Why;
}

interface Telling {
  key: string;
  when: (view: View) => boolean;
  targets: (view: View) => string[];
}

const quoted = (value: string): string => `"${CSS.escape(value)}"`;
const cityOf = (view: View): string[] =>
  isDuel(view) ? [`[data-testid=city][data-seat="${view.seat}"]`] : [`[data-place="wonder-${view.seat}"]`, `[data-place="city-${view.seat}"]`];
const hand = (): string[] => ['[data-testid=hand]'];
const own = (view: View) => view.cities[view.seat];

const CLASSIC: Telling[] = [
  { key: 'welcome', when: () => true, targets: cityOf },
  { key: 'hand', when: () => true, targets: hand },
  { key: 'passed', when: (view) => turnOf(view) > 1 || view.age > 1, targets: hand },
  { key: 'recap', when: (view) => turnOf(view) > 1 || view.age > 1, targets: () => ['[data-testid=just-now]'] },
  { key: 'last', when: (view) => isClassic(view) && view.turn === view.last_turn, targets: hand },
  { key: 'age2', when: (view) => view.age >= 2, targets: (view) => [`[data-place="city-${view.seat}"]`] },
  { key: 'age3', when: (view) => view.age >= 3, targets: hand },
];

const DUEL: Telling[] = [
  { key: 'welcome', when: () => true, targets: () => [] },
  { key: 'structure', when: () => true, targets: () => ['[data-testid=duel] .field'] },
  { key: 'city', when: () => true, targets: cityOf },
  { key: 'recap', when: (view) => cardsBuilt(view) > 0, targets: () => ['[data-testid=just-now]'] },
  { key: 'track', when: (view) => isDuel(view) && (view.pawn !== 0 || cardsBuilt(view) > 3), targets: () => ['[data-testid=track]'] },
  {
    key: 'tokens',
    when: (view) => isDuel(view) && (view.cities.some((city) => city.symbols.length > 0) || cardsBuilt(view) > 6),
    targets: () => ['[data-testid=progress-tokens]', '[data-testid=token]'],
  },
  { key: 'age2', when: (view) => view.age >= 2, targets: () => ['[data-testid=duel] .field'] },
  { key: 'age3', when: (view) => view.age >= 3, targets: () => ['[data-testid=duel] .field'] },
];

const turnOf = (view: View): number => (isClassic(view) ? view.turn : 0);
const cardsBuilt = (view: View): number => own(view)?.cards.length ?? 0;

/** What a note is called in the texts: `guide.classic.hand`. */
export const textKey = (view: View, { key, kind, why }: Note, seen: ReadonlySet<string>): string => {
  const game = isDuel(view) ? 'duel' : 'classic';
  if (key === 'score' && isSupremacy(view.scores)) return `guide.${game}.score_at_once`;
  if (kind === 'tell' || !why) return `guide.${game}.${key}`;
  return seen.has(why) ? `guide.again.${why}` : `guide.${game}.why_${why}`;
};

/** The notes that suit what is seen, the most urgent first. Those whose thing is not to be seen are passed over. */
export function notesFor(situation: Situation): Note[] {
  const { view, ask, seen, chosen } = situation;
  if (view.over) {
    const score: Note = { key: 'score', kind: 'tell', targets: ['[data-testid=score-sheet]'], fields: {} };
    const over: Note = { key: 'over', kind: 'do', targets: ['[data-testid=to-score]'], fields: {} };
    return [over, score].filter((note) => note.kind === 'do' || !seen.has(note.key));
  }
  if (!ask || chosen) return [];
  const telling = (isDuel(view) ? DUEL : CLASSIC).filter(({ key, when }) => !seen.has(key) && when(view));
  const told = telling.map(({ key, targets }): Note => ({ key, kind: 'tell', targets: targets(view), fields: fieldsOf(situation) }));
  return [...told, ...advised(situation, ask)];
}

function advised({ view, catalogue, seen }: Situation, ask: Ask): Note[] {
  const advice = adviceOf(view, ask, catalogue, seen);
  if (!advice) return [];
  const { offer, why } = advice;
  const targets = [`[data-testid=offer][data-move=${quoted(offer.move)}]`];
  if (offer.card)
    targets.push(
      `[data-testid=hand-card][data-card=${quoted(offer.card)}] button`,
      `[data-testid=slot][data-card=${quoted(offer.card)}][data-accessible=true]`,
    );
  const fields = {
    card: catalogue.faces[offer.card]?.name ?? '',
    wonder: catalogue.faces[offer.wonder]?.name ?? catalogue.boards[isClassic(view) ? (view.cities[view.seat]?.wonder ?? '') : '']?.name ?? '',
    chain: catalogue.faces[offer.chain]?.name ?? '',
  };
  return [{ key: why, why, kind: 'do', targets, fields }];
}

function fieldsOf({ view, catalogue }: Situation): Note['fields'] {
  if (!isClassic(view)) return {};
  const city = view.cities[view.seat];
  return {
    board: catalogue.boards[city?.wonder ?? '']?.name ?? '',
    cards: view.hand.length,
    victories: city?.victories ?? 0,
    defeats: city?.defeats ?? 0,
  };
}
