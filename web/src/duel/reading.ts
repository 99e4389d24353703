// What the page reads out of a view of Duel: pure functions, nothing of them knows a certain card.

import { symbolOf } from '../lib/catalogue.svelte';
import type { Ask, Catalogue, DuelCityView, DuelView, Face, Offer, Refusal, SlotView, Told } from '../lib/types';

/** The seat at the bottom of the screen: the reader's own, or the first for those who watch. */
export const nearSeat = (view: DuelView): number => Math.max(0, view.seat);

/** One thing to do with a card: possible (an offer) or not now (a refusal). */
export interface Action {
  verb: string;
  /** The wonder that would be built with the card. */
  wonder: string;
  offer?: Offer;
  refusal?: Refusal;
}

/** What can be done with a card of the structure, in the order in which a person thinks of it. */
export function actionsFor(card: string, ask: Ask, city: DuelCityView): Action[] {
  const offers = ask.offers.filter((offer) => offer.card === card);
  if (!offers.length) return [];
  const possible = (verb: string, wonder = ''): Action[] =>
    offers.filter((offer) => offer.verb === verb && offer.wonder === wonder).map((offer) => ({ verb, wonder, offer }));
  const refused = (verb: string, about: string, wonder = ''): Action[] =>
    ask.refusals
      .filter((refusal) => refusal.verb === verb && refusal.about === about)
      .map((refusal) => ({ verb, wonder, refusal }));
  const known = [
    ...possible('build'),
    ...refused('build', card),
    ...city.wonders.flatMap(({ key }) => [...possible('wonder', key), ...refused('wonder', key, key)]),
    ...possible('sell'),
  ];
  const named = new Set(known.map((action) => action.offer));
  const others = offers.filter((offer) => !named.has(offer));
  return [...known, ...others.map((offer) => ({ verb: offer.verb, wonder: offer.wonder, offer }))];
}

export const coinsFor = (offer: Offer): number => offer.bank + offer.left + offer.right;

export type Price = { coins: number; chain: boolean };

export function priceFor(slot: SlotView, seat: number): Price | undefined {
  const coins = slot.prices[seat];
  return coins === undefined ? undefined : { coins, chain: slot.chained[seat] === true };
}

/** The card of a city that makes another one free. */
export const chainSource = (face: Face, city: DuelCityView): string | undefined =>
  face.chain_from.find((key) => city.cards.includes(key));

export interface Pile {
  color: string;
  cards: Face[];
}

/** Cards by colour, in the order of the game. */
export function byColor(cards: string[], catalogue: Catalogue): Pile[] {
  const faces = cards.flatMap((key) => catalogue.faces[key] ?? []);
  return catalogue.colors
    .map((color) => ({ color, cards: faces.filter((face) => face.kind === color) }))
    .filter((pile) => pile.cards.length);
}

/** The letters of manufactured goods: what grey cards make. */
export function goodsOf(catalogue: Catalogue): Set<string> {
  const made = Object.values(catalogue.faces).filter((face) => face.kind === 'grey');
  return new Set(made.flatMap((face) => face.marks.flatMap((mark) => (mark.icon === 'resource' ? mark.key : []))));
}

/** How many cards of a city show a science symbol; a token may bring one too. */
export function symbolCount(city: DuelCityView, symbol: string, catalogue: Catalogue): number {
  const shown = [...city.cards, ...city.progress].filter((key) => symbolOf(catalogue.faces[key]?.marks ?? []) === symbol);
  return Math.max(shown.length, city.symbols.includes(symbol) ? 1 : 0);
}

/** How far a seat is ahead on the track; below 0 it is behind. */
export const leadOf = (view: DuelView, seat: number): number => (seat === 0 ? view.pawn : -view.pawn);

export interface Zone {
  first: number;
  last: number;
  points: number;
}

/** The spaces from the middle to a capital, joined where they are worth the same. */
export function zonesOf(numbers: Record<string, number>): Zone[] {
  const zones: Zone[] = [];
  for (let space = 1; space < (numbers.capital ?? 0); space++) {
    const points = numbers[`points${space}`] ?? 0;
    const zone = zones.at(-1);
    if (zone?.points === points) zone.last = space;
    else zones.push({ first: space, last: space, points });
  }
  return zones;
}

/** What somebody did between two turns of the other one. */
export interface Turn {
  seat: number;
  /** The cards, wonders and tokens that moved. */
  keys: Set<string>;
  lines: Told[];
}

const factsOf = (told: Told): string[] =>
  ['card', 'wonder', 'token'].flatMap((name) => {
    const value = told.facts[name];
    return typeof value === 'string' && value ? value : [];
  });
/** Whether it tells of a card, wonder or token that somebody took. */
export const isMove = (told: Told): boolean => told.seat >= 0 && factsOf(told).length > 0;

/** The last turn that the reader did not take, with what came of it: what just happened. */
export function lastTurn(events: Told[], reader: number): Turn | undefined {
  const last = events.findLastIndex((told) => isMove(told) && told.seat !== reader);
  const seat = events[last]?.seat;
  if (seat === undefined) return undefined;
  const before = events.slice(0, last).findLastIndex((told) => isMove(told) && told.seat !== seat);
  const first = events.findIndex((told, i) => i > before && isMove(told));
  const next = events.findIndex((told, i) => i > last && isMove(told));
  const lines = events.slice(first, next < 0 ? undefined : next);
  return { seat, keys: new Set(lines.filter((told) => told.seat === seat).flatMap(factsOf)), lines };
}

/** What everybody should notice: another turn, wonders that will never stand. */
const NOTABLE = new Set(['again', 'wonders_end']);
export const isNotable = (told: Told): boolean => NOTABLE.has(told.kind);

/** What is told as "just now". */
export interface News {
  lines: Told[];
  /** The number of the first line of the newest turn. */
  newest: number;
  /** What the newest turn brought or cost each seat. */
  coins: [number, number];
}

/** The rival's last turn; with it the reader's own if it is newer, or as much of it as is worth a notice. */
export function newsFor(events: Told[], reader: number): News | undefined {
  const theirs = lastTurn(events, reader);
  const own = reader < 0 ? undefined : lastTurn(events, 1 - reader);
  const begin = (turn: Turn | undefined): number => turn?.lines[0]?.n ?? -1;
  const [older, newer] = begin(own) > begin(theirs) ? [theirs, own] : [own, theirs];
  if (!newer) return undefined;
  const before = older ? (older === own ? older.lines.filter(isNotable) : older.lines) : [];
  return { lines: [...before, ...newer.lines], newest: begin(newer), coins: coinsMoved(newer.lines) };
}

const PAID = new Set(['build', 'wonder', 'lose']);
const TAKEN = new Set(['sell', 'gain', 'progress']);

/** How many coins each seat has more or less by what is told; a new age begins with a clean slate. */
export function coinsMoved(lines: Told[]): [number, number] {
  const moved: [number, number] = [0, 0];
  for (const told of lines.slice(lines.findLastIndex((line) => line.kind === 'age') + 1)) {
    const coins = Number(told.facts.coins ?? 0);
    if (told.seat !== 0 && told.seat !== 1) continue;
    if (PAID.has(told.kind)) moved[told.seat] -= coins;
    else if (TAKEN.has(told.kind)) moved[told.seat] += coins;
  }
  return moved;
}

/** The wonders of a seat that can no longer be built. */
export const lostWonders = (events: Told[], seat: number): string[] =>
  events.flatMap((told) => (told.kind === 'wonders_end' && told.seat === seat ? (told.facts.wonders as string[]) : []));
