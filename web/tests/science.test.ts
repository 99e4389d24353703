/// <reference types="node" />
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { plainPoints, sciencePoints, type Science } from '../src/pad/science';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const own = join(root, '.venv', 'bin', 'python');
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
const CITIES = 10_000;

/** Random cities and their points, from the engine itself. */
function fromTheEngine(seed: number): { science: Science; points: number }[] {
  const told = execFileSync(python, [join(root, 'scripts', 'science_cases.py'), String(CITIES), String(seed)], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, PYTHONPATH: join(root, 'src') },
  });
  return JSON.parse(told) as { science: Science; points: number }[];
}

describe('science by category', () => {
  it('counts as the rule book does', () => {
    expect(plainPoints([2, 1, 1], 7, 0)).toBe(13);
    expect(plainPoints([1, 1, 1, 1], 7, 12)).toBe(16);
    expect(plainPoints([0, 3, 0], 7, 0)).toBe(9);
  });
  it(`agrees with the engine on ${CITIES} random cities`, { timeout: 300_000 }, () => {
    const cases = fromTheEngine(16);
    expect(cases.length).toBe(CITIES);
    const wrong = cases.filter(({ science, points }) => sciencePoints(science) !== points);
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});
