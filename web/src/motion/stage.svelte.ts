// Plays a script on the page. The table is as it is from the first moment on: the stage only says what is not yet to be
// seen of it, and forgets that at once when somebody does not want to wait.

import { tick } from 'svelte';
import { settings } from '../lib/settings.svelte';
import type { ClassicView, Told } from '../lib/types';
import type { Beat, Script, Travel } from './beats';
import { toStand, travelling, turned, type Steps } from './paths';
import { rectOf } from './places';
import { veiled } from './veil';

/** Something that moves. */
export interface Actor extends Pick<Travel, 'id' | 'kind' | 'what'> {
  /** The deck of the back that is seen before the card is turned. */
  deck: string;
  steps: Steps;
  turns?: { rear: Steps; front: Steps };
}

/** Of each beat, the part in which things move. The rest is for looking. */
const MOVING = 0.7;
/** How long a thing takes that does not move for the whole beat, in moves. */
const TOKEN = 3;

export class Stage {
  beat: Beat | null = $state.raw(null);
  actors: Actor[] = $state.raw([]);
  /** The cities that it is about now. */
  lit: DOMRect[] = $state.raw([]);
  #script: Script | null = $state.raw(null);
  #landed = $state(0);
  #former: ClassicView | null = null;
  #root: HTMLElement | null = null;
  #before = new Map<string, DOMRect>();
  #nodes = new Map<string, HTMLElement>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hides: CSSStyleSheet | null = null;

  get playing(): boolean {
    return this.#script !== null;
  }

  /** How much of the script has been played, from 0 to 1. */
  get part(): number {
    return this.#script ? this.#landed / this.#script.beats.length : 1;
  }

  /** Whether something of this kind is still to come. */
  awaits(kind: Beat['kind']): boolean {
    return this.#script?.beats.slice(this.#landed).some((beat) => beat.kind === kind && beat !== this.beat) ?? false;
  }

  /** The events that were already played. */
  told(events: Told[]): Told[] {
    const waiting = new Set(this.#script?.beats.slice(this.#landed).flatMap((beat) => beat.events));
    return waiting.size ? events.filter(({ n }) => !waiting.has(n)) : events;
  }

  shown(view: ClassicView): ClassicView {
    return this.#script && this.#former ? veiled(view, this.#former, this.#script, this.#landed) : view;
  }

  /** To be called before the page shows the new table: some things start where they lie now. */
  play(script: Script, former: ClassicView, root: HTMLElement): void {
    this.finish();
    if (!settings.moveTime || document.hidden || !script.beats.length) return;
    [this.#script, this.#former, this.#root] = [script, former, root];
    for (const { id, from } of script.beats.flatMap(({ travels }) => travels)) {
      const rect = from.includes('sealed') ? rectOf(root, from.filter((name) => /^(sealed|hand)/.test(name))) : null;
      if (rect) this.#before.set(id, rect);
    }
    this.#hide();
    // first the page shows the new table, which may take a moment; then things move
    void tick().then(() => requestAnimationFrame(() => requestAnimationFrame(() => this.#script === script && this.#begin(0))));
  }

  /** All that was still to come is there. */
  finish(): void {
    clearTimeout(this.#timer);
    if (!this.#script) return;
    [this.#script, this.#former, this.beat, this.#landed] = [null, null, null, 0];
    [this.actors, this.lit] = [[], []];
    this.#before.clear();
    this.#hides?.replaceSync('');
  }

  /** For each thing that moves, its element. */
  enter(actor: Actor, node: HTMLElement): () => void {
    this.#nodes.set(actor.id, node);
    node.animate(actor.steps.frames, actor.steps.timing);
    for (const side of ['rear', 'front'] as const) {
      const steps = actor.turns?.[side];
      if (steps) node.querySelector(`.${side}`)?.animate(steps.frames, steps.timing);
    }
    return () => void this.#nodes.delete(actor.id);
  }

  #begin(place: number): void {
    const beat = this.#script?.beats[place];
    if (!beat) return this.finish();
    const length = beat.length * settings.moveTime;
    if (!length) return this.finish();
    this.beat = beat;
    void tick().then(() => {
      if (this.beat === beat) this.#set(beat, length * MOVING);
    });
    this.#timer = setTimeout(() => {
      this.#land(place);
      this.#timer = setTimeout(() => this.#begin(place + 1), length * (1 - MOVING));
    }, length * MOVING);
  }

  #set(beat: Beat, duration: number): void {
    const lit = [beat.seat, ...beat.also].flatMap((city) => (city < 0 ? [] : (rectOf(this.#root!, [`city-${city}`, 'table']) ?? [])));
    const entering: Actor[] = [];
    const deck = `age${this.#former?.age ?? 1}`;
    const moves = beat.travels.map((travel) => {
      const stands = this.actors.some(({ id }) => id === travel.id);
      const from = (stands ? null : this.#before.get(travel.id)) ?? rectOf(this.#root!, stands ? [`stand-${beat.seat}`] : travel.from);
      return { travel, stands, from, to: rectOf(this.#root!, travel.to) };
    });
    for (const { travel, stands, from, to } of moves) {
      if (!to) continue;
      const { id, kind, what } = travel;
      if (beat.kind === 'turn') {
        const turns = kind === 'card' ? { turns: turned(duration) } : {};
        entering.push({ id, kind, what, deck, steps: toStand(this.#before.get(id) ?? null, to, duration), ...turns });
      } else if (from) {
        const steps = travelling(kind, from, to, duration, stands);
        if (travel.after) Object.assign(steps.timing, { delay: travel.after * settings.moveTime, duration: TOKEN * settings.moveTime });
        if (stands) this.#nodes.get(id)?.animate(steps.frames, steps.timing);
        else entering.push({ id, kind, what, deck, steps });
      }
    }
    [this.lit, this.actors] = [lit, [...this.actors, ...entering]];
  }

  #land(place: number): void {
    this.#landed = place + 1;
    this.#hide();
    const beat = this.#script!.beats[place]!;
    if (beat.kind === 'turn') return;
    const gone = new Set(beat.travels.map(({ id }) => id));
    this.actors = this.actors.filter(({ id }) => !gone.has(id));
  }

  /** Cards that have not yet come to their city keep their room there, unseen. */
  #hide(): void {
    if (!this.#hides) {
      this.#hides = new CSSStyleSheet();
      document.adoptedStyleSheets.push(this.#hides);
    }
    const waiting = this.#script!.beats.slice(this.#landed).flatMap(({ brings }) => brings);
    const selectors = waiting.map((name) => {
      const [city = '', key = ''] = name.split('/');
      const card = `[data-card="${CSS.escape(key)}"]`;
      return `[data-place="cards-${city}"] ${card}`;
    });
    this.#hides.replaceSync(selectors.length ? `${selectors.join(',\n')} { opacity: 0 }` : '');
  }

  /** The page is left: nothing of it stays. */
  close(): void {
    this.finish();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#hides);
    this.#hides = null;
  }
}
