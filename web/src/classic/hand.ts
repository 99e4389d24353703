// A hand and what may be done with each of its cards, made from the request that the server sent.

import { nameOf } from '../lib/catalogue.svelte';
import { count, has, t, together } from '../lib/texts.svelte';
import type { Ask, Catalogue, Mark, Offer } from '../lib/types';
import { kindIcon } from '../ui/looks';
import { mark, wordsOf } from '../ui/marks';
import { coinsOf, paymentMarks } from '../ui/payment';
import { leftOf, rightOf, rowOf, stagesOf, type Scene } from './scene';

/** What fits at the foot of a card. */
const MOST_SIGNS = 5;
const ORDER = ['build', 'other ways to build', 'stage', 'sell', 'others'];

/** Whether a request is about the cards of the hand, as every turn's is. */
export function isAboutHand(ask: Ask | null | undefined, hand: string[], { looks }: Catalogue): ask is Ask {
  return Boolean(
    ask?.offers.length &&
      ask.offers.some((offer) => looks.verbs[offer.verb]?.of_hand) &&
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
  const rank = ({ verb, builds }: Offer): number =>
    ORDER.indexOf(ORDER.includes(verb) ? verb : builds ? 'other ways to build' : 'others');
  const way = (offer: Offer): number => (offer.favour ? 100 : 0) + (offer.stage || offer.option);
  return offers.toSorted((a, b) => rank(a) - rank(b) || way(a) - way(b) || coinsOf(a) - coinsOf(b) || b.left - a.left);
}

function priceOf(
  card: string,
  offers: Offer[],
  ask: Ask | null,
  catalogue: Catalogue,
): Pick<HandCard, 'state' | 'price' | 'chain' | 'why'> {
  const plain = { chain: '', why: '' };
  if (!ask) return { state: 'plain', price: '', ...plain };
  const ways = offers.filter((offer) => offer.builds);
  const cheapest = ways.toSorted((a, b) => Number(a.favour) - Number(b.favour) || coinsOf(a) - coinsOf(b))[0];
  if (!cheapest) {
    const refusal = ask.refusals.find(({ verb, about }) => verb === 'build' && about === card);
    return { state: 'cannot', price: refusal?.short ?? t('page.classic.price.not_now'), chain: '', why: refusal?.text ?? '' };
  }
  if (cheapest.favour) {
    const token = t('page.classic.price.favour');
    const price = coinsOf(cheapest) ? [mark('word', { text: token }), ...paymentMarks(cheapest)] : token;
    return { state: 'can', price, ...plain };
  }
  if (cheapest.chain) {
    const price = [mark('chain'), mark('word', { text: nameOf(catalogue, cheapest.chain) }), ...paymentMarks(cheapest)];
    return { state: 'can', price, chain: cheapest.chain, why: '' };
  }
  if (coinsOf(cheapest) === 0) {
    const key = `page.classic.price.${cheapest.verb}`;
    return { state: 'can', price: t(has(key) ? key : 'page.classic.price.build'), ...plain };
  }
  const equal = ways.filter((way) => way.verb === cheapest.verb && coinsOf(way) === coinsOf(cheapest));
  const [first = [], second = []] = equal.map(paymentMarks);
  const shown = second.length && first.length + second.length <= MOST_SIGNS ? [...first, mark('or'), ...second] : first;
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

const KEYS: Record<string, string> = { build: 'b', stage: 'w', sell: 's' };

export function waysOf(offers: Offer[], scene: Scene, city: number): Way[] {
  const { view, catalogue, names } = scene;
  const acting = view.cities[city];
  const stages = acting ? stagesOf(acting, catalogue) : [];
  return offers.map((offer) => {
    const stage = rowOf(stages, offer.stage);
    const token = catalogue.faces[offer.token];
    const sellers = [leftOf(city, names.length), rightOf(city, names.length), ...(acting?.far.map((far) => far.city) ?? [])];
    const paid = [offer.left, offer.right, offer.far, offer.farther];
    const payees = paid.flatMap((n, at) => (n ? [count('page.classic.pay', n, { name: names[sellers[at] ?? -1] ?? '' })] : []));
    return {
      offer,
      icon: token ? kindIcon(catalogue, token.kind) : (catalogue.looks.verbs[offer.verb]?.icon || 'star'),
      title: titleOf(offer, stage && { number: stage.place.number, embellishes: stage.row.face.embellishes > 0 }, token?.name),
      marks: stage?.row.face.marks ?? [],
      price: offer.gain || coinsOf(offer) ? paymentMarks(offer) : isFreeBuild(offer) ? t('page.classic.price.build') : [],
      note: [token ? wordsOf(token.marks, catalogue) : noteOf(offer, catalogue), together(payees)].filter(Boolean).join(' · '),
      key: KEYS[offer.verb] ?? '',
    };
  });
}

function titleOf(offer: Offer, stage: { number: number; embellishes: boolean } | undefined, token: string | undefined): string {
  if (stage) return t(stage.embellishes ? 'page.classic.embellish' : 'page.classic.stage', { n: stage.number });
  if (token) return t('page.classic.lay', { name: token });
  const key = `page.classic.verb.${offer.verb}`;
  return has(key) ? t(key) : offer.label;
}

/** What is special about a way to build. */
function noteOf(offer: Offer, catalogue: Catalogue): string {
  if (offer.favour) return t('page.classic.way.favour');
  if (offer.chain) return t('page.classic.way.chain', { card: nameOf(catalogue, offer.chain) });
  return offer.verb === 'build' && offer.option ? t('page.classic.way.unchained') : '';
}

const isFreeBuild = (offer: Offer): boolean => offer.verb === 'build' || offer.verb === 'stage';
