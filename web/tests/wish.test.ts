import { describe, expect, it } from 'vitest';
import type { Choices, SetChoice } from '../src/lib/types';
import { defaultWish, fitted, playersOf, readWish, sidesOf, tableForFriends, tableWithBots, withSet } from '../src/start/wish';

const set = (key: string, parts: Partial<SetChoice> = {}): SetChoice => ({
  key,
  name: key,
  text: '',
  players: [2, 3, 4, 5, 6, 7],
  needs: [],
  sides: ['A', 'B'],
  picture: '',
  ...parts,
});

const choices: Choices = {
  sets: [
    set('leaders'),
    set('cities', { players: [2, 3, 4, 5, 6, 7, 8] }),
    set('more', { needs: ['leaders'] }),
    set('few', { players: [3, 4] }),
    set('plinths', { needs: ['leaders', 'cities'], sides: ['B'] }),
  ],
  players: { duel: [2], classic: [2, 3, 4, 5, 6, 7] },
  levels: ['easy', 'medium', 'hard', 'expert'],
};

describe('sets', () => {
  it('come with what they need', () => {
    expect(withSet([], 'more', true, choices.sets)).toEqual(['leaders', 'more']);
  });
  it('leave with what they need', () => {
    expect(withSet(['leaders', 'cities', 'more'], 'leaders', false, choices.sets)).toEqual(['cities']);
  });
  it('may bring another player', () => {
    expect(playersOf('classic', [], choices)).not.toContain(8);
    expect(playersOf('classic', ['leaders', 'cities'], choices)).toContain(8);
    expect(playersOf('duel', ['cities'], choices)).toEqual([2]);
  });
  it('may be for few', () => {
    expect(playersOf('classic', ['few'], choices)).toEqual([3, 4]);
    expect(playersOf('classic', ['few', 'cities'], choices)).toEqual([3, 4, 8]);
  });
  it('may leave only one side of the boards', () => {
    expect(sidesOf(['cities'], choices)).toEqual(['A', 'B']);
    expect(sidesOf(['cities', 'plinths'], choices)).toEqual(['B']);
    expect(fitted({ ...defaultWish('classic'), sides: 'A', sets: ['plinths'] }, choices)).toMatchObject({
      sides: '',
      sets: ['leaders', 'cities', 'plinths'],
    });
  });
});

describe('a wish', () => {
  it('is brought to what there is', () => {
    const wish = fitted({ ...defaultWish('classic'), players: 8, sets: ['more', 'unknown'], firstGame: true }, choices);
    expect(wish).toMatchObject({ players: 7, sets: ['leaders', 'more'], firstGame: false });
  });
  it('has teams only for an even number', () => {
    const wish = { ...defaultWish('classic'), sets: ['cities'], teams: true };
    expect(fitted({ ...wish, players: 6 }, choices).teams).toBe(true);
    expect(fitted({ ...wish, players: 5 }, choices).teams).toBe(false);
  });
  it('gets a time that fits its clock', () => {
    expect(fitted({ ...defaultWish('duel'), clock: 'days', clockTime: 60 }, choices).clockTime).toBe(2);
    expect(fitted({ ...defaultWish('duel'), clock: 'turn', clockTime: 7 }, choices).clockTime).toBe(60);
  });
  it('forgets what it cannot read', () => {
    expect(readWish('{"level":"godlike","players":"many","sets":[1],"liveScore":true}', 'classic')).toEqual({
      ...defaultWish('classic'),
      liveScore: true,
    });
    expect(readWish('no json', 'duel')).toEqual(defaultWish('duel'));
    expect(readWish('{"game":"classic"}', 'duel').game).toBe('duel');
  });
});

describe('a table', () => {
  it('begins at once where only bots are asked', () => {
    const table = tableWithBots({ ...defaultWish('classic'), level: 'hard', public: true });
    expect(table).toMatchObject({ start: true, bots: ['hard', 'hard', 'hard'] });
    expect(table.options.public).toBeUndefined();
  });
  it('waits for friends', () => {
    const table = tableForFriends({ ...defaultWish('duel'), public: true, away: 'wait' }, 'sesame');
    expect(table).toMatchObject({ password: 'sesame', options: { game: 'duel', public: true, away: 'wait' } });
    expect(table.start).toBeUndefined();
  });
});
