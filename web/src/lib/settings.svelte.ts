// What a person sets for this browser: theme, motion, sounds and notices.

import type { Language } from './api';
import { keep, kept } from './keep';
import { wantNoPush, wantPush } from './push';

export type Theme = 'system' | 'light' | 'dark';
/** How fast things move. */
export type Speed = 'slow' | 'normal' | 'fast';
export type Motion = 'system' | 'off' | Speed;

export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast'];
export const MOTIONS: readonly Motion[] = ['system', 'off', ...SPEEDS];
/** Milliseconds for a movement. app.css has the same. */
const MOVE: Record<Speed, number> = { slow: 480, normal: 260, fast: 140 };
/** Names that were kept by earlier pages. */
const FORMERLY: Record<string, Motion> = { full: 'normal', none: 'off' };

function oneOf<T extends string>(value: string | null, all: readonly T[], otherwise: T): T {
  return all.find((each) => each === value) ?? otherwise;
}

function volumeOf(value: string | null): number {
  const volume = Number(value ?? NaN);
  return volume >= 0 && volume <= 100 ? volume : 60;
}

class Settings {
  theme: Theme = $state(oneOf(kept('theme'), ['system', 'light', 'dark'] as const, 'system'));
  motion: Motion = $state(oneOf(FORMERLY[kept('motion') ?? ''] ?? kept('motion'), MOTIONS, 'system'));
  /** Off until wanted. */
  sound = $state(kept('sound') === 'on');
  /** From 0 to 100. */
  volume = $state(volumeOf(kept('volume')));
  /** Whether a move of Duel is asked twice. */
  confirm = $state(kept('confirm') === 'on');
  /** Whether signs of danger are shown. */
  signs = $state(kept('signs') === 'on');
  /** Whether the browser tells when it is one's turn while the page is hidden. */
  notices = $state(kept('notices') === 'on');

  constructor() {
    this.#show();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    this.#show();
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    keep('motion', motion);
    this.#show();
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    keep('sound', sound ? 'on' : 'off');
  }

  setConfirm(confirm: boolean): void {
    this.confirm = confirm;
    keep('confirm', confirm ? 'on' : 'off');
  }

  setSigns(signs: boolean): void {
    this.signs = signs;
    keep('signs', signs ? 'on' : 'off');
  }

  setVolume(volume: number): void {
    this.volume = volume;
    keep('volume', String(volume));
  }

  /** The browser may ask the person; without its consent they stay off. */
  async setNotices(notices: boolean): Promise<void> {
    if (notices && 'Notification' in window && Notification.permission !== 'granted') {
      notices = (await Notification.requestPermission()) === 'granted';
    }
    this.notices = notices && 'Notification' in window;
    keep('notices', this.notices ? 'on' : 'off');
    if (this.notices) await wantPush(document.documentElement.lang as Language);
    else await wantNoPush();
  }

  /** Milliseconds for a movement: 0 where the person wants none. */
  get moveTime(): number {
    if (this.motion === 'off') return 0;
    return this.motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE[this.speed];
  }

  get speed(): Speed {
    return this.motion === 'system' || this.motion === 'off' ? 'normal' : this.motion;
  }

  #show(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    if (this.motion === 'system') delete root.dataset.motion;
    else root.dataset.motion = this.motion;
  }
}

export const settings = new Settings();
