// From the news of a turn to a script: all cards turn, then city after city does what it does, then hands go on. It knows
// what the rules of the game tell; events of sets are told in the beat of their city, with whatever they say they move.

import { conflictsOf, nameOfConflict } from '../classic/conflicts';
import type { ClassicView, Told } from '../lib/types';
import { addCoins, newBeat, type Beat, type Script, type Travel } from './beats';
import { paymentsOf, Purses } from './purse';

export interface News {
  events: Told[];
  former: ClassicView;
  view: ClassicView;
  /** The kinds of events that belong to the conflicts besides these themselves. */
  peaceful: { has(kind: string): boolean };
  teams?: boolean | undefined;
}

const ACT = 2.7;
const SENTENCE = 0.9;
const LONGEST_ACT = 5.4;
const TURN = 1.8;
const PASS = 2.2;
const AGE = 6;
const WAR = 8;
/** Until the first pair has met, and from one pair to the next. `War.svelte` keeps the same times. */
export const WAR_BEFORE = 2;
export const PAIR = 1.4;

export function scriptOf(news: News): Script {
  const beats: Beat[] = [];
  const purses = new Purses(news);
  let acts: Told[] = [];
  let fought: Told[] = [];
  let aftermath: Told[] = [];
  const flush = (): void => {
    beats.push(...reveal(acts, news, purses));
    if (fought.length) beats.push(war(fought, news));
    beats.push(...reveal(aftermath, news, purses));
    [acts, fought, aftermath] = [[], [], []];
  };
  for (const event of news.events) {
    if (event.kind === 'conflict' || news.peaceful.has(event.kind)) fought.push(event);
    else if (event.seat >= 0) (fought.length ? aftermath : acts).push(event);
    else {
      flush();
      beats.push(...common(event, news, beats));
    }
  }
  flush();
  settle(beats, news);
  return { beats };
}

/** What concerns all at once. */
function common(event: Told, news: News, before: Beat[]): Beat[] {
  const beat = newBeat(event.kind === 'age' ? 'age' : event.kind === 'turn' ? 'pass' : 'word', `${event.kind}-${event.n}`);
  const { former, view } = news;
  if (event.kind === 'end') return [];
  if (event.kind === 'turn') {
    const dealt = before.some(({ kind }) => kind === 'age') || former.turn === 0;
    if (dealt || !handsMoved(former, view)) return [];
    return [{ ...beat, travels: passing(view), length: PASS }];
  }
  if (event.kind === 'age') return [{ ...beat, text: event.text, travels: dealing(view), length: AGE }];
  return event.text ? [{ ...beat, text: event.text, length: ACT }] : [];
}

/** A rule of a set may let all keep their hands: then one's own is the same, but for what was played. */
function handsMoved(former: ClassicView, view: ClassicView): boolean {
  if (!view.hands.some(Boolean)) return false;
  return view.seat < 0 || !view.hand.length || view.hand.some((card) => !former.hand.includes(card));
}

const holderOf = (seat: number, view: ClassicView): string[] => [...(seat === view.seat ? ['hand'] : []), `city-${seat}`, 'table'];

function passing(view: ClassicView): Travel[] {
  const step = view.passes_left ? 1 : view.seats - 1;
  return view.hands.map((_, seat) => ({
    id: `pack-${seat}`,
    kind: 'pack',
    what: `age${view.age}`,
    from: holderOf(seat, view),
    to: holderOf((seat + step) % view.seats, view),
  }));
}

function dealing(view: ClassicView): Travel[] {
  return view.hands.map((_, seat) => ({ id: `pack-${seat}`, kind: 'pack', what: `age${view.age}`, from: ['bank', 'table'], to: holderOf(seat, view) }));
}

/** Shield against shield, one pair after the other; the tokens go from there to the cities. */
function war(fought: Told[], { view, peaceful, teams }: News): Beat {
  const pairs = conflictsOf(fought, { view, seat: view.seat, teams }, peaceful);
  const travels = pairs.flatMap((pair, place): Travel[] => {
    if (pair.winner === null) return [];
    const loser = pair.winner === pair.one ? pair.other : pair.one;
    const token = (city: number, kind: 'victory' | 'defeat', points: number): Travel[] =>
      points ? [{ id: `${kind}-${nameOfConflict(pair)}-${city}`, kind, what: String(points), from: [nameOfConflict(pair)], to: [`city-${city}`, 'table'], after: WAR_BEFORE + PAIR * place }] : [];
    return [...token(pair.winner, 'victory', pair.points * pair.times), ...token(loser, 'defeat', pair.defeats * pair.times)];
  });
  return { ...newBeat('war', `war-${fought[0]!.n}`), events: fought.map(({ n }) => n), travels, length: WAR + PAIR * pairs.length };
}

/** The beats of the cities, from the reader's own around the table to the left; before them all cards are turned. */
function reveal(events: Told[], news: News, purses: Purses): Beat[] {
  const acts: Beat[] = [];
  for (const event of events) {
    const placing = placingOf(event, news);
    const last = acts.findLast((beat) => beat.seat === event.seat);
    const isNew = !last || (placing !== null && last.travels.some(({ kind }) => kind === 'card' || kind === 'back'));
    const about = acts.find((beat) => beat.seat === event.seat && beat.brings.includes(`${event.seat}/${String(event.facts.source)}`));
    const beat = isNew ? newBeat('act', `act-${event.n}`, event.seat) : (about ?? last);
    if (isNew) acts.push(beat);
    add(event, placing, beat, news);
    pay(event, beat, news, purses);
  }
  const played = acts.filter((beat) => beat.travels.some(({ from }) => from.includes(`stand-${beat.seat}`)));
  if (played.length) {
    const cities = news.view.cities.length;
    const home = Math.max(0, news.view.seat);
    const place = ({ seat }: Beat): number => (seat - home + cities) % cities;
    acts.sort((one, other) => place(one) - place(other));
  }
  for (const beat of acts) beat.length = Math.min(LONGEST_ACT, ACT + SENTENCE * (beat.text.split('\n').length - 1));
  for (const beat of acts) beat.text = beat.text.replaceAll('\n', ' ');
  const turned = new Set(played.map(({ seat }) => seat));
  return turned.size > 1 ? [turning(acts, events[0]!.n), ...acts] : acts;
}

/** All show their cards at the same moment; each then waits for its turn where it was shown. */
function turning(acts: Beat[], n: number): Beat {
  const shown = acts.flatMap(({ travels, seat }) => travels.filter(({ from }) => from.includes(`stand-${seat}`)).map((travel) => ({ travel, seat })));
  const once = shown.filter(({ seat }, at) => shown.findIndex((other) => other.seat === seat) === at);
  const travels = once.map(({ travel, seat }) => ({ ...travel, from: travel.from.filter((name) => name !== `stand-${seat}`), to: [`stand-${seat}`] }));
  return { ...newBeat('turn', `turn-${n}`), travels, length: TURN };
}

/** Where an event lays a card: into the city, below its wonder, onto the discard pile. Null: nowhere that is known. */
function placingOf({ kind, seat, facts }: Told, { former, view }: News): string[] | null {
  const card = typeof facts.card === 'string' ? facts.card : '';
  const city = view.cities[seat];
  if (card && city?.cards.includes(card) && !former.cities[seat]?.cards.includes(card)) return [`cards-${seat}/${card}`, `cards-${seat}`];
  if (kind === 'stage' && typeof facts.stage === 'number') return [`wonder-${seat}/${facts.stage}`, `wonder-${seat}`];
  return kind === 'sell' ? ['discard'] : null;
}

function add(event: Told, placing: string[] | null, beat: Beat, news: News): void {
  const { n, kind, seat, facts } = event;
  const { former } = news;
  beat.events.push(n);
  if (event.text) beat.text += (beat.text ? '\n' : '') + event.text;
  const card = typeof facts.card === 'string' ? facts.card : '';
  if (placing) {
    const isSeen = kind !== 'stage' && kind !== 'sell';
    const own = seat === news.view.seat ? ['sealed', ...(card ? [`hand/${card}`] : [])] : [];
    const from = former.discard.includes(card) ? ['discard'] : [...own, `stand-${seat}`, `city-${seat}`];
    const travel: Travel = { id: `card-${n}`, kind: isSeen ? 'card' : 'back', what: isSeen ? card : `age${former.age}`, from, to: [...placing, `city-${seat}`, 'table'] };
    beat.travels.push(travel);
    if (isSeen) beat.brings.push(`${seat}/${card}`);
  } else if (kind === 'used' && card) {
    // only its owner is told which card it was: it is shown instead of a back
    const back = beat.travels.findLast((travel) => travel.kind === 'back');
    if (back) Object.assign(back, { kind: 'card', what: card });
  } else if (card) {
    const drawn = seat === news.view.seat && news.view.hand.includes(card);
    const from = drawn ? ['bank', 'table'] : [`city-${seat}`, 'table'];
    beat.travels.push({ id: `card-${n}`, kind: 'card', what: card, from, to: [drawn ? `hand/${card}` : `*/${card}`] });
  }
  const token = kind === 'victory' ? 'victory' : typeof facts.shields === 'number' ? 'shield' : null;
  if (token) {
    const what = String(facts.points ?? facts.shields ?? '');
    beat.travels.push({ id: `token-${n}`, kind: token, what, from: ['bank', 'table'], to: [`city-${seat}`, 'table'] });
  }
}

function pay(event: Told, beat: Beat, { view }: News, purses: Purses): void {
  const { n, seat } = event;
  const purse = (city: number): string[] => [`coins-${city}`, `city-${city}`, 'table'];
  const bank = ['bank', 'discard', 'table'];
  const coin = (place: string, coins: number, from: string[], to: string[]): void =>
    void beat.travels.push({ id: `coin-${n}-${place}`, kind: 'coin', what: String(coins), from, to });
  for (const { to, coins } of paymentsOf(event, view.cities.length)) {
    addCoins(beat, seat, -coins);
    if (to !== null) {
      addCoins(beat, to, coins);
      beat.also.push(to);
    }
    coin(String(to ?? 'bank'), coins, purse(seat), to === null ? bank : purse(to));
  }
  const got = purses.coinsOf(event);
  if (!got) return;
  addCoins(beat, seat, got);
  coin('own', Math.abs(got), got > 0 ? bank : purse(seat), got > 0 ? purse(seat) : bank);
}

/** What no event told of comes with the last thing that the city does: in the end every purse is right. */
function settle(beats: Beat[], { former, view }: News): void {
  view.cities.forEach((city, seat) => {
    const told = beats.reduce((sum, beat) => sum + (beat.coins.get(seat) ?? 0), 0);
    const rest = city.coins - (former.cities[seat]?.coins ?? city.coins) - told;
    const last = beats.findLast((beat) => beat.seat === seat) ?? beats.at(-1);
    if (rest && last) addCoins(last, seat, rest);
  });
}
