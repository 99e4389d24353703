// The wonders by what they are. `art` in the card files names one; without a name a board gets one of the plain ones.

import type { Scene } from '../drawing';
import { OLD_WORLD } from './old_world';
import { FAR_LANDS } from './far_lands';
import { SEAS } from './seas';
import { GREEKS } from './greeks';
import { ROMANS } from './romans';
import { PLAIN } from './plain';

export const SCENES: Record<string, Scene> = { ...OLD_WORLD, ...ROMANS, ...GREEKS, ...SEAS, ...FAR_LANDS, ...PLAIN };

/** The scene of a board or wonder: the one it names, or always the same plain one for the same key. */
export function sceneOf(art: string, key: string): Scene {
  const plain = Object.values(PLAIN);
  return SCENES[art] ?? plain[hash(key) % plain.length]!;
}

function hash(key: string): number {
  let sum = 7;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 65521;
  return sum;
}

/** The layers that each of some stages completes, one after another; the last stage completes the scene. */
export function layersOf(stage: number, stages: number, layers: number): [number, number] {
  const until = (n: number): number => Math.round((n * layers) / stages);
  return [until(stage), until(stage + 1)];
}
