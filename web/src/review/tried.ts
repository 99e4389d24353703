// The lines that somebody tried from a game: this device remembers them, and the tables where they go on.

import { api } from '../lib/api';
import { keep, kept } from '../lib/keep';
import { addressOf } from '../lib/router.svelte';
import { placeOf, type Source } from './review.svelte';

const MOST = 12;

/** Under what a game is remembered: its table, or a number made of its record. */
export function keyOf(source: Source): string {
  if ('table' in source) return source.table;
  let sum = 5381;
  for (let i = 0; i < source.record.length; i += 1) sum = (sum * 33 + source.record.charCodeAt(i)) >>> 0;
  return `r${sum.toString(36)}`;
}

function list(name: string): string[] {
  try {
    const found: unknown = JSON.parse(kept(name) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function add(name: string, one: string): void {
  keep(name, JSON.stringify([one, ...list(name).filter((each) => each !== one)].slice(0, MOST)));
}

/** A table begins from a position of a game. */
export function began(source: Source, table: string): void {
  add(`tried.tables.${keyOf(source)}`, table);
  keep(`practice.${table}`, JSON.stringify([addressOf(placeOf(source)), keyOf(source)]));
}

/** Where the game is that a practice table came from, and its key. */
export function cameFrom(table: string): [address: string, key: string] {
  try {
    const [address, key] = JSON.parse(kept(`practice.${table}`) ?? '[]') as string[];
    return [address ?? '', key ?? ''];
  } catch {
    return ['', ''];
  }
}

/** Before moves are taken back: what was tried stays a line. */
export async function remember(table: string): Promise<void> {
  const [, key] = cameFrom(table);
  if (key) add(`tried.lines.${key}`, await api.recordText(table));
}

/** All lines that were tried from a game, as records. Tables that are gone are left out. */
export async function triedFrom(source: Source): Promise<string[]> {
  const key = keyOf(source);
  const live = await Promise.allSettled(list(`tried.tables.${key}`).map((table) => api.recordText(table)));
  return [...live.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])), ...list(`tried.lines.${key}`)];
}
