// What the parts of a bust have in common. All heads look to the left, into the light, and share one skull: it reaches from
// 30 to 59 and from 12 to 44, so that every head-dress fits every head. Beside the head, from 68 on, lies what its owner is known for.
import type { Strokes } from '../drawing';

/** How dark something is that has no colour of its own: hair, mostly. */
export type Tone = 'light' | 'mid' | 'dark';

/** A shape with its lines, in one tone. */
export interface Piece {
  fill: string;
  lines?: string;
}

export interface Head {
  /** Over the skull; a head-dress may hide it. */
  top: Piece;
  /** Behind the ear and down the nape; a head-dress may hide it. */
  back: Piece;
  /** Beard and moustache. */
  beard?: Piece;
  /** Lines of age or care. */
  marks?: string;
  /** From brow to chin: which faces suit it. */
  faces: FaceName[];
  /** Which tones its hair may have. */
  tones: Tone[];
  slender?: boolean;
}

export type FaceName = 'greek' | 'straight' | 'aquiline' | 'snub' | 'soft' | 'fine' | 'full';
export type Garment = 'toga' | 'tunic' | 'cuirass' | 'collar' | 'cloak' | 'robe' | 'none';

export interface Dress {
  strokes: Strokes;
  /** What of the hair is still seen. */
  shows: 'all' | 'back' | 'nothing';
  /** More hair, in the tone of the rest. */
  hair?: Piece;
  /** Whether the ear is seen though the hair is not. */
  ear?: boolean;
  /** What is worn with it; without one it is left to chance. */
  garment?: Garment;
}

/** All strokes of several drawings as one. */
export function together(...drawings: (Strokes | undefined)[]): Strokes {
  const all: Strokes = {};
  for (const drawing of drawings) {
    for (const [kind, path] of Object.entries(drawing ?? {}) as [keyof Strokes, string][]) all[kind] = (all[kind] ?? '') + path;
  }
  return all;
}

/** A piece painted in its tone, with an edge around it. */
export function toned(piece: Piece | undefined, tone: Tone): Strokes {
  if (!piece) return {};
  const lines = piece.lines ?? '';
  if (tone === 'mid') return { tint: piece.fill, lines };
  return tone === 'dark' ? { shade: piece.fill, lines: piece.fill + lines } : { pale: piece.fill, lines };
}
