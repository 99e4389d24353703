// How cards stand in a city, and what the recap says of a turn.

import { describe, expect, it } from 'vitest';
import { columnsOf, NAMED, splitInto, tallColumns } from '../src/classic/columns';
import { justNow, paymentsOf } from '../src/classic/justNow';
import type { Told } from '../src/lib/types';

const group = (name: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${name}${i}`);
const sizes = (columns: string[][] | null): number[] | undefined => columns?.map((column) => column.length);

describe('columns of cards', () => {
  const brown = group('brown', 3);
  const grey = group('grey', 1);
  const blue = group('blue', 5);

  it('give each colour its own where there is room', () => {
    expect(splitInto([brown, grey, blue], 3, 6)).toEqual([brown, grey, blue]);
  });
  it('let neighbours with few cards share one', () => {
    expect(splitInto([brown, grey, blue], 2, 6)).toEqual([[...brown, ...grey], blue]);
  });
  it('split a colour that is too tall, evenly', () => {
    expect(sizes(splitInto([group('blue', 7)], 3, 4))).toEqual([4, 3]);
  });
  it('flow on where colours cannot stay apart, and lose no card', () => {
    const flowing = splitInto([brown, brown, brown], 2, 5);
    expect(sizes(flowing)).toEqual([5, 4]);
  });
  it('say when there is no room', () => {
    expect(splitInto([brown, grey, blue], 2, 4)).toBeNull();
    expect(columnsOf([blue], { width: 20, height: 400 })).toBeNull();
  });

  const inside = (groups: string[][], width: number, height: number): void => {
    const laid = columnsOf(groups, { width, height });
    expect(laid?.cards.map(({ card }) => card)).toEqual(groups.flat());
    for (const { left, top, height: tall } of laid!.cards) {
      expect(left + laid!.width).toBeLessThanOrEqual(width + 0.01);
      expect(top + tall).toBeLessThanOrEqual(height + 0.01);
      expect(tall).toBeGreaterThanOrEqual(NAMED.edge[0]);
    }
  };
  it('stay inside their box, from a first card to a full city', () => {
    for (const height of [60, 100, 120, 190, 400]) {
      inside([grey], 240, height);
      inside([grey, group('red', 2)], 400, height);
    }
    inside([brown, grey, blue, group('green', 4), group('red', 4)], 420, 130);
    inside([group('a', 6), group('b', 6), group('c', 6)], 900, 400);
  });
  it('open the last card of each column first, and all where there is room', () => {
    const few = columnsOf([brown, grey], { width: 300, height: 120 })!;
    expect(few.cards.map(({ open }) => open)).toEqual([false, false, true, true]);
    const roomy = columnsOf([brown, grey], { width: 300, height: 300 })!;
    expect(roomy.cards.every(({ open }) => open)).toBe(true);
  });
  it('move closer as the city grows', () => {
    const edges = [3, 5, 7].map((n) => columnsOf([group('red', n)], { width: 130, height: 140 })!.edge);
    expect(edges).toEqual([...edges].sort((a, b) => b - a));
    expect(edges.at(-1)).toBeGreaterThanOrEqual(NAMED.edge[0]);
  });
  it('are as tall as they need in a box that scrolls', () => {
    const laid = tallColumns([group('red', 20)], 120, 100);
    expect(laid.cards).toHaveLength(20);
    expect(laid.height).toBeGreaterThanOrEqual(20 * NAMED.edge[0]);
  });
});

describe('just now', () => {
  const told = (n: number, kind: string, seat: number, facts: Told['facts'] = {}): Told => ({ n, kind, seat, facts, text: `${kind} ${seat}.` });

  it('has a line for each seat, beginning with the own', () => {
    const lines = justNow([told(1, 'sell', 0, { coins: 3 }), told(2, 'build', 2, { card: 'baths' })], 4, 4, 2);
    expect(lines.map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect(lines[2]).toMatchObject({ got: 3, deeds: [{ what: 'sale' }] });
  });
  it('says who was paid, and the payee has it', () => {
    const lines = justNow([told(1, 'build', 0, { card: 'baths', left: 2, right: 1, bank: 1, far1: 0 })], 4, 4);
    expect(lines[0]!.deeds[0]!.paid).toEqual([
      { to: 1, coins: 2 },
      { to: 3, coins: 1 },
      { to: -1, coins: 1 },
    ]);
    expect(lines.map(({ got }) => got)).toEqual([0, 2, 0, 1]);
    expect(lines[0]!.about).toEqual(['cards-0/baths', 'coins-1', 'coins-3', 'city-0']);
  });
  it('knows sellers who are no neighbours', () => {
    expect(paymentsOf(told(1, 'build', 0, { far1: 2, far1_city: 3 }), 6)).toEqual([{ to: 3, coins: 2 }]);
  });
  it('knows uses of cards that sets bring, and what they cost', () => {
    const known = { isVerb: (kind: string) => kind === 'hire' || kind === 'drop', stands: (_: number, card: string) => card === 'sage' };
    const [line] = justNow([told(1, 'hire', 0, { card: 'sage', coins: 3 }), told(2, 'drop', 0, { card: 'inn', coins: 3 })], 3, 3, 0, known);
    expect(line!.deeds).toMatchObject([{ card: 'sage', paid: [{ to: -1, coins: 3 }] }, { card: 'inn', paid: [] }]);
  });
  it('tells stages, gains, losses and conflicts', () => {
    const events = [
      told(1, 'stage', 1, { stage: 2 }),
      told(2, 'gain', 1, { coins: 5, source: 'tavern' }),
      told(3, 'loss', 0, { coins: 2 }),
      told(4, 'conflict', 1, { loser: 0, points: 3, defeats: 1 }),
    ];
    const [own, other] = justNow(events, 3, 3);
    expect(other).toMatchObject({ got: 5, won: 3, deeds: [{ what: 'stage', stage: 2 }], text: 'stage 1. gain 1. conflict 1.' });
    expect(own).toMatchObject({ lost: 2, beaten: 1 });
  });
  it('tells of a city without a player only what happened there', () => {
    expect(justNow([], 2, 3).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(justNow([told(1, 'build', 2, { card: 'baths' })], 2, 3)).toHaveLength(3);
  });
});
