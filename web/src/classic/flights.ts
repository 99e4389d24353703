// The reveal: from where a card or a coin lay to where it lies now.

import type { Told } from '../lib/types';
import { leftOf, rightOf, type Scene } from './scene';

export interface Flight {
  id: string;
  kind: 'card' | 'back' | 'coin';
  /** The card, or the deck of its back. */
  what: string;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

/** Where things lie on the page, by what they are called there. */
export type Places = Map<string, DOMRect>;

export function placesIn(root: HTMLElement): Places {
  const places: Places = new Map();
  const add = (name: string, element: Element): void => {
    const rect = element.getBoundingClientRect();
    if (rect.width && !places.has(name)) places.set(name, rect);
  };
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    add(element.dataset.place!, element);
    for (const part of element.querySelectorAll<HTMLElement>('[data-card], [data-stage]')) {
      add(`${element.dataset.place}/${part.dataset.card ?? part.dataset.stage}`, part);
    }
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-coins]')) add(`coins-${element.dataset.coins}`, element);
  for (const element of root.querySelectorAll<HTMLElement>('.turned')) add('sealed', element);
  return places;
}

export function flightsOf(news: Told[], scene: Scene, before: Places, after: Places): Flight[] {
  return news.flatMap((event) => [...cardFlight(event, scene, before, after), ...coinFlights(event, scene, after)]);
}

function cardFlight(event: Told, { view, seat }: Scene, before: Places, after: Places): Flight[] {
  const { n, kind, seat: city, facts } = event;
  const card = typeof facts.card === 'string' ? facts.card : '';
  const comes = card !== '' && Boolean(view.cities[city]?.cards.includes(card));
  if (!comes && kind !== 'stage' && kind !== 'sell') return [];
  const own = city === seat ? (before.get('sealed') ?? before.get(`hand/${card}`)) : undefined;
  const from = own ?? headOf(after.get(`city-${city}`));
  const to = comes
    ? (after.get(`cards-${city}/${card}`) ?? after.get(`cards-${city}`))
    : kind === 'stage'
      ? (after.get(`wonder-${city}/${facts.stage}`) ?? after.get(`wonder-${city}`))
      : after.get('discard');
  const target = to ?? after.get(`city-${city}`);
  if (!from || !target) return [];
  return [{ id: `card-${n}`, kind: comes ? 'card' : 'back', what: comes ? card : `age${view.age}`, from, to: target, delay: 0 }];
}

function coinFlights({ n, seat: city, facts }: Told, { view }: Scene, after: Places): Flight[] {
  const cities = view.cities.length;
  const from = after.get(`coins-${city}`) ?? headOf(after.get(`city-${city}`));
  if (!from || city < 0) return [];
  const payees: [number | undefined, unknown][] = [
    [leftOf(city, cities), facts.left],
    [rightOf(city, cities), facts.right],
    [Number(facts.far1_city), facts.far1],
    [Number(facts.far2_city), facts.far2],
  ];
  return payees.flatMap(([payee, paid], place) => {
    const to = after.get(`coins-${payee}`) ?? headOf(after.get(`city-${payee}`));
    if (typeof paid !== 'number' || paid <= 0 || !to) return [];
    return [{ id: `coin-${n}-${place}`, kind: 'coin' as const, what: String(paid), from, to, delay: 1 }];
  });
}

/** The upper edge of a city: where its owner lays the card down. */
function headOf(rect: DOMRect | undefined): DOMRect | undefined {
  return rect && new DOMRect(rect.x, rect.y, rect.width, Math.min(60, rect.height));
}
