// The script of a turn: who does what in which order, who pays whom, and what is not yet seen of the table.

import { describe, expect, it } from 'vitest';
import { conflictsOf } from '../src/classic/conflicts';
import type { ClassicCityView, ClassicView, Told } from '../src/lib/types';
import type { Beat, Script } from '../src/motion/beats';
import { scriptOf } from '../src/motion/script';
import { veiled } from '../src/motion/veil';

type Facts = Told['facts'];
let number = 0;
const told = (kind: string, seat: number, facts: Facts = {}, text = `${seat} ${kind}`): Told => ({ n: ++number, kind, seat, facts, text });
const built = (seat: number, card: string, paid: Facts = {}): Told => told('build', seat, { card, left: 0, right: 0, bank: 0, chain: 0, ...paid });
const turn = (n: number): Told => told('turn', -1, { turn: n }, `Turn ${n}.`);

const city = (parts: Partial<ClassicCityView> = {}): ClassicCityView =>
  ({ cards: [], coins: 3, stages: [false, false], shields: 0, victories: 0, defeats: 0, military: 0, ...parts }) as ClassicCityView;

function table(cities: ClassicCityView[], parts: Partial<ClassicView> = {}): ClassicView {
  const hands = cities.map(() => 5);
  const rest = { seat: 0, seats: cities.length, age: 1, turn: 2, hand: ['new'], hands, discard: [], discards: 0, passes_left: true };
  return { ...rest, cities, ...parts } as ClassicView;
}

const many = (n: number, coins = 3): ClassicCityView[] => Array.from({ length: n }, () => city({ coins }));

interface Case {
  former?: Partial<ClassicView>;
  view?: Partial<ClassicView>;
  before?: ClassicCityView[];
}

/** A script where each build has come to its city, and purses are as given. */
function play(events: Told[], after: ClassicCityView[], { former = {}, view = {}, before = many(after.length) }: Case = {}): Script {
  const peaceful = new Set(['peace']);
  return scriptOf({ events, former: table(before, { turn: 1, hand: ['old'], ...former }), view: table(after, view), peaceful });
}

const kinds = (script: Script): string[] => script.beats.map(({ kind, seat }) => (kind === 'act' ? `act ${seat}` : kind));
const acts = (script: Script): Beat[] => script.beats.filter(({ kind }) => kind === 'act');
const travelsOf = ({ travels }: Beat): string[] => travels.map(({ kind, what, from, to }) => `${kind} ${what}: ${from[0]} > ${to[0]}`);

describe('a turn', () => {
  const three = (): Script => {
    const events = [built(0, 'loom'), built(1, 'press'), built(2, 'altar'), turn(2)];
    return play(events, [city({ cards: ['loom'] }), city({ cards: ['press'] }), city({ cards: ['altar'] })]);
  };
  it('turns all cards, then goes from city to city, then passes the hands', () => {
    expect(kinds(three())).toEqual(['turn', 'act 0', 'act 1', 'act 2', 'pass']);
  });
  it('begins with the reader and goes around to the left', () => {
    const events = [built(0, 'loom'), built(1, 'press'), built(2, 'altar')];
    const after = [city({ cards: ['loom'] }), city({ cards: ['press'] }), city({ cards: ['altar'] })];
    expect(kinds(play(events, after, { view: { seat: 1 } }))).toEqual(['turn', 'act 1', 'act 2', 'act 0']);
  });
  it('begins with the first city for somebody who only looks on', () => {
    const events = [built(2, 'altar'), built(0, 'loom')];
    const after = [city({ cards: ['loom'] }), city(), city({ cards: ['altar'] })];
    expect(kinds(play(events, after, { view: { seat: -1 } }))).toEqual(['turn', 'act 0', 'act 2']);
  });
  it('takes the own card from where it lay sealed, the others from before their cities', () => {
    expect(acts(three()).flatMap(travelsOf)).toEqual([
      'card loom: sealed > cards-0/loom',
      'card press: stand-1 > cards-1/press',
      'card altar: stand-2 > cards-2/altar',
    ]);
  });
  it('shows each card standing before its city, under the name that it keeps', () => {
    const [first, ...rest] = three().beats;
    expect(first!.travels.map(({ id, to }) => [id, to[0]])).toEqual(rest.flatMap(({ kind, seat, travels }) => (kind === 'act' ? [[travels[0]!.id, `stand-${seat}`]] : [])));
  });
  it('passes a pack from each seat to the next one', () => {
    const pass = three().beats.at(-1)!;
    expect(travelsOf(pass)).toEqual(['pack age1: hand > city-1', 'pack age1: city-1 > city-2', 'pack age1: city-2 > hand']);
  });
  it('passes nothing where all keep their hands, and nothing where no cards are left', () => {
    const after = [city({ cards: ['loom'] }), city(), city()];
    const events = [built(0, 'loom'), turn(2)];
    expect(kinds(play(events, after, { former: { hand: ['loom', 'mine'] }, view: { hand: ['mine'] } }))).toEqual(['act 0']);
    expect(kinds(play(events, after, { view: { hands: [0, 0, 0], hand: [] } }))).toEqual(['act 0']);
  });
  it('is nothing without news', () => {
    expect(play([], many(3)).beats).toEqual([]);
  });
});

describe('one line for each beat', () => {
  it('has all that a city did, whenever it was told', () => {
    const events = [built(0, 'tavern'), built(1, 'press'), told('gain', 0, { coins: 5, source: 'tavern' }, 'You take 5.')];
    const script = play(events, [city({ cards: ['tavern'], coins: 8 }), city({ cards: ['press'] }), city()]);
    expect(acts(script).map(({ text }) => text)).toEqual(['0 build You take 5.', '1 build']);
    expect(script.beats.find(({ seat }) => seat === 0)!.length).toBeGreaterThan(script.beats.find(({ seat }) => seat === 1)!.length);
  });
  it('is the sentence of the server for what concerns all', () => {
    const script = play([told('project', -1, { card: 'outpost' }, 'The project is Outpost.')], many(3));
    expect(script.beats.map(({ kind, text }) => [kind, text])).toEqual([['word', 'The project is Outpost.']]);
  });
});

describe('coins', () => {
  const coins = (beat: Beat): string[] => travelsOf(beat).filter((each) => each.startsWith('coin'));
  it('go to both neighbours and to the bank', () => {
    const before = many(4, 9);
    const after = [city({ cards: ['loom'], coins: 3 }), city({ coins: 11 }), city({ coins: 9 }), city({ coins: 12 })];
    const [beat] = acts(play([built(0, 'loom', { left: 2, right: 3, bank: 1 })], after, { before }));
    expect(coins(beat!)).toEqual(['coin 2: coins-0 > coins-1', 'coin 3: coins-0 > coins-3', 'coin 1: coins-0 > bank']);
    expect([...beat!.coins]).toEqual([[0, -6], [1, 2], [3, 3]]);
    expect(beat!.also).toEqual([1, 3]);
  });
  it('go to cities far off that sell', () => {
    const after = [city({ cards: ['loom'], coins: 1 }), city(), city(), city({ coins: 5 }), city()];
    const [beat] = acts(play([built(0, 'loom', { far1: 2, far1_city: 3 })], after));
    expect(coins(beat!)).toEqual(['coin 2: coins-0 > coins-3']);
  });
  it('come from the bank for a card that is sold; the card goes to the discard pile, and only its owner sees which', () => {
    const events = [told('sell', 0, { coins: 3 }), told('used', 0, { card: 'altar' }), told('sell', 1, { coins: 3 })];
    const [mine, theirs] = acts(play(events, [city({ coins: 6 }), city({ coins: 6 }), city()]));
    expect(travelsOf(mine!)).toEqual(['card altar: sealed > discard', 'coin 3: bank > coins-0']);
    expect(travelsOf(theirs!)).toEqual(['back age1: stand-1 > discard', 'coin 3: bank > coins-1']);
  });
  it('of events that the page does not know come or go as the purse shows', () => {
    const events = [told('fined', 0, { coins: 2 }), told('blessed', 1, { coins: 2 }), told('warned', 2, { coins: 2 })];
    const script = play(events, [city({ coins: 1 }), city({ coins: 5 }), city()]);
    expect(acts(script).map(coins)).toEqual([['coin 2: coins-0 > bank'], ['coin 2: bank > coins-1'], []]);
  });
  it('that no event tells of come with the last thing that a city does', () => {
    const script = play([built(0, 'loom'), built(1, 'press')], [city({ cards: ['loom'], coins: 7 }), city({ cards: ['press'], coins: 1 }), city({ coins: 4 })]);
    const sums = [0, 1, 2].map((seat) => script.beats.reduce((sum, beat) => sum + (beat.coins.get(seat) ?? 0), 0));
    expect(sums).toEqual([4, -2, 1]);
  });
});

describe('what cities do besides', () => {
  it('is played card by card where a city plays two', () => {
    const script = play([built(0, 'loom'), built(1, 'press'), built(0, 'altar')], [city({ cards: ['loom', 'altar'] }), city({ cards: ['press'] }), city()]);
    expect(kinds(script)).toEqual(['turn', 'act 0', 'act 0', 'act 1']);
    expect(script.beats[0]!.travels.map(({ what }) => what)).toEqual(['loom', 'press']);
  });
  it('ends with what it brings in the beat of the card that brings it', () => {
    const events = [built(0, 'tavern'), built(0, 'altar'), told('gain', 0, { coins: 5, source: 'tavern' }, 'Five.')];
    const script = play(events, [city({ cards: ['tavern', 'altar'], coins: 8 }), city(), city()]);
    expect(acts(script).map(({ text }) => text)).toEqual(['0 build Five.', '0 build']);
  });
  it('goes below the wonder for a stage', () => {
    const [, theirs] = acts(play([told('stage', 0, { stage: 1 }), told('stage', 1, { stage: 2 })], many(3)));
    expect(travelsOf(theirs!)).toEqual(['back age1: stand-1 > wonder-1/2']);
  });
  it('is the same for the Free City, which has no seat', () => {
    const events = [built(2, 'market'), built(0, 'loom'), built(1, 'press'), turn(2), told('draw', 0, { card: 'mine' })];
    const after = [city({ cards: ['loom'] }), city({ cards: ['press'] }), city({ cards: ['market'] })];
    const script = play(events, after, { view: { seats: 2, hands: [6, 7], hand: ['mine', 'new'] } });
    expect(kinds(script)).toEqual(['turn', 'act 0', 'act 1', 'act 2', 'pass', 'act 0']);
    expect(travelsOf(script.beats[4]!)).toEqual(['pack age1: hand > city-1', 'pack age1: city-1 > hand']);
    expect(travelsOf(script.beats[5]!)).toEqual(['card mine: bank > hand/mine']);
  });
  it('takes a card that was discarded from the pile, with no cards to turn', () => {
    const script = play([told('revive', 1, { card: 'altar' })], [city(), city({ cards: ['altar'] }), city()], { former: { discard: ['altar'] } });
    expect(kinds(script)).toEqual(['act 1']);
    expect(travelsOf(script.beats[0]!)).toEqual(['card altar: discard > cards-1/altar']);
  });
  it('is told in its order where no cards are turned, with whatever lies on the table', () => {
    const events = [told('tile', 2, { card: 'levy', slot: 1 }), told('tile', 0, { card: 'corvee', slot: 2 }), told('blink', 1)];
    const script = play(events, many(3));
    expect(kinds(script)).toEqual(['act 2', 'act 0', 'act 1']);
    expect(script.beats.map(travelsOf)).toEqual([['card levy: city-2 > */levy'], ['card corvee: city-0 > */corvee'], []]);
  });
});

describe('the end of an age', () => {
  const conflict = (winner: number, loser: number): Told => told('conflict', winner, { loser, points: 1, defeats: 1 });
  it('is a war, what follows from it, and the new age, whose hands are dealt', () => {
    const events = [built(0, 'loom'), conflict(1, 0), told('comfort', 0), conflict(1, 2), told('age', -1, { age: 2 }, 'Age II.'), turn(1)];
    const script = play(events, [city({ cards: ['loom'] }), city({ shields: 2 }), city()], { view: { age: 2 } });
    expect(kinds(script)).toEqual(['act 0', 'war', 'act 0', 'age']);
    expect(travelsOf(script.beats[3]!)[0]).toBe('pack age2: bank > hand');
  });
  it('has tokens for who won and who lost, pair after pair', () => {
    const script = play([conflict(1, 0), conflict(1, 2)], [city(), city({ shields: 2 }), city()]);
    const [war] = script.beats;
    expect(travelsOf(war!)).toEqual([
      'victory 1: war-0.1 > city-1',
      'defeat 1: war-0.1 > city-0',
      'victory 1: war-1.2 > city-1',
      'defeat 1: war-1.2 > city-2',
    ]);
    expect(war!.travels[2]!.after).toBeGreaterThan(war!.travels[0]!.after!);
  });
  it('tells ties of neighbours too, but not of those at peace or in one team', () => {
    const view = table([city({ shields: 1 }), city({ shields: 1 }), city({ shields: 1 }), city({ shields: 1 })]);
    const pairs = (events: Told[], teams = false): string[] =>
      conflictsOf(events, { view, seat: 0, teams }, new Set(['peace'])).map(({ one, other, winner }) => `${one} ${other} ${winner}`);
    expect(pairs([])).toEqual(['0 1 null', '0 3 null', '1 2 null', '2 3 null']);
    expect(pairs([told('peace', 1)])).toEqual(['0 3 null', '2 3 null']);
    expect(pairs([conflict(3, 0)], true)).toEqual(['0 3 3', '1 2 null']);
  });
});

describe('the table while it is played', () => {
  const events = [built(0, 'loom', { left: 2 }), told('sell', 1, { coins: 3 })];
  const before = [city(), city({ coins: 1 }), city()];
  const after = [city({ cards: ['loom'], coins: 1, shields: 4 }), city({ coins: 6 }), city()];
  const script = play(events, after, { before, view: { discards: 1 } });
  const former = table(before);
  const view = table(after, { discards: 1 });
  const seen = (landed: number): unknown[] => {
    const shown = veiled(view, former, script, landed);
    return [...shown.cities.map(({ coins }) => coins), shown.cities[0]!.shields, shown.discards];
  };
  it('shows what was before until it has come', () => {
    expect(kinds(script)).toEqual(['turn', 'act 0', 'act 1']);
    expect(seen(0)).toEqual([3, 1, 3, 0, 0]);
    expect(seen(1)).toEqual([3, 1, 3, 0, 0]);
    expect(seen(2)).toEqual([1, 3, 3, 4, 0]);
  });
  it('is the table itself in the end', () => {
    expect(veiled(view, former, script, script.beats.length)).toBe(view);
  });
  it('keeps room for cards that are still to come, and says which', () => {
    expect(veiled(view, former, script, 0).cities[0]!.cards).toEqual(['loom']);
    expect(script.beats.flatMap(({ brings }) => brings)).toEqual(['0/loom']);
  });
  it('keeps the tokens of a war until it was fought', () => {
    const fought = play([told('conflict', 0, { loser: 1, points: 3, defeats: 1 })], [city({ victories: 1, military: 3 }), city({ defeats: 1 }), city()]);
    const shown = veiled(table([city({ victories: 1, military: 3 }), city({ defeats: 1 }), city()]), table(many(3)), fought, 0);
    expect(shown.cities.map(({ victories, defeats }) => [victories, defeats])).toEqual([[0, 0], [0, 0], [0, 0]]);
  });
});
