import { describe, expect, it } from 'vitest';
import css from '../src/colors.css?raw';

// What the style sheet says of a name, as one colour for the light theme and one for the dark one, for each age.
const WRITTEN = ['ink', 'ink-faint', 'accent-ink', 'good', 'bad', 'gold', 'science'] as const;
const GROUNDS = ['sheet', 'card', 'raised'];

type Rgb = [number, number, number];
type Rgba = [number, number, number, number];

function read(text: string): Rgba {
  const hex = /^#([0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex) return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)).concat(1) as Rgba;
  const [r, g, b, a] = (/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(text) ?? []).slice(1).map(Number);
  return [r!, g!, b!, a!];
}

function colours(name: string, age = ''): [Rgba, Rgba] {
  const block = age ? css.slice(css.indexOf(`[data-age='${age}']`)) : css;
  const found = new RegExp(`--${name}: light-dark\\((#\\w+|rgb\\([^)]*\\)), (#\\w+|rgb\\([^)]*\\))\\)`).exec(block);
  if (!found) throw new Error(`no colour ${name} in Age ${age}`);
  return [read(found[1]!), read(found[2]!)];
}

const over = (top: Rgba, below: Rgba): Rgba => [0, 1, 2].map((i) => top[i]! * top[3] + below[i]! * (1 - top[3])).concat(1) as Rgba;

function light([r, g, b]: Rgb | Rgba): number {
  const [x, y, z] = [r, g, b].map((v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * x! + 0.7152 * y! + 0.0722 * z!;
}

function contrast(a: Rgba, b: Rgba): number {
  const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
  return (bright! + 0.05) / (dark! + 0.05);
}

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  const side = theme === 'light' ? 0 : 1;

  it.each(WRITTEN)('%s can be read on every paper', (name) => {
    for (const ground of GROUNDS) {
      expect(contrast(colours(name)[side], colours(ground)[side]), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['', '2', '3'])('all text can be read on the table of Age %s, and in the hollow of a hand', (age) => {
    const ground = colours('ground', age)[side];
    const hollow = over(colours('sunk', age)[side], ground);
    for (const name of WRITTEN) {
      expect(contrast(colours(name)[side], ground), name).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours(name)[side], hollow), `${name} in the hollow`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('the lines of the chart do not drown what is written over them', () => {
    for (const age of ['', '2', '3']) {
      const line: Rgba = [...(colours('chart', age)[side].slice(0, 3) as Rgb), 0.34];
      const drawn = over(line, colours('ground', age)[side]);
      expect(contrast(colours('ink')[side], drawn)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
