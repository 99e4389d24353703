// What somebody wishes to play, and how it becomes a table. Pure: the page around it remembers and sends.

import type { Choices, NewTable, Options, OptionsInput, SetChoice } from '../lib/types';

export type Game = Options['game'];
/** One of ours, or the name of a program that the server's operator added. */
export type Level = string;
type OwnLevel = Options['away_level'];

export interface Wish {
  game: Game;
  players: number;
  /** Of all bots. */
  level: Level;
  sets: string[];
  sides: Options['sides'];
  firstGame: boolean;
  teams: boolean;
  liveScore: boolean;
  /** Whether each seat sees an estimate of chances and points. */
  estimates: boolean;
  /** Among people: hints, if all agree. */
  hints: boolean;
  pace: number;
  public: boolean;
  clock: Options['clock'];
  clockTime: number;
  away: Options['away'];
}

export const LEVELS: OwnLevel[] = ['easy', 'casual', 'medium', 'hard', 'expert'];
export const PACES = { slow: 2500, calm: 1200, brisk: 500, none: 0 } as const;
export const TURN_SECONDS = [30, 60, 120, 300];
export const TURN_DAYS = [1, 2, 3, 7];

export function defaultWish(game: Game): Wish {
  return {
    game,
    players: game === 'duel' ? 2 : 4,
    level: 'medium',
    sets: [],
    sides: '',
    firstGame: false,
    teams: false,
    liveScore: false,
    estimates: false,
    hints: false,
    pace: PACES.calm,
    public: false,
    clock: 'none',
    clockTime: 60,
    away: 'bot',
  };
}

/** A wish that was written down earlier, by whatever version of the page: what makes no sense is forgotten. */
export function readWish(text: string | null, game: Game): Wish {
  const wish = defaultWish(game);
  let read: unknown = null;
  try {
    read = JSON.parse(text ?? 'null');
  } catch {
    return wish;
  }
  if (typeof read !== 'object' || read === null) return wish;
  const kept = read as Partial<Record<keyof Wish, unknown>>;
  const allowed: { [K in keyof Wish]?: readonly Wish[K][] } = {
    level: LEVELS as string[],
    sides: ['', 'A', 'B'],
    clock: ['none', 'turn', 'days'],
    away: ['bot', 'wait'],
    pace: Object.values(PACES),
    clockTime: [...TURN_SECONDS, ...TURN_DAYS],
  };
  for (const key of Object.keys(wish) as (keyof Wish)[]) {
    const [value, among] = [kept[key], allowed[key] as readonly unknown[] | undefined];
    if (key === 'game' || typeof value !== typeof wish[key] || (among && !among.includes(value))) continue;
    if (key === 'sets' && !(Array.isArray(value) && value.every((each) => typeof each === 'string'))) continue;
    Object.assign(wish, { [key]: value });
  }
  return wish;
}

/** How many can play: a set may forbid numbers of the game, and add others. */
export function playersOf(game: Game, sets: string[], choices: Choices): number[] {
  const base = choices.players[game] ?? [2];
  const chosen = game === 'duel' ? [] : choices.sets.filter((set) => sets.includes(set.key));
  const every = [...new Set([...base, ...chosen.flatMap((set) => set.players)])].sort((a, b) => a - b);
  return every.filter((n) => chosen.every((set) => set.players.includes(n) || !base.includes(n)));
}

/** The sides of boards that may be dealt with these sets. */
export function sidesOf(sets: string[], choices: Choices): string[] {
  const chosen = choices.sets.filter((set) => sets.includes(set.key));
  return ['A', 'B'].filter((side) => chosen.every((set) => set.sides.includes(side)));
}

/** Choose a set or leave it out; sets come with what they need, and leave with it. */
export function withSet(sets: string[], key: string, chosen: boolean, all: SetChoice[]): string[] {
  const next = new Set(sets);
  const needs = (one: string): string[] => all.find((set) => set.key === one)?.needs ?? [];
  if (chosen) {
    const add = (one: string): void => {
      next.add(one);
      for (const need of needs(one)) if (!next.has(need)) add(need);
    };
    add(key);
  } else {
    const remove = (one: string): void => {
      next.delete(one);
      for (const other of [...next]) if (needs(other).includes(one)) remove(other);
    };
    remove(key);
  }
  return all.map((set) => set.key).filter((one) => next.has(one));
}

/** The nearest wish that can be had. */
export function fitted(wish: Wish, choices: Choices): Wish {
  const known = choices.sets.map((set) => set.key);
  let sets: string[] = [];
  if (wish.game === 'classic') for (const key of wish.sets) if (known.includes(key)) sets = withSet(sets, key, true, choices.sets);
  const possible = playersOf(wish.game, sets, choices);
  const players = possible.includes(wish.players) ? wish.players : nearest(wish.players, possible);
  const times = wish.clock === 'days' ? TURN_DAYS : TURN_SECONDS;
  return {
    ...wish,
    sets,
    players,
    sides: wish.game === 'duel' || sidesOf(sets, choices).length < 2 ? '' : wish.sides,
    firstGame: wish.game === 'duel' && wish.firstGame,
    teams: wish.teams && canTeam(players),
    clockTime: times.includes(wish.clockTime) ? wish.clockTime : (times[1] ?? 1),
  };
}

/** Teams of two, with neighbours on both sides. */
export const canTeam = (players: number): boolean => players >= 4 && players % 2 === 0;

function nearest(number: number, among: number[]): number {
  return among.reduce((best, each) => (Math.abs(each - number) < Math.abs(best - number) ? each : best), among[0] ?? number);
}

function optionsOf(wish: Wish): OptionsInput {
  return {
    game: wish.game,
    players: wish.players,
    sets: wish.sets,
    sides: wish.sides,
    first_game: wish.firstGame,
    teams: wish.teams,
    live_score: wish.liveScore,
    estimates: wish.estimates,
    pace: wish.pace,
  };
}

/** Against bots, at once. Nobody else comes to such a table. */
export function tableWithBots(wish: Wish): NewTable {
  return { options: optionsOf(wish), bots: Array<Level>(wish.players - 1).fill(wish.level), start: true };
}

/** A first game with notes: calm, and it waits for whoever leaves it. */
export function tableWithNotes(game: Game): NewTable {
  const players = game === 'duel' ? 2 : 3;
  const options: OptionsInput = {
    game,
    players,
    sides: game === 'duel' ? '' : 'A',
    first_game: game === 'duel',
    guided: true,
    pace: PACES.calm,
    away: 'wait',
  };
  return { options, bots: Array<Level>(players - 1).fill('easy'), start: true };
}

/** A table with free seats, for friends. */
export function tableForFriends(wish: Wish, password: string): NewTable {
  const options: OptionsInput = {
    ...optionsOf(wish),
    public: wish.public,
    hints: wish.hints,
    clock: wish.clock,
    clock_time: wish.clockTime,
    away: wish.away,
    away_level: LEVELS.find((level) => level === wish.level) ?? 'medium',
  };
  return { options, password };
}
