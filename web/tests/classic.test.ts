// Where cities sit, where their cards lie, and what sets add: the parts of the table that need no page.

import { describe, expect, it } from 'vitest';
import { extrasOf, numbersOf } from '../src/classic/extras';
import { isPartner, lastTurn, leftOf, othersOf, rightOf, stagesOf, type Scene } from '../src/classic/scene';
import { spotsOf } from '../src/classic/stacks';
import type { Catalogue, ClassicCityView, ClassicView, Told } from '../src/lib/types';

const told = (n: number, kind: string, seat = -1): Told => ({ n, kind, seat, facts: {}, text: '' });

function sceneOf(view: Partial<ClassicView>, more: Partial<Scene> = {}): Scene {
  const catalogue = { faces: { solomon: {}, sappho: {} }, names: { 'extra.leaders': 'Your leaders' } } as unknown as Catalogue;
  return { view: { extras: {}, cities: [], seats: 0, ...view } as ClassicView, catalogue, names: [], seat: 0, ...more };
}
const cities = (n: number): ClassicCityView[] => Array.from({ length: n }, () => ({}) as ClassicCityView);

describe('the round of cities', () => {
  it('has the next seat on the left and the one before on the right', () => {
    expect([leftOf(6, 7), rightOf(0, 7)]).toEqual([0, 6]);
  });
  it('lists those between the neighbours from left to right', () => {
    expect(othersOf(5, 7)).toEqual([0, 1, 2, 3]);
    expect(othersOf(0, 3)).toEqual([]);
  });
  it('knows the partner of a team, and none for a spectator', () => {
    const scene = sceneOf({ seats: 4 }, { teams: true, seat: 2 });
    expect([0, 1, 2, 3].filter((city) => isPartner(scene, city))).toEqual([3]);
    expect(isPartner({ ...scene, seat: -1 }, 0)).toBe(false);
  });
});

describe('stacks of cards', () => {
  it('give each colour its own column where there is room', () => {
    expect(spotsOf([2, 1], 3, 5)).toEqual([
      { column: 0, row: 0 },
      { column: 0, row: 1 },
      { column: 1, row: 0 },
    ]);
  });
  it('flow on where there is not, and say when they do not fit', () => {
    expect(spotsOf([1, 1, 1], 2, 2)?.map(({ column, row }) => [column, row])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(spotsOf([3, 3], 2, 2)).toBeNull();
  });
});

describe('stages', () => {
  it('come from the board that a city builds, even that of another', () => {
    const catalogue = { boards: { giza_a: { stages: [{ tip: 'one' }, { tip: 'two' }] } } } as unknown as Catalogue;
    const city = { board: ['giza_a.2', 'giza_a.1'], stages: [true, false] } as ClassicCityView;
    expect(stagesOf(city, catalogue).map(({ face, built, next }) => [face.tip, built, next])).toEqual([
      ['two', true, false],
      ['one', false, true],
    ]);
  });
});

describe('what sets add', () => {
  it('is told apart by its shape', () => {
    const extras = { leaders: ['solomon'], leader_hands: [1, 2, 0], copied_leaders: ['', 'sappho', ''], leaders_left: 18, oracle: [1, 5] };
    const found = extrasOf(sceneOf({ extras, cities: cities(3), seats: 3 }));
    expect(found.cards).toEqual([{ key: 'leaders', label: 'Your leaders', cards: ['solomon'] }]);
    expect(found.numbers.map(({ key, n }) => [key, n])).toEqual([['leaders_left', 18]]);
    expect(found.cardByCity.map(({ cards }) => cards[1])).toEqual(['sappho']);
    expect(numbersOf(found, 1).map(({ n }) => n)).toEqual([2]);
    expect(numbersOf(found, 2)).toEqual([]);
  });
});

describe('the last turn', () => {
  it('is the one before this, until something of this one is shown', () => {
    const events = [told(1, 'turn'), told(2, 'build', 0), told(3, 'turn'), told(4, 'build', 1), told(5, 'turn')];
    expect(lastTurn(events).map(({ n }) => n)).toEqual([4]);
    expect(lastTurn([...events, told(6, 'revive', 2)]).map(({ n }) => n)).toEqual([6]);
    expect(lastTurn([])).toEqual([]);
  });
});
