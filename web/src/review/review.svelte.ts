// A review that is being made: asked for again and again until it is whole. It comes in parts.

import { api, type Language } from '../lib/api';
import type { ReviewedDecision, ReviewState } from '../lib/types';
import type { Route } from '../lib/router.svelte';
import { lineOf } from '../start/failure';

const PAUSE = 250;
/** After this many failures in a row somebody must press a button. */
const MOST_FAILURES = 4;
const RETRY = 1500;

/** Where a game comes from: a table, or the text of a record. */
export type Source = { table: string } | { record: string };

/** Where its review is. */
export const placeOf = (source: Source): Route => ('table' in source ? { screen: 'review', id: source.table } : { screen: 'review' });

/** A game as a record, and as all frames through the eyes of a seat. */
export const replayFrom = (source: Source, lang: Language, seat: number) =>
  'table' in source ? api.replay(source.table, lang, seat) : api.replayOf(source.record, lang, seat);

export const recordFrom = async (source: Source): Promise<string> =>
  'table' in source ? api.recordText(source.table) : source.record;

export class ReviewSession {
  state: ReviewState | null = $state.raw(null);
  /** In the order of the game. */
  decisions: ReviewedDecision[] = $state.raw([]);
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Which of several questions is the newest. */
  #asked = 0;
  #failures = 0;

  constructor(private readonly source: Source) {}

  get done(): boolean {
    return this.state?.state === 'done';
  }

  /** Begin, or begin anew: in another language, or with all cards open. */
  begin(lang: Language, open: boolean): void {
    this.stop();
    [this.state, this.decisions, this.problem, this.#failures] = [null, [], '', 0];
    void this.#ask(lang, open, this.#asked);
  }

  stop(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }

  async #ask(lang: Language, open: boolean, asked: number): Promise<void> {
    const wish = { open_cards: open, since: this.decisions.length };
    const again = (wait: number): void => {
      this.#timer = setTimeout(() => void this.#ask(lang, open, asked), wait);
    };
    try {
      const state = 'table' in this.source ? await api.review(this.source.table, lang, wish) : await api.reviewOf(lang, { ...wish, record: this.source.record });
      if (asked !== this.#asked) return;
      this.#failures = 0;
      this.state = state;
      this.decisions = [...this.decisions, ...state.decisions];
      if (state.state !== 'done') again(PAUSE);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.#failures += 1;
      // a line that is lost for a moment is no reason to give up what is being made
      if (this.state && this.#failures < MOST_FAILURES) again(RETRY);
      else this.problem = lineOf(error);
    }
  }
}
