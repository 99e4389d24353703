// How the structure lies in the room that it has: cards as large as they fit, each row over the one above it.

import type { SlotPlace, SlotView } from '../lib/types';

export interface Arrangement {
  width: number;
  height: number;
  /** From one row to the next: what one sees of a covered card. */
  step: number;
  /** Half a card with half the gap: from one column to the next. */
  unit: number;
  /** Where column 0 and row 1 begin. */
  left: number;
  top: number;
}

const GAP = 7;
const WIDEST = 190;
const LEAST_SHOWN = 0.44;
const MOST_SHOWN = 0.74;
/** Cards are upright; where the room is flat they may lie a little. */
const FLATTEST = 0.78;
const TALLEST = 1.36;
/** On a phone they are narrow: there they may stand taller. */
const TALLEST_NARROW = 1.75;
const NARROW = 84;

/** `places` are those that still hold a card: as the outer ones go, the others get larger. */
export function arranged(room: { width: number; height: number }, places: Pick<SlotPlace, 'row' | 'col'>[]): Arrangement {
  const rowNumbers = places.map((place) => place.row);
  const [top, bottom] = places.length ? [Math.min(...rowNumbers), Math.max(...rowNumbers)] : [1, 1];
  const rows = bottom - top + 1;
  const first = places.length ? Math.min(...places.map((place) => place.col)) : 0;
  const columns = places.length ? Math.max(...places.map((place) => place.col)) - first + 2 : 2;
  const highest = room.height / (1 + (rows - 1) * LEAST_SHOWN);
  const unit = Math.min(room.width / columns, (WIDEST + GAP) / 2, Math.max(30, (highest / FLATTEST + GAP) / 2));
  const gap = unit < 40 ? 3 : GAP;
  const width = 2 * unit - gap;
  const height = Math.min(width * (width < NARROW ? TALLEST_NARROW : TALLEST), highest);
  const step = rows > 1 ? Math.min((room.height - height) / (rows - 1), height * MOST_SHOWN) : 0;
  return {
    width,
    height,
    step,
    unit,
    left: (room.width - columns * unit + gap) / 2 - first * unit,
    top: Math.max(0, (room.height - height - step * (rows - 1)) / 2) - (top - 1) * step,
  };
}

export const placeOf = (slot: { row: number; col: number }): string => `${slot.row}-${slot.col}`;

/** Whether another card lies on it: one of the next row, half a card to the left or right. */
export function isCovered(slot: SlotView, slots: SlotView[]): boolean {
  return slots.some((other) => other.row === slot.row + 1 && Math.abs(other.col - slot.col) === 1);
}

/** The card to go to with an arrow key: the nearest one in that direction. */
export function neighbour(from: SlotView, key: string, slots: SlotView[]): SlotView | undefined {
  const along = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!along) return undefined;
  const [dx = 0, dy = 0] = along;
  const far = (slot: SlotView): number => {
    const [x, y] = [slot.col - from.col, slot.row - from.row];
    const ahead = x * dx + y * dy;
    return ahead > 0 ? ahead + 3 * Math.abs(x * dy + y * dx) : Infinity;
  };
  const nearest = slots.reduce<SlotView | undefined>((best, slot) => (far(slot) < (best ? far(best) : Infinity) ? slot : best), undefined);
  return nearest;
}
