// Which motif a card has that names none: by its kind, by what it makes, by what it shows. No card is left empty.

import type { Face } from '../../lib/types';

const OF_RESOURCES: Record<string, string> = {
  W: 'forest',
  S: 'quarry',
  C: 'brickyard',
  O: 'mine',
  G: 'glass',
  L: 'loom',
  P: 'press',
  T: 'forge',
};
const OF_SYMBOLS: Record<string, string> = {
  compass: 'compasses',
  gear: 'workshop',
  tablet: 'law_tablet',
  astrolabe: 'astrolabe',
  quill: 'scriptorium',
  mortar: 'mortar',
  wheel: 'wheel',
  plumb: 'workbench',
  sundial: 'sundial',
  armillary: 'armillary',
  scales: 'scales',
};
/** One of them, always the same for the same card. */
const OF_KINDS: Record<string, string[]> = {
  brown: ['forest', 'quarry', 'mine', 'clay_pit'],
  grey: ['amphorae', 'kiln', 'workbench'],
  blue: ['temple', 'statue', 'town_hall', 'fountain', 'courthouse'],
  green: ['library', 'scroll', 'school', 'lens'],
  yellow: ['market', 'caravan', 'warehouse', 'bridge', 'granary'],
  red: ['tower', 'wall', 'swords', 'barracks', 'helmet'],
  purple: ['banner', 'seal', 'tools'],
  wonder: ['crane'],
  progress: ['scroll'],
};
const OTHERWISE = ['house', 'well', 'city_gate', 'bell', 'obelisk', 'gardens', 'bridge', 'torch'];

/** A number that a text always gives. */
function hash(text: string): number {
  let sum = 0;
  for (const sign of text) sum = (Math.imul(sum, 31) + sign.codePointAt(0)!) >>> 0;
  return sum;
}

export function unnamed(face: Pick<Face, 'kind'> & Partial<Pick<Face, 'key' | 'marks'>>): string {
  const marks = face.marks ?? [];
  const shown = (icon: string, of: Record<string, string>): string | undefined =>
    marks.map((mark) => (mark.icon === icon && Object.hasOwn(of, mark.key) ? of[mark.key] : undefined)).find(Boolean);
  const made = face.kind === 'brown' || face.kind === 'grey' ? shown('resource', OF_RESOURCES) : undefined;
  const known = made ?? shown('science', OF_SYMBOLS);
  if (known) return known;
  const choice = (Object.hasOwn(OF_KINDS, face.kind) && OF_KINDS[face.kind]) || OTHERWISE;
  return choice[hash(face.key ?? face.kind) % choice.length]!;
}
