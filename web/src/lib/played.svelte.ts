// The games that were played to their end on this device: kept here alone, for whoever likes numbers.

import { keep, kept } from './keep';

export interface PlayedGame {
  /** The table. */
  id: string;
  /** When, in milliseconds since 1970. */
  at: number;
  game: string;
  sets: string[];
  players: number;
  won: boolean;
  /** How it was won, by whomever. */
  victory: string;
  points: number;
  /** The boards, of Duel the wonders that were built, by name. */
  boards: string[];
}

export interface Statistics {
  games: number;
  wins: number;
  /** Of the games that were won: how often in which way, the most frequent first. */
  kinds: [string, number][];
  boards: [string, number][];
  best: number;
}

const MOST = 2000;

function read(): PlayedGame[] {
  try {
    const found: unknown = JSON.parse(kept('played') ?? '[]');
    return Array.isArray(found) ? found.filter((each): each is PlayedGame => typeof each?.id === 'string' && Array.isArray(each.boards)) : [];
  } catch {
    return []; // damaged: it begins anew
  }
}

function counted(names: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

export function statisticsOf(games: readonly PlayedGame[]): Statistics {
  const won = games.filter((game) => game.won);
  return {
    games: games.length,
    wins: won.length,
    kinds: counted(won.map((game) => game.victory)),
    boards: counted(games.flatMap((game) => game.boards)),
    best: Math.max(0, ...games.map((game) => game.points)),
  };
}

class Played {
  games: PlayedGame[] = $state.raw(read());

  /** A game is over: it counts once, however often its end is looked at. */
  add(game: PlayedGame): void {
    if (this.games.some(({ id }) => id === game.id)) return;
    this.#set([...this.games, game].slice(-MOST));
  }

  forget(): void {
    this.#set([]);
  }

  #set(games: PlayedGame[]): void {
    this.games = games;
    keep('played', JSON.stringify(games));
  }
}

export const played = new Played();
