// Small words for the paths of drawings: what an engraver draws again and again.

export const short = (n: number): string => String(Math.round(n * 100) / 100);
const times = (number: number, draw: (i: number) => string): string => Array.from({ length: number }, (_, i) => draw(i)).join('');

export const block = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0z`;

export const line = (...points: [number, number][]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');

/** A closed shape, always drawn clockwise: shapes of one path that overlap make no hole. */
export const shape = (...points: [number, number][]): string => {
  const around = points.reduce((sum, [x, y], i) => sum + x * points[(i + 1) % points.length]![1] - y * points[(i + 1) % points.length]![0], 0);
  return `${line(...(around < 0 ? points.toReversed() : points))}z`;
};

/** Columns from left to right, from `top` down to `foot`. */
export const columns = (x: number, number: number, gap: number, width: number, top: number, foot: number): string =>
  times(number, (i) => block(x + i * gap, top, width, foot - top));

/** Openings with round heads that stand on `foot`. */
export const arches = (x: number, number: number, gap: number, width: number, height: number, foot: number): string =>
  times(
    number,
    (i) =>
      `M${short(x + i * gap)} ${short(foot)}v${short(width / 2 - height)}a${short(width / 2)} ${short(width / 2)} 0 0 1 ${short(width)} 0v${short(height - width / 2)}z`,
  );

/** A gable over its foot. */
export const pediment = (x: number, foot: number, width: number, height: number): string =>
  `M${short(x)} ${short(foot)}l${short(width / 2)} ${short(-height)}l${short(width / 2)} ${short(height)}z`;

/** Half a ball, or a flatter bowl, over its foot. */
export const dome = (x: number, foot: number, width: number, height: number): string =>
  `M${short(x)} ${short(foot)}a${short(width / 2)} ${short(height)} 0 0 1 ${short(width)} 0z`;

/** Teeth on top of a wall. */
export const battlements = (x: number, top: number, width: number, tooth: number, height = tooth): string =>
  times(Math.ceil(width / (2 * tooth)), (i) => block(x + 2 * i * tooth, top - height, Math.min(tooth, width - 2 * i * tooth), height));

/** Steps, each as high and deep as said, narrowing to the top from both sides. */
export const steps = (x: number, foot: number, width: number, number: number, height: number, inset: number): string =>
  times(number, (i) => block(x + i * inset, foot - (i + 1) * height, width - 2 * i * inset, height));

/** Leaves that hang over an edge. */
export const garland = (from: number, to: number, top: number, drop = 9, pitch = 8): string => {
  let path = `M${short(from)} ${short(top)}`;
  for (let x = from; x < to; x += pitch) path += `q${short(pitch / 2)} ${short(drop)} ${short(pitch)} 0`;
  return `${path}z`;
};

/** The crown of a broad tree. */
export const crown = (x: number, y: number, r: number): string =>
  disc(x - r * 0.55, y + r * 0.25, r * 0.62) + disc(x + r * 0.55, y + r * 0.25, r * 0.62) + disc(x, y - r * 0.2, r * 0.75);

/** A slender cypress over its foot. */
export const cypress = (x: number, foot: number, height: number): string =>
  `M${short(x)} ${short(foot - height)}q${short(height * 0.2)} ${short(height * 0.55)} 0 ${short(height)}q${short(-height * 0.2)} ${short(-height * 0.45)} 0 ${short(-height)}z`;

/** The fronds of a palm, as lines from its top. */
export const palm = (x: number, top: number, r: number): string =>
  [-1, 1]
    .map(
      (side) =>
        `M${short(x)} ${short(top)}q${short(side * r * 0.5)} ${short(-r * 0.6)} ${short(side * r)} ${short(r * 0.1)}` +
        `M${short(x)} ${short(top)}q${short(side * r * 0.6)} ${short(-r * 0.15)} ${short(side * r * 0.8)} ${short(r * 0.6)}` +
        `M${short(x)} ${short(top)}q${short(side * r * 0.2)} ${short(-r * 0.7)} ${short(side * r * 0.55)} ${short(-r * 0.65)}`,
    )
    .join('');

/** Waves along a line. */
export const waves = (from: number, to: number, y: number, length = 14, height = 3): string => {
  let path = `M${short(from)} ${short(y)}`;
  for (let x = from; x + length <= to; x += length) path += `q${short(length / 4)} ${short(-height)} ${short(length / 2)} 0t${short(length / 2)} 0`;
  return path;
};

/** Hills between two points of the ground. */
export const hills = (foot: number, ...tops: [number, number, number][]): string =>
  tops
    .map(([x, width, height]) => `M${short(x)} ${short(foot)}q${short(width / 2)} ${short(-2 * height)} ${short(width)} 0z`)
    .join('');

/** Rays from the middle outwards. */
export const rays = (x: number, y: number, number: number, from: number, to: number, start = 0, turn = 2 * Math.PI): string =>
  times(number, (i) => {
    const angle = start + (turn * i) / (turn < 6 ? Math.max(1, number - 1) : number);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return line([x + from * dx, y + from * dy], [x + to * dx, y + to * dy]);
  });

/** A flame over its foot. */
export const flame = (x: number, foot: number, height: number): string =>
  `M${short(x)} ${short(foot - height)}c${short(height * 0.4)} ${short(height * 0.4)} ${short(height * 0.45)} ${short(height * 0.7)} 0 ${short(height)}c${short(-height * 0.45)} ${short(-height * 0.3)} ${short(-height * 0.4)} ${short(-height * 0.6)} 0 ${short(-height)}z`;

/** Birds, small and far. */
export const birds = (...places: [number, number, number][]): string =>
  places
    .map(([x, y, r]) => `M${short(x - r)} ${short(y)}q${short(r * 0.5)} ${short(-r * 0.6)} ${short(r)} 0q${short(r * 0.5)} ${short(-r * 0.6)} ${short(r)} 0`)
    .join('');

/** Courses of stone: lines across a wall. */
export const courses = (x: number, width: number, from: number, to: number, gap: number): string => {
  let path = '';
  for (let y = from; y < to; y += gap) path += `M${short(x)} ${short(y)}h${short(width)}`;
  return path;
};

/** All that draws, moved and scaled: for motifs that use another one. */
export const every = (...paths: string[]): string => paths.join('');

/** How many numbers each letter of a path takes. */
const NUMBERS: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 1 };

/** A path that was drawn around 0 0: scaled (upwards as said, if not alike), mirrored if so wanted, and moved to its place. */
export const placed = (path: string, x: number, y: number, scale = 1, mirrored = false, upwards = scale): string =>
  path.replace(/([a-z])([^a-z]*)/gi, (_, letter: string, rest: string) => {
    const kind = letter.toLowerCase();
    const absolute = letter !== kind;
    const across = (n: number): number => n * (mirrored ? -scale : scale) + (absolute ? x : 0);
    const down = (n: number): number => n * upwards + (absolute ? y : 0);
    const put = (n: number, i: number): number => {
      const place = i % NUMBERS[kind]!;
      if (kind === 'a' && place < 5) return place < 2 ? n * [scale, upwards][place]! : place === 4 && mirrored ? 1 - n : n;
      if (kind === 'a') return place === 5 ? across(n) : down(n);
      return kind === 'v' || (kind !== 'h' && place % 2) ? down(n) : across(n);
    };
    return letter + (rest.match(/-?\d*\.?\d+/g) ?? []).map((n, i) => short(put(Number(n), i))).join(' ');
  });

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 1 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 1 ${short(-2 * rx)} 0z`;

/** As by chance, but always the same: from 0.5 to 1. */
const uneven = (i: number): number => 0.5 + 0.5 * Math.abs(Math.sin(i * 12.9898));

/** Plants along an edge: as high as `up` above it, and hanging down as far as `down`. */
export const foliage = (from: number, to: number, y: number, up: number, down: number, pitch = 5): string => {
  const bumps = (length: number, height: number, seed: number, way: number): string => {
    const number = Math.max(1, Math.round((to - from) / length));
    const wide = (way * (to - from)) / number;
    return times(number, (i) => `q${short(wide / 2)} ${short(height * 1.7 * uneven(i * way + seed))} ${short(wide)} 0`);
  };
  const thick = down * 0.15;
  return `M${short(from)} ${short(y - thick)}${bumps(pitch, -up, from, 1)}v${short(2 * thick)}${bumps(pitch * 1.4, down, y, -1)}z`;
};

/** Short strokes on water: `number` of them, spread between two heights. */
export const ripples = (from: number, to: number, top: number, foot: number, number: number): string =>
  times(number, (i) => {
    const x = from + (to - from) * ((i * 0.618 + 0.11) % 1);
    const y = top + (foot - top) * ((i + 0.5) / number);
    return `M${short(x)} ${short(y)}h${short((to - from) * 0.02 + 5 * uneven(i))}`;
  });
