import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Told } from '../src/lib/types';

const told = (kind: string, facts: Told['facts'] = {}): Told => ({ n: 1, kind, seat: 0, facts, text: '' });
let sounds: typeof import('../src/lib/sounds');

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } }); // the settings show themselves
  sounds = await import('../src/lib/sounds');
});

describe('the sounds of what happened', () => {
  it('are each heard once, however many cities did the same', () => {
    const news = [1, 2, 3].map(() => told('build', { card: 'baths', coins: 2 }));
    expect(sounds.soundsOf(news)).toEqual(['card', 'coin']);
  });

  it('tell war, of both games, and the end', () => {
    expect(sounds.soundsOf([told('pawn', { shields: 1 })])).toEqual(['war']);
    expect(sounds.soundsOf([told('conflict', { points: 3 }), told('end')])).toEqual(['war', 'victory']);
  });

  it('are silent about what needs none', () => {
    expect(sounds.soundsOf([told('turn', { turn: 2 }), told('build', { coins: 0 })])).toEqual([]);
  });

  it('are short and never too loud', () => {
    for (const tones of Object.values(sounds.SOUNDS)) {
      for (const { at, fades, loud } of tones) {
        expect(at + fades).toBeLessThan(2);
        expect(loud).toBeLessThan(0.7);
      }
    }
  });
});
