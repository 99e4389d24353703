// What this person asked the coach at this table, and what it answered. An answer belongs to one request.

import type { AskCoach, Coached, Refused } from '../lib/types';

export type What = AskCoach['what'];
export type Step = Extract<What, 'look' | 'moves' | 'reasons'>;
export const STEPS: readonly Step[] = ['look', 'moves', 'reasons'];

const isStep = (what: What): what is Step => STEPS.some((step) => step === what);

export class Coach {
  /** The hint so far: the newest step of it that was told. */
  hint: Coached | null = $state.raw(null);
  signs: Coached | null = $state.raw(null);
  estimate: Coached | null = $state.raw(null);
  /** Why there is no hint. */
  problem = $state('');
  /** Whether the hint is being looked at. */
  open = $state(false);
  /** The move that is pointed at; empty: all that were told. */
  pointed = $state('');
  #asked: AskCoach[] = $state.raw([]);

  constructor(
    private send: (message: AskCoach) => void,
    private newId: () => string,
  ) {}

  /** Whether a hint is on its way. */
  get busy(): boolean {
    return this.#asked.some(({ what }) => isStep(what));
  }

  ask(what: What, request: string): void {
    if (this.#asked.some((each) => each.what === what && each.request === request)) return;
    if (isStep(what)) this.problem = '';
    const message: AskCoach = { type: 'coach', id: this.newId(), request, what };
    this.#asked = [...this.#asked, message];
    this.send(message);
  }

  /** The line was lost, and is there again. */
  again(): void {
    this.#asked.forEach((message) => this.send(message));
  }

  /** In another language, or after moves were taken back: all is told anew to whoever wants to know. */
  forget(): void {
    [this.hint, this.signs, this.estimate] = [null, null, null];
    this.#asked = [];
  }

  hear(answer: Coached): void {
    if (!this.#settle(answer.id)) return;
    if (isStep(answer.what)) this.hint = answer;
    else if (answer.what === 'signs') this.signs = answer;
    else this.estimate = answer;
  }

  /** Whether it was a question to the coach that was refused. */
  refused({ id, code, text }: Refused): boolean {
    const question = this.#settle(id);
    if (!question) return false;
    if (isStep(question.what) && code !== 'late') this.problem = text;
    return true;
  }

  #settle(id: string): AskCoach | undefined {
    const found = this.#asked.find((each) => each.id === id);
    if (found) this.#asked = this.#asked.filter((each) => each !== found);
    return found;
  }
}
