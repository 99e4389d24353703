// The REST interface of the server, typed. A request that fails throws a Failure with a line to show.

import type {
  AgreeHints,
  Book,
  Catalogue,
  Choices,
  Emblem,
  Join,
  LinesWish,
  Me,
  NewTable,
  Openings,
  PadBook,
  PadDuel,
  PadForm,
  PadScores,
  PadTable,
  Problem,
  RecordReviewWish,
  RecordTryWish,
  PuzzleList,
  PuzzleOfDay,
  PuzzlePosition,
  PuzzleVerdict,
  Replay,
  ReviewState,
  ReviewWish,
  SetBot,
  TableId,
  TableLine,
  TableState,
  TryWish,
} from './types';

export type Language = 'en' | 'fr' | 'nl';
export type TextTable = Record<string, string | string[]>;

export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    // the reason of a refusal comes in the language of the page, whatever the browser speaks
    const headers = { 'Accept-Language': globalThis.document?.documentElement.lang || 'en', ...init.headers };
    answer = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    throw new Failure(0, 'offline', ''); // no text: whoever shows it says so in the person's language
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Failure(answer.status, problem.code ?? 'error', problem.text ?? '');
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

async function send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const answer = await ask(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me>('/me'),
  setName: (name: string) => send<Me>('PUT', '/me', { name }),
  setEmblem: (emblem: Emblem) => send<Me>('PUT', '/me/emblem', emblem),
  choices: (lang: Language) => get<Choices>(`/choices?lang=${lang}`),
  texts: (lang: Language) => get<TextTable>(`/texts/${lang}`),
  catalogue: (game: string, sets: string[], lang: Language) =>
    get<Catalogue>(`/catalogue/${game}?sets=${sets.map(encodeURIComponent).join(',')}&lang=${lang}`),
  book: (game: string, sets: string[], lang: Language) =>
    get<Book>(`/book/${game}?sets=${sets.map(encodeURIComponent).join(',')}&lang=${lang}`),
  publicTables: () => get<TableLine[]>('/tables'),
  myTables: () => get<TableLine[]>('/tables/mine'),
  newTable: (wish: NewTable) => send<TableId>('POST', '/tables', wish),
  table: (id: string) => get<TableState>(table(id)),
  join: (id: string, how: Join = {}) => send<TableId>('POST', `${table(id)}/join`, how),
  leave: (id: string) => send<void>('POST', `${table(id)}/leave`),
  start: (id: string) => send<void>('POST', `${table(id)}/start`),
  setBot: (id: string, seat: number, bot: SetBot) => send<void>('PUT', `${table(id)}/seats/${seat}`, bot),
  agreeHints: (id: string, answer: AgreeHints) => send<void>('PUT', `${table(id)}/hints`, answer),
  removePerson: (id: string, seat: number) => send<void>('DELETE', `${table(id)}/seats/${seat}`),
  rematch: (id: string) => send<TableId>('POST', `${table(id)}/rematch`),
  pushKey: () => get<{ key: string }>('/push'),
  tellMe: (push: { endpoint: string; key: string; secret: string; lang: Language }) => send<void>('POST', '/push', push),
  tellMeNoMore: (endpoint: string) => send<void>('POST', '/push/forget', { endpoint }),
  padBook: () => get<PadBook>('/pad'),
  padForm: (players: number, sets: string[], lang: Language) =>
    get<PadForm>(`/pad/classic?players=${players}&sets=${sets.map(encodeURIComponent).join(',')}&lang=${lang}`),
  padScore: (table: PadTable) => send<PadScores>('POST', '/pad/classic', table),
  padDuel: (table: PadDuel) => send<PadScores>('POST', '/pad/duel', table),
  openings: () => get<Openings>('/openings'),
  puzzles: () => get<PuzzleList>('/puzzles'),
  puzzleOfDay: () => get<PuzzleOfDay>('/puzzles/daily'),
  puzzle: (number: number, lang: Language) => get<PuzzlePosition>(`/puzzles/${number}?lang=${lang}`),
  answerPuzzle: (number: number, move: string, lang: Language) =>
    send<PuzzleVerdict>('POST', `/puzzles/${number}/answer?lang=${lang}`, { move }),
  recordAddress: (id: string) => `/api${table(id)}/record`,
  replay: (id: string, lang: Language, seat?: number) =>
    get<Replay>(`${table(id)}/replay?lang=${lang}${seat === undefined ? '' : `&seat=${seat}`}`),
  replayOf: (record: string, lang: Language, seat = -1) =>
    send<Replay>('POST', `/replay?lang=${lang}&seat=${seat}`, { record }),
  recordText: async (id: string) => (await ask(`${table(id)}/record`)).text(),
  review: (id: string, lang: Language, wish: ReviewWish) => send<ReviewState>('POST', `${table(id)}/review?lang=${lang}`, wish),
  withLines: (wish: LinesWish) => send<{ record: string }>('POST', '/lines', wish),
  tryTable: (id: string, wish: TryWish) => send<TableId>('POST', `${table(id)}/try`, wish),
  tryRecord: (wish: RecordTryWish) => send<TableId>('POST', '/try', wish),
  takeBack: (id: string) => send<void>('POST', `${table(id)}/take_back`),
  reviewOf: (lang: Language, wish: RecordReviewWish) => send<ReviewState>('POST', `/review?lang=${lang}`, wish),
};
