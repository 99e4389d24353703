// Who won and how, in words.

import type { View } from '../lib/merge';
import { count, has, t, together } from '../lib/texts.svelte';
import type { Catalogue, Scores } from '../lib/types';

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

/** The categories that were counted, in the order of the score sheet. */
export const categoriesOf = (scores: Scores, catalogue: Catalogue): string[] =>
  (catalogue.categories.length ? catalogue.categories : Object.keys(scores.points[0] ?? {})).filter((row) =>
    scores.points.some((points) => row in points),
  );

/** The points of a seat when only the first few categories are counted. */
export const sumSoFar = (scores: Scores, seat: number, rows: string[], counted: number): number =>
  counted < rows.length ? rows.slice(0, counted).reduce((sum, row) => sum + (scores.points[seat]?.[row] ?? 0), 0) : (scores.totals[seat] ?? 0);

/** Whether the game was won at once, so that points were not counted. */
export const isSupremacy = (scores: Scores): boolean => scores.victory in ICONS;

/** What stands on the score sheet in place of points: the pawn in the capital gives none, it wins. */
export const wonWithoutPoints = (scores: Scores, row: string, seat: number): string =>
  row === 'military' && scores.victory === 'military' && scores.winners.includes(seat) ? t('supremacy.capital') : '';

/** `names` as others say them; `seat`: the reader's, or -1. */
export function verdictOf(view: View, names: string[], seat: number): Verdict {
  const { scores } = view;
  const { winners, victory, tie_break: broken } = scores;
  const won = winners.includes(seat);
  const supremacy = isSupremacy(scores);
  if (isEnded(scores)) return endedVerdict(scores, names, seat);
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

/** Whether people ended it before the rules did. */
export const isEnded = (scores: Scores): boolean => scores.victory === 'resigned' || scores.victory === 'agreed';

function endedVerdict({ winners, victory }: Scores, names: string[], seat: number): Verdict {
  const losers = names.filter((_, n) => !winners.includes(n));
  const title = winners.length ? titleOf(winners, false, names, seat) : t(victory === 'agreed' ? 'page.end.by_agreement' : 'page.end.nobody_left');
  const kind = winners.length ? t('page.end.gave_up', { names: together(losers) }) : t('page.end.points_so_far');
  return { title, kind, tieBreak: '', icon: winners.length ? 'laurel' : 'people', won: winners.includes(seat), supremacy: false };
}

function titleOf(winners: number[], shared: boolean, names: string[], seat: number): string {
  const won = winners.includes(seat);
  if (winners.length === 1) return won ? t('page.end.you_win') : t('page.end.wins', { player: names[winners[0]!] ?? '' });
  if (won) return t(shared ? 'page.end.you_share' : 'page.end.you_team');
  const players = together(winners.map((each) => names[each] ?? ''));
  return t(shared ? 'page.end.share' : 'page.end.team', { players });
}
