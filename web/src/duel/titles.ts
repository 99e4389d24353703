// What the ways to play a card are called.

import { nameOf } from '../lib/catalogue.svelte';
import { t } from '../lib/texts.svelte';
import type { Catalogue } from '../lib/types';
import type { Action } from './reading';

export function titleOf(action: Action, catalogue: Catalogue): string {
  if (action.verb === 'build') return t('page.duel.build');
  if (action.verb === 'sell') return t('page.duel.sell');
  return action.wonder ? nameOf(catalogue, action.wonder) : (action.offer?.label ?? action.verb);
}
