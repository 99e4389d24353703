// What stands on the crests of the seats: one charge each, so that a seat is known without its colour. Drawn on a grid of 24
// by 24, in the middle of a shield of 32 by 36; bold enough for a log line, with a few fine lines for where there is room.
import type { Emblem } from '../lib/types';
import { shape } from './pen';

export type Avatar = Exclude<Emblem['avatar'], ''>;
export type CrestShape = Emblem['crest'];

export interface Charge {
  name: Avatar | 'bare';
  /** Filled; what lies in it twice is left open. */
  solid: string;
  /** Lines of the same ink. */
  lines?: string;
  /** Lines of the shield's colour, over the rest. */
  cut?: string;
}

const SHIELD = 'M3 3.8C7.5 4.6 12.2 4 16 1.8c3.8 2.2 8.5 2.8 13 2V18c0 7.6-5.4 12.6-13 16.2C8.4 30.6 3 25.6 3 18z';
const SHADE = 'M16 1.8c3.8 2.2 8.5 2.8 13 2V18c0 7.6-5.4 12.6-13 16.2z';
const INNER = 'M5 6.2c4 .4 7.6-.2 11-1.9 3.4 1.7 7 2.3 11 1.9V18c0 6.3-4.3 10.5-11 13.9C9.3 28.5 5 24.3 5 18z';

/** A shield: its outline, the half in the shade, and a line along its rim. */
export interface Outline {
  edge: string;
  shade: string;
  inner: string;
  /** How far below its place on the common shield the charge stands. */
  lower: number;
}

export const SHAPES: Record<CrestShape, Outline> = {
  shield: { edge: SHIELD, shade: SHADE, inner: INNER, lower: 0 },
  round: {
    edge: 'M16 3a15 15 0 1 1 0 30a15 15 0 1 1 0-30z',
    shade: 'M16 3a15 15 0 0 1 0 30z',
    inner: 'M16 5.2a12.8 12.8 0 1 1 0 25.6a12.8 12.8 0 1 1 0-25.6z',
    lower: 1.2,
  },
  oblong: {
    edge: 'M7.5 2c5.6-1 11.4-1 17 0a4.5 4.5 0 0 1 4 4.5v23a4.5 4.5 0 0 1-4 4.5c-5.6 1-11.4 1-17 0a4.5 4.5 0 0 1-4-4.5v-23a4.5 4.5 0 0 1 4-4.5z',
    shade: 'M16 1.3c2.9 0 5.7.2 8.5.7a4.5 4.5 0 0 1 4 4.5v23a4.5 4.5 0 0 1-4 4.5c-2.8.5-5.6.7-8.5.7z',
    inner: 'M8.2 4.2c5.2-.9 10.4-.9 15.6 0a3 3 0 0 1 2.6 3v21.6a3 3 0 0 1-2.6 3c-5.2.9-10.4.9-15.6 0a3 3 0 0 1-2.6-3V7.2a3 3 0 0 1 2.6-3z',
    lower: 1.2,
  },
  hexagon: {
    edge: 'M16 1.2 29.6 8.4v19.2L16 34.8 2.4 27.6V8.4z',
    shade: 'M16 1.2 29.6 8.4v19.2L16 34.8z',
    inner: 'M16 3.6 27.5 9.7v16.6L16 32.4 4.5 26.3V9.7z',
    lower: 1.2,
  },
};

const spike = (i: number): string => {
  const at = (turn: number, r: number): [number, number] => {
    const angle = ((i * 45 + turn) * Math.PI) / 180;
    return [12 + r * Math.sin(angle), 12 - r * Math.cos(angle)];
  };
  return shape(at(-17, 6), at(0, i % 2 ? 10.4 : 11.6), at(17, 6));
};

const lion: Charge = {
  name: 'lion',
  solid:
    'M9.2 1c1.6-.3 3.4.3 4.2 1.5l1.6.3-.6 1.4c.9.8 1.2 1.9 1 3l1.3.9-1.1 1c1.9.6 3.5 1.7 4.2 3.6.7 2 0 3.6-.2 5.2-.1 1 .2 1.7 1.1 2.5v1.3h-4.1l-.9-2.5c-.2-1.1 0-2.1.2-3.1-1.3.6-2.5 1.6-2.9 2.9.1.8.6 1.3 1.3 1.9v.8h-3.9l-.8-2.7c.3-1.6 1-2.7 1.3-4.1l-1.2-1.2-3.6 1.3-.5 1.4-2.2-.7-.2-2.6 4.5-2.3-.3-1.1-2.8.1-1 1-1.7-1.4.6-2.2 4.4-.4.3-1.3c-.9.5-2 .6-2.9.2l-.6-1.1 1.7-.5-2-.6-.1-1.5c1.1-.4 1.8-.9 2.6-1.5.9-.8 2-1.4 3.3-1.5z',
  lines: 'M19.2 13c2.3-1 2.4-3.3 1.1-4.9-1-1.3-.8-3 .8-4',
  cut: 'M7.4 3.6v.1M10.6 3.2c.9 1.5.7 3.2-.5 4.7M12.6 4.8c.4 1.5 0 2.8-1 4.1',
};

const sun: Charge = {
  name: 'sun',
  solid: Array.from({ length: 8 }, (_, i) => spike(i)).join('') + 'M7.2 12a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0z',
};

const dolphin: Charge = {
  name: 'dolphin',
  solid:
    'M1.8 14.8c-.2-4.9 3.2-9 8-10.2l2.3-2.9 1.9 3c4.7 1 7.4 4.6 7.2 9.2-.1 2-.6 3.7-1.5 5.2l2.6 2.2c-1.7.9-3.6 1-5.3.2-1.4.9-3.1 1-4.7.2l2.8-2.9c1.4-1.7 2-3.6 1.5-5.6-.6-2.4-2.5-3.8-4.8-3.7-1.7.1-2.8.9-3.4 2.2l.6 3.3-2.8-1.6c-1.3.5-2.7 1-4.4 1.4z',
  cut: 'M6.4 10.6v.1',
};

const olive: Charge = {
  name: 'olive',
  solid:
    'M12 1.2c2.5 0 4.3 1.5 4.7 3.5 2.6.1 4.5 1.8 4.5 4.2 0 2.2-1.5 3.8-3.7 4.2-.8 1.4-2.3 2-4.1 1.7v3.7c.1 1.5.9 2.6 2.7 3.5v.8H7.9v-.8c1.8-.9 2.6-2 2.7-3.5v-3.7c-1.8.3-3.3-.3-4.1-1.7-2.2-.4-3.7-2-3.7-4.2 0-2.4 1.9-4.1 4.5-4.2.4-2 2.2-3.5 4.7-3.5z',
  cut: 'M12 14.5V9.5M12 11.5 8.3 9M12 10.5l3.7-2.5M8.6 5.8v.1M14 5v.1M17.6 10.3v.1M6 9.9v.1',
};

const bull: Charge = {
  name: 'bull',
  solid:
    'M1.6 1.8c.1 2.6 1.3 4.2 3.7 4.6 2 .3 3.3-.2 4.4-.6h4.6c1.1.4 2.4.9 4.4.6 2.4-.4 3.6-2 3.7-4.6 1.6 3.6.2 7.4-3.5 8.3 1 .5 2 .8 3.2.7-.5 1.8-2 2.8-4.3 2.6-.3 2.2-1 3.8-1.8 5.3.6 1.8-.7 4.2-4 4.2s-4.6-2.4-4-4.2c-.8-1.5-1.5-3.1-1.8-5.3-2.3.2-3.8-.8-4.3-2.6 1.2.1 2.2-.2 3.2-.7C1.4 9.2 0 5.4 1.6 1.8z',
  cut: 'M8.6 12.4l1.3.8M15.4 12.4l-1.3.8M10.6 19.6v.1M13.4 19.6v.1',
};

const owl: Charge = {
  name: 'owl',
  solid:
    'M4.6 1.4c1.8 1.5 3.6 1.9 5.2 1.9h4.4c1.6 0 3.4-.4 5.2-1.9.4 2.4.3 4.2-.2 5.8 1.3 2 1.7 4.3 1.3 7.2-.4 3.3-1.9 5.6-4.3 6.7l.8 1.9h-3.2L12 21.7l-1.8 1.3H7l.8-1.9c-2.4-1.1-3.9-3.4-4.3-6.7-.4-2.9 0-5.2 1.3-7.2-.5-1.6-.6-3.4-.2-5.8zM8.4 5.6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM15.6 5.6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8.4 7.3a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6zM15.6 7.3a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z',
  cut: 'M9 15.3l1 .9 1-.9M13 15.3l1 .9 1-.9M11 18.2l1 .9 1-.9',
};

const ship: Charge = {
  name: 'ship',
  solid:
    'M1.2 14.8c1.8.5 3.4.6 5 .6h11c1.7 0 2.8-1 3.3-2.9l-1.2-.5.7-2.2c2.3.8 3.1 2.5 2.5 4.9-.7 3.5-2.8 6-6 6.6H7.3c-3.3-.3-5.5-2.6-6.1-6.5zM10.9 1h2.2v1.6c3.3.2 5 .8 6.3 1.6-1 2.8-1 5.4 0 8.6-4.9-1.4-9.9-1.4-14.8 0 1-3.2 1-5.8 0-8.6 1.3-.8 3-1.4 6.3-1.6z',
  cut: 'M9 3.5c-.5 2.8-.5 5.3 0 7.6M15 3.5c.5 2.8.5 5.3 0 7.6M6 18.2h11.5',
};

const eagle: Charge = {
  name: 'eagle',
  solid:
    'M12.6 1.2c1.5.1 2.5 1 2.5 2.4 0 1.3-.7 2-1.3 2.7 1.6-.3 2.4-1.4 3.5-2.7 1.4-1.5 3-2.3 5.3-2.3-.3.9-.2 1.6.3 2.4-.5.7-.5 1.5-.1 2.4-.7.7-.8 1.5-.5 2.5-.9.5-1.2 1.2-1.1 2.2-1.1.3-1.7.9-1.9 1.9-1.2-.1-2 .3-2.6 1.2l-1.2-.4 2.3 4.2-2 .3.3 1.8-1.9-.6L12 22.8l-2.2-3.6-1.9.6.3-1.8-2-.3 2.3-4.2-1.2.4c-.6-.9-1.4-1.3-2.6-1.2-.2-1-.8-1.6-1.9-1.9.1-1-.2-1.7-1.1-2.2.3-1 .2-1.8-.5-2.5.4-.9.4-1.7-.1-2.4.5-.8.6-1.5.3-2.4 2.3 0 3.9.8 5.3 2.3 1.1 1.3 1.9 2.4 3.5 2.7L9.6 5.8 8.7 4l1.7-.6c.3-1.4 1-2.1 2.2-2.2z',
  cut: 'M12.2 3.4v.1M7.6 11.3 4.8 6.4M16.4 11.3l2.8-4.9M12 12.5v5',
};

const helmet: Charge = {
  name: 'helmet',
  solid:
    'M3 7.4C3.8 3.2 7.4 1 12 1s8.2 2.2 9 6.4c-2.5-1.9-5.4-2.8-9-2.8s-6.5.9-9 2.8zM12 6.2c4.9 0 7.6 3.2 7.6 8 0 3.4-.7 6.2-2 8.8h-4.2l-.3-6.2 3.3-.9 1.1-2.7-4.2.7L12 17.4l-1.3-3.5-4.2-.7 1.1 2.7 3.3.9-.3 6.2H6.4c-1.3-2.6-2-5.4-2-8.8 0-4.8 2.7-8 7.6-8z',
};

const lyre: Charge = {
  name: 'lyre',
  solid: 'M6.6 17.8h10.8l1.6 4.8H5z',
  lines: 'M7.4 2.2c-3 3 1 6.2-.8 10.2 0 4 2.3 5.6 5.4 5.6s5.4-1.6 5.4-5.6c-1.8-4 2.2-7.2-.8-10.2M5.4 6.6h13.2M10.2 7v8.4M13.8 7v8.4',
};

const amphora: Charge = {
  name: 'amphora',
  solid:
    'M9 1h6l.6 1.8-1.6.6v4.4c3.2 1.2 4.6 3.2 4.6 5.8 0 3.6-2.2 5.8-4.2 7.2l1 2.2H8.6l1-2.2c-2-1.4-4.2-3.6-4.2-7.2 0-2.6 1.4-4.6 4.6-5.8V3.4l-1.6-.6z',
  lines: 'M9.2 4.6H6.4c-2.4 0-3.6 2-3.2 4.4l.8 3M14.8 4.6h2.8c2.4 0 3.6 2 3.2 4.4l-.8 3',
  cut: 'M6.2 11.2h11.6M6.4 16.6h11.2',
};

const tortoise: Charge = {
  name: 'tortoise',
  solid:
    'M4.8 13.8a7.2 7.8 0 1 0 14.4 0a7.2 7.8 0 1 0-14.4 0zM12 .8c1.7 0 2.7 1.3 2.7 2.9 0 1.8-1.1 3.3-2.7 3.3s-2.7-1.5-2.7-3.3C9.3 2.1 10.3.8 12 .8zM7.4 7 4 4.4C2.3 4.9 1.6 6.2 2 7.7l3.2 3zM16.6 7 20 4.4c1.7.5 2.4 1.8 2 3.3l-3.2 3zM6.4 18.8l-3.2 1.6c-.2 1.5.5 2.5 2 2.7l3.6-2.1zM17.6 18.8l3.2 1.6c.2 1.5-.5 2.5-2 2.7L15.2 21z',
  cut: 'M12 9.2l3.5 2.1v4.8L12 18.2l-3.5-2.1v-4.8zM12 9.2V6.6M15.5 11.3l2.8-1.5M15.5 16.1l2.8 1.5M12 18.2v2.8M8.5 16.1l-2.8 1.5M8.5 11.3 5.7 9.8',
};

/** By seat, as long as nobody chooses. */
export const CHARGES: Charge[] = [lion, sun, dolphin, olive, bull, owl, ship, eagle];

/** All that one may choose. */
export const AVATARS: Record<Avatar, Charge> = { lion, sun, dolphin, olive, bull, owl, ship, eagle, helmet, lyre, amphora, tortoise };

/** A city that nobody owns bears nothing. */
export const BARE: Charge = { name: 'bare', solid: '' };
