import { describe, expect, it } from 'vitest';
import { adviceOf } from '../src/guide/advice';
import { besides } from '../src/guide/beside';
import { notesFor, textKey } from '../src/guide/notes';
import type { Catalogue, ClassicView, Face, Mark } from '../src/lib/types';
import { ask, offer } from './samples';

globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;

const face = (key: string, kind: string, ...marks: Partial<Mark>[]): Face =>
  ({ key, name: key, kind, cost: [], marks: marks.map((mark) => ({ icon: '', key: '', n: null, text: '', ...mark })) }) as unknown as Face;
const catalogue = {
  faces: {
    quarry: face('quarry', 'brown', { icon: 'resource', key: 'S' }),
    bath: face('bath', 'blue', { icon: 'point', n: 3 }),
    school: face('school', 'green', { icon: 'science', key: 'gear' }),
  },
  boards: { hill: { name: 'Hill', stages: [{ marks: [{ icon: 'point', key: '', n: 3, text: '' }] }] } },
} as unknown as Catalogue;
const city = { wonder: 'hill', production: '', cards: [], shields: 0, counts: { gear: 1 }, victories: 0, defeats: 0 };
const view = { seat: 0, age: 1, turn: 1, last_turn: 6, hands: [1], hand: ['bath'], cities: [city, city, city], over: false } as unknown as ClassicView;
const asked = (...cards: string[]) => ({ ...ask('r'), offers: cards.map((card) => offer({ move: `build:${card}`, card })) });

describe('what the guide advises', () => {
  it('takes resources first, and says why', () => {
    expect(adviceOf(view, asked('bath', 'quarry'), catalogue, new Set())).toMatchObject({ offer: { card: 'quarry' }, why: 'goods' });
  });
  it('knows a symbol that is there already', () => {
    expect(adviceOf(view, asked('school'), catalogue, new Set())?.why).toBe('pair');
  });
  it('shows something new rather than the same again', () => {
    const wonder = offer({ move: 'stage:bath', verb: 'stage', card: 'bath', builds: false, stage: 1 });
    const both = { ...asked('bath'), offers: [...asked('bath').offers, wonder] };
    expect(adviceOf(view, both, catalogue, new Set(['points']))?.why).toBe('wonder');
  });
  it('sells only for want of something better', () => {
    const sale = offer({ move: 'sell:bath', verb: 'sell', card: 'bath', builds: false, gain: 3 });
    const both = { ...asked('bath'), offers: [sale, ...asked('bath').offers] };
    expect(adviceOf(view, both, catalogue, new Set(['points']))?.why).toBe('points');
  });
});

describe('the notes', () => {
  const situation = { view, ask: asked('quarry'), catalogue, chosen: false, seen: new Set<string>() };
  it('begin with the city and go on with what was not read', () => {
    expect(notesFor(situation)[0]?.key).toBe('welcome');
    expect(notesFor({ ...situation, seen: new Set(['welcome']) })[0]?.key).toBe('hand');
    const read = notesFor({ ...situation, seen: new Set(['welcome', 'hand']) })[0]!;
    expect(read.kind).toBe('do');
    expect(textKey(view, read, new Set())).toBe('guide.classic.why_goods');
    expect(textKey(view, read, new Set(['goods']))).toBe('guide.again.goods');
  });
  it('are silent once a choice is made, and come back for the score sheet', () => {
    expect(notesFor({ ...situation, chosen: true })).toEqual([]);
    expect(notesFor({ ...situation, view: { ...view, over: true } }).map((note) => note.key)).toEqual(['over', 'score']);
  });
});

describe('where a note stands', () => {
  it('beside what it points at, on the screen, and not over it', () => {
    const about = { left: 10, top: 500, width: 100, height: 90 };
    const place = besides(about, 300, 160, 800, 600);
    expect(place.side).toBe('above');
    expect(place.top + 160).toBeLessThanOrEqual(about.top);
    expect(place.left).toBeGreaterThanOrEqual(8);
    expect(place.left + place.at).toBeCloseTo(60, 0);
    expect(besides(undefined, 300, 160, 800, 600).side).toBe('apart');
    expect(besides({ left: 0, top: 0, width: 800, height: 600 }, 300, 160, 800, 600).side).toBe('apart');
    const large = besides({ left: 310, top: 110, width: 746, height: 396 }, 356, 160, 1366, 657);
    expect([large.left, large.top]).toEqual([8, 489]); // in the corner where it covers least of it
  });
});
