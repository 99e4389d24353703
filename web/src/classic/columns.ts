// Where the cards of a city stand: columns by colour, each card overlapping the one above it.

export interface Room {
  width: number;
  height: number;
}

export interface Measures {
  /** The least width of a column. */
  narrowest: number;
  /** The most: wider cards do not read better. */
  widest: number;
  gap: number;
  /** The height of the edge of a card that always shows: least and most. */
  edge: [number, number];
  /** What an open card shows below its edge: least and most. */
  body: [number, number];
}

/** A card in its place; lengths in pixels. */
export interface Standing {
  card: string;
  left: number;
  top: number;
  height: number;
  /** Whether something of its picture is to be seen. */
  open: boolean;
}

export interface Columns {
  cards: Standing[];
  width: number;
  height: number;
  edge: number;
}

export const NAMED: Measures = { narrowest: 118, widest: 200, gap: 6, edge: [19, 28], body: [26, 92] };

/** The cards of each colour in columns; null where they do not fit the box. */
export function columnsOf(groups: string[][], room: Room, how: Measures = NAMED): Columns | null {
  const most = Math.floor((room.width + how.gap) / (how.narrowest + how.gap));
  const rows = Math.floor(room.height / how.edge[0]);
  const split = splitInto(groups, most, rows);
  return split && standing(split, room, how);
}

/** As many columns as there is width for, however tall they get: for a box that scrolls, or that is as tall as it needs. */
export function tallColumns(groups: string[][], width: number, height: number, how: Measures = NAMED): Columns {
  const most = Math.max(1, Math.floor((width + how.gap) / (how.narrowest + how.gap)));
  const cards = groups.reduce((sum, group) => sum + group.length, 0);
  let split: string[][] = [];
  for (let rows = 1; rows <= Math.max(1, cards); rows++) {
    const found = splitInto(groups, most, rows);
    if (found) {
      split = found;
      break;
    }
  }
  const tallest = Math.max(1, ...split.map((column) => column.length));
  return standing(split, { width, height: Math.max(height, tallest * how.edge[0]) }, how);
}

/**
 * Groups as columns of at most some rows: one for each where there is room, else small groups that are neighbours share
 * one; where even that is too much, one flows on into the next column. Null where they do not fit at all.
 */
export function splitInto(groups: string[][], most: number, rows: number): string[][] | null {
  const all = groups.flat();
  if (most < 1 || most * rows < all.length) return null;
  const parts = groups.flatMap((group) => evenly(group, Math.max(1, Math.ceil(group.length / rows))));
  if (parts.length <= most) return parts;
  for (let tall = Math.max(...parts.map((part) => part.length)); tall <= rows; tall++) {
    const joined = joinUpTo(parts, tall);
    if (joined.length <= most) return joined;
  }
  return evenly(all, most);
}

function evenly(cards: string[], columns: number): string[][] {
  const each = Math.ceil(cards.length / columns);
  return Array.from({ length: Math.ceil(cards.length / Math.max(1, each)) }, (_, at) => cards.slice(at * each, (at + 1) * each));
}

function joinUpTo(parts: string[][], rows: number): string[][] {
  const joined: string[][] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.length + part.length <= rows) last.push(...part);
    else joined.push([...part]);
  }
  return joined;
}

function standing(columns: string[][], room: Room, how: Measures): Columns {
  const tallest = Math.max(1, ...columns.map((column) => column.length));
  const width = Math.min(how.widest, (room.width - how.gap * (columns.length - 1)) / Math.max(1, columns.length));
  const fair = room.height / tallest;
  // All open where there is room for that; else the edges first, and then the last card of each column.
  const all = fair >= how.edge[1] + how.body[0];
  const edge = all ? how.edge[1] : Math.min(how.edge[1], Math.max(how.edge[0], Math.min(fair, (room.height - how.body[0]) / tallest)));
  const step = all ? Math.min(fair, how.edge[1] + how.body[1]) : edge;
  const cards = columns.flatMap((column, x) =>
    column.map((card, y): Standing => {
      const top = y * step;
      const below = (y === column.length - 1 ? Math.min(room.height - top, how.edge[1] + how.body[1]) : step) - edge;
      const open = below >= how.body[0];
      return { card, left: x * (width + how.gap), top, height: edge + (open ? below : 0), open };
    }),
  );
  return { cards, width, height: Math.max(0, ...cards.map(({ top, height }) => top + height)), edge };
}
