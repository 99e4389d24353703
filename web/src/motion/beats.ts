// What a script is made of. Times are told in moves: how long one is, the person sets.

/** Something that goes from one place to another; each is named in several ways, the best first (see `places.ts`). */
export interface Travel {
  /** The same thing keeps its name from beat to beat. */
  id: string;
  kind: 'card' | 'back' | 'pack' | 'coin' | 'shield' | 'victory' | 'defeat';
  /** The card, the deck of a back, or how many. */
  what: string;
  from: string[];
  to: string[];
  /** Moves after the beginning of its beat; else it takes the whole of it. */
  after?: number;
}

export interface Beat {
  id: string;
  /** turn: all cards are turned. act: what one city does. pass: hands go on. word: what concerns all. */
  kind: 'turn' | 'act' | 'pass' | 'age' | 'war' | 'word';
  /** The city, or -1. */
  seat: number;
  /** Other cities that it is about: those that are paid. */
  also: number[];
  text: string;
  /** The numbers of the events that it tells. */
  events: number[];
  travels: Travel[];
  /** By city: the coins that come or go. */
  coins: Map<number, number>;
  /** What is seen only from now on, as `city/card`. */
  brings: string[];
  length: number;
}

export interface Script {
  beats: Beat[];
}

export const newBeat = (kind: Beat['kind'], id: string, seat = -1): Beat => ({
  id,
  kind,
  seat,
  also: [],
  text: '',
  events: [],
  travels: [],
  coins: new Map(),
  brings: [],
  length: 0,
});

export function addCoins(beat: Beat, city: number, coins: number): void {
  beat.coins.set(city, (beat.coins.get(city) ?? 0) + coins);
}
