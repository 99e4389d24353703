import type { Ask, ClassicView, Offer, TableState, Told, Update } from '../src/lib/types';

export const told = (n: number, kind = 'gain'): Told => ({ n, kind, seat: 0, facts: {}, text: `event ${n}` });

export const offer = (parts: Partial<Offer>): Offer => ({
  move: '',
  verb: 'build',
  card: '',
  wonder: '',
  token: '',
  option: 0,
  left: 0,
  right: 0,
  bank: 0,
  far: 0,
  farther: 0,
  gain: 0,
  chain: '',
  builds: true,
  stage: 0,
  favour: false,
  label: '',
  ...parts,
});

export const ask = (request: string, chosen = ''): Ask => ({
  request,
  kind: 'play_card',
  prompt: 'Choose a card.',
  city: 0,
  about: '',
  offers: [offer({ move: 'build baths', card: 'baths' })],
  refusals: [],
  chosen,
});

export const view = (turn: number): ClassicView =>
  ({ game: 'classic', turn, hands: [], cities: [], over: false }) as unknown as ClassicView;

export const table = (parts: Partial<TableState> = {}): TableState =>
  ({ id: 't', status: 'playing', seats: [], you: 0, now: 1000, deadline: null, ...parts }) as TableState;

export const update = (parts: Partial<Update>): Update => ({
  type: 'update',
  reset: false,
  seq: parts.events?.at(-1)?.n ?? 0,
  events: [],
  table: null,
  view: null,
  ask: null,
  ...parts,
});
