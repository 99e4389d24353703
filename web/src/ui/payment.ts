// What a move costs, as signs: coins with an arrow to whoever gets them.

import type { Mark, Offer } from '../lib/types';
import { mark } from './marks';

type Payment = Pick<Offer, 'left' | 'right' | 'bank' | 'far' | 'farther' | 'gain'>;

export function paymentMarks({ left, right, bank, far, farther, gain }: Payment): Mark[] {
  const signs: Mark[] = [];
  if (left) signs.push(mark('left'), mark('coin', { n: left }));
  if (bank) signs.push(mark('coin', { n: bank }));
  for (const coins of [far, farther]) if (coins) signs.push(mark('coin', { n: coins }), mark('trade'));
  if (right) signs.push(mark('coin', { n: right }), mark('right'));
  if (gain) signs.push(mark('plus'), mark('coin', { n: gain }));
  return signs;
}

export const coinsOf = ({ left, right, bank, far, farther }: Payment): number => left + right + bank + far + farther;
