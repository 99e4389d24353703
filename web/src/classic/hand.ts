// A hand and what may be done with each of its cards, made from the request that the server sent.

import { nameOf } from '../lib/catalogue.svelte';
import { count, has, t, together } from '../lib/texts.svelte';
import type { Ask, Catalogue, Mark, Offer } from '../lib/types';
import { mark } from '../ui/marks';
import { coinsOf, paymentMarks } from '../ui/payment';
import { leftOf, rightOf, stagesOf, type Scene } from './scene';

const TURN_VERBS = new Set(['build', 'stage', 'sell', 'throw']);
/** The verbs that use a card for something else than what it shows. */
const OTHER_USES = new Set(['stage', 'sell', 'throw']);
const ORDER = ['build', '', 'stage', 'sell', 'throw'];

/** Whether a request is about the cards of the hand, as every turn's is. */
export function isAboutHand(ask: Ask | null | undefined, hand: string[]): ask is Ask {
  return Boolean(
    ask?.offers.length &&
      ask.offers.some((offer) => TURN_VERBS.has(offer.verb)) &&
      ask.offers.every((offer) => offer.card !== '' && hand.includes(offer.card)),
  );
}

export interface HandCard {
  /** Its own for each card of each hand, even where a card is there twice. */
  id: string;
  card: string;
  offers: Offer[];
  state: 'can' | 'coins' | 'cannot' | 'plain';
  price: string | Mark[];
  chain: string;
  /** The reason in full, where it cannot be built. */
  why: string;
}

export function handCards({ view, catalogue }: Scene, ask: Ask | null): HandCard[] {
  const seen = new Map<string, number>();
  return view.hand.map((card) => {
    const nth = (seen.get(card) ?? 0) + 1;
    seen.set(card, nth);
    const offers = sorted(ask?.offers.filter((offer) => offer.card === card) ?? []);
    return { id: `${view.age}.${view.turn}.${card}.${nth}`, card, offers, ...priceOf(card, offers, ask, catalogue) };
  });
}

function sorted(offers: Offer[]): Offer[] {
  const rank = (offer: Offer): number => ORDER.indexOf(ORDER.includes(offer.verb) ? offer.verb : '');
  return offers.toSorted((a, b) => rank(a) - rank(b) || a.option - b.option || coinsOf(a) - coinsOf(b) || b.left - a.left);
}

function priceOf(
  card: string,
  offers: Offer[],
  ask: Ask | null,
  catalogue: Catalogue,
): Pick<HandCard, 'state' | 'price' | 'chain' | 'why'> {
  const plain = { chain: '', why: '' };
  if (!ask) return { state: 'plain', price: '', ...plain };
  const ways = offers.filter((offer) => !OTHER_USES.has(offer.verb));
  const cheapest = ways.toSorted((a, b) => coinsOf(a) - coinsOf(b))[0];
  if (!cheapest) {
    const refusal = ask.refusals.find(({ verb, about }) => verb === 'build' && about === card);
    return { state: 'cannot', price: refusal?.short ?? t('page.classic.price.not_now'), chain: '', why: refusal?.text ?? '' };
  }
  if (cheapest.chain) {
    const price = [mark('chain'), mark('word', { text: nameOf(catalogue, cheapest.chain) })];
    return { state: 'can', price, chain: cheapest.chain, why: '' };
  }
  if (coinsOf(cheapest) === 0) {
    const key = `page.classic.price.${cheapest.verb}`;
    return { state: 'can', price: t(has(key) ? key : 'page.classic.price.build'), ...plain };
  }
  const equal = ways.filter((way) => way.verb === cheapest.verb && coinsOf(way) === coinsOf(cheapest));
  const shown = equal.slice(0, 2).flatMap((way, place) => [...(place ? [mark('or')] : []), ...paymentMarks(way)]);
  return { state: 'coins', price: shown, ...plain };
}

/** One thing to do with a card: a line of its menu. */
export interface Way {
  offer: Offer;
  icon: string;
  title: string;
  /** What a wonder stage brings. */
  marks: Mark[];
  price: string | Mark[];
  /** Who is paid. */
  note: string;
  /** The key that does it. */
  key: string;
}

const ICONS: Record<string, string> = { build: 'temple', stage: 'stage', sell: 'coin', throw: 'discard' };
const KEYS: Record<string, string> = { build: 'b', stage: 'w', sell: 's' };

export function waysOf(offers: Offer[], scene: Scene, city: number): Way[] {
  const { view, catalogue, names } = scene;
  const acting = view.cities[city];
  const stages = acting ? stagesOf(acting, catalogue) : [];
  return offers.map((offer) => {
    const stage = offer.verb === 'stage' ? stages.find((each) => (offer.option ? each.number === offer.option : each.next)) : undefined;
    const key = `page.classic.verb.${offer.verb}`;
    const payees = [
      { n: offer.left, name: names[leftOf(city, view.cities.length)] ?? '' },
      { n: offer.right, name: names[rightOf(city, view.cities.length)] ?? '' },
    ].filter(({ n }) => n > 0);
    return {
      offer,
      icon: ICONS[offer.verb] ?? 'star',
      title: stage ? t('page.classic.stage', { n: stage.number }) : has(key) ? t(key) : offer.label,
      marks: stage?.face.marks ?? [],
      price: offer.gain || coinsOf(offer) ? paymentMarks(offer) : isFreeBuild(offer) ? t('page.classic.price.build') : [],
      note: together(payees.map(({ n, name }) => count('page.classic.pay', n, { name }))),
      key: KEYS[offer.verb] ?? '',
    };
  });
}

const isFreeBuild = (offer: Offer): boolean => offer.verb === 'build' || offer.verb === 'stage';
