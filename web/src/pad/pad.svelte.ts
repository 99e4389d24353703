// The sheet that somebody is filling in, remembered on this device until it is counted; and the games that were kept.

import { api } from '../lib/api';
import { keep, kept } from '../lib/keep';
import type { PadBook, Scores } from '../lib/types';
import { readHistory, type KeptGame } from './history';
import { newRows, type Game, type PadPlayer, type Rows } from './sheet';

export type Answer = number | string | string[];

/** What lies in a city, card by card. */
export interface CityDraft {
  board: string;
  stages: number[];
  cards: string[];
  coins: number;
  victories: Record<string, number>;
  defeats: number;
  more: Record<string, Answer>;
  /** Of Duel. */
  wonders: string[];
  tokens: string[];
}

export interface Draft {
  step: 'setup' | 'enter' | 'result';
  game: Game;
  sets: string[];
  teams: boolean;
  players: PadPlayer[];
  mode: 'columns' | 'cards';
  rows: Rows[];
  cities: CityDraft[];
  pawn: number;
  scores: Scores | null;
}

const MOST_KEPT = 500;

export const newCity = (board = ''): CityDraft => ({
  board,
  stages: [],
  cards: [],
  coins: 0,
  victories: {},
  defeats: 0,
  more: {},
  wonders: [],
  tokens: [],
});

export function newDraft(game: Game = 'classic', players = game === 'duel' ? 2 : 4): Draft {
  return {
    step: 'setup',
    game,
    sets: [],
    teams: false,
    players: Array.from({ length: players }, () => ({ name: '', board: '' })),
    mode: 'columns',
    rows: [],
    cities: [],
    pawn: 0,
    scores: null,
  };
}

function readDraft(): Draft {
  try {
    const read = JSON.parse(kept('pad.draft') ?? 'null') as Partial<Draft> | null;
    if (read && Array.isArray(read.players) && (read.game === 'duel' || read.game === 'classic')) return { ...newDraft(read.game), ...read };
  } catch {
    // a new one then
  }
  return newDraft();
}

class Pad {
  draft: Draft = $state(readDraft());
  history: KeptGame[] = $state.raw(readHistory(kept('pad.history')));

  save(): void {
    keep('pad.draft', JSON.stringify(this.draft));
  }

  change(parts: Partial<Draft>): void {
    Object.assign(this.draft, parts);
  }

  /** So many players, with the names that were there. */
  seat(players: number): void {
    const { draft } = this;
    draft.players = Array.from({ length: players }, (_, seat) => draft.players[seat] ?? { name: '', board: '' });
  }

  /** As many rows and cities as are wanted, with what was entered before. */
  open(symbols: number, cities: number): void {
    const { draft } = this;
    const sets = { three: 7, four: symbols > 3 ? 12 : 0 };
    draft.rows = draft.players.map((_, seat) => {
      const known = draft.rows[seat];
      return known?.science.symbols.length === symbols ? known : newRows(symbols, sets);
    });
    draft.cities = Array.from({ length: cities }, (_, place) => ({
      ...(draft.cities[place] ?? newCity()),
      board: draft.players[place]?.board ?? draft.cities[place]?.board ?? '',
    }));
    draft.step = 'enter';
  }

  keepGame(game: KeptGame): void {
    this.history = [game, ...this.history.filter((each) => each.id !== game.id)].slice(0, MOST_KEPT);
    keep('pad.history', JSON.stringify(this.history));
  }

  forget(id: string): void {
    this.history = this.history.filter((each) => each.id !== id);
    keep('pad.history', JSON.stringify(this.history));
  }
}

export const pad = new Pad();

let asked: Promise<PadBook> | undefined;
/** What each set brings to a sheet: asked once. */
export function bookOf(): Promise<PadBook> {
  asked ??= api.padBook();
  asked.catch(() => (asked = undefined));
  return asked;
}
