// The newest turn, seat by seat: what each built, what it paid to whom, and what it brought.

import type { Told } from '../lib/types';
import { leftOf, rightOf, type Scene } from './scene';

export interface Deed {
  n: number;
  /** A card, a stage, a card given for coins, or what only its words tell. */
  what: 'card' | 'stage' | 'sale' | 'other';
  card: string;
  stage: number;
  /** Coins to others; -1 is the bank. */
  paid: { to: number; coins: number }[];
  text: string;
}

export interface SeatTurn {
  seat: number;
  deeds: Deed[];
  /** Coins that came from others and from the bank. */
  got: number;
  /** Coins that went, besides what the deeds say. */
  lost: number;
  /** Conflicts: points won, and how many were lost. */
  won: number;
  beaten: number;
  /** All sentences about it. */
  text: string;
  /** What on the table it is about. */
  about: string[];
}

/** What the sets in play say of events: whether a kind is a use of cards, and whether a card stands in a city. */
export interface Known {
  isVerb: (kind: string) => boolean;
  stands: (city: number, card: string) => boolean;
}

const DEEDS = new Set(['build', 'stage', 'sell']);
const TAKES = new Set(['gain', 'sell']);
const NOTHING: Known = { isVerb: () => false, stands: () => false };

/** What the table of a scene knows. */
export const knownOf = ({ view, catalogue }: Scene): Known => ({
  isVerb: (kind) => kind in catalogue.looks.verbs,
  stands: (city, card) => view.cities[city]?.cards.includes(card) ?? false,
});

const number = (fact: unknown): number => (typeof fact === 'number' ? fact : 0);
const word = (fact: unknown): string => (typeof fact === 'string' ? fact : '');

/** What an event says was paid, and to whom. */
export function paymentsOf({ seat, facts, kind }: Told, cities: number, known = NOTHING): Deed['paid'] {
  const price = known.isVerb(kind) && !DEEDS.has(kind) && known.stands(seat, word(facts.card)) ? number(facts.coins) : 0;
  const all = [
    { to: leftOf(seat, cities), coins: number(facts.left) },
    { to: rightOf(seat, cities), coins: number(facts.right) },
    { to: number(facts.far1_city), coins: number(facts.far1) },
    { to: number(facts.far2_city), coins: number(facts.far2) },
    { to: -1, coins: number(facts.bank) + price },
  ];
  return all.filter(({ coins }) => coins > 0);
}

/** A line for every seat, from the reader's own around to the left. */
export function justNow(events: Told[], seats: number, cities: number, first = 0, known = NOTHING): SeatTurn[] {
  const turns = Array.from({ length: cities }, (_, seat): SeatTurn => ({ seat, deeds: [], got: 0, lost: 0, won: 0, beaten: 0, text: '', about: [] }));
  for (const event of events.toSorted((a, b) => a.n - b.n)) {
    const turn = turns[event.seat];
    if (!turn) continue;
    tell(turn, event, cities, known);
    for (const { to, coins } of paymentsOf(event, cities, known)) if (turns[to]) turns[to].got += coins;
    const loser = event.kind === 'conflict' ? turns[number(event.facts.loser)] : undefined;
    if (loser) loser.beaten += 1;
  }
  const around = Array.from({ length: cities }, (_, step) => turns[(first + step) % cities]!);
  return around.filter((turn) => turn.seat < seats || turn.text);
}

function tell(turn: SeatTurn, event: Told, cities: number, known: Known): void {
  const { kind, facts, seat } = event;
  turn.text = turn.text ? `${turn.text} ${event.text}` : event.text;
  const card = word(facts.card);
  if (DEEDS.has(kind) || known.isVerb(kind)) {
    const what = kind === 'stage' ? 'stage' : kind === 'sell' ? 'sale' : card ? 'card' : 'other';
    const paid = paymentsOf(event, cities, known);
    turn.deeds.push({ n: event.n, what, card, stage: number(facts.stage), paid, text: event.text });
    if (what === 'stage') turn.about.push(`wonder-${seat}`, `wonder-${seat}/${number(facts.stage)}`);
    if (what === 'card') turn.about.push(`cards-${seat}/${card}`);
    if (what === 'sale') turn.about.push('discard', `coins-${seat}`);
    turn.about.push(...paid.flatMap(({ to }) => (to < 0 ? [] : [`coins-${to}`])), `city-${seat}`);
  }
  if (TAKES.has(kind)) turn.got += number(facts.coins);
  if (kind === 'loss') turn.lost += number(facts.coins);
  if (kind === 'conflict') turn.won += number(facts.points);
}
