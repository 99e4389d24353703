// Science by category, without a server: what may be chosen is chosen together, for the most points.

export interface Science {
  /** By kind of symbol, in the order of the catalogue. */
  symbols: number[];
  /** Symbols of choice. */
  free: number;
  /** Symbols of choice among the first three kinds only. */
  freeFirst: number;
  /** Symbols that may be copied from the neighbours, and which those have, by kind. */
  copies: number;
  offered: number[];
  /** Own symbols that may become others. */
  changes: number;
  /** What sets of three and of four different symbols are worth. */
  three: number;
  four: number;
}

const FIRST = 3;

/** The best that the choices can give. */
export function sciencePoints(science: Science): number {
  const seen = new Set<string>();
  let best = 0;
  for (const own of changed(science.symbols, science.free, science.freeFirst, science.changes))
    for (const chosen of spread(own.symbols, own.free, own.symbols.length))
      for (const counts of spread(chosen, own.freeFirst, Math.min(FIRST, chosen.length)))
        for (const all of copied(counts, science.offered, science.copies)) {
          const key = all.join();
          if (seen.has(key)) continue;
          seen.add(key);
          best = Math.max(best, plainPoints(all, science.three, science.four));
        }
  return best;
}

interface Own {
  symbols: number[];
  free: number;
  freeFirst: number;
}

/** Every way to give up symbols for ones of choice. A symbol of choice among three may be given up too. */
function changed(symbols: number[], free: number, freeFirst: number, changes: number): Own[] {
  if (!changes) return [{ symbols, free, freeFirst }];
  const found: Own[] = [];
  symbols.forEach((count, kind) => {
    if (count) found.push(...changed(symbols.with(kind, count - 1), free + 1, freeFirst, changes - 1));
  });
  if (freeFirst) found.push(...changed(symbols, free + 1, freeFirst - 1, changes - 1));
  return found.length ? found : [{ symbols, free, freeFirst }];
}

/** Every way to spread some symbols of choice over the first few kinds. */
function spread(counts: number[], free: number, kinds: number, from = 0): number[][] {
  if (!free) return [counts];
  const found: number[][] = [];
  for (let kind = from; kind < kinds; kind++) found.push(...spread(counts.with(kind, counts[kind]! + 1), free - 1, kinds, kind));
  return found;
}

/** Every way to copy symbols that are offered: as many as may be, for more is never worse. */
function copied(counts: number[], offered: number[], copies: number, from = 0): number[][] {
  if (!copies || from === counts.length) return [counts];
  const found: number[][] = [];
  const most = Math.min(copies, offered[from] ?? 0);
  for (let number = 0; number <= most; number++)
    found.push(...copied(counts.with(from, counts[from]! + number), offered, copies - number, from + 1));
  return found;
}

/** Squares of each kind, and the best split into sets of four and of three different ones. */
export function plainPoints(counts: number[], three: number, four: number): number {
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  const least = Math.min(...counts);
  if (counts.length < 4) return squares + three * least;
  let best = 0;
  for (let fours = 0; fours <= least; fours++) best = Math.max(best, four * fours + three * setsOfThree(counts.map((count) => count - fours)));
  return squares + best;
}

function setsOfThree(counts: number[]): number {
  let sets = 0;
  while (counts.reduce((sum, count) => sum + Math.min(count, sets + 1), 0) >= 3 * (sets + 1)) sets++;
  return sets;
}
