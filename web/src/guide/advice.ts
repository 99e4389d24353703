// What a patient friend would take, and why: one of the offers, by simple reasons that a beginner can follow.

import { isClassic, isDuel, type View } from '../lib/merge';
import type { Ask, Catalogue, Face, Mark, Offer } from '../lib/types';
import { coinsOf } from '../ui/payment';

/** The reason, which names a text of the guide. */
export type Why = 'goods' | 'points' | 'science' | 'pair' | 'war' | 'trade' | 'guild' | 'chain' | 'buy' | 'wonder' | 'sell' | 'decide';

export interface Advice {
  offer: Offer;
  why: Why;
}

const GOODS = ['brown', 'grey'];
/** Steps of the pawn towards a capital that are a danger. */
const CLOSE = 3;
/** What it is worth to show something for the first time. */
const TOLD_NEW = 3;
/** What one does for want of something better. */
const OF_NEED: Why[] = ['sell', 'decide'];
const REASONS: Record<string, Why> = {
  brown: 'goods',
  grey: 'goods',
  blue: 'points',
  green: 'science',
  red: 'war',
  yellow: 'trade',
  purple: 'guild',
};

/** The best of the offers. `told` are the reasons that were given before: a new one is worth telling. */
export function adviceOf(view: View, ask: Ask, catalogue: Catalogue, told: ReadonlySet<string>): Advice | null {
  const rated = ask.offers.map((offer) => {
    const why = reasonOf(offer, view, ask, catalogue, told);
    return { offer, why, worth: worthOf(offer, view, catalogue) + (told.has(why) || OF_NEED.includes(why) ? 0 : TOLD_NEW) };
  });
  return rated.reduce<(typeof rated)[number] | null>((most, each) => (most && most.worth >= each.worth ? most : each), null);
}

function reasonOf(offer: Offer, view: View, ask: Ask, catalogue: Catalogue, told: ReadonlySet<string>): Why {
  if (ask.kind !== 'play_card') return 'decide';
  if (offer.wonder || offer.stage) return 'wonder';
  if (!offer.builds) return 'sell';
  const face = catalogue.faces[offer.card];
  if (offer.chain && !told.has('chain')) return 'chain';
  if (buysGoods(offer, face) && !told.has('buy')) return 'buy';
  if (symbolsOf(face).some((symbol) => ownSymbols(view, symbol) > 0)) return 'pair';
  return REASONS[face?.kind ?? ''] ?? 'points';
}

/** Whether more is paid than the coins that are printed on the card. */
function buysGoods(offer: Offer, face: Face | undefined): boolean {
  const printed = face?.cost.reduce((sum, mark) => sum + (mark.icon === 'coin' ? (mark.n ?? 0) : 0), 0) ?? 0;
  return coinsOf(offer) > printed;
}

function worthOf(offer: Offer, view: View, catalogue: Catalogue): number {
  const card = catalogue.faces[offer.card];
  const paid = coinsOf(offer) / 2;
  if (offer.token) return effectWorth(catalogue.faces[offer.token]?.marks ?? [], view);
  if (offer.wonder) return 2 + effectWorth(catalogue.faces[offer.wonder]?.marks ?? [], view) - paid - cardWorth(card, view) / 2;
  if (offer.stage) return 1 + effectWorth(stageMarks(offer, view, catalogue), view) - paid - cardWorth(card, view) / 2;
  if (offer.builds) return cardWorth(card, view) - paid;
  return offer.gain / 3 - cardWorth(card, view) / 4;
}

function stageMarks(offer: Offer, view: View, catalogue: Catalogue): Mark[] {
  const city = isClassic(view) ? view.cities[view.seat] : undefined;
  return catalogue.boards[city?.wonder ?? '']?.stages[offer.stage - 1]?.marks ?? [];
}

function cardWorth(face: Face | undefined, view: View): number {
  if (!face) return 0;
  if (!GOODS.includes(face.kind)) return effectWorth(face.marks, view);
  const made = view.cities[Math.max(0, view.seat)]?.production ?? '';
  const fresh = face.marks.some((mark) => mark.icon === 'resource' && !made.includes(mark.key));
  return Math.max(0, (fresh ? 7 : 4) - 2 * (view.age - 1));
}

function effectWorth(marks: Mark[], view: View): number {
  const counts = marks.some((mark) => mark.icon === 'per');
  if (counts) return 4;
  const symbols = symbolsOf({ marks });
  if (symbols.length) return 3.5 + 2.5 * Math.max(...symbols.map((symbol) => Math.min(2, ownSymbols(view, symbol))));
  if (marks.some((mark) => mark.icon === 'equals')) return 2.5;
  let worth = 0;
  for (const mark of marks) {
    if (mark.icon === 'point') worth += mark.n ?? 1;
    else if (mark.icon === 'coin') worth += (mark.n ?? 1) / 3;
    else if (mark.icon === 'shield') worth += (mark.n ?? 1) * (isThreatened(view) ? 9 : isBehind(view) ? 2.6 : 1.2);
    else if (mark.icon === 'resource') worth += 1;
    else if (mark.icon === 'again') worth += 2;
  }
  return worth;
}

const symbolsOf = (face: Pick<Face, 'marks'> | undefined): string[] =>
  face?.marks.flatMap((mark) => (mark.icon === 'science' ? [mark.key] : [])) ?? [];

function ownSymbols(view: View, symbol: string): number {
  if (isDuel(view)) return view.cities[Math.max(0, view.seat)]?.symbols.filter((each) => each === symbol).length ?? 0;
  return view.cities[view.seat]?.counts[symbol] ?? 0;
}

/** Whether the rival of a Duel is close to one's capital. */
function isThreatened(view: View): boolean {
  return isDuel(view) && (view.seat === 0 ? -view.pawn : view.pawn) >= CLOSE;
}

/** Whether somebody one fights has as many shields as oneself, or more. */
function isBehind(view: View): boolean {
  if (isDuel(view)) return (view.seat === 0 ? view.pawn : -view.pawn) <= 0;
  const { cities, seat } = view;
  const mine = cities[seat]?.shields ?? 0;
  const around = [cities[(seat + 1) % cities.length], cities[(seat + cities.length - 1) % cities.length]];
  return around.some((city) => (city?.shields ?? 0) >= mine);
}
