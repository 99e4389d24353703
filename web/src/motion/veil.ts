// The table as far as it was played: what has not yet arrived is still as it was before.

import type { ClassicView } from '../lib/types';
import type { Script } from './beats';

/** Cards keep their room in the new city; which of them are not seen yet, `Script.beats` say. */
export function veiled(view: ClassicView, former: ClassicView, script: Script, landed: number): ClassicView {
  const waiting = script.beats.slice(landed);
  if (!waiting.length || view.cities.length !== former.cities.length) return view;
  const war = waiting.some(({ kind }) => kind === 'war');
  const cities = view.cities.map((city, n) => {
    const before = former.cities[n]!;
    const acts = waiting.some(({ seat, kind }) => kind === 'act' && seat === n);
    const due = waiting.reduce((sum, { coins }) => sum + (coins.get(n) ?? 0), 0);
    if (!acts && !due && !war) return city;
    const { victories, defeats, military } = war ? before : city;
    return { ...(acts ? before : city), cards: city.cards, coins: city.coins - due, victories, defeats, military };
  });
  const toPile = waiting.flatMap(({ kind, travels }) => (kind === 'act' ? travels.filter(({ to }) => to[0] === 'discard') : [])).length;
  return { ...view, cities, discards: Math.max(Math.min(view.discards, former.discards), view.discards - toPile) };
}
