// Which coins change hands by what is told: from whom to whom, one after the other.

import type { Told } from '../lib/types';

export const BANK = -1;

export interface CoinTravel {
  n: number;
  coins: number;
  /** A seat, or the bank. */
  from: number;
  to: number;
}

const PAID = new Set(['build', 'wonder', 'lose']);
const TAKEN = new Set(['sell', 'gain', 'progress']);

/** What one seat takes in another's turn, right after that one paid, comes out of what was paid. */
export function coinTravels(lines: Told[]): CoinTravel[] {
  const travels: CoinTravel[] = [];
  for (const { n, kind, seat, facts } of lines) {
    const coins = Number(facts.coins ?? 0);
    if (!coins || seat < 0) continue;
    const before = travels.at(-1);
    if (PAID.has(kind)) travels.push({ n, coins, from: seat, to: BANK });
    else if (TAKEN.has(kind) && kind === 'gain' && before?.to === BANK && before.from !== seat && before.coins >= coins) {
      before.coins -= coins;
      travels.push({ n, coins, from: before.from, to: seat });
    } else if (TAKEN.has(kind)) travels.push({ n, coins, from: BANK, to: seat });
  }
  return travels.filter((travel) => travel.coins > 0);
}
