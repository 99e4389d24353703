// The motifs by name. `art` in the card files names one or two; without a name the kind of a card gives one.

import type { Catalogue, Face } from '../../lib/types';
import { bust } from '../busts';
import type { Motif } from '../drawing';
import { AFFAIRS } from './affairs';
import { BUILDINGS } from './buildings';
import { CRAFTS } from './crafts';
import { DEFENCE } from './defence';
import { LAND } from './land';
import { MONUMENTS } from './monuments';
import { SCIENCE } from './science';
import { SHADOWS } from './shadows';
import { SOLDIERS } from './soldiers';
import { TRADE } from './trade';
import { unnamed } from './unnamed';
import { WORKS } from './works';

export const MOTIFS: Record<string, Motif> = {
  ...BUILDINGS,
  ...MONUMENTS,
  ...DEFENCE,
  ...SOLDIERS,
  ...TRADE,
  ...LAND,
  ...CRAFTS,
  ...SCIENCE,
  ...AFFAIRS,
  ...SHADOWS,
  ...WORKS,
};

/** What the drawings of a card depend on. */
export type Drawn = Pick<Face, 'art' | 'kind'> & Partial<Pick<Face, 'key' | 'marks'>>;

/** A drawing of a card: on the grid of motifs, or on that of a set's own drawings. */
export interface Placed {
  motif: Motif;
  own: boolean;
  /** A head, which has a ground of its own: its shoulders. */
  bust?: boolean;
}

const MOST = 2;
const BUST = 'bust';

const words = (face: Drawn): string[] => face.art.split(' ').filter(Boolean);

/** The motifs of a card: those that it names, or what fits its kind and what it makes. */
export function motifsOf(face: Drawn): string[] {
  const named = words(face).filter((word) => Object.hasOwn(MOTIFS, word));
  return named.length ? named.slice(0, MOST) : [unnamed(face)];
}

/** What is drawn on a card, the nearest first: a bust, motifs, or signs of its set drawn large. */
export function drawingsOf(face: Drawn, catalogue?: Catalogue): Placed[] {
  const [first, ...rest] = words(face);
  if (first === BUST) return [head(rest, face)];
  const own = catalogue?.looks.drawings ?? {};
  const named = words(face).flatMap((word): Placed[] => {
    if (Object.hasOwn(MOTIFS, word)) return [{ motif: MOTIFS[word]!, own: false }];
    const drawing = Object.hasOwn(own, word) ? own[word] : undefined;
    return drawing ? [{ motif: { whole: drawing.solid, lines: drawing.lines }, own: true }] : [];
  });
  if (named.length) return named.slice(0, MOST);
  return [{ motif: MOTIFS[unnamed(face)]!, own: false }];
}

const head = (parts: string[], face: Drawn): Placed => ({ motif: bust(parts, face.key ?? ''), own: false, bust: true });
