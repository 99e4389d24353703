// The colours of the seats stay apart for everybody: whoever sees fewer hues included.
import { describe, expect, it } from 'vitest';
import { CHARGES } from '../src/art/crests';
import css from '../src/colors.css?raw';

type Three = [number, number, number];
interface Seat {
  ground: Three;
  on: Three;
  ink: [Three, Three];
}

/** Light as it is, from `#abc` or `#aabbcc`: the three parts, each from 0 to 1. */
function light(hex: string): Three {
  const long = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)!;
  return long.map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Three;
}

function both(name: string, text = css): [Three, Three] {
  const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(text)!;
  return [light(found[1]!), light(found[2]!)];
}

const seat = (name: string): Seat => {
  const rule = new RegExp(`\\.seat-${name} \\{([^}]*)\\}`).exec(css)![1]!;
  const one = (colour: string): Three => light(new RegExp(`--${colour}: (#\\w+);`).exec(rule)![1]!);
  return { ground: one('seat'), on: one('on-seat'), ink: both('seat-ink', rule) };
};
const seats = CHARGES.map((_, number) => seat(String(number)));

const brightness = ([r, g, b]: Three): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
function contrast(one: Three, other: Three): number {
  const [low, high] = [brightness(one), brightness(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** What reaches the eye where one kind of cone is missing (Machado, Oliveira and Fernandes, 2009). */
const EYES: Record<string, [Three, Three, Three]> = {
  'all hues': [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const through = (rows: [Three, Three, Three], [r, g, b]: Three): Three =>
  rows.map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b))) as Three;

function lab([r, g, b]: Three): Three {
  const bend = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = bend((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = bend(brightness([r, g, b]));
  const z = bend((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const pairs = seats.flatMap((one, i) => seats.slice(i + 1).map((other, j) => ({ one, other, which: `${i} and ${i + 1 + j}` })));

describe('the colours of the seats', () => {
  it.each(Object.entries(EYES))('are apart from each other in %s', (_, eye) => {
    for (const { one, other, which } of pairs) {
      const [a, b] = [lab(through(eye, one.ground)), lab(through(eye, other.ground))];
      expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), which).toBeGreaterThan(20);
    }
  });
  it('differ in lightness alone', () => {
    for (const { one, other, which } of pairs) expect(Math.abs(lab(one.ground)[0] - lab(other.ground)[0]), which).toBeGreaterThan(6);
  });
  it('can be written on and written with', () => {
    const papers = (css.match(/--(ground|sheet|card|raised): light-dark\(#\w+, #\w+\)/g) ?? []).map((rule) => both('\\w+', rule));
    expect(papers).toHaveLength(6);
    for (const [i, each] of [...seats, seat('free')].entries()) {
      expect(contrast(each.ground, each.on)).toBeGreaterThan(4.5);
      for (const [p, paper] of papers.entries()) for (const theme of [0, 1]) expect(contrast(each.ink[theme]!, paper[theme]!), `${i} on ${p}`).toBeGreaterThan(4.5);
    }
  });
});

describe('the crests', () => {
  it('are eight charges that differ', () => {
    expect(CHARGES).toHaveLength(8);
    expect(new Set(CHARGES.map(({ name }) => name)).size).toBe(8);
    expect(new Set(CHARGES.map(({ solid }) => solid)).size).toBe(8);
  });
});
