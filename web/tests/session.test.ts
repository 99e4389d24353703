import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSession } from '../src/lib/session.svelte';
import { ask, table, told, update, view } from './samples';

/** A socket whose other end is the test. */
class FakeSocket {
  static OPEN = 1;
  static CONNECTING = 0;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  die(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!;
const first = update({ reset: true, events: [told(1)], table: table(), view: view(1), ask: ask('r1') });

function seated(): TableSession {
  const session = new TableSession('abc', 'fr');
  last().open();
  last().tell(first);
  return session;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'home:8000' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a seat at a table', () => {
  it('says hello, and after a loss asks only for what it missed', () => {
    const session = seated();
    expect(last().address).toBe('ws://home:8000/api/tables/abc/ws');
    expect(last().sent[0]).toEqual({ type: 'hello', version: 1, lang: 'fr', since: 0 });
    last().die();
    expect(session.status).toBe('offline');
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().sent[0]).toMatchObject({ since: 1 });
  });

  it('shows a choice at once, and as sealed once it is acknowledged', () => {
    const session = seated();
    session.choose('build baths');
    expect(session.chosen).toBe('build baths');
    expect(session.ask?.chosen).toBe('');
    const choice = last().sent.at(-1)!;
    expect(choice).toMatchObject({ type: 'choose', request: 'r1', move: 'build baths' });
    last().tell({ type: 'ack', id: choice.id, request: 'r1' });
    expect(session.pending).toBeNull();
    expect(session.chosen).toBe('build baths');
  });

  it('sends a choice again that was lost with the line, under the same id', () => {
    const session = seated();
    session.choose('build baths');
    const { id } = last().sent.at(-1)!;
    last().die();
    vi.advanceTimersByTime(400);
    last().open();
    last().tell(update({ table: table(), view: view(1), ask: ask('r1') }));
    expect(last().sent.at(-1)).toMatchObject({ type: 'choose', id, move: 'build baths' });
  });

  it('takes a refused choice back and says why', () => {
    const session = seated();
    session.choose('build palace');
    last().tell({ type: 'refused', id: last().sent.at(-1)!.id, code: 'illegal', text: 'Too dear.' });
    expect(session.chosen).toBe('');
    expect(session.problem).toBe('Too dear.');
  });

  it('does not mind the refusal of a choice that another one replaced', () => {
    const session = seated();
    session.choose('build palace');
    const { id } = last().sent.at(-1)!;
    session.choose('build baths');
    last().tell({ type: 'refused', id, code: 'illegal', text: 'Too dear.' });
    expect(session.chosen).toBe('build baths');
    expect(session.problem).toBe('');
  });

  it('forgets a pending choice when the request is settled without it', () => {
    const session = seated();
    session.choose('build baths');
    last().tell(update({ view: view(2), ask: ask('r2') }));
    expect(session.chosen).toBe('');
  });

  it('gives up a line that stays silent after a ping', () => {
    const session = seated();
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(session.status).toBe('offline');
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  it('waits for a password instead of knocking again and again', () => {
    const session = new TableSession('abc', 'en');
    last().open();
    last().tell({ type: 'refused', id: '', code: 'password', text: 'A password, please.' });
    last().die();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect(session.locked).toBe(true);
    session.unlock('sesame');
    last().open();
    expect(last().sent[0]).toMatchObject({ password: 'sesame' });
  });
});
