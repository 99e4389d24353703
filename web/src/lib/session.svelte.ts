// One person at one table: what is known of it, and the choices made there. It outlives lost connections.

import { api, Failure, type Language } from './api';
import { Coach } from '../coach/coach.svelte';
import { keep, kept } from './keep';
import { Line } from './line';
import { merged, newsOf, NOTHING_KNOWN, type Known } from './merge';
import type { Acknowledged, Choose, Coached, End, Hello, Pong, Refused, Resign, Talk, Told, Update } from './types';

const VERSION = 1;
const MOST_TALKS = 100;

type FromServer = Update | Acknowledged | Refused | Talk | Coached | Pong;
export type Pending = Pick<Choose, 'id' | 'request' | 'move'>;

/** A new id for a choice. `crypto.randomUUID` would be shorter, but is missing on plain http, as at home. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function seatsIn(text: string | null): number[] {
  const found: unknown = /^\[[\d,]*\]$/.test(text ?? '') ? JSON.parse(text!) : [];
  return found as number[];
}

function socketAddress(id: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/ws`;
}

export class TableSession {
  status: 'connecting' | 'online' | 'offline' = $state('connecting');
  #known: Known = $state.raw(NOTHING_KNOWN);
  /** What the last update told: for movement and sound. */
  news: Told[] = $state.raw([]);
  /** What was said since this page was opened, the newest last. */
  talks: (Talk & { n: number })[] = $state.raw([]);
  /** Seats that this person wants to hear nothing of. */
  muted: number[] = $state.raw([]);
  /** Hints, danger signs and estimates. */
  readonly coach = new Coach((message) => this.#line.send(message), newId);
  /** A choice on its way: the page shows it as made. */
  pending: Pending | null = $state.raw(null);
  /** A line for the person: why something was not accepted. */
  problem = $state('');
  /** The table wants a password before it is shown. */
  locked = $state(false);
  /** There is no such table. */
  missing = $state(false);
  /** The server speaks a newer protocol: the page must be loaded again. */
  outdated = $state(false);
  /** Milliseconds by which this clock is ahead of the server's. */
  skew = $state(0);

  /** What was said besides choices, and not answered yet. */
  #unanswered: (Resign | End)[] = $state.raw([]);
  #line: Line;
  #password = '';

  constructor(
    readonly id: string,
    private lang: Language,
  ) {
    this.muted = seatsIn(kept(`muted.${id}`));
    this.#line = new Line(socketAddress(id), {
      opened: () => this.#hello(),
      heard: (message) => this.hear(message as FromServer),
      lost: () => void this.#lost(),
    });
  }

  get table() {
    return this.#known.table;
  }
  get view() {
    return this.#known.view;
  }
  get ask() {
    return this.#known.ask;
  }
  get events() {
    return this.#known.events;
  }

  /** Whether something that was said is not kept yet: the page must not go. */
  get busy(): boolean {
    return this.pending !== null || this.#unanswered.length > 0;
  }

  /** The move that counts as chosen: on its way, or sealed. Empty if there is none. */
  get chosen(): string {
    const { ask, pending } = this;
    if (pending && pending.request === ask?.request) return pending.move;
    return ask?.chosen ?? '';
  }

  /** Answer the present request. It shows at once, and counts once the server has acknowledged it. */
  choose(move: string): void {
    const request = this.ask?.request;
    if (!request) return;
    this.problem = '';
    this.pending = { id: newId(), request, move };
    this.#send(this.pending);
  }

  /** Give up, for good. */
  resign(): void {
    this.#sendSurely({ type: 'resign', id: newId() });
  }

  /** Offer to end the game, or answer such an offer. */
  end(agree: boolean): void {
    this.#sendSurely({ type: 'end', id: newId(), agree });
  }

  say(text: string): void {
    this.#line.send({ type: 'say', text });
  }

  emote(emote: Talk['emote']): void {
    this.#line.send({ type: 'emote', emote });
  }

  /** Hear no more of somebody, also of what was said already; or hear them again. */
  mute(seat: number, muted: boolean): void {
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((each) => each !== seat);
    keep(`muted.${this.id}`, JSON.stringify(this.muted));
    this.#line.send({ type: 'mute', seat, muted });
  }

  /** The host's word. */
  allow(chat: boolean): void {
    this.#line.send({ type: 'allow', chat });
  }

  speak(lang: Language): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.#line.send({ type: 'speak', lang });
    this.coach.forget();
  }

  /** The password of a table that has one. */
  unlock(password: string): void {
    this.#password = password;
    this.locked = false;
    this.problem = '';
    this.status = 'connecting';
    this.#line.again();
  }

  /** The password that opened the table to this person, to sit down there with. */
  get password(): string {
    return this.#password;
  }

  /** Come again as somebody else: after joining or leaving. */
  refresh(): void {
    this.#line.again();
  }

  close(): void {
    this.#line.close();
  }

  hear(message: FromServer): void {
    if (message.type === 'update') this.#update(message);
    else if (message.type === 'talk') this.#talked(message);
    else if (message.type === 'coached') this.coach.hear(message);
    else if (message.type === 'ack') this.#acknowledged(message);
    else if (message.type === 'refused') this.#refused(message);
  }

  #hello(): void {
    const hello: Hello = { type: 'hello', version: VERSION, lang: this.lang, since: this.#known.seq };
    if (this.muted.length) hello.muted = this.muted;
    this.#line.send(this.#password ? { ...hello, password: this.#password } : hello);
  }

  #talked(talk: Talk): void {
    if (this.muted.includes(talk.seat)) return; // said before the server knew
    const n = (this.talks.at(-1)?.n ?? 0) + 1;
    this.talks = [...this.talks, { ...talk, n }].slice(-MOST_TALKS);
  }

  #send(choice: Pending): void {
    this.#line.send({ type: 'choose', ...choice });
  }

  /** Until it is answered it is sent again after every loss: twice is harmless. */
  #sendSurely(message: Resign | End): void {
    this.problem = '';
    this.#unanswered = [...this.#unanswered, message];
    this.#line.send(message);
  }

  #update(update: Update): void {
    const returned = this.status !== 'online';
    if (update.reset) this.coach.forget();
    this.news = newsOf(this.#known, update);
    this.#known = merged(this.#known, update);
    if (update.table) this.skew = Date.now() - update.table.now;
    this.status = 'online';
    this.locked = false;
    if (returned) this.coach.again();
    if (returned) this.#unanswered.forEach((message) => this.#line.send(message));
    if (returned && this.pending) this.#send(this.pending); // it may have been lost with the line; twice is harmless
  }

  #acknowledged({ id, request }: Acknowledged): void {
    this.#answered(id);
    if (this.pending?.id !== id) return;
    const { ask } = this.#known;
    if (ask?.request === request) this.#known = { ...this.#known, ask: { ...ask, chosen: this.pending.move } };
    this.pending = null;
  }

  #refused(refused: Refused): void {
    if (this.coach.refused(refused)) return;
    const { id, code, text } = refused;
    if (code === 'password') {
      this.locked = true;
      this.#line.rest(); // until somebody knows it
    }
    if (code === 'version') {
      this.outdated = true;
      this.close();
    }
    const isOther = this.#answered(id);
    if (id && !isOther && id !== this.pending?.id) return; // another choice has taken its place
    if (!isOther) this.pending = null;
    if (code !== 'stopped') this.problem = text;
  }

  /** Whether it was something else than a choice. */
  #answered(id: string): boolean {
    const rest = this.#unanswered.filter((message) => message.id !== id);
    const found = rest.length < this.#unanswered.length;
    this.#unanswered = rest;
    return found;
  }

  async #lost(): Promise<void> {
    this.status = this.table ? 'offline' : 'connecting';
    if (this.table || this.locked) return;
    try {
      await api.table(this.id); // a refused socket does not say why: perhaps there is no such table
    } catch (failure) {
      if (!(failure instanceof Failure) || ![404, 422].includes(failure.status)) return; // 422: no id at all
      this.missing = true;
      this.close();
    }
  }
}
