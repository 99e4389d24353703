// The games that were kept on this device, what they say of players and boards, and how they leave it.

import type { Scores } from '../lib/types';
import type { Game, PadPlayer } from './sheet';

export interface KeptGame {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  game: Game;
  sets: string[];
  players: PadPlayer[];
  scores: Scores;
}

/** What was written down earlier, by whatever version of the page: what makes no sense is left out. */
export function readHistory(text: string | null): KeptGame[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read.filter(isGame) : [];
  } catch {
    return [];
  }
}

function isGame(read: unknown): read is KeptGame {
  if (typeof read !== 'object' || read === null) return false;
  const { id, at, game, sets, players, scores } = read as Partial<KeptGame>;
  return (
    typeof id === 'string' &&
    typeof at === 'number' &&
    (game === 'duel' || game === 'classic') &&
    Array.isArray(sets) &&
    Array.isArray(players) &&
    Array.isArray(scores?.totals) &&
    Array.isArray(scores.points) &&
    Array.isArray(scores.winners) &&
    Array.isArray(scores.standings) &&
    scores.totals.length === players.length
  );
}

export interface Tally {
  name: string;
  games: number;
  wins: number;
  average: number;
  best: number;
}

/** By whatever names a seat of a game: its player, its board. Seats without one are left out. */
export function tallied(history: KeptGame[], nameOf: (player: PadPlayer, game: KeptGame) => string): Tally[] {
  const found = new Map<string, { wins: number; totals: number[] }>();
  for (const game of history)
    game.players.forEach((player, seat) => {
      const name = nameOf(player, game).trim();
      if (!name) return;
      const all = found.get(name) ?? { wins: 0, totals: [] };
      all.totals.push(game.scores.totals[seat] ?? 0);
      if (game.scores.winners.includes(seat)) all.wins += 1;
      found.set(name, all);
    });
  return [...found]
    .map(([name, { wins, totals }]) => ({
      name,
      games: totals.length,
      wins,
      average: Math.round((10 * totals.reduce((sum, each) => sum + each, 0)) / totals.length) / 10,
      best: Math.max(...totals),
    }))
    .sort((a, b) => b.games - a.games || b.wins - a.wins || a.name.localeCompare(b.name));
}

/** One line for each player of each game; every row of any sheet is a column. */
export function asCsv(history: KeptGame[]): string {
  const rows = [...new Set(history.flatMap((game) => game.scores.points.flatMap((points) => Object.keys(points))))];
  const head = ['game', 'date', 'kind', 'sets', 'player', 'board', ...rows, 'total', 'place', 'winner'];
  const lines = history.flatMap((game) =>
    game.players.map(({ name, board }, seat) => [
      game.id,
      new Date(game.at).toISOString(),
      game.game,
      game.sets.join(' '),
      name,
      board,
      ...rows.map((row) => game.scores.points[seat]?.[row] ?? ''),
      game.scores.totals[seat] ?? '',
      game.scores.standings[seat] ?? '',
      game.scores.winners.includes(seat) ? 1 : 0,
    ]),
  );
  return [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n');
}

/** Quoted where it must be; what a spreadsheet would take for a formula is told to be text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
