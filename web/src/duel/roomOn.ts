// What fits on a card of the structure, by its width and by how much of it is in sight.

import type { Face, Mark } from '../lib/types';
import { abridged, hasNumber, widthOf } from '../ui/brief';

export interface CardRoom {
  /** A card on a phone: only signs and a small name. */
  narrow: boolean;
  /** Little is in sight of it: one line for the name, one for the signs. */
  flat: boolean;
  foot: boolean;
  /** The printed cost stands down its left edge. */
  cost: boolean;
  /** There is room for its drawing. */
  drawn: boolean;
  /** The signs of its effect that fit, and how tall they are. */
  marks: Mark[];
  size: number;
}

const COST_WIDTH = 26;
const COST_SIGN = 17;
/** A figure on a coin can still be read. */
const LEAST_NUMBERED = 15.2;
const LEAST = 12;
const TALLEST = { narrow: 30, usual: 30, large: 40 };

export function roomOn(face: Face, width: number, shown: number): CardRoom {
  const narrow = width < 84;
  const flat = shown < (narrow ? 46 : 54);
  const foot = shown > (narrow ? 58 : 72);
  const body = shown - (flat ? (narrow ? 15 : 21) : narrow ? 27 : 34) - (foot ? (narrow ? 21 : 26) : 0);
  const cost = !narrow && body >= 22 && COST_SIGN * Math.min(face.cost.length, 2) <= body;
  const drawn = body >= (narrow ? 56 : 46);
  const inside = width - (cost && face.cost.length && body < 80 ? 2 * COST_WIDTH : 8);

  const whole = narrow ? abridged(face.marks) : face.marks;
  const two = whole.length > 4 && !flat && body > 44;
  const long = (marks: Mark[]): number => widthOf(marks) / (two ? 1.7 : 1);
  const least = hasNumber(whole) ? LEAST_NUMBERED : LEAST;
  let marks = whole;
  while (marks.length > 1 && long(marks) * least > inside) marks = marks.slice(0, -1);
  const tall = (drawn ? body * 0.56 : body - (flat ? 1 : 4)) / (two ? 2.2 : 1);
  const most = narrow ? TALLEST.narrow : width > 130 ? TALLEST.large : TALLEST.usual;
  return { narrow, flat, foot, cost, drawn, marks, size: Math.max(least, Math.min(most, tall, inside / long(marks))) };
}
