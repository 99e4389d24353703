// What a reader knows of a table, and how an update changes it.

import type { Ask, ClassicView, DuelView, TableState, Told, Update } from './types';

export type View = ClassicView | DuelView;

export interface Known {
  /** The number of the last event. */
  seq: number;
  events: Told[];
  table: TableState | null;
  view: View | null;
  ask: Ask | null;
}

export const NOTHING_KNOWN: Known = { seq: 0, events: [], table: null, view: null, ask: null };

export function merged(known: Known, update: Update): Known {
  const before = update.reset ? [] : known.events;
  const last = before.at(-1)?.n ?? 0;
  const news = update.events.filter((event) => event.n > last); // an event may be sent twice, around a reconnect
  return {
    seq: update.seq,
    events: news.length ? [...before, ...news] : before,
    table: update.table ?? known.table,
    view: update.view ?? known.view,
    ask: update.view ? update.ask : (update.ask ?? known.ask),
  };
}

/** The events that an update adds: what just happened. Nothing, where it tells the whole story anew. */
export function newsOf(known: Known, update: Update): Told[] {
  if (update.reset) return [];
  const last = known.events.at(-1)?.n ?? 0;
  return update.events.filter((event) => event.n > last);
}

export const isDuel = (view: View | null): view is DuelView => view !== null && 'slots' in view;
export const isClassic = (view: View | null): view is ClassicView => view !== null && 'hands' in view;
