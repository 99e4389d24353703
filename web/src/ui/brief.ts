// The signs of a card where there is little room: how wide they are, and how to say the same with fewer.

import type { Mark } from '../lib/types';
import { mark } from './marks';

const RAW = 'WSCO';
const SIGN_WIDTH = 0.5;
const GAP = 0.16;
const TOKENS = ['coin', 'point', 'shield'];
/** Smaller than the others where there is little room (Marks.svelte). */
const ARROWS = ['left', 'self', 'right'];
const SIGNS = ['or', 'per', 'equals', 'minus', 'plus', 'times', 'gives'];

/** How wide some signs are, in heights of a sign. Words count as many. Arrows are smaller where there is little room. */
export function widthOf(marks: Mark[], arrow = 0.66): number {
  const widths = marks.map(({ icon, n, text }) => {
    if (SIGNS.includes(icon)) return SIGN_WIDTH;
    if (ARROWS.includes(icon)) return arrow;
    if (icon === 'word') return Math.max(2, text.length * 0.4);
    return icon === 'card' ? 0.8 : n !== null && n !== 1 && !TOKENS.includes(icon) ? 1.6 : 1;
  });
  return widths.reduce((sum, width) => sum + width, 0) + GAP * Math.max(0, marks.length - 1);
}

/** Whether a number stands on one of them, which must stay legible. */
export const hasNumber = (marks: Mark[]): boolean => marks.some(({ icon, n }) => n !== null && TOKENS.includes(icon));

/** "Coins for each stage, points for each stage" as "coins and points for each stage". */
export function joined(marks: Mark[]): Mark[] {
  const starts = marks.flatMap(({ icon }, at) => (TOKENS.includes(icon) && marks[at + 1]?.icon === 'per' ? [at] : []));
  const objectOf = (n: number): string => JSON.stringify(marks.slice(starts[n]! + 1, starts[n + 1] ?? marks.length));
  return marks.filter((_, at) => {
    const n = starts.findLastIndex((start) => start <= at);
    return n < 0 || n === starts.length - 1 || at === starts[n] || objectOf(n) !== objectOf(n + 1);
  });
}

/** "Wood, stone, clay, ore" or "wood or stone or …" as one sign: that of the cards which give such. */
export function abridged(all: Mark[]): Mark[] {
  const marks = joined(all);
  const found: Mark[] = [];
  for (let at = 0; at < marks.length; ) {
    const run = [...new Set(resourcesFrom(marks, at))];
    if (run.length > 2) {
      found.push(mark('card', { key: run.every((key) => RAW.includes(key)) ? 'brown' : 'grey' }));
      at += lengthFrom(marks, at);
    } else found.push(marks[at++]!);
  }
  return found;
}

/** How many signs from here on are resources, or stand between two of them. */
function lengthFrom(marks: Mark[], start: number): number {
  let at = start;
  while (marks[at]?.icon === 'resource') at += marks[at + 1]?.icon === 'or' && marks[at + 2]?.icon === 'resource' ? 2 : 1;
  return at - start;
}

const resourcesFrom = (marks: Mark[], start: number): string[] =>
  marks.slice(start, start + lengthFrom(marks, start)).flatMap(({ icon, key }) => (icon === 'resource' ? [key] : []));
