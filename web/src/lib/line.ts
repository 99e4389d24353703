// A socket that mends itself: it comes back after every loss, sooner when the browser says that there is hope.

export interface Handlers {
  /** The line is open: say hello. */
  opened(): void;
  heard(message: unknown): void;
  lost(): void;
}

const FIRST_DELAY = 300;
const LONGEST_DELAY = 10_000;
const PING_EVERY = 20_000;
const SILENCE = 10_000;

/** How long to wait before the next try: twice as long each time, and never the same for all who lost the line. */
export function delayBefore(tries: number, random: number = Math.random()): number {
  const whole = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** tries);
  return whole * (0.6 + 0.4 * random);
}

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #resting = false;
  #wakers = new AbortController();

  constructor(
    readonly address: string,
    readonly handlers: Handlers,
  ) {
    const { signal } = this.#wakers;
    globalThis.addEventListener?.('online', () => this.#wake(), { signal });
    globalThis.document?.addEventListener('visibilitychange', () => document.hidden || this.#wake(), { signal });
    this.#connect();
  }

  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    this.#wakers.abort();
    this.#drop();
  }

  /** Stay away until `again`. */
  rest(): void {
    this.#resting = true;
    this.#drop();
  }

  /** Forget this socket and make another one at once. */
  again(): void {
    this.#resting = false;
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.handlers.opened();
      this.#listen();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#tries = 0;
      this.#listen();
      this.handlers.heard(JSON.parse(event.data));
    };
    socket.onclose = () => this.#lose(socket);
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#drop();
    this.handlers.lost();
    this.#retry = setTimeout(() => this.#connect(), delayBefore(this.#tries++));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  /** Something was heard: ask for a sign of life in a while, and if none comes the line is lost. */
  #listen(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#probe(), PING_EVERY);
  }

  #probe(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.send({ type: 'ping' });
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#lose(socket), SILENCE);
  }

  #wake(): void {
    if (this.#closed || this.#resting) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#probe();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) {
      this.#tries = 0;
      this.again();
    }
  }
}
