import { describe, expect, it } from 'vitest';
import { AVATARS, CHARGES, SHAPES } from '../src/art/crests';
import { emblemsOf, PLAIN, readEmblem } from '../src/lib/emblems';
import type { Emblem } from '../src/lib/types';

const wish = (parts: Partial<Emblem>): Emblem => ({ ...PLAIN, ...parts });

describe('emblems', () => {
  it('are those of the seats as long as nobody chooses', () => {
    const worn = emblemsOf([]);
    expect(worn.map(({ avatar }) => avatar)).toEqual(CHARGES.map(({ name }) => name));
    expect(worn.map(({ color }) => color)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(worn.map(({ crest }) => crest))).toEqual(new Set(['shield']));
  });

  it('follow wishes, and whoever had the same gives way', () => {
    const worn = emblemsOf([PLAIN, wish({ avatar: 'lion', crest: 'round', color: 0 }), PLAIN]);
    expect(worn[1]).toEqual({ avatar: 'lion', crest: 'round', color: 0 });
    expect(worn[0]!.avatar).not.toBe('lion');
    expect(worn[2]).toEqual({ avatar: 'dolphin', crest: 'shield', color: 2 });
  });

  it('never look alike, whatever eight people wish', () => {
    const names = Object.keys(AVATARS) as Emblem['avatar'][];
    for (let round = 0; round < 300; round += 1) {
      const wishes = Array.from({ length: 8 }, (_, seat) =>
        wish({ avatar: names[(round * (seat + 3)) % (round % 2 ? 3 : names.length)]!, color: ((round + seat * round) % 9) - 1 }),
      );
      const worn = emblemsOf(wishes);
      expect(new Set(worn.map(({ avatar }) => avatar)).size).toBe(8);
      expect(new Set(worn.map(({ color }) => color)).size).toBe(8);
    }
  });

  it('that cannot be drawn are like none', () => {
    for (const odd of [undefined, {}, { avatar: 'unicorn', crest: 'star', color: 9 }, { avatar: 'toString', crest: 3, color: '1' }, { color: 1.5 }])
      expect(readEmblem(odd)).toEqual(PLAIN);
  });

  it('are twelve drawings on four shields, all different', () => {
    expect(new Set(Object.values(AVATARS).map(({ solid, lines }) => solid + lines)).size).toBe(12);
    expect(Object.entries(AVATARS).every(([key, { name }]) => key === name)).toBe(true);
    expect(new Set(Object.values(SHAPES).map(({ edge }) => edge)).size).toBe(4);
  });
});
