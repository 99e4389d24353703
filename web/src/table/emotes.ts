// Eight quick words, each with a face that all devices have.

import type { Talk } from '../lib/types';

type Name = Exclude<Talk['emote'], ''>;

export const EMOTES: Record<Name, string> = {
  hello: '👋',
  thanks: '🙏',
  well_played: '👏',
  wow: '😮',
  oops: '😅',
  laugh: '😄',
  thinking: '🤔',
  good_game: '🤝',
};
export const EMOTE_NAMES = Object.keys(EMOTES) as Name[];
