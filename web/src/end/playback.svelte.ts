// Where one is in a game that is seen again, and whether it goes on by itself.

import { keep, kept } from '../lib/keep';
import type { Frame } from '../lib/types';

export const SPEEDS = { slow: 4000, calm: 2000, fast: 800 } as const;
export type Speed = keyof typeof SPEEDS;

export class Playback {
  at = $state(0);
  playing = $state(false);
  speed: Speed = $state((Object.keys(SPEEDS) as Speed[]).find((each) => each === kept('replay.speed')) ?? 'calm');
  #frames: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `frames`: how many there are. */
  constructor(frames: () => number) {
    this.#frames = frames;
  }

  get last(): number {
    return Math.max(0, this.#frames() - 1);
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
    if (this.playing) this.#wait();
  }

  /** Go on by itself; from the beginning, if this is the end. */
  play(): void {
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keep('replay.speed', speed);
    if (this.playing) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.at = Math.min(this.at + 1, this.last);
      if (this.at < this.last) this.#wait();
      else this.playing = false;
    }, SPEEDS[this.speed]);
  }
}

/** Where each age begins: the first frame that shows it. */
export function agesOf(frames: readonly Frame[]): { age: number; at: number }[] {
  return frames.flatMap(({ view: { age } }, at) => (age > 0 && age !== (frames[at - 1]?.view.age ?? 0) ? [{ age, at }] : []));
}
