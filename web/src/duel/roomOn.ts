// What fits on a card of the structure, by its width and by how much of it is in sight.

import type { Face } from '../lib/types';

export interface CardRoom {
  /** A card on a phone: only signs and a small name. */
  narrow: boolean;
  /** Little is in sight of it: one line for the name, one for the signs. */
  flat: boolean;
  foot: boolean;
  /** Where the printed cost stands; low and wide cards have it beside the effect. */
  cost: '' | 'above' | 'beside';
  /** The height of the signs of its effect. */
  mark: number;
}

export function roomOn(face: Face, width: number, shown: number): CardRoom {
  const narrow = width < 84;
  const flat = shown < 54;
  const foot = shown > (narrow ? 58 : 74);
  const body = shown - (flat ? 21 : narrow ? 27 : 34) - (foot ? (narrow ? 20 : 25) : 0);
  const cost = narrow ? '' : body > 42 ? 'above' : width > 104 && foot && body >= 17 * Math.ceil(face.cost.length / 2) ? 'beside' : '';
  const tall = body - (cost === 'above' ? 20 : 0) - 4;
  const lines = face.marks.length > 4 && !flat ? 2 : 1;
  const wide = (width * (cost === 'beside' ? 0.64 : 1) - (narrow ? 18 : 8)) / (Math.ceil(face.marks.length / lines) * 1.12);
  const mark = Math.max(narrow || flat ? 10 : 13, Math.min(28, lines > 1 ? tall / 2.3 : tall, wide));
  return { narrow, flat, foot, cost, mark };
}
