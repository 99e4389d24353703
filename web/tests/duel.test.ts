import { describe, expect, it } from 'vitest';
import type { Ask, DuelCityView, SlotView, Told } from '../src/lib/types';
import { arranged, isCovered, neighbour } from '../src/duel/arrangement';
import { actionsFor, lastTurn, zonesOf } from '../src/duel/reading';
import { softened } from '../src/duel/syllables';
import { offer } from './samples';

const city = { wonders: [{ key: 'sphinx', built: false, price: 4, card: '' }, { key: 'colossus', built: false, price: 1, card: '' }] } as DuelCityView;
const slot = (row: number, col: number, card = `${row}-${col}`): SlotView => ({ row, col, back: 'age1', card, accessible: true, prices: [0, 0], chained: [false, false] });
const told = (n: number, seat: number, facts: Told['facts'] = {}): Told => ({ n, kind: 'any', seat, facts, text: '' });

describe('actionsFor', () => {
  const ask = {
    offers: [
      offer({ move: 'sell:baths', verb: 'sell', card: 'baths' }),
      offer({ move: 'wonder:colossus:baths', verb: 'wonder', card: 'baths', wonder: 'colossus' }),
      offer({ move: 'sell:altar', verb: 'sell', card: 'altar' }),
    ],
    refusals: [
      { verb: 'build', about: 'baths', text: '', short: 'needs stone' },
      { verb: 'wonder', about: 'sphinx', text: '', short: 'needs 4 coins' },
    ],
  } as unknown as Ask;

  it('puts building first, then every wonder, then the sale', () => {
    const found = actionsFor('baths', ask, city);
    expect(found.map((action) => [action.verb, action.wonder, action.offer?.move ?? action.refusal?.short])).toEqual([
      ['build', '', 'needs stone'],
      ['wonder', 'sphinx', 'needs 4 coins'],
      ['wonder', 'colossus', 'wonder:colossus:baths'],
      ['sell', '', 'sell:baths'],
    ]);
  });

  it('offers nothing for a card that cannot be taken', () => {
    expect(actionsFor('theater', ask, city)).toEqual([]);
  });

  it('keeps a verb that it does not know', () => {
    const strange = { offers: [offer({ move: 'lend:baths', verb: 'lend', card: 'baths' })], refusals: [] } as unknown as Ask;
    expect(actionsFor('baths', strange, city).map((action) => action.verb)).toEqual(['lend']);
  });
});

describe('the track', () => {
  it('joins spaces of the same worth', () => {
    expect(zonesOf({ capital: 5, points1: 2, points2: 2, points3: 5, points4: 5 })).toEqual([
      { first: 1, last: 2, points: 2 },
      { first: 3, last: 4, points: 5 },
    ]);
  });
});

describe('lastTurn', () => {
  it('tells all that the rival did since the reader moved', () => {
    const events = [
      told(1, 0, { card: 'baths' }),
      told(2, 1, { card: 'altar', wonder: 'sphinx' }),
      told(3, 1),
      told(4, 1, { card: 'stable' }),
      told(5, 0, { card: 'press' }),
    ];
    const turn = lastTurn(events, 0);
    expect(turn?.lines.map((line) => line.n)).toEqual([2, 3, 4]);
    expect(turn?.keys).toEqual(new Set(['altar', 'sphinx', 'stable']));
  });

  it('tells a spectator of the last one who moved', () => {
    expect(lastTurn([told(1, 1, { card: 'altar' }), told(2, 0, { card: 'baths' }), told(3, -1)], -1)?.lines.map((line) => line.n)).toEqual([2, 3]);
  });

  it('knows nothing before the first move', () => {
    expect(lastTurn([told(1, -1)], 0)).toBeUndefined();
  });
});

describe('the structure', () => {
  const places = [1, 2, 3].flatMap((row) => [4, 6, 8].map((col) => ({ row, col: col - (row % 2), up: true })));

  it('fits the room that it has', () => {
    for (const room of [{ width: 352, height: 300 }, { width: 1200, height: 480 }]) {
      const layout = arranged(room, places);
      const right = Math.max(...places.map((place) => layout.left + place.col * layout.unit + layout.width));
      const left = Math.min(...places.map((place) => layout.left + place.col * layout.unit));
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(room.width);
      expect(layout.top + 2 * layout.step + layout.height).toBeLessThanOrEqual(room.height + 0.01);
      expect(layout.step).toBeLessThan(layout.height);
    }
  });

  it('lies a card under the two of the next row', () => {
    expect(isCovered(slot(1, 5), [slot(2, 6)])).toBe(true);
    expect(isCovered(slot(1, 5), [slot(2, 8), slot(3, 5)])).toBe(false);
  });

  it('goes to the nearest card in the direction of the key', () => {
    const slots = [slot(5, 1), slot(5, 3), slot(4, 6)];
    expect(neighbour(slots[0]!, 'ArrowRight', slots)?.card).toBe('5-3');
    expect(neighbour(slots[1]!, 'ArrowRight', slots)?.card).toBe('4-6');
    expect(neighbour(slots[0]!, 'ArrowLeft', slots)).toBeUndefined();
    expect(neighbour(slots[0]!, 'a', slots)).toBeUndefined();
  });
});

describe('softened', () => {
  it('breaks long words between syllables only', () => {
    expect(softened('Fortifications').replaceAll('\u00ad', '-')).toBe('For-ti-fi-ca-tions');
    expect(softened('Workshop').replaceAll('\u00ad', '-')).toBe('Work-shop');
    expect(softened('Altar')).toBe('Altar');
  });
});
