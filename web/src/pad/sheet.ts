// A sheet of the score pad: what was entered by category, and what it adds up to. Pure: nothing here asks the server.

import type { PadBook, Scores } from '../lib/types';
import { sciencePoints, type Science } from './science';

export type Game = 'duel' | 'classic';

export interface PadPlayer {
  name: string;
  /** A side of a board of 7 Wonders; empty if nobody wrote it down. */
  board: string;
}

/** One player's rows, as somebody counts them at the table. */
export interface Rows {
  /** Victory tokens of 7 Wonders by value, defeats, and other points of war. */
  victories: Record<string, number>;
  defeats: number;
  war: number;
  coins: number;
  science: Science;
  /** All rows that are simply counted. */
  points: Record<string, number>;
}

/** Rows that are worked out from what lies on the table; in Duel the same names stand for other things. */
export const WAR = 'military';
export const TREASURY = { duel: 'coins', classic: 'treasury' } as const;
export const SCIENCE = 'science';
export const VALUES = ['1', '3', '5'];
export const DUEL_WAR = [0, 2, 5, 10];
const COINS_A_POINT = 3;

export function newRows(symbols: number, sets: { three: number; four: number }): Rows {
  return {
    victories: {},
    defeats: 0,
    war: 0,
    coins: 0,
    science: {
      symbols: Array<number>(symbols).fill(0),
      free: 0,
      freeFirst: 0,
      copies: 0,
      offered: Array<number>(symbols).fill(0),
      changes: 0,
      ...sets,
    },
    points: {},
  };
}

/** The rows of a sheet with some sets, in the order of the catalogue. */
export function columnsOf(game: Game, sets: string[], book: PadBook, categories: string[]): string[] {
  if (game === 'duel') return categories;
  const chosen = book.sets.filter((each, place) => place === 0 || sets.includes(each.key));
  const known = new Set(chosen.flatMap((each) => each.columns));
  return categories.filter((each) => known.has(each));
}

/** The points of a row. */
export function pointsOf(game: Game, row: string, rows: Rows): number {
  if (row === TREASURY[game]) return Math.floor(rows.coins / COINS_A_POINT);
  if (row === WAR && game === 'duel') return rows.war;
  if (row === WAR) return VALUES.reduce((sum, value) => sum + Number(value) * (rows.victories[value] ?? 0), 0) - rows.defeats + rows.war;
  if (row === SCIENCE && game === 'classic') return sciencePoints(rows.science);
  return rows.points[row] ?? 0;
}

/** The sheet: sums, places and winners, as the rules rank them. In Duel blue cards break a tie, in 7 Wonders coins. */
export function scoresOf(game: Game, columns: string[], players: Rows[], teams = false): Scores {
  const points = players.map((rows) => Object.fromEntries(columns.map((row) => [row, pointsOf(game, row, rows)])));
  const totals = points.map((each) => Object.values(each).reduce((sum, one) => sum + one, 0));
  const breaks = players.map((rows) => (game === 'duel' ? pointsOf(game, 'blue', rows) : rows.coins));
  return { points, totals, ...ranked(totals, breaks, teams, game === 'duel' ? 'blue' : 'coins') };
}

function ranked(totals: number[], breaks: number[], teams: boolean, by: string): Omit<Scores, 'points' | 'totals'> {
  const sideOf = (seat: number): number => (teams ? seat >> 1 : seat);
  const sum = (of: number[], seat: number): number => of.reduce((all, each, other) => all + (sideOf(other) === sideOf(seat) ? each : 0), 0);
  const seats = totals.map((_, seat) => seat);
  const isAhead = (one: number, other: number): boolean => {
    const ahead = sum(totals, one) - sum(totals, other);
    return ahead > 0 || (ahead === 0 && sum(breaks, one) > sum(breaks, other));
  };
  const standings = seats.map((seat) => {
    const ahead = seats.filter((other) => isAhead(other, seat)).length;
    return 1 + (teams ? ahead / 2 : ahead);
  });
  const winners = seats.filter((seat) => standings[seat] === 1);
  const most = Math.max(...seats.map((seat) => sum(totals, seat)));
  const tied = seats.filter((seat) => sum(totals, seat) === most);
  return {
    standings,
    winners,
    victory: new Set(winners.map(sideOf)).size > 1 ? 'shared' : 'points',
    tie_break: tied.length > winners.length ? by : '',
  };
}
