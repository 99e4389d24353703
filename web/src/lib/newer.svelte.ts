// A newer page, while this one is open: it is fetched beside it, and shown when the person wants it and nothing is under way.

import { untrack } from 'svelte';

const EVERY = 3_600_000;
const KEPT_WORDS = /\/api\/(texts|choices|catalogue|pad)/;

class Newer {
  /** Whether what is fetched from now on is kept on the device. */
  keeps = $state(false);
  /** Whether there is one. */
  ready = $state(false);
  /** Whether the person wants it. */
  #wanted = $state(false);
  #taken = $state(false);
  #held = $state(0);
  #registration: ServiceWorkerRegistration | undefined;

  /** Whether the time has come to load the page again. */
  readonly due = $derived(this.#wanted && this.#taken && this.#held === 0);
  /** Wanted, but something must be finished first. */
  readonly waits = $derived(this.#wanted && !this.due);

  /** Keep the page on the device, and look for newer ones from time to time. Nothing on plain http. */
  begin(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const workers = navigator.serviceWorker;
    const isFirst = !workers.controller;
    this.keeps = !isFirst;
    workers.addEventListener('controllerchange', () => {
      this.keeps = true;
      if (isFirst && !this.ready) return; // the first one ever: of this very page
      [this.ready, this.#taken] = [true, true];
    });
    const register = (): void =>
      void workers.register('/service-worker.js').then(
        (registration) => this.#follow(registration),
        () => undefined, // a browser may forbid it: then the page is a page
      );
    if (document.readyState === 'complete') register();
    else addEventListener('load', register, { once: true });
    addEventListener('online', () => this.look());
    document.addEventListener('visibilitychange', () => document.hidden || this.look());
    setInterval(() => this.look(), EVERY);
  }

  /** Whether the server has a newer page by now. */
  look(): void {
    this.#registration?.update().catch(() => undefined);
  }

  /** The person wants it: as soon as nothing holds it back. */
  want(): void {
    this.#wanted = true;
    const waiting = this.#registration?.waiting;
    if (waiting) waiting.postMessage({ take_over: true });
    else this.#taken = true; // another tab was first
  }

  later(): void {
    this.ready = false;
  }

  /** Something must not be interrupted, until what is returned is called. */
  hold(): () => void {
    untrack(() => (this.#held += 1)); // whoever holds it does not follow it
    return () => untrack(() => void (this.#held -= 1));
  }

  #follow(registration: ServiceWorkerRegistration | undefined): void {
    if (!registration) return; // forbidden in another way
    this.#registration = registration;
    if (registration.waiting && navigator.serviceWorker.controller) this.ready = true;
    registration.addEventListener('updatefound', () => {
      const found = registration.installing;
      found?.addEventListener('statechange', () => {
        if (found.state === 'installed' && navigator.serviceWorker.controller) this.ready = true;
      });
    });
    void this.#keepWords();
  }

  /** What was fetched before the worker was there: it is to be had without a network too. */
  async #keepWords(): Promise<void> {
    const { active } = await navigator.serviceWorker.ready;
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ keep: [...new Set(fetched.filter((name) => KEPT_WORDS.test(name)))] });
  }
}

export const newer = new Newer();
