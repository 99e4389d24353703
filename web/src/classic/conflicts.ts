// Who fought whom at the end of an age. A tie makes no event, but is told too.

import type { Told } from '../lib/types';
import { homeOf, leftOf, type Scene } from './scene';

type Around = Pick<Scene, 'view' | 'seat' | 'teams'>;

export interface Conflict {
  one: number;
  other: number;
  winner: number | null;
  points: number;
  /** Points that the loser loses. */
  defeats: number;
  /** Some meet the same city twice. */
  times: number;
}

export const nameOfConflict = ({ one, other }: Pick<Conflict, 'one' | 'other'>): string => `war-${one}.${other}`;

/** The reader's own first, with the own side first; then the others around the table. */
export function conflictsOf(events: Told[], scene: Around, peaceful: { has(kind: string): boolean }): Conflict[] {
  const home = homeOf(scene.seat);
  const { cities } = scene.view;
  const calm = new Set(events.flatMap(({ kind, seat }) => (peaceful.has(kind) ? [seat] : [])));
  const found = new Map<string, Conflict>();
  for (const { kind, seat: winner, facts } of events) {
    if (kind !== 'conflict') continue;
    const loser = Number(facts.loser);
    const [one, other] = around(winner, loser, home, cities.length);
    const before = found.get(`${winner}.${loser}`);
    if (before) before.times += 1;
    else found.set(`${winner}.${loser}`, { one, other, winner, points: Number(facts.points), defeats: Number(facts.defeats ?? 1), times: 1 });
  }
  const met = new Set([...found.values()].flatMap(({ one, other }) => [`${one}.${other}`, `${other}.${one}`]));
  cities.forEach((city, n) => {
    const next = leftOf(n, cities.length);
    const fights = !met.has(`${n}.${next}`) && !calm.has(n) && !calm.has(next) && !areTeam(scene, n, next);
    if (!fights || city.shields !== cities[next]?.shields) return;
    const [one, other] = around(n, next, home, cities.length);
    found.set(`tie ${n}`, { one, other, winner: null, points: 0, defeats: 0, times: 1 });
  });
  const place = ({ one, other }: Conflict): number => ((one - home + cities.length) % cities.length) * 10 + (other - home + cities.length) % cities.length;
  return [...found.values()].sort((a, b) => Number(b.one === home) - Number(a.one === home) || place(a) - place(b));
}

/** Two cities, the one that comes first from the reader's own to the left first. */
function around(a: number, b: number, home: number, cities: number): [number, number] {
  const place = (city: number): number => (city - home + cities) % cities;
  return place(a) <= place(b) ? [a, b] : [b, a];
}

const areTeam = ({ teams, view }: Around, a: number, b: number): boolean => Boolean(teams) && Math.max(a, b) < view.seats && a >> 1 === b >> 1;
