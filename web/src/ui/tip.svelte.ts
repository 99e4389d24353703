// Explains anything: on hover, on focus, and on a long press where there is no mouse. One explanation at a time.

import type { Attachment } from 'svelte/attachments';

export interface Explanation {
  title?: string;
  text: string;
  /** A remark in smaller type, such as a doubt about a number. */
  note?: string;
  /** The place of the rules book that tells more. */
  more?: string;
}

const HOVER_DELAY = 350;
const PRESS_DELAY = 450;
/** Time to move the pointer from a thing to its explanation, where there is something to press in it. */
const GRACE = 400;
/** Pixels that a pointer at rest may tremble. */
const STILL = 3;
export const TIP_ID = 'tip';

class TipState {
  shown: Explanation | null = $state.raw(null);
  target: Element | null = $state.raw(null);
  #timer = 0;
  #going = 0;
  #press: PointerEvent | null = null;

  /** The pointer has pressed something. */
  pressed(event: PointerEvent): void {
    this.#press = event;
  }

  /** Whether the pointer has not moved since: what comes to lie under it then, nobody asked about. */
  rests({ clientX, clientY }: PointerEvent): boolean {
    if (this.#press && Math.hypot(clientX - this.#press.clientX, clientY - this.#press.clientY) > STILL) this.#press = null;
    return this.#press !== null;
  }

  show(target: Element, explanation: Explanation, delay = 0): void {
    clearTimeout(this.#timer);
    if (!explanation.text && !explanation.title) return;
    this.#timer = window.setTimeout(() => {
      this.hide();
      this.target = target;
      this.shown = explanation;
      target.setAttribute('aria-describedby', TIP_ID);
    }, delay);
  }

  /** The pointer has left the thing: what can be pressed stays a moment longer. */
  leave(of: Element): void {
    if (this.target !== of || this.shown?.more === undefined) return this.hide(of);
    clearTimeout(this.#timer);
    clearTimeout(this.#going);
    this.#going = window.setTimeout(() => this.hide(of), GRACE);
  }

  /** The pointer is on the explanation. */
  stay(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#going);
  }

  /** Hide it, or only if it belongs to a certain element. */
  hide(of?: Element): void {
    clearTimeout(this.#timer);
    if (of && this.target !== of) return;
    clearTimeout(this.#going);
    this.target?.removeAttribute('aria-describedby');
    this.target = null;
    this.shown = null;
  }
}

export const tipState = new TipState();

type Told = Explanation | string | null | undefined;
function whole(told: Told, more?: string): Explanation {
  const explained = typeof told === 'string' ? { text: told } : (told ?? { text: '' });
  return more === undefined ? explained : { more, ...explained };
}

/** `{@attach tip(() => text)}` on an element explains it; `more` is the place of the rules book that tells more. */
export function tip(explain: () => Told, more?: string): Attachment<Element> {
  const told = (): Explanation => whole(explain(), more);
  return (node) => {
    const listen = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void): void =>
      node.addEventListener(type, handle as EventListener, { signal: listen.signal });
    let press = 0;
    let pressed = false; // a long press explains, and must not also choose

    let waits = false; // for the pointer to move

    on('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return;
      waits = tipState.rests(event);
      if (!waits) tipState.show(node, told(), HOVER_DELAY);
    });
    on('pointermove', (event) => {
      if (!waits || tipState.rests(event)) return;
      waits = false;
      tipState.show(node, told(), HOVER_DELAY);
    });
    on('pointerleave', (event) => {
      waits = false;
      if (event.pointerType === 'mouse') tipState.leave(node); // a finger that goes leaves it to be read
    });
    on('focus', () => {
      if (node.matches(':focus-visible')) tipState.show(node, told(), HOVER_DELAY);
    });
    // Not at once: an element that is taken away while it has the focus blurs in the midst of a change of the page.
    on('blur', () => queueMicrotask(() => tipState.hide(node)));
    on('pointerdown', (event) => {
      pressed = false;
      if (event.pointerType === 'mouse') return tipState.hide(node);
      press = window.setTimeout(() => {
        pressed = true;
        tipState.show(node, told());
      }, PRESS_DELAY);
    });
    for (const end of ['pointerup', 'pointercancel', 'pointermove'] as const) {
      on(end, (event) => {
        if (end !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(press);
      });
    }
    on('contextmenu', (event) => {
      if (pressed) event.preventDefault();
    });
    node.addEventListener(
      'click',
      (event) => {
        if (!pressed) return;
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true, signal: listen.signal },
    );
    return () => {
      clearTimeout(press);
      listen.abort();
      tipState.hide(node);
    };
  };
}
