// What a move costs, as signs: coins with an arrow to whoever gets them.

import type { Mark, Offer } from '../lib/types';
import { mark } from './marks';

type Payment = Pick<Offer, 'left' | 'right' | 'bank' | 'gain'>;

export function paymentMarks({ left, right, bank, gain }: Payment): Mark[] {
  const signs: Mark[] = [];
  if (left) signs.push(mark('left'), mark('coin', { n: left }));
  if (bank) signs.push(mark('coin', { n: bank }));
  if (right) signs.push(mark('coin', { n: right }), mark('right'));
  if (gain) signs.push(mark('plus'), mark('coin', { n: gain }));
  return signs;
}

export const coinsOf = ({ left, right, bank }: Payment): number => left + right + bank;
