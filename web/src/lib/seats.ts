// Who sits where.

import { t } from './texts.svelte';
import type { TableState } from './types';

/** The name of a seat as all others say it. */
export function seatName(table: TableState, seat: number): string {
  const found = table.seats[seat];
  if (!found || found.kind === 'open') return t('page.seat.open');
  if (found.kind === 'bot') return t('server.bot', { n: found.name || seat + 1 });
  return found.name;
}

/** The same, but "You" for the reader's own. */
export function seatNameToYou(table: TableState, seat: number): string {
  return seat === table.you ? t('ui.you') : seatName(table, seat);
}

/** The seats that have not chosen yet, the reader's own left out. */
export function othersWaitedFor(table: TableState): number[] {
  return table.seats.flatMap((seat, number) => (seat.waiting && !seat.sealed && number !== table.you ? [number] : []));
}
