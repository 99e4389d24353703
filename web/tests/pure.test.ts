import { describe, expect, it } from 'vitest';
import { delayBefore } from '../src/lib/line';
import { addressOf, routeOf } from '../src/lib/router.svelte';
import { countOf, firstSpoken, textOf, togetherOf } from '../src/lib/words';
import { groupsOf } from '../src/table/offers';
import { timeLeft } from '../src/table/time';
import { joined } from '../src/ui/brief';
import { mark } from '../src/ui/marks';
import { coinsOf, paymentMarks } from '../src/ui/payment';
import { placed } from '../src/ui/place';
import { offer } from './samples';

describe('words', () => {
  const table = { hi: 'Hello {name}', coin: ['{n} pièce', '{n} pièces'], 'list.and': '{items} et {last}' };

  it('fills in fields, and shows the key of a text that is missing', () => {
    expect(textOf(table, 'hi', { name: 'Ada' })).toBe('Hello Ada');
    expect(textOf(table, 'ho', {})).toBe('ho');
  });

  it('counts as each language does', () => {
    expect(countOf(table, 'fr', 'coin', 0, {})).toBe('0 pièce');
    expect(countOf(table, 'nl', 'coin', 0, {})).toBe('0 pièces');
    expect(countOf(table, 'fr', 'coin', 2, {})).toBe('2 pièces');
  });

  it('lists things', () => {
    expect(togetherOf(table, ['a', 'b', 'c'], 'and')).toBe('a, b et c');
    expect(togetherOf(table, ['a'], 'and')).toBe('a');
    expect(togetherOf(table, [], 'and')).toBe('');
  });

  it('speaks the first language that it knows', () => {
    expect(firstSpoken(['de-DE', 'nl-BE', 'en'])).toBe('nl');
    expect(firstSpoken(['de'])).toBe('en');
  });
});

describe('addresses', () => {
  it('go both ways', () => {
    for (const path of ['/', '/t/a%20b', '/replay', '/review', '/t/abc/review']) expect(addressOf(routeOf(path))).toBe(path);
    for (const path of ['/rules/duel', '/rules/classic?with=one,two#all-cards/baths', '/rules/classic#war'])
      expect(addressOf(routeOf(path))).toBe(path);
    expect(routeOf('/rules/classic?with=one,two#war')).toEqual({ screen: 'rules', game: 'classic', sets: ['one', 'two'], place: 'war' });
    expect(routeOf('/rules/duel?with=one#%')).toEqual({ screen: 'rules', game: 'duel', sets: [], place: '%' });
    expect(routeOf('/t/%')).toEqual({ screen: 'table', id: '%' });
    expect(routeOf('/rules/chess')).toEqual({ screen: 'nowhere', path: '/rules/chess' });
    expect(routeOf('/index.html')).toEqual({ screen: 'start' });
    expect(routeOf('/foo/bar')).toEqual({ screen: 'nowhere', path: '/foo/bar' });
    expect(routeOf('/t/a/b')).toEqual({ screen: 'nowhere', path: '/t/a/b' });
  });
});

describe('coming back after a loss', () => {
  it('waits longer each time, within bounds', () => {
    expect(delayBefore(0, 1)).toBe(300);
    expect(delayBefore(3, 1)).toBe(2400);
    expect(delayBefore(30, 1)).toBe(10_000);
    expect(delayBefore(0, 0)).toBe(180);
  });
});

describe('an explanation', () => {
  const target = { left: 190, top: 10, width: 20, height: 20 };
  const box = { left: 0, top: 0, width: 100, height: 50 };

  it('stands below what it explains', () => {
    expect(placed(target, box, 400, 400)).toEqual({ left: 150, top: 38 });
  });

  it('goes above at the lower edge, and never leaves the screen', () => {
    expect(placed({ ...target, top: 370 }, box, 400, 400).top).toBe(312);
    expect(placed({ ...target, left: 395 }, box, 400, 400).left).toBe(292);
    expect(placed(target, { ...box, height: 390 }, 400, 400).top).toBe(8);
  });
});

describe('offers', () => {
  it('stand together by what they are about', () => {
    const offers = [offer({ move: 'a', card: 'x' }), offer({ move: 'b' }), offer({ move: 'c', card: 'x' })];
    expect(groupsOf(offers).map((group) => [group.key, group.offers.length])).toEqual([
      ['x', 2],
      ['', 1],
    ]);
  });

  it('show their payment with an arrow to whoever gets it', () => {
    const payment = offer({ left: 2, right: 1, bank: 3 });
    expect(coinsOf(payment)).toBe(6);
    expect(paymentMarks(payment).map((mark) => mark.n ?? mark.icon)).toEqual(['left', 2, 3, 1, 'right']);
  });
});

describe('the clock', () => {
  const units = { days: 'd', hours: 'h' };
  it('reads well', () => {
    expect([9, 750, 7200, 3 * 86400].map((seconds) => timeLeft(seconds, units))).toEqual([
      '0:09',
      '12:30',
      '2 h',
      '3 d',
    ]);
  });
});

describe('signs where there is little room', () => {
  const [coins, points, per, stage, grey] = [mark('coin', { n: 3 }), mark('point', { n: 1 }), mark('per'), mark('stage'), mark('card', { key: 'grey' })];
  it('name once what both coins and points are for', () => {
    expect(joined([coins, per, stage, points, per, stage])).toEqual([coins, points, per, stage]);
  });
  it('keep what is for different things, or for nothing', () => {
    for (const marks of [[coins, per, stage, points, per, grey], [coins, points, per, stage], [points], []]) expect(joined(marks)).toEqual(marks);
  });
});
