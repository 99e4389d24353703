// One person at one table: what is known of it, and the choices made there. It outlives lost connections.

import { api, Failure, type Language } from './api';
import { Line } from './line';
import { merged, newsOf, NOTHING_KNOWN, type Known } from './merge';
import type { Acknowledged, Choose, Hello, Pong, Refused, Told, Update } from './types';

const VERSION = 1;

type FromServer = Update | Acknowledged | Refused | Pong;
export type Pending = Pick<Choose, 'id' | 'request' | 'move'>;

/** A new id for a choice. `crypto.randomUUID` would be shorter, but is missing on plain http, as at home. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function socketAddress(id: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/ws`;
}

export class TableSession {
  status: 'connecting' | 'online' | 'offline' = $state('connecting');
  #known: Known = $state.raw(NOTHING_KNOWN);
  /** What the last update told: for movement and sound. */
  news: Told[] = $state.raw([]);
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

  #line: Line;
  #password = '';

  constructor(
    readonly id: string,
    private lang: Language,
  ) {
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

  speak(lang: Language): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.#line.send({ type: 'speak', lang });
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
    else if (message.type === 'ack') this.#acknowledged(message);
    else if (message.type === 'refused') this.#refused(message);
  }

  #hello(): void {
    const hello: Hello = { type: 'hello', version: VERSION, lang: this.lang, since: this.#known.seq };
    this.#line.send(this.#password ? { ...hello, password: this.#password } : hello);
  }

  #send(choice: Pending): void {
    this.#line.send({ type: 'choose', ...choice });
  }

  #update(update: Update): void {
    const returned = this.status !== 'online';
    this.news = newsOf(this.#known, update);
    this.#known = merged(this.#known, update);
    if (update.table) this.skew = Date.now() - update.table.now;
    this.status = 'online';
    this.locked = false;
    if (returned && this.pending) this.#send(this.pending); // it may have been lost with the line; twice is harmless
  }

  #acknowledged({ id, request }: Acknowledged): void {
    if (this.pending?.id !== id) return;
    const { ask } = this.#known;
    if (ask?.request === request) this.#known = { ...this.#known, ask: { ...ask, chosen: this.pending.move } };
    this.pending = null;
  }

  #refused({ id, code, text }: Refused): void {
    if (code === 'password') {
      this.locked = true;
      this.#line.rest(); // until somebody knows it
    }
    if (code === 'version') {
      this.outdated = true;
      this.close();
    }
    if (id && id !== this.pending?.id) return; // another choice has taken its place
    this.pending = null;
    if (code !== 'stopped') this.problem = text;
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
