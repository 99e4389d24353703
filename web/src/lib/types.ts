// Made by `npm run types` from the models of the server. Do not edit: change those instead.

/**
 * A choice is kept, or a word about the end: whatever happens to the server, it counts.
 */
export interface Acknowledged {
  type: 'ack';
  id: string;
  request: string;
}
export interface AgreeHints {
  agree: boolean;
}
/**
 * The host lets people talk at this table, or not.
 */
export interface Allow {
  type: 'allow';
  chat: boolean;
}
/**
 * A request: a decision that the reader owes, or has sealed and may still change.
 */
export interface Ask {
  request: string;
  kind: string;
  prompt: string;
  city: number;
  about: string;
  offers: Offer[];
  refusals: Refusal[];
  chosen: string;
}
/**
 * A legal move, taken apart.
 */
export interface Offer {
  move: string;
  verb: string;
  card: string;
  wonder: string;
  token: string;
  option: number;
  left: number;
  right: number;
  bank: number;
  far: number;
  farther: number;
  gain: number;
  chain: string;
  builds: boolean;
  stage: number;
  favour: boolean;
  label: string;
}
/**
 * Something that cannot be done with a card or a wonder now, and why.
 */
export interface Refusal {
  verb: string;
  about: string;
  text: string;
  short: string;
}
/**
 * Ask for a hint, step by step, for danger signs, or for an estimate: always for one's own seat.
 */
export interface AskCoach {
  type: 'coach';
  id: string;
  request: string;
  what: 'look' | 'moves' | 'reasons' | 'signs' | 'estimate';
}
/**
 * One side of a wonder board of 7 Wonders.
 */
export interface Board {
  key: string;
  city: string;
  side: string;
  name: string;
  start: Mark[];
  stages: StageFace[];
  tip: string;
  guess: boolean;
  art: string;
}
/**
 * One sign on the face of a card. The page draws it; see docs/protocol.md for the icons.
 */
export interface Mark {
  icon: string;
  key: string;
  n: number | null;
  text: string;
}
/**
 * A way to build a stage of a board, or to embellish one.
 */
export interface StageFace {
  cost: Mark[];
  marks: Mark[];
  tip: string;
  guess: boolean;
  alternative: boolean;
  embellishes: number;
}
/**
 * The rules of a game and exactly the sets that were asked for, in one language.
 */
export interface Book {
  game: string;
  sets: BookSet[];
  chapters: BookChapter[];
  legend: BookGroup[];
}
export interface BookSet {
  key: string;
  name: string;
}
export interface BookChapter {
  key: string;
  title: string;
  set: string;
  texts: BookText[];
  cards: string[];
  notes: BookNote[];
}
/**
 * A paragraph, or an item of a list.
 */
export interface BookText {
  item: boolean;
  runs: BookRun[];
}
/**
 * A piece of a text: words, or a sign among them.
 */
export interface BookRun {
  text: string;
  mark: Mark | null;
}
/**
 * What a set adds to a chapter of another one.
 */
export interface BookNote {
  set: string;
  texts: BookText[];
}
/**
 * A part of the legend: `resource`, `color`, `symbol`, `token`, `sign`, `show`, `column` or `phase`.
 */
export interface BookGroup {
  key: string;
  entries: BookEntry[];
}
/**
 * A line of the legend.
 */
export interface BookEntry {
  key: string;
  name: string;
  mark: Mark | null;
  texts: BookText[];
}
/**
 * Everything that the page must know to draw a game, in one language.
 */
export interface Catalogue {
  game: string;
  faces: {
    [k: string]: Face;
  };
  boards: {
    [k: string]: Board;
  };
  names: {
    [k: string]: string;
  };
  extras: {
    [k: string]: ExtraFace;
  };
  looks: Looks;
  categories: string[];
  colors: string[];
  resources: string;
  symbols: string[];
  structures: SlotPlace[][];
  numbers: {
    [k: string]: number;
  };
}
/**
 * A card, progress token or other thing with a name.
 */
export interface Face {
  key: string;
  name: string;
  own_name: boolean;
  kind: string;
  deck: string;
  cost: Mark[];
  marks: Mark[];
  chain_from: string[];
  opens: string[];
  steps: StepFace[];
  tip: string;
  guess: boolean;
  art: string;
}
/**
 * An effect of a card that comes later.
 */
export interface StepFace {
  when: string;
  card: string;
  at: number;
  debt: number;
  marks: Mark[];
  tip: string;
}
/**
 * How something that a set adds to a view (`extras`) is called and where it belongs.
 */
export interface ExtraFace {
  name: string;
  place: string;
  mark: Mark | null;
  of: string;
  words: {
    [k: string]: string;
  };
  means: string;
  event: string;
}
/**
 * How the things of a game look.
 */
export interface Looks {
  colors: {
    [k: string]: ColorFace;
  };
  columns: {
    [k: string]: ColumnFace;
  };
  decks: {
    [k: string]: DeckFace;
  };
  tokens: {
    [k: string]: TokenFace;
  };
  verbs: {
    [k: string]: VerbFace;
  };
  drawings: {
    [k: string]: DrawingFace;
  };
}
/**
 * A colour of cards; without `fill` it is one that the page knows.
 */
export interface ColorFace {
  fill: string;
  ink: string;
  icon: string;
}
/**
 * A row of the score sheet: the colour that it looks like, and its sign.
 */
export interface ColumnFace {
  shade: string;
  icon: string;
}
/**
 * The back of the cards of a deck.
 */
export interface DeckFace {
  fill: string;
  icon: string;
}
/**
 * A token of a set: its sign (empty: a drawing with its key), and what it means for conflicts, as of an extra.
 */
export interface TokenFace {
  icon: string;
  means: string;
  event: string;
}
/**
 * A use of cards: its sign, and whether it is one of those of a card of the hand.
 */
export interface VerbFace {
  icon: string;
  of_hand: boolean;
}
/**
 * A sign on a grid of 24, as SVG paths: one that is filled by the even-odd rule, one that is drawn.
 */
export interface DrawingFace {
  solid: string;
  lines: string;
  tint: string;
}
/**
 * A place in a structure of Duel. The page draws lower rows over higher ones.
 */
export interface SlotPlace {
  row: number;
  col: number;
  up: boolean;
}
/**
 * What a new table may be.
 */
export interface Choices {
  sets: SetChoice[];
  players: {
    [k: string]: number[];
  };
  levels: string[];
}
export interface SetChoice {
  key: string;
  name: string;
  text: string;
  players: number[];
  needs: string[];
  sides: string[];
  picture: string;
}
/**
 * An answer to a request. Sending it twice is harmless; until the request is settled another one replaces it.
 */
export interface Choose {
  type: 'choose';
  id: string;
  request: string;
  move: string;
}
export interface ClassicCityView {
  wonder: string;
  stages: boolean[];
  board: string[];
  coins: number;
  cards: string[];
  starts: boolean;
  production: string;
  choices: string[];
  for_sale: string;
  choices_for_sale: string[];
  left_prices: {
    [k: string]: number;
  };
  right_prices: {
    [k: string]: number;
  };
  far: FarView[];
  share_price: number;
  shields: number;
  victories: number;
  defeats: number;
  military: number;
  counts: {
    [k: string]: number;
  };
  under_stages: string[];
}
/**
 * A city that is no neighbour and sells.
 */
export interface FarView {
  city: number;
  prices: {
    [k: string]: number;
  };
}
export interface ClassicView {
  game: string;
  seat: number;
  seats: number;
  decisions: Decision[];
  over: boolean;
  scores: Scores;
  age: number;
  turn: number;
  last_turn: number;
  passes_left: boolean;
  hand: string[];
  chosen: string;
  sealed: string;
  cities: ClassicCityView[];
  hands: number[];
  discards: number;
  discard: string[];
  extras: {
    [k: string]: string | number | string[] | number[];
  };
}
/**
 * A question that the game asks a seat. The kind tells a page or terminal how to put it.
 */
export interface Decision {
  kind: string;
  seat: number;
  city: number;
}
/**
 * Points by category for each seat. Before the end: what would count now, with no winner.
 */
export interface Scores {
  points: {
    [k: string]: number;
  }[];
  totals: number[];
  winners: number[];
  victory: string;
  tie_break: string;
  standings: number[];
}
/**
 * An answer of the coach. What was not asked for is empty.
 */
export interface Coached {
  type: 'coached';
  id: string;
  request: string;
  what: 'look' | 'moves' | 'reasons' | 'signs' | 'estimate';
  look: string;
  moves: HintMove[];
  signs: Sign[];
  seats: SeatEstimate[];
}
/**
 * One of the two best moves.
 */
export interface HintMove {
  move: string;
  text: string;
  chance: number;
  reasons: string[];
}
/**
 * A danger that a good player sees at once.
 */
export interface Sign {
  kind: string;
  icon: string;
  text: string;
  card: string;
  seat: number;
  now: boolean;
  moves: string[];
}
export interface SeatEstimate {
  chance: number;
  points: number;
}
export interface DuelCityView {
  coins: number;
  cards: string[];
  wonders: WonderView[];
  progress: string[];
  symbols: string[];
  production: string;
  raw_choices: number;
  goods_choices: number;
  unit_prices: {
    [k: string]: number;
  };
  sale: number;
}
export interface WonderView {
  key: string;
  built: boolean;
  price: number;
  card: string;
}
export interface DuelView {
  game: string;
  seat: number;
  seats: number;
  decisions: Decision[];
  over: boolean;
  scores: Scores;
  age: number;
  active: number;
  slots: SlotView[];
  cities: DuelCityView[];
  pawn: number;
  loot: LootView[];
  board: string[];
  discard: string[];
  offered: string[];
  drawn: string[];
}
/**
 * A card that lies in the structure. A hidden one shows only its back.
 */
export interface SlotView {
  row: number;
  col: number;
  back: string;
  card: string;
  accessible: boolean;
  prices: number[];
  chained: boolean[];
}
/**
 * A military token that still lies on the track.
 */
export interface LootView {
  side: number;
  space: number;
  coins: number;
}
/**
 * By what a person would like to be known at a table. Two of one table never bear the same: the page sees to it.
 */
export interface Emblem {
  avatar:
    | (
        | 'lion'
        | 'sun'
        | 'dolphin'
        | 'olive'
        | 'bull'
        | 'owl'
        | 'ship'
        | 'eagle'
        | 'helmet'
        | 'lyre'
        | 'amphora'
        | 'tortoise'
      )
    | '';
  crest: 'shield' | 'round' | 'oblong' | 'hexagon';
  color: number;
}
/**
 * One of eight signs to everybody at the table.
 */
export interface Emote {
  type: 'emote';
  emote: 'hello' | 'thanks' | 'well_played' | 'wow' | 'oops' | 'laugh' | 'thinking' | 'good_game';
}
/**
 * Offer to end the game now, or agree to it; or play on, which takes the offer away. Over when all have agreed.
 */
export interface End {
  type: 'end';
  id: string;
  agree: boolean;
}
/**
 * The table after a turn, and what happened in it.
 */
export interface Frame {
  view: ClassicView | DuelView;
  events: Told[];
}
/**
 * Something that happened, as the reader may know it.
 */
export interface Told {
  n: number;
  kind: string;
  seat: number;
  facts: {
    [k: string]: string | number | string[] | number[];
  };
  text: string;
}
export interface GradeLimit {
  grade: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
  below: number;
}
/**
 * The first message of a socket. The answer is an update with all there is to know.
 */
export interface Hello {
  type: 'hello';
  version: number;
  lang?: 'en' | 'fr' | 'nl';
  since?: number;
  password?: string;
  /**
   * @maxItems 8
   */
  muted?: number[];
}
export interface Join {
  password?: string;
  seat?: number | null;
}
/**
 * A board among some number of players.
 */
export interface KnownAt {
  players: number;
  games: number;
  chance: number;
  margin: number;
  points: number;
}
export interface KnownBoard {
  at: KnownAt[];
  built: string[];
}
/**
 * A record, and games from the same deal that went another way.
 */
export interface LinesWish {
  record: string;
  /**
   * @maxItems 30
   */
  tried: string[];
}
export interface Me {
  name: string;
  emblem: Emblem;
}
/**
 * Hear no more of somebody, or hear them again. It holds for this socket: say it again in the next hello.
 */
export interface Mute {
  type: 'mute';
  seat: number;
  muted: boolean;
}
export interface NewName {
  name: string;
}
export interface NewTable {
  options: OptionsInput;
  /**
   * @maxItems 7
   */
  bots?: string[];
  password?: string;
  start?: boolean;
}
/**
 * How a table plays: chosen by its host, the same for the whole game.
 */
export interface OptionsInput {
  game: 'duel' | 'classic';
  players?: number;
  /**
   * @maxItems 20
   */
  sets?: string[];
  sides?: '' | 'A' | 'B';
  first_game?: boolean;
  teams?: boolean;
  public?: boolean;
  live_score?: boolean;
  pace?: number;
  clock?: 'none' | 'turn' | 'days';
  clock_time?: number;
  away?: 'wait' | 'bot';
  away_after?: number;
  away_level?: 'easy' | 'casual' | 'medium' | 'hard' | 'expert';
  chat?: boolean;
  hints?: boolean;
  estimates?: boolean;
  practice?: number | null;
  guided?: boolean;
}
export interface Openings {
  games: {
    [k: string]: number;
  };
  made: string;
  boards: {
    [k: string]: {
      [k: string]: KnownBoard;
    };
  };
}
/**
 * How a table plays: chosen by its host, the same for the whole game.
 */
export interface Options {
  game: 'duel' | 'classic';
  players: number;
  /**
   * @maxItems 20
   */
  sets: string[];
  sides: '' | 'A' | 'B';
  first_game: boolean;
  teams: boolean;
  public: boolean;
  live_score: boolean;
  pace: number;
  clock: 'none' | 'turn' | 'days';
  clock_time: number;
  away: 'wait' | 'bot';
  away_after: number;
  away_level: 'easy' | 'casual' | 'medium' | 'hard' | 'expert';
  chat: boolean;
  hints: boolean;
  estimates: boolean;
  practice: number | null;
  guided: boolean;
}
/**
 * All that the pad needs to count by category without a server: the base game first.
 */
export interface PadBook {
  sets: PadSet[];
}
/**
 * What a set brings to the score sheet.
 */
export interface PadSet {
  key: string;
  columns: string[];
  symbols: string[];
  boards: string[];
  chooses_symbols: boolean;
}
export interface PadCity {
  board: string;
  /**
   * @maxItems 20
   */
  stages?: number[];
  /**
   * @maxItems 120
   */
  cards?: string[];
  coins?: number;
  /**
   * @maxItems 99
   */
  victories?: number[];
  defeats?: number;
  more?: {
    [k: string]: number | string | string[];
  };
}
/**
 * A finished Duel.
 */
export interface PadDuel {
  /**
   * @maxItems 2
   */
  cities: PadDuelCity[];
  pawn?: number;
}
export interface PadDuelCity {
  /**
   * @maxItems 120
   */
  cards?: string[];
  /**
   * @maxItems 120
   */
  wonders?: string[];
  /**
   * @maxItems 120
   */
  tokens?: string[];
  coins?: number;
}
/**
 * Something besides cards, stages, coins and tokens of war that a set must be told about a city.
 */
export interface PadEntry {
  key: string;
  kind: 'number' | 'card' | 'cards' | 'stages' | 'flag' | 'seat';
  name: string;
  among: string[];
  beside: string[];
}
/**
 * What can be entered for a mix of sets and a number of players.
 */
export interface PadForm {
  cities: number;
  boards: string[];
  cards: string[];
  entries: PadEntry[];
}
/**
 * The score sheet, as the engine counts it.
 */
export interface PadScores {
  points: {
    [k: string]: number;
  }[];
  totals: number[];
  winners: number[];
  victory: string;
  tie_break: string;
  standings: number[];
}
/**
 * A finished game of 7 Wonders, clockwise from the first city.
 */
export interface PadTable {
  players: number;
  /**
   * @maxItems 20
   */
  sets?: string[];
  teams?: boolean;
  /**
   * @maxItems 9
   */
  cities: PadCity[];
}
export interface Ping {
  type: 'ping';
}
export interface Pong {
  type: 'pong';
}
/**
 * Why a request failed.
 */
export interface Problem {
  code: string;
  text: string;
}
export interface PuzzleAnswer {
  move: string;
}
/**
 * A puzzle in a list: all but the position.
 */
export interface PuzzleLine {
  number: number;
  key: string;
  game: 'duel' | 'classic';
  players: number;
  sets: string[];
  theme: string;
  level: 'easy' | 'medium' | 'hard';
  rating: number;
}
export interface PuzzleList {
  puzzles: PuzzleLine[];
}
export interface PuzzleOfDay {
  number: number;
  day: string;
}
/**
 * A position as the seat that is to move sees it, and the moves it may choose from.
 */
export interface PuzzlePosition {
  line: PuzzleLine;
  seat: number;
  names: string[];
  view: ClassicView | DuelView;
  events: Told[];
  ask: Ask;
}
export interface PuzzleVerdict {
  right: boolean;
  best: string;
  theme: string;
  chance: number;
  behind: number;
  lines: string[];
}
export interface RecordReviewWish {
  record: string;
  open_cards?: boolean;
  since?: number;
}
export interface RecordText {
  record: string;
}
export interface RecordTryWish {
  record: string;
  turn: number;
  seat: number;
  level?: 'easy' | 'casual' | 'medium' | 'hard' | 'expert';
  line?: number;
}
/**
 * Something that the player sent was not accepted, and changed nothing.
 */
export interface Refused {
  type: 'refused';
  id: string;
  code:
    | 'late'
    | 'illegal'
    | 'not_yours'
    | 'malformed'
    | 'too_fast'
    | 'version'
    | 'password'
    | 'order'
    | 'stopped'
    | 'silent'
    | 'no_hints'
    | 'no_estimates'
    | 'busy';
  text: string;
}
export interface Replay {
  game: string;
  sets: string[];
  players: string[];
  seat: number;
  hinted: number[];
  frames: Frame[];
  lines: ReplayLine[];
}
/**
 * A way on that was not played.
 */
export interface ReplayLine {
  of: number;
  turn: number;
  words: string;
  frames: Frame[];
}
/**
 * Give up. At a table of two the other one wins; at a larger one a bot plays on in this seat, for good.
 */
export interface Resign {
  type: 'resign';
  id: string;
}
/**
 * A review as far as it is. Ask again, with `since` = `next`, until it is done.
 */
export interface ReviewState {
  id: string;
  state: 'waiting' | 'working' | 'done';
  done: number;
  total: number;
  next: number;
  decisions: ReviewedDecision[];
  open_cards: boolean;
  may_open: boolean;
  finished: boolean;
  rounds: number;
  seats: ReviewedSeat[];
  curve: ReviewedTurn[];
  turning_points: ReviewedTurningPoint[];
  limits: GradeLimit[];
}
/**
 * A decision that was a choice, and what the expert thinks of it.
 */
export interface ReviewedDecision {
  turn: number;
  seat: number;
  age: number;
  kind: string;
  grade: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
  theme: string;
  loss: number;
  points: number | null;
  played: ReviewedMove;
  best: ReviewedMove;
  better: string[];
  worse: string[];
}
export interface ReviewedMove {
  move: string;
  text: string;
  chance: number;
}
export interface ReviewedSeat {
  name: string;
  grades: {
    [k: string]: number;
  };
  forced: number;
  mean_loss: number;
  luck: number;
  themes: ReviewedTheme[];
}
export interface ReviewedTheme {
  theme: string;
  decisions: number;
  loss: number;
}
/**
 * The chances before a turn; the last one is the end.
 */
export interface ReviewedTurn {
  turn: number;
  chances: number[];
  luck: number[];
}
export interface ReviewedTurningPoint {
  turn: number;
  seat: number;
  change: number;
  cause: 'decision' | 'luck';
  by: number;
}
/**
 * Which review of a game, and what the reader has of it already.
 */
export interface ReviewWish {
  open_cards?: boolean;
  since?: number;
}
/**
 * A few words to everybody at the table. They are kept nowhere.
 */
export interface Say {
  type: 'say';
  text: string;
}
export interface SeatState {
  kind: 'open' | 'human' | 'bot';
  name: string;
  level: string;
  emblem: Emblem;
  online: boolean;
  away: boolean;
  waiting: boolean;
  sealed: boolean;
  resigned: boolean;
  agrees: boolean;
  agrees_hints: boolean;
  hinted: boolean;
}
export interface SetBot {
  level: string | null;
}
/**
 * From now on, and for all that was told so far, in another language.
 */
export interface Speak {
  type: 'speak';
  lang: 'en' | 'fr' | 'nl';
}
export interface TableId {
  id: string;
  seat: number;
}
/**
 * A table in a list.
 */
export interface TableLine {
  id: string;
  options: Options;
  status: 'open' | 'playing' | 'over' | 'waiting' | 'broken';
  locked: boolean;
  players: string[];
  free: number;
  you: number;
  your_turn: boolean;
  age: number;
  created: number;
  hinted: boolean;
}
/**
 * A table and who sits at it. The same for everybody, save for `you` and `host`.
 */
export interface TableState {
  id: string;
  options: Options;
  locked: boolean;
  status: 'open' | 'playing' | 'over' | 'waiting' | 'broken';
  seats: SeatState[];
  you: number;
  host: boolean;
  spectators: number;
  lacks: string[];
  deadline: number | null;
  now: number;
  ended: '' | 'resigned' | 'agreed';
  hints: boolean;
  takes_back: boolean;
  rematch: string;
}
/**
 * Somebody said something: words to be shown as they are, or a sign.
 */
export interface Talk {
  type: 'talk';
  seat: number;
  emote: ('hello' | 'thanks' | 'well_played' | 'wow' | 'oops' | 'laugh' | 'thinking' | 'good_game') | '';
  text: string;
}
/**
 * From which position somebody would like to play on.
 */
export interface TryWish {
  turn: number;
  seat: number;
  level?: 'easy' | 'casual' | 'medium' | 'hard' | 'expert';
}
/**
 * What changed: parts that did not change are left out (null).
 */
export interface Update {
  type: 'update';
  reset: boolean;
  seq: number;
  events: Told[];
  table: TableState | null;
  view: ClassicView | DuelView | null;
  ask: Ask | null;
}
