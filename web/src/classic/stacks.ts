// Where each card of a city lies in a box of some columns and rows.

export interface Spot {
  column: number;
  row: number;
}

/**
 * Groups of cards as stacks side by side, each colour with columns of its own where there is room for that, else one
 * after the other. Null where they do not fit.
 */
export function spotsOf(groups: number[], columns: number, mostRows: number): Spot[] | null {
  const cards = groups.reduce((sum, size) => sum + size, 0);
  const rows = Math.min(mostRows, Math.max(0, ...groups));
  const needed = groups.reduce((sum, size) => sum + Math.ceil(size / Math.max(1, rows)), 0);
  if (rows > 0 && needed <= columns) return stacked(groups, rows);
  if (columns * mostRows < cards || columns < 1) return null;
  const each = Math.ceil(cards / columns);
  return Array.from({ length: cards }, (_, place) => ({ column: Math.floor(place / each), row: place % each }));
}

function stacked(groups: number[], rows: number): Spot[] {
  const spots: Spot[] = [];
  let column = 0;
  for (const size of groups) {
    const used = Math.ceil(size / rows);
    const each = Math.ceil(size / used); // two even stacks rather than a full one and a rest
    for (let place = 0; place < size; place++) spots.push({ column: column + Math.floor(place / each), row: place % each });
    column += used;
  }
  return spots;
}
