// What lies over a screen, such as a dialog or the sheet of a hand: the Back of the browser or the phone takes the topmost
// away and stays at the table. Each has an entry of the history for as long as it is open, and none afterwards.

type Close = () => void;

const depth = (): number => (history.state as { layer?: number } | null)?.layer ?? 0;

class Layers {
  #open: Close[] = [];
  /** Set while the browser is on its way to an entry that we asked for. */
  #arrival: Promise<void> | null = null;
  #arrived: () => void = () => undefined;

  /** Follow the history. A page that is loaded anew has nothing open, whatever its entry says. */
  begin(): void {
    addEventListener('popstate', () => this.#moved());
    this.#settle();
  }

  /** Something opens; the answer is to be called when it has closed. */
  add(close: Close): () => void {
    this.#open.push(close);
    queueMicrotask(() => this.#settle()); // what closes in the same moment leaves its entry to it
    return () => {
      this.#open = this.#open.filter((each) => each !== close);
      queueMicrotask(() => this.#settle());
    };
  }

  /** Resolves when no entry is on its way out: only then may the page go elsewhere. */
  async settled(): Promise<void> {
    await this.#arrival;
  }

  #moved(): void {
    if (this.#arrival) {
      this.#arrival = null;
      this.#arrived();
    } else {
      while (this.#open.length > depth()) this.#open.pop()?.();
    }
    this.#settle();
  }

  #settle(): void {
    if (this.#arrival) return;
    for (let layer = depth() + 1; layer <= this.#open.length; layer++) history.pushState({ layer }, '');
    if (depth() > this.#open.length) {
      this.#arrival = new Promise((resolve) => (this.#arrived = resolve));
      history.go(this.#open.length - depth());
    }
  }
}

export const layers = new Layers();

/** While it is open, Back closes it. Call it while a component is made. */
export function backCloses(isOpen: () => boolean, close: () => void): void {
  $effect(() => (isOpen() ? layers.add(close) : undefined));
}
