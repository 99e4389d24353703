// How a table plays, in words.

import { count, t, together } from '../lib/texts.svelte';
import type { Options, SetChoice } from '../lib/types';

/** A time for a turn: seconds or days. */
export function timeOf(clock: Options['clock'], time: number): string {
  if (clock === 'days') return count('page.start.option.days', time);
  return time % 60 ? count('page.start.option.seconds', time) : count('page.start.option.minutes', time / 60);
}

export function setNames(sets: readonly string[], known: readonly SetChoice[]): string {
  return together(sets.map((key) => known.find((set) => set.key === key)?.name ?? key));
}

/** All that is worth saying, the most important first. */
export function optionWords(options: Options, locked: boolean, known: readonly SetChoice[]): string[] {
  const { game, sets, clock } = options;
  const classic = game === 'classic';
  const words = [
    classic && count('page.room.option.players', options.players),
    classic && (sets.length ? setNames(sets, known) : t('page.room.option.base')),
    options.teams && t('page.room.option.teams'),
    options.first_game && t('page.room.option.first_game'),
    options.sides && t(`page.room.option.sides_${options.sides}`),
    options.live_score && t('page.room.option.live_score'),
    options.estimates && t('page.room.option.estimates'),
    options.hints && t('page.room.option.hints'),
    clock === 'none' ? t('page.room.option.clock_none') : t(`page.room.option.clock_${clock}`, { time: timeOf(clock, options.clock_time) }),
    t(`page.room.option.away_${options.away}`),
    t(options.public ? 'page.room.option.public' : 'page.room.option.private'),
    locked && t('page.room.option.password'),
  ];
  return words.filter((word) => typeof word === 'string' && word !== '') as string[];
}
