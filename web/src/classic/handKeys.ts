// The hand by keyboard: arrows go from card to card, Enter opens one, letters choose, Escape closes.

import type { Offer } from '../lib/types';

interface HandOfCards {
  ids: () => string[];
  picked: () => string | null;
  offers: (id: string) => Offer[];
  focus: (id: string) => void;
  pick: (id: string) => void;
  choose: (move: string) => void;
  close: () => void;
}

const VERBS: Record<string, string> = { b: 'build', w: 'stage', s: 'sell' };

export class HandKeys {
  constructor(private hand: HandOfCards) {}

  press(event: KeyboardEvent, list: HTMLElement | undefined): void {
    if (!list || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('input, select, textarea, dialog')) return;
    const inside = target && list.contains(target) ? target.closest<HTMLElement>('[data-id]') : null;
    if (event.key === 'Escape' && this.hand.picked()) this.#done(event, () => this.hand.close());
    else if (event.key in VERBS) this.#verb(event, inside, list);
    else if (inside) this.#move(event, inside, target);
    else if (target === document.body && event.key.startsWith('Arrow')) {
      const first = this.hand.ids()[0];
      if (first) this.#done(event, () => this.hand.focus(first));
    }
  }

  #verb(event: KeyboardEvent, inside: HTMLElement | null, list: HTMLElement): void {
    const id = inside?.dataset.id ?? this.hand.picked();
    if (!id) return;
    const verb = VERBS[event.key];
    const ways = this.hand.offers(id).filter((offer) => offer.verb === verb);
    const [only] = ways;
    if (!only) return;
    this.#done(event, () => {
      if (ways.length === 1) return this.hand.choose(only.move);
      if (this.hand.picked() !== id) this.hand.pick(id);
      setTimeout(() => list.querySelector<HTMLElement>(`.way.${verb}`)?.focus());
    });
  }

  #move(event: KeyboardEvent, inside: HTMLElement, target: HTMLElement | null): void {
    const ids = this.hand.ids();
    const here = ids.indexOf(inside.dataset.id ?? '');
    const ways = [...inside.querySelectorAll<HTMLElement>('.way')];
    const way = target ? ways.indexOf(target) : -1;
    if (way >= 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const next = ways[(way + (event.key === 'ArrowDown' ? 1 : ways.length - 1)) % ways.length];
      return this.#done(event, () => next?.focus());
    }
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? ids.length - 1 : here + step;
    const id = ids[to];
    if (to === here || !id) return;
    this.#done(event, () => {
      if (this.hand.picked()) this.hand.pick(id);
      else this.hand.focus(id);
    });
  }

  #done(event: KeyboardEvent, act: () => void): void {
    event.preventDefault();
    act();
  }
}
