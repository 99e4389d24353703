// What every drawing is made of: paths by what they are painted with. One hand for all of them: bronze ink on paper, a
// light tint where the light falls (from the left), a darker one in the shade, one more for what is not stone.

export interface Strokes {
  /** The whole shape, in the light. */
  whole?: string;
  /** What of it lies in the shade: its right side, the openings. */
  shade?: string;
  /** What is not stone: cloth, tiles, sand, or what the tint of a scene says. */
  tint?: string;
  /** What is as light as the paper: white hair, linen, snow. */
  pale?: string;
  /** Leaves and grass, whatever the tint. */
  leaf?: string;
  /** Sea, rivers, fountains, whatever the tint. */
  water?: string;
  /** What shines: fire, gold, lit windows. */
  glow?: string;
  /** Lines of the pen, drawn last. */
  lines?: string;
}

/** A small drawing on a grid of 96 by 64; the ground is at 58. What stands before the rest is painted over it. */
export interface Motif extends Strokes {
  front?: Motif;
}
export const MOTIF_WIDTH = 96;
export const MOTIF_HEIGHT = 64;

/** What the tint of a scene is: each is a colour in colors.css. */
export type Tint = 'leaf' | 'water' | 'clay' | 'sand' | 'bronze' | 'marble' | 'snow';

/**
 * A wonder, on a grid of 360 by 120 with the ground at 106. What matters lies between 60 and 300: narrow plates cut off
 * the sides, flat ones the sky.
 */
export interface Scene {
  tint: Tint;
  /** Always there: hills, a shore, the sky. */
  ground: Painted;
  /** In the order in which it is built: five, from the foundations up. */
  layers: Painted[];
  /** The numbers of the layers from the back to the front, where that is not the order of building. */
  depth?: number[];
  /** What comes when all is built: rays, flags, birds, people. */
  light: Painted;
}

/** One drawing, or several, each over the one before. */
export type Painted = Strokes | Strokes[];
export const SCENE_WIDTH = 360;
export const SCENE_HEIGHT = 120;
