// Explanations of cards and boards, from their data.

import { nameOf } from '../lib/catalogue.svelte';
import { t } from '../lib/texts.svelte';
import type { Board, Catalogue, Face } from '../lib/types';
import type { Explanation } from './tip.svelte';

export function faceTip(face: Face, catalogue: Catalogue | undefined): Explanation {
  const kind = nameOf(catalogue, face.kind, 'kind');
  const title = kind === face.kind ? face.name : `${face.name} (${kind})`;
  return explained(title, face.tip, face.guess, face.own_name);
}

export function boardTip(board: Board): Explanation {
  return explained(board.name, board.tip, board.guess, false);
}

function explained(title: string, text: string, guess: boolean, ownName: boolean): Explanation {
  const notes = [guess ? t('page.tip.guess') : '', ownName ? t('page.tip.own_name') : ''].filter(Boolean);
  return notes.length ? { title, text, note: notes.join(' ') } : { title, text };
}
