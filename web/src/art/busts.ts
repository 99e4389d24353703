// Leaders as on a coin: a head in profile, what it wears, and beside it what its owner is known for. Words choose each part;
// what they leave open is chosen by the leader's key, so that no two look the same by accident and each always looks the same.
import { ATTRIBUTES } from './busts/attributes';
import { DRESSES } from './busts/dresses';
import { face } from './busts/faces';
import { EVERYDAY, worn } from './busts/garments';
import { HEADS } from './busts/heads';
import { together, toned } from './busts/parts';
import type { Motif } from './drawing';

/** A number that a text always gives. */
function hash(text: string): number {
  let sum = 2166136261;
  for (const sign of text) sum = Math.imul(sum ^ sign.codePointAt(0)!, 16777619) >>> 0;
  return sum;
}

function pick<T>(from: readonly T[], key: string, what: string): T {
  return from[hash(`${what} ${key}`) % from.length]!;
}

/** Without a word, heads wear little: what covers them tells too much of who they are. */
const COMMON_DRESSES = ['bare', 'band', 'laurel', 'diadem', 'veil', 'cap', 'turban'];

export const BUST_WORDS = [...new Set(['bust', ...Object.keys(HEADS), ...Object.keys(DRESSES), ...Object.keys(ATTRIBUTES)])].sort();

/** The bust that the words describe: a head, a head-dress and an attribute, in any order. */
export function bust(words: string[], key: string): Motif {
  const named = <T>(from: Record<string, T>, otherwise: string[], what: string): T =>
    from[words.find((word) => Object.hasOwn(from, word)) ?? pick(otherwise, key, what)]!;
  const head = named(HEADS, Object.keys(HEADS), 'head');
  const dress = named(DRESSES, COMMON_DRESSES, 'dress');
  const attribute = named(ATTRIBUTES, Object.keys(ATTRIBUTES), 'attribute');
  const tone = pick(head.tones, key, 'tone');
  return together(
    worn(dress.garment ?? pick(EVERYDAY, key, 'garment')),
    face(pick(head.faces, key, 'face'), head.slender ?? false, dress.shows !== 'nothing' || dress.ear === true),
    dress.shows === 'all' ? toned(head.top, tone) : {},
    dress.shows === 'nothing' ? {} : toned(head.back, tone),
    toned(head.beard, tone),
    { lines: head.marks ?? '' },
    toned(dress.hair, tone),
    dress.strokes,
    attribute,
  );
}
