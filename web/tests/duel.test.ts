import { describe, expect, it } from 'vitest';
import type { Ask, DuelCityView, Face, SlotView, Told } from '../src/lib/types';
import { arranged, isCovered, neighbour } from '../src/duel/arrangement';
import { BANK, coinTravels } from '../src/duel/coinTravels';
import { fanned } from '../src/duel/fan';
import { actionsFor, lastTurn, newsFor, zonesOf, type Pile } from '../src/duel/reading';
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

const line = (n: number, kind: string, seat: number, facts: Told['facts'] = {}): Told => ({ n, kind, seat, facts, text: '' });

describe('newsFor', () => {
  const rival = line(1, 'build', 1, { card: 'altar', coins: 3 });
  const own = [line(2, 'wonder', 0, { wonder: 'sphinx', card: 'press', coins: 4 }), line(3, 'wonders_end', 1, { wonders: ['colossus'] }), line(4, 'again', 0, { source: 'sphinx' })];

  it('tells the own turn, too, while it is the newest', () => {
    const news = newsFor([rival, ...own], 0);
    expect(news?.lines.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(news?.coins).toEqual([-4, 0]);
  });

  it('keeps what must be noticed of the own turn when the rival has moved', () => {
    const news = newsFor([rival, ...own.slice(0, 2), line(5, 'sell', 1, { card: 'baths', coins: 2 })], 0);
    expect(news?.lines.map(({ n }) => n)).toEqual([3, 5]);
    expect(news?.coins).toEqual([0, 2]);
  });

  it('forgets coins with the age', () => {
    expect(newsFor([rival, line(2, 'age', -1, { age: 2 })], 0)?.coins).toEqual([0, 0]);
  });
});

describe('coinTravels', () => {
  it('goes from who pays to the bank, or to who earns by it', () => {
    const lines = [line(1, 'build', 0, { card: 'baths', coins: 5 }), line(2, 'gain', 1, { coins: 3, source: 'economy' })];
    expect(coinTravels(lines).map(({ coins, from, to }) => [coins, from, to])).toEqual([
      [2, 0, BANK],
      [3, 0, 1],
    ]);
  });

  it('brings what the bank gives', () => {
    expect(coinTravels([line(1, 'sell', 1, { card: 'baths', coins: 2 }), line(2, 'lose', 0, { coins: 0 })])).toEqual([{ n: 1, coins: 2, from: BANK, to: 1 }]);
  });
});

describe('the cards of a city', () => {
  const pile = (color: string, n: number): Pile => ({ color, cards: Array.from({ length: n }, (_, i) => ({ key: `${color}${i}` }) as Face) });
  const piles = [pile('brown', 4), pile('grey', 2), pile('blue', 6), pile('green', 5), pile('yellow', 4), pile('red', 3), pile('purple', 2)];

  it('keep together by colour, in their order', () => {
    const fan = fanned(piles, { width: 400, height: 900 }, 2);
    expect(fan.columns.flat().map(({ color }) => color)).toEqual(piles.map(({ color }) => color));
    expect(fan.columns).toHaveLength(2);
  });

  it('lie closer where there is little room', () => {
    expect(fanned(piles, { width: 260, height: 190 }, 2).step).toBeLessThan(fanned(piles, { width: 260, height: 700 }, 2).step);
  });

  const colors = piles.map(({ color }) => color);
  const MOST = { brown: 9, grey: 4, blue: 14, green: 12, yellow: 13, red: 14, purple: 3 };
  /** The rooms of a city on a tablet and beside the structure of a low laptop, and how many columns they begin with. */
  const rooms = [
    [{ width: 770, height: 112 }, 6],
    [{ width: 256, height: 196 }, 2],
  ] as const;

  it.each(rooms)('stay within the room %o, whatever somebody collects', (room, wished) => {
    let seed = 1;
    const below = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
    for (let game = 0; game < 500; game++) {
      let left = 34; // more than anybody has had in the end
      const favourite = colors[game % colors.length]!;
      const city = [favourite, ...colors.filter((color) => color !== favourite)].flatMap((color) => {
        const most = Math.min(left, MOST[color as keyof typeof MOST]);
        const n = color === favourite ? most : below(most + 1);
        left -= n;
        return n ? pile(color, n) : [];
      });
      const fan = fanned(city, room, wished);
      const cards = (laid: Pile[]): string[] => laid.flatMap((each) => each.cards.map(({ key }) => key));
      expect(cards(fan.columns.flat())).toEqual(cards(city));
      expect(fan.columns.length * (fan.width + 5) - 5).toBeLessThan(room.width + 0.01);
      expect(fan.width).toBeGreaterThanOrEqual(44);
      for (const column of fan.columns) {
        const heights = column.map(({ cards }) => cards.length * fan.step + fan.low + 2);
        expect(heights.reduce((sum, height) => sum + height + 5, -5)).toBeLessThanOrEqual(room.height);
      }
    }
  });
});

describe('the structure as cards leave', () => {
  it('grows', () => {
    const whole = [1, 3, 5, 7, 9, 11].map((col) => ({ row: 5, col })).concat([2, 4, 6, 8, 10].map((col) => ({ row: 4, col })));
    const room = { width: 700, height: 360 };
    expect(arranged(room, whole.filter(({ row }) => row === 4)).width).toBeGreaterThan(arranged(room, whole).width);
  });
});
