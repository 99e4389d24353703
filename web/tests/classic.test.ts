// Where cities sit, where their cards lie, and what sets add: the parts of the table that need no page.

import { describe, expect, it } from 'vitest';
import { badgesOf, eventsOf, extrasOf, has, isOnTable } from '../src/classic/extras';
import { handCards, waysOf } from '../src/classic/hand';
import { isPartner, lastTurn, leftOf, othersOf, rightOf, rowOf, sellersTo, stagesOf, type Scene } from '../src/classic/scene';
import type { Catalogue, ClassicCityView, ClassicView, ExtraFace, StageFace, Told } from '../src/lib/types';
import { columnLook, kindIcon, painted, tintOf, tokenIcon } from '../src/ui/looks';
import { ask, offer } from './samples';

const told = (n: number, kind: string, seat = -1): Told => ({ n, kind, seat, facts: {}, text: '' });

const named = (name: string, parts: Partial<ExtraFace> = {}): ExtraFace => ({ name, place: '', mark: null, of: '', words: {}, means: '', event: '', ...parts });
const EXTRAS: Record<string, ExtraFace> = {
  leaders: named('Your leaders'),
  tower: named('Tower', { place: 'table' }),
  project_tokens: named('Tokens left', { of: 'project' }),
  wars: named('Wars', { place: 'pairs' }),
  recovers_next: named('Recovers', { place: 'cities' }),
  plinth_steps: named('Awake', { of: 'plinths' }),
  golden: named('Golden shields', { place: 'city', means: 'wins_ties', words: { west: 'to the left', east: 'to the right' } }),
};

const LOOKS = {
  colors: { pink: { fill: '#7a1f5a', ink: '#ffffff', icon: 'bead' }, brown: { fill: '', ink: '', icon: 'log' } },
  columns: { omens: { shade: 'pink', icon: 'bead' } },
  decks: {},
  tokens: { beads: { icon: 'bead', means: 'no_conflict', event: 'calm' }, shells: { icon: '', means: '', event: '' } },
  verbs: {},
  drawings: { bead: { solid: 'M2 2h20v20z', lines: '', tint: 'gold' } },
};

function sceneOf(view: Partial<ClassicView>, more: Partial<Scene> = {}): Scene {
  const faces = { solomon: {}, sappho: {}, law: {}, outpost: {} };
  const catalogue = { faces, names: {}, extras: EXTRAS, looks: LOOKS } as unknown as Catalogue;
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

const stage = (tip: string, parts: Partial<StageFace> = {}): StageFace => ({
  cost: [],
  marks: [],
  tip,
  guess: false,
  alternative: false,
  embellishes: 0,
  ...parts,
});
const boards = {
  giza_a: { stages: [stage('one'), stage('two')] },
  babel_b: { stages: [stage('1'), stage('1 or', { alternative: true }), stage('2'), stage('2 or', { alternative: true })] },
  pillar: { stages: [stage('1'), stage('2'), stage('on 1', { embellishes: 1 })] },
};

describe('stages', () => {
  const states = (board: string[], stages: boolean[]): string[][] => {
    const city = { board, stages } as ClassicCityView;
    return stagesOf(city, { boards } as unknown as Catalogue).map(({ ways, embellishments }) =>
      [...ways, ...embellishments].map(({ row, face, state }) => `${row} ${face.tip} ${state}`),
    );
  };
  it('come from the board that a city builds, even that of another', () => {
    expect(states(['giza_a.2', 'giza_a.1'], [true, false])).toEqual([['1 two built'], ['2 one next']]);
  });
  it('may be built in one of two ways', () => {
    const rows = ['babel_b.1', 'babel_b.2', 'babel_b.3', 'babel_b.4'];
    expect(states(rows, [false, false, false, false])).toEqual([
      ['1 1 next', '2 1 or next'],
      ['3 2 later', '4 2 or later'],
    ]);
    expect(states(rows, [false, true, false, false])).toEqual([
      ['1 1 passed', '2 1 or built'],
      ['3 2 next', '4 2 or next'],
    ]);
  });
  it('may be embellished once they are built', () => {
    const rows = ['pillar.1', 'pillar.2', 'pillar.3'];
    expect(states(rows, [false, false, false])).toEqual([['1 1 next', '3 on 1 later'], ['2 2 later']]);
    expect(states(rows, [true, false, false])).toEqual([['1 1 built', '3 on 1 next'], ['2 2 next']]);
  });
  it('are found by the row that a move names', () => {
    const places = stagesOf({ board: ['pillar.1', 'pillar.2', 'pillar.3'], stages: [] as boolean[] } as ClassicCityView, {
      boards,
    } as unknown as Catalogue);
    expect(rowOf(places, 3)?.place.number).toBe(1);
    expect(rowOf(places, 9)).toBeUndefined();
  });
});

describe('what sets add', () => {
  it('is told apart by its shape', () => {
    const extras = { leaders: ['solomon'], leader_hands: [1, 2, 0], copied_leaders: ['', 'sappho', ''], leaders_left: 18, oracle: [1, 5] };
    const found = extrasOf(sceneOf({ extras, cities: cities(3), seats: 3 }));
    expect(found.cards).toEqual([{ key: 'leaders', label: 'Your leaders', cards: ['solomon'] }]);
    expect(found.numbers.map(({ key, n }) => [key, n])).toEqual([['leaders_left', 18]]);
    expect(found.beside.map(({ cards }) => cards[1])).toEqual(['sappho']);
    expect(badgesOf(found, 1).map(({ n }) => n)).toEqual([2]);
    expect(badgesOf(found, 2)).toEqual([]);
    expect(isOnTable(found)).toBe(false);
  });
  it('lies on the table where the catalogue says so, as many places as cities or not', () => {
    const extras = { tower: ['law', '', ''], project: 'outpost', project_tokens: 2 };
    const found = extrasOf(sceneOf({ extras, cities: cities(3), seats: 3 }));
    expect(found.table.map(({ key, cards }) => [key, cards])).toEqual([
      ['tower', ['law', '', '']],
      ['project', ['outpost']],
    ]);
    expect(found.table[1]?.numbers.map(({ label, n }) => [label, n])).toEqual([['Tokens left', 2]]);
    expect([found.beside, found.numbers]).toEqual([[], []]);
    expect(isOnTable(found)).toBe(true);
  });
  it('joins cities, marks some of them, and says what words mean', () => {
    const extras = { wars: [0, 2], recovers_next: [1], golden: ['west east', '', 'west', ''] };
    const scene = sceneOf({ extras, cities: cities(4), seats: 4 }, { names: ['You', 'Ada', 'Bo', 'Cy'] });
    const found = extrasOf(scene);
    expect(found.pairs.map(({ pairs }) => pairs)).toEqual([[[0, 2]]]);
    expect(badgesOf(found, 0).map(({ key, n, words }) => [key, n, words])).toEqual([
      ['wars', 1, 'Bo'],
      ['golden', 2, 'to the left. to the right'],
    ]);
    expect(badgesOf(found, 1).map(({ key }) => key)).toEqual(['recovers_next']);
    expect([0, 1, 2, 3].map((city) => has(scene, city, 'wins_ties'))).toEqual([true, false, true, false]);
  });
  it('tells how far the card beside a city has come', () => {
    const extras = { plinths: ['law', '', 'outpost'], plinth_steps: [1, 0, 0] };
    const found = extrasOf(sceneOf({ extras, cities: cities(3), seats: 3 }));
    expect(found.beside.map(({ cards, steps }) => [cards, steps])).toEqual([[['law', '', 'outpost'], [1, 0, 0]]]);
  });
});

describe('what sets say of their looks', () => {
  const { catalogue } = sceneOf({});
  it('gives kinds, tokens and rows of the score sheet their signs', () => {
    expect([kindIcon(catalogue, 'pink'), kindIcon(catalogue, 'brown'), kindIcon(catalogue, 'never seen')]).toEqual(['bead', 'log', 'card']);
    expect([tokenIcon(catalogue, 'beads'), tokenIcon(catalogue, 'shells'), tokenIcon(catalogue, 'debt')]).toEqual(['bead', 'star', 'debt']);
    expect([tintOf(catalogue, 'bead'), tintOf(catalogue, 'debt'), tintOf(catalogue, 'star')]).toEqual(['tint-gold', 'tint-bad', '']);
    expect(columnLook(catalogue, 'omens')).toEqual({ shade: 'pink', icon: 'bead' });
    expect(columnLook(catalogue, 'never seen')).toEqual({ shade: 'token', icon: 'point' });
  });
  it('paints the kinds that the page does not know', () => {
    expect(painted(catalogue.looks)).toBe('.kind-pink { --kind: #7a1f5a; --on-kind: #ffffff; }');
    expect(painted(undefined)).toBe('');
  });
  it('says what tokens mean for conflicts, and which events tell of it', () => {
    const scene = sceneOf({ cities: [{ counts: { beads: 1 } }, { counts: {} }] as unknown as ClassicCityView[] });
    expect([0, 1].map((city) => has(scene, city, 'no_conflict'))).toEqual([true, false]);
    expect([...eventsOf(catalogue, 'no_conflict').keys()]).toEqual(['calm']);
  });
});

describe('cities further off', () => {
  const far = { city: 2, prices: { W: 2 } };
  const view = { cities: [{ board: [] as string[], stages: [] as boolean[], far: [far] }, {}, {}, {}, {}], seats: 5 } as unknown as ClassicView;
  it('sell as well', () => {
    expect(sellersTo(view, 0)).toEqual([1, 4, 2]);
  });
  it('are paid by name', () => {
    const scene = sceneOf(view, { names: ['You', 'Ada', 'Bo', 'Cy', 'Di'] });
    const [way] = waysOf([offer({ move: 'build:baths:l1x2', card: 'baths', left: 1, far: 2 })], scene, 0);
    expect(way?.price).toMatchObject([{ icon: 'left' }, { n: 1 }, { n: 2 }, { icon: 'trade' }]);
  });
});

describe('a card for a token', () => {
  const priceWith = (bank: number) => {
    const offers = [offer({ move: 'build.16:baths', card: 'baths', option: 16, bank, favour: true })];
    return handCards(sceneOf({ hand: ['baths'] }), { ...ask('1'), offers })[0]?.price;
  };
  it('shows the tax that is paid all the same', () => {
    expect(priceWith(0)).toBeTypeOf('string');
    expect(priceWith(2)).toMatchObject([{ icon: 'word' }, { n: 2 }]);
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
