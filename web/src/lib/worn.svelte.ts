// What the seats of the table on the screen bear. Where there is no table, as in a replay, each seat bears its own.
import { emblemsOf, type Worn } from './emblems';
import type { SeatState } from './types';

let seats: readonly SeatState[] = $state.raw([]);
const worn: Worn[] = $derived(emblemsOf(seats.map(({ emblem }) => emblem)));

/** For the screen of a table, once: until it goes, crests and colours follow its seats. */
export function wearEmblemsOf(table: () => readonly SeatState[]): void {
  $effect.pre(() => {
    seats = table();
  });
  $effect(() => () => {
    seats = [];
  });
}

export function wornBy(seat: number): Worn | undefined {
  return worn[seat];
}

/** The class with the colours of a seat. */
export function shadeOf(seat: number): string {
  return `seat-${worn[seat]?.color ?? 'free'}`;
}
