import type { Snippet } from 'svelte';
import type { Ask, Told } from '../lib/types';
import type { Scene } from './scene';

/** What the board is given, on a wide screen and on a phone alike. */
export interface BoardProps {
  scene: Scene;
  /** The request, if it is about the hand. */
  ask: Ask | null;
  chosen: string;
  pending: boolean;
  onchoose: (move: string) => void;
  decision?: Snippet | undefined;
  events?: Told[] | undefined;
  onopen: (city: number) => void;
  ondiscard: () => void;
}
