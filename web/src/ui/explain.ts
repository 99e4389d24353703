// Explanations of cards and boards, from their data.

import { boardPlace, cardPlace, signPlace } from '../lib/book.svelte';
import { nameOf } from '../lib/catalogue.svelte';
import { t } from '../lib/texts.svelte';
import type { Board, Catalogue, Face } from '../lib/types';
import type { Explanation } from './tip.svelte';

export function faceTip(face: Face, catalogue: Catalogue | undefined): Explanation {
  const kind = nameOf(catalogue, face.kind, 'kind');
  const title = kind === face.kind ? face.name : `${face.name} (${kind})`;
  const more = face.kind === 'token' ? signPlace('token', face.key) : cardPlace(face.key);
  return { ...explained(title, face.tip, face.own_name), more };
}

export function boardTip(board: Board): Explanation {
  return { ...explained(board.name, board.tip, false), more: boardPlace(board.key) };
}

/** That numbers are guessed, the text says itself. */
function explained(title: string, text: string, ownName: boolean): Explanation {
  return ownName ? { title, text, note: t('page.tip.own_name') } : { title, text };
}
