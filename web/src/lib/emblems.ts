// By what the seats of a table are known. People may wish for a drawing, a shield and a colour; two of one table never bear the
// same drawing or colour, so that nobody has to ask whose a city is.
import { AVATARS, CHARGES, SHAPES, type Avatar, type CrestShape } from '../art/crests';
import type { Emblem } from './types';

export interface Worn {
  avatar: Avatar;
  crest: CrestShape;
  /** The number of a colour of seats. */
  color: number;
}

export const PLAIN: Emblem = { avatar: '', crest: 'shield', color: -1 };
const OWN = CHARGES.map(({ name }) => name as Avatar);
const COLORS = CHARGES.map((_, seat) => seat);

/** What can be drawn of something that was kept, or that a newer server knows. */
export function readEmblem(found: Partial<Record<keyof Emblem, unknown>> | undefined): Emblem {
  const { avatar, crest, color } = { ...PLAIN, ...found };
  return {
    avatar: Object.hasOwn(AVATARS, String(avatar)) ? (avatar as Avatar) : PLAIN.avatar,
    crest: Object.hasOwn(SHAPES, String(crest)) ? (crest as CrestShape) : PLAIN.crest,
    color: COLORS.includes(color as number) ? (color as number) : PLAIN.color,
  };
}

/** Wishes go by seat; whoever wished for nothing, or for what another has, gets that of the seat, or else one that is left. */
function shareOut<T>(wishes: (T | undefined)[], own: T[], all: T[]): T[] {
  const taken = new Set<T>();
  const take = (thing: T): T => {
    taken.add(thing);
    return thing;
  };
  const first = own.map((_, seat) => {
    const wish = wishes[seat];
    return wish === undefined || taken.has(wish) ? undefined : take(wish);
  });
  const second = first.map((has, seat) => has ?? (taken.has(own[seat]!) ? undefined : take(own[seat]!)));
  return second.map((has) => has ?? take(all.find((thing) => !taken.has(thing))!));
}

/** What all eight seats bear, whoever sits there. */
export function emblemsOf(emblems: readonly Emblem[]): Worn[] {
  const wishes = OWN.map((_, seat) => readEmblem(emblems[seat]));
  const avatars = shareOut(
    wishes.map(({ avatar }) => avatar || undefined),
    OWN,
    Object.keys(AVATARS) as Avatar[],
  );
  const colors = shareOut(
    wishes.map(({ color }) => (color < 0 ? undefined : color)),
    COLORS,
    COLORS,
  );
  return wishes.map(({ crest }, seat) => ({ avatar: avatars[seat]!, crest, color: colors[seat]! }));
}
