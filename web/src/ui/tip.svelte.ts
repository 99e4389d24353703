// Explains anything: on hover, on focus, and on a long press where there is no mouse. One explanation at a time.

import type { Attachment } from 'svelte/attachments';

export interface Explanation {
  title?: string;
  text: string;
  /** A remark in smaller type, such as a doubt about a number. */
  note?: string;
}

const HOVER_DELAY = 350;
const PRESS_DELAY = 450;
export const TIP_ID = 'tip';

class TipState {
  shown: Explanation | null = $state.raw(null);
  target: Element | null = $state.raw(null);
  #timer = 0;

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

  /** Hide it, or only if it belongs to a certain element. */
  hide(of?: Element): void {
    clearTimeout(this.#timer);
    if (of && this.target !== of) return;
    this.target?.removeAttribute('aria-describedby');
    this.target = null;
    this.shown = null;
  }
}

export const tipState = new TipState();

type Told = Explanation | string | null | undefined;
const whole = (told: Told): Explanation => (typeof told === 'string' ? { text: told } : (told ?? { text: '' }));

/** `{@attach tip(() => text)}` on an element explains it. */
export function tip(explain: () => Told): Attachment<Element> {
  return (node) => {
    const listen = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void): void =>
      node.addEventListener(type, handle as EventListener, { signal: listen.signal });
    let press = 0;
    let pressed = false; // a long press explains, and must not also choose

    on('pointerenter', (event) => {
      if (event.pointerType === 'mouse') tipState.show(node, whole(explain()), HOVER_DELAY);
    });
    on('pointerleave', (event) => {
      if (event.pointerType === 'mouse') tipState.hide(node); // a finger that goes leaves it to be read
    });
    on('focus', () => {
      if (node.matches(':focus-visible')) tipState.show(node, whole(explain()), HOVER_DELAY);
    });
    // Not at once: an element that is taken away while it has the focus blurs in the midst of a change of the page.
    on('blur', () => queueMicrotask(() => tipState.hide(node)));
    on('pointerdown', (event) => {
      pressed = false;
      if (event.pointerType === 'mouse') return tipState.hide(node);
      press = window.setTimeout(() => {
        pressed = true;
        tipState.show(node, whole(explain()));
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
