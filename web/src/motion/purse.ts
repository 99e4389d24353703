// Who pays whom, by what an event says.

import { leftOf, rightOf } from '../classic/scene';
import type { ClassicView, Told } from '../lib/types';

interface Payment {
  /** The city that is paid; null: the bank. */
  to: number | null;
  coins: number;
}

export function paymentsOf({ seat, facts }: Told, cities: number): Payment[] {
  const all: [number | null, unknown][] = [
    [leftOf(seat, cities), facts.left],
    [rightOf(seat, cities), facts.right],
    [Number(facts.far1_city), facts.far1],
    [Number(facts.far2_city), facts.far2],
    [null, facts.bank],
  ];
  return all.flatMap(([to, coins]) => (typeof coins === 'number' && coins > 0 && !Number.isNaN(to ?? 0) ? [{ to, coins }] : []));
}

/** Events of the rules themselves that bring coins. */
const COMES = new Set(['sell', 'gain']);
const told = ({ facts }: Told): number => (typeof facts.coins === 'number' ? facts.coins : 0);

/** What became of each purse, and what of that is not yet explained. */
export class Purses {
  #unexplained: number[];

  constructor({ events, former, view }: { events: Told[]; former: ClassicView; view: ClassicView }) {
    this.#unexplained = view.cities.map((city, n) => city.coins - (former.cities[n]?.coins ?? city.coins));
    for (const event of events) {
      for (const { to, coins } of paymentsOf(event, view.cities.length)) {
        this.#explain(event.seat, -coins);
        if (to !== null) this.#explain(to, coins);
      }
      if (COMES.has(event.kind)) this.#explain(event.seat, told(event));
    }
  }

  /**
   * The coins that an event brings its city, below 0 if it takes them. Sets have events of their own: those say how
   * many, and what became of the purse says whether they came or went.
   */
  coinsOf(event: Told): number {
    const coins = told(event);
    if (!coins || COMES.has(event.kind)) return coins;
    const change = this.#unexplained[event.seat] ?? 0;
    const found = change <= -coins ? -coins : change >= coins ? coins : 0;
    this.#explain(event.seat, found);
    return found;
  }

  #explain(seat: number, coins: number): void {
    if (seat in this.#unexplained) this.#unexplained[seat]! -= coins;
  }
}
