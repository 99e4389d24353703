import { describe, expect, it } from 'vitest';
import NAMES from '../../src/sevenwonders/core/art.json';
import type { Motif, Painted, Strokes } from '../src/art/drawing';
import { drawingsOf, MOTIFS, motifsOf } from '../src/art/motifs';
import { bust, BUST_WORDS } from '../src/art/busts';
import { ATTRIBUTES } from '../src/art/busts/attributes';
import { DRESSES } from '../src/art/busts/dresses';
import { HEADS } from '../src/art/busts/heads';
import { layersOf, SCENES } from '../src/art/scenes';
import type { Catalogue, Face } from '../src/lib/types';

/** How many numbers each letter of a path takes at a time. */
const NUMBERS: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 };

/** Whether a browser can read a path: known letters, each with as many numbers as it takes. */
function isPath(path: string): boolean {
  const parts = path.match(/[a-z][^a-z]*/gi) ?? [];
  return parts.join('') === path && path.startsWith('M') && parts.every((part) => {
    const numbers = part.slice(1).match(/-?(\d+\.?\d*|\.\d+)/g) ?? [];
    const takes = NUMBERS[part[0]!.toUpperCase()];
    if (part.slice(1).replace(/-?(\d+\.?\d*|\.\d+)/g, '').trim().replaceAll(',', '').trim()) return false;
    return takes ? numbers.length > 0 && numbers.length % takes === 0 : /^z\s*$/i.test(part);
  });
}

const pathsOf = (painted: Painted): string[] => [painted].flat().flatMap((strokes) => Object.values(strokes));

describe('the busts of leaders', () => {
  const [heads, dresses, attributes] = [HEADS, DRESSES, ATTRIBUTES].map((parts) => Object.keys(parts)) as [string[], string[], string[]];
  const unreadable = (words: string[], key: string): string[] => pathsOf(bust(words, key)).filter((path) => path && !isPath(path));

  it('are made of the words that card files may name', () => {
    expect(BUST_WORDS).toEqual(NAMES.bust);
    expect(BUST_WORDS).toHaveLength(1 + heads.length + dresses.length + attributes.length);
  });

  it.each(heads)('%s takes every head-dress and every attribute', (head) => {
    for (const dress of dresses) expect(unreadable(['bust', head, dress, 'scroll'], dress), dress).toEqual([]);
    for (const attribute of attributes) expect(unreadable(['bust', head, 'bare', attribute], attribute), attribute).toEqual([]);
  });

  it('differ by each of their words', () => {
    const differ = (all: string[][]): void => expect(new Set(all.map((words) => JSON.stringify(bust(words, 'one')))).size).toBe(all.length);
    differ(heads.map((head) => [head, 'bare', 'star']));
    differ(dresses.map((dress) => ['man', dress, 'star']));
    differ(attributes.map((attribute) => ['man', 'bare', attribute]));
  });

  it('are chosen by the key where words are missing: each leader its own, and always the same', () => {
    const keys = Array.from({ length: 60 }, (_, i) => `leader_${i}`);
    const drawn = keys.map((key) => JSON.stringify(bust([], key)));
    expect(new Set(drawn).size).toBeGreaterThan(55);
    expect(keys.map((key) => JSON.stringify(bust([], key)))).toEqual(drawn);
    expect(keys.flatMap((key) => unreadable([], key))).toEqual([]);
  });
});

describe('the scenes of wonders', () => {
  it('are those that card files may name', () => {
    expect(Object.keys(SCENES).sort()).toEqual([...NAMES.scenes].sort());
  });

  it.each(Object.entries(SCENES))('%s is built in five parts, each of which shows', (_, scene) => {
    expect(scene.layers.map((layer) => pathsOf(layer).join('').length > 20)).toEqual(Array(5).fill(true));
    expect(pathsOf(scene.ground).join('')).not.toBe('');
    expect(pathsOf(scene.light).join('')).not.toBe('');
    expect([...(scene.depth ?? [0, 1, 2, 3, 4])].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it.each(Object.entries(SCENES))('%s has only paths that a browser can draw', (_, scene) => {
    const paths = [scene.ground, ...scene.layers, scene.light].flatMap(pathsOf).filter(Boolean);
    expect(paths.filter((path) => !isPath(path))).toEqual([]);
  });

  it('share their parts among any number of stages, each part once and in order', () => {
    for (let stages = 1; stages <= 6; stages++) {
      const built = Array.from({ length: stages }, (_, stage) => layersOf(stage, stages, 5)).flatMap(([from, to]) =>
        Array.from({ length: to - from }, (_, i) => from + i),
      );
      expect(built).toEqual([0, 1, 2, 3, 4]);
    }
  });
});

/** The paths of a motif, from the back to the front. */
function pathsOfMotif({ front, ...strokes }: Motif): string[] {
  return [...Object.values(strokes as Strokes), ...(front ? pathsOfMotif(front) : [])];
}

describe('the motifs of cards', () => {
  it('are those that card files may name', () => {
    expect(Object.keys(MOTIFS).sort()).toEqual([...NAMES.motifs].sort());
  });

  it.each(Object.entries(MOTIFS))('%s is drawn, with paths that a browser can draw', (_, motif) => {
    const paths = pathsOfMotif(motif);
    expect(paths.join('').length).toBeGreaterThan(100);
    expect(paths.filter((path) => !isPath(path))).toEqual([]);
  });

  it.each(Object.entries(MOTIFS))('%s keeps to its field', (_, motif) => {
    const starts = pathsOfMotif(motif).flatMap((path) => [...path.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)]);
    const outside = starts.filter(([, x, y]) => Number(x) < 2 || Number(x) > 94 || Number(y) < 2 || Number(y) > 62);
    expect(outside.map(([start]) => start)).toEqual([]);
  });

  it('are small together', async () => {
    const packed = new Blob([JSON.stringify(MOTIFS)]).stream().pipeThrough(new CompressionStream('gzip'));
    expect((await new Response(packed).arrayBuffer()).byteLength).toBeLessThan(28 * 1024);
  });

  const face = (more: Partial<Face>): Face => ({ key: 'anything', kind: 'blue', art: '', marks: [], ...more }) as Face;

  it('are drawn as the card names them, the first before the second', () => {
    expect(motifsOf(face({ art: 'market caravan' }))).toEqual(['market', 'caravan']);
  });

  it('fit what a card makes or shows that names none', () => {
    const marks = (icon: string, key: string): Face['marks'] => [{ icon, key, n: null, text: '' }];
    expect(motifsOf(face({ kind: 'brown', marks: marks('resource', 'O') }))).toEqual(['mine']);
    expect(motifsOf(face({ kind: 'grey', marks: marks('resource', 'L') }))).toEqual(['loom']);
    expect(motifsOf(face({ kind: 'green', marks: marks('science', 'compass') }))).toEqual(['compasses']);
    expect(motifsOf(face({ kind: 'yellow', marks: marks('resource', 'W') }))[0]).not.toBe('forest');
  });

  it('are never missing, whatever the kind', () => {
    for (const kind of ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple', 'white', 'black', 'turquoise', 'tile', 'foundation', 'progress', 'orange', 'constructor'])
      for (const key of ['a', 'bb', 'ccc', 'lighthouse']) {
        const [drawing] = drawingsOf(face({ kind, key, art: 'unknown' }));
        expect(pathsOfMotif(drawing!.motif).join('').length).toBeGreaterThan(100);
      }
  });

  it('give way to the heads of people', () => {
    const person = face({ kind: 'white', key: 'croesus', art: 'bust bearded coins' });
    expect(drawingsOf(person)).toEqual([{ motif: bust(['bearded', 'coins'], 'croesus'), own: false, bust: true }]);
    expect(drawingsOf({ ...person, art: 'bust' })).toEqual([{ motif: bust([], 'croesus'), own: false, bust: true }]);
  });

  it('give way to the drawing of a set, which is drawn large', () => {
    const drawing = { solid: 'M2 2h20v20h-20z', lines: '', tint: '' };
    const catalogue = { looks: { drawings: { kite: drawing } } } as unknown as Catalogue;
    expect(drawingsOf(face({ art: 'kite' }), catalogue)).toEqual([{ motif: { whole: drawing.solid, lines: '' }, own: true }]);
  });
});
