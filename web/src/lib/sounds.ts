// The sounds of the table: each a few tones and rustles that the browser makes itself, so nothing is fetched.

import { settings } from './settings.svelte';
import type { Told } from './types';

export type Sound = 'card' | 'coin' | 'war' | 'turn' | 'victory';

interface Tone {
  /** Seconds after the beginning. */
  at: number;
  /** Hertz, at its beginning; of a rustle, the middle of what is heard of it. */
  pitch: number;
  /** Hertz that it glides to. */
  to?: number;
  shape: 'sine' | 'triangle' | 'rustle';
  loud: number;
  /** Seconds until hardly anything is left of it. */
  fades: number;
}

const bell = (at: number, pitch: number, loud = 0.3, fades = 0.5): Tone => ({ at, pitch, shape: 'sine', loud, fades });
const drum = (at: number, loud: number): Tone[] => [
  { at, pitch: 130, to: 52, shape: 'triangle', loud, fades: 0.35 },
  { at, pitch: 380, shape: 'rustle', loud: loud * 0.5, fades: 0.12 },
];

export const SOUNDS: Record<Sound, Tone[]> = {
  // paper that slides, and is laid down
  card: [
    { at: 0, pitch: 2600, shape: 'rustle', loud: 0.28, fades: 0.11 },
    { at: 0.07, pitch: 190, to: 110, shape: 'triangle', loud: 0.22, fades: 0.1 },
  ],
  // two small discs that touch
  coin: [bell(0, 2489, 0.2, 0.25), bell(0, 3951, 0.1, 0.16), bell(0.07, 2794, 0.2, 0.35), bell(0.07, 4435, 0.1, 0.2)],
  war: [...drum(0, 0.5), ...drum(0.19, 0.36), ...drum(0.34, 0.6)],
  turn: [bell(0, 523.25), bell(0.16, 659.25)],
  victory: [523.25, 659.25, 783.99, 1046.5].flatMap((pitch, n): Tone[] => [
    { at: 0.13 * n, pitch, shape: 'triangle', loud: 0.3, fades: n === 3 ? 1.3 : 0.45 },
    bell(0.13 * n, pitch * 2, 0.08, 0.4),
  ]),
};

/** How long another sound waits for this one. */
const ROOM: Record<Sound, number> = { card: 0.16, coin: 0.22, war: 0.6, turn: 0.4, victory: 1.6 };
/** Nobody listens to what happened long ago. */
const LATEST = 1.2;

/** What just happened, as it sounds: each sound once, however many did the same. */
export function soundsOf(news: readonly Told[]): Sound[] {
  const heard = new Set<Sound>();
  for (const { kind, facts } of news) {
    if (typeof facts.card === 'string' || typeof facts.wonder === 'string') heard.add('card');
    if (typeof facts.coins === 'number' && facts.coins > 0) heard.add('coin');
    if (kind === 'conflict' || kind === 'pawn') heard.add('war');
    if (kind === 'end') heard.add('victory');
  }
  return (['card', 'coin', 'war', 'victory'] as const).filter((sound) => heard.has(sound));
}

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
/** When the last sound leaves room for another. */
let free = 0;

/** Let a sound be heard, after those that are being played; nothing, where sounds are not wanted. */
export function play(sound: Sound): void {
  if (!settings.sound || !settings.volume || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined); // until somebody has touched the page
  const begins = Math.max(context.currentTime, free);
  if (begins - context.currentTime > LATEST) return;
  free = begins + ROOM[sound];
  const out = new GainNode(context, { gain: (settings.volume / 100) ** 2 }); // as the ear has it
  out.connect(context.destination);
  for (const tone of SOUNDS[sound]) strike(context, tone, begins + tone.at, out);
}

function strike(context: AudioContext, tone: Tone, at: number, out: AudioNode): void {
  const { pitch, to, shape, loud, fades } = tone;
  const ends = at + fades + 0.1;
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setTargetAtTime(loud, at, 0.006);
  envelope.gain.setTargetAtTime(0, at + 0.02, fades / 4);
  envelope.connect(out);
  if (shape === 'rustle') {
    const source = new AudioBufferSourceNode(context, { buffer: rustle(context), loop: true });
    source.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 })).connect(envelope);
    source.start(at);
    source.stop(ends);
    return;
  }
  const source = new OscillatorNode(context, { type: shape, frequency: pitch });
  if (to) source.frequency.exponentialRampToValueAtTime(to, at + fades / 2);
  source.connect(envelope);
  source.start(at);
  source.stop(ends);
}

function rustle(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return noise;
}
