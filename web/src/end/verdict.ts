// Who won and how, in words.

import type { View } from '../lib/merge';
import { count, has, t, together } from '../lib/texts.svelte';

export interface Verdict {
  title: string;
  /** How it was won. */
  kind: string;
  tieBreak: string;
  icon: string;
  won: boolean;
  /** Whether the game ended before points counted. */
  supremacy: boolean;
}

const ICONS: Record<string, string> = { military: 'pawn', science: 'armillary' };

/** `names` as others say them; `seat`: the reader's, or -1. */
export function verdictOf(view: View, names: string[], seat: number): Verdict {
  const { scores } = view;
  const { winners, victory, tie_break: broken } = scores;
  const won = winners.includes(seat);
  const supremacy = victory in ICONS;
  const points = count('count.point', Math.max(...scores.totals));
  const tie = [`score.tie_break_${broken}`, `score.classic.tie_break_${broken}`].find(has);
  return {
    title: titleOf(winners, victory === 'shared', names, seat),
    kind: supremacy ? t(`victory.${victory}`) : t('page.end.with_points', { points }),
    tieBreak: broken && tie ? t(tie) : '',
    icon: ICONS[victory] ?? 'laurel',
    won,
    supremacy,
  };
}

function titleOf(winners: number[], shared: boolean, names: string[], seat: number): string {
  const won = winners.includes(seat);
  if (winners.length === 1) return won ? t('page.end.you_win') : t('page.end.wins', { player: names[winners[0]!] ?? '' });
  if (won) return t(shared ? 'page.end.you_share' : 'page.end.you_team');
  const players = together(winners.map((each) => names[each] ?? ''));
  return t(shared ? 'page.end.share' : 'page.end.team', { players });
}
