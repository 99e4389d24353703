// How things look that the page does not know by itself: what the catalogue says, which has it from the sets in play.

import type { Catalogue, Looks } from '../lib/types';
import { ICONS, KIND_ICONS } from './icons';

/** The sign of a kind of card. */
export const kindIcon = (catalogue: Catalogue | undefined, kind: string): string =>
  catalogue?.looks.colors[kind]?.icon ?? KIND_ICONS[kind] ?? 'card';

/** The sign of a token: what its set says, a drawing with its key, or a star. */
export function tokenIcon(catalogue: Catalogue | undefined, token: string): string {
  const icon = catalogue?.looks.tokens[token]?.icon || token;
  return icon in ICONS || (catalogue && icon in catalogue.looks.drawings) ? icon : 'star';
}

const TINTS: Record<string, string> = { debt: 'bad' };

/** The class that tints a sign: some are good or bad news wherever they stand. */
export function tintOf(catalogue: Catalogue | undefined, icon: string): string {
  const tint = TINTS[icon] ?? catalogue?.looks.drawings[icon]?.tint;
  return tint ? `tint-${tint}` : '';
}

/** The colour and the sign of a row of the score sheet; one that nobody described gets a laurel. */
export const columnLook = (catalogue: Catalogue, row: string): { shade: string; icon: string } =>
  catalogue.looks.columns[row] ?? { shade: 'token', icon: 'point' };

/** The colours of cards that the sets bring, as the classes that colors.css has for all others. */
export function painted(looks: Looks | undefined): string {
  const described = Object.entries(looks?.colors ?? {}).filter(([, { fill }]) => fill);
  return described.map(([kind, { fill, ink }]) => `.kind-${kind} { --kind: ${fill}; --on-kind: ${ink}; }`).join('\n');
}
