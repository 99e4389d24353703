import { describe, expect, it } from 'vitest';
import { asCsv, readHistory, tallied, type KeptGame } from '../src/pad/history';
import { columnsOf, newRows, pointsOf, scoresOf } from '../src/pad/sheet';
import type { PadBook } from '../src/lib/types';

const plain = { three: 7, four: 0 };
const rowsWith = (parts: object) => ({ ...newRows(3, plain), ...parts });

describe('a sheet by category', () => {
  it('works out war, coins and science', () => {
    const rows = rowsWith({ victories: { 1: 2, 5: 1 }, defeats: 3, war: 1, coins: 8 });
    rows.science.symbols = [2, 1, 1];
    expect(pointsOf('classic', 'military', rows)).toBe(5);
    expect(pointsOf('classic', 'treasury', rows)).toBe(2);
    expect(pointsOf('classic', 'science', rows)).toBe(13);
    expect(pointsOf('duel', 'military', rowsWith({ war: 5 }))).toBe(5);
  });
  it('ranks by points, then by coins, of teams together', () => {
    const players = [{ civilian: 10 }, { civilian: 10 }, { civilian: 4 }, { civilian: 15 }].map((points, seat) => rowsWith({ points, coins: seat === 1 ? 2 : 0 }));
    const alone = scoresOf('classic', ['treasury', 'civilian'], players);
    expect(alone.totals).toEqual([10, 10, 4, 15]);
    expect(alone.standings).toEqual([3, 2, 4, 1]);
    expect(scoresOf('classic', ['civilian'], players.slice(0, 2))).toMatchObject({ winners: [1], tie_break: 'coins' });
    expect(scoresOf('classic', ['civilian'], players, true)).toMatchObject({ winners: [0, 1], standings: [1, 1, 2, 2], victory: 'points' });
  });
  it('lets blue cards break a tie in Duel, and shares what cannot be broken', () => {
    const one = rowsWith({ points: { blue: 5, green: 1 } });
    const other = rowsWith({ points: { blue: 4, green: 2 } });
    expect(scoresOf('duel', ['blue', 'green'], [one, other])).toMatchObject({ winners: [0], tie_break: 'blue' });
    expect(scoresOf('duel', ['blue', 'green'], [one, one])).toMatchObject({ winners: [0, 1], victory: 'shared' });
  });
  it('has the rows of the sets that were played', () => {
    const book = { sets: [{ key: 'base', columns: ['military'] }, { key: 'x', columns: ['military', 'x'] }] } as unknown as PadBook;
    expect(columnsOf('classic', [], book, ['military', 'x'])).toEqual(['military']);
    expect(columnsOf('classic', ['x'], book, ['military', 'x'])).toEqual(['military', 'x']);
  });
});

describe('the history', () => {
  const game = (id: string, totals: number[], winners: number[]): KeptGame => ({
    id,
    at: 0,
    game: 'classic',
    sets: [],
    players: [{ name: 'Ada', board: 'hill' }, { name: '=Grace, "G"', board: '' }],
    scores: { points: totals.map((total) => ({ civilian: total })), totals, winners, victory: 'points', tie_break: '', standings: [1, 2] },
  });
  const history = [game('a', [40, 30], [0]), game('b', [50, 60], [1])];
  it('forgets what makes no sense', () => {
    expect(readHistory('nonsense')).toEqual([]);
    expect(readHistory('{}')).toEqual([]);
    expect(readHistory(JSON.stringify([...history, { id: 1 }, null]))).toEqual(history);
  });
  it('tallies by player and by board', () => {
    expect(tallied(history, ({ name }) => name)[0]).toEqual({ name: '=Grace, "G"', games: 2, wins: 1, average: 45, best: 60 });
    expect(tallied(history, ({ board }) => board)).toEqual([{ name: 'hill', games: 2, wins: 1, average: 45, best: 50 }]);
  });
  it('leaves as a table that no spreadsheet takes for a formula', () => {
    const lines = asCsv(history).split('\r\n');
    expect(lines[0]).toBe('game,date,kind,sets,player,board,civilian,total,place,winner');
    expect(lines[2]).toContain(`"'=Grace, ""G"""`);
    expect(lines).toHaveLength(5);
  });
});
