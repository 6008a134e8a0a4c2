// Written by `make wire` from the Python types. Change those, not this file.

export interface Play {
  type: "play";
  seat: number;
  at_seq: number;
  move: string;
  command_id: string;
}

export interface Judge {
  type: "judge";
  seat: number;
  move: string;
  command_id: string;
}

export interface Answer {
  type: "answer";
  seat: number;
  choice: string;
  command_id: string;
}

export interface TakeBack {
  type: "take_back";
  seat: number;
  at_seq: number;
  command_id: string;
}

export interface Resign {
  type: "resign";
  seat: number;
  command_id: string;
}

export interface Claim {
  type: "claim";
  secret: string;
  name?: string;
  command_id: string;
}

export interface ClaimWin {
  type: "claim_win";
  seat: number;
  command_id: string;
}

export interface ReadLink {
  type: "read_link";
  secret: string;
  command_id: string;
}

export interface Yield {
  type: "yield";
  seat: number;
  level: string;
  command_id: string;
}

export interface Reclaim {
  type: "reclaim";
  seat: number;
  command_id: string;
}

export interface Offer {
  type: "offer";
  seat: number;
  command_id: string;
}

export interface Rename {
  type: "rename";
  seat: number;
  name: string;
  command_id: string;
}

export interface Pause {
  type: "pause";
  seat: number;
  command_id: string;
}

export interface Resume {
  type: "resume";
  seat: number;
  command_id: string;
}

export type Pace = "quick" | "normal" | "slow";

export interface SetPace {
  type: "set_pace";
  pace: Pace;
  command_id: string;
}

export interface Rematch {
  type: "rematch";
  command_id: string;
}

export interface Hint {
  type: "hint";
  seat: number;
  command_id: string;
}

export interface Explain {
  type: "explain";
  seat?: number | null;
  command_id: string;
}

export interface Review {
  type: "review";
  command_id: string;
}

export interface Hand {
  type: "hand";
  seat: number;
  placement: number;
  x: number;
  y: number;
  z: number;
  yaw: number;
  let_go?: boolean;
  back?: boolean;
}

export interface Ping {
  type: "ping";
  sent_ms: number;
}

export interface Chair {
  seat: number;
  name: string;
  taken: boolean;
  mine: boolean;
  here: boolean;
  bot: string;
  link: string;
  left: boolean;
  is_late: boolean;
  away_since_ms: number;
  was_mine: boolean;
  by: number | null;
}

export interface StudyState {
  id: string;
  seat: number;
  done: boolean;
  lost: string;
  tries: number;
  choices: string[];
  lights: string[];
}

export interface Table {
  type: "table";
  table: string;
  game: string;
  players: number;
  options: Record<string, string>;
  takeback: boolean;
  hints: boolean;
  patience_ms: number;
  claim_ms: number;
  total_s: number;
  increment_s: number;
  host: boolean;
  chairs: Chair[];
  watchers: number;
  seed_hash: string;
  seed: string;
  next_table: string;
  closed: boolean;
  shown?: boolean;
  paused_by?: number | null;
  going?: number[];
  pace?: Pace;
  study?: StudyState | null;
}

export interface Cause {
  who: string;
  move: string;
  taken_back: boolean;
}

export interface SeatView {
  seats: number[];
  view: unknown;
  picture?: string;
}

export interface Choices {
  seat: number;
  moves: string[];
  gaps?: number[];
}

export interface Alarm {
  move: string;
  left_ms: number;
}

export interface PlayerTime {
  seat: number;
  left_ms: number;
  runs: boolean;
}

export interface Moment {
  seat: number;
  at_ms: number;
}

export interface Update {
  type: "update";
  seq: number;
  causes: Cause[];
  views: SeatView[];
  to_act: number[];
  choices: Choices[];
  alarms: Alarm[];
  times: PlayerTime[];
  can_take_back: number[];
  no_take_back: string;
  over: boolean;
  server_ms: number;
  rang_ms: number;
  moments: Moment[];
  tally?: Record<string, number>[];
}

export interface Accepted {
  type: "accepted";
  command_id: string;
  seq: number;
}

export type Code = "not-a-move" | "illegal" | "stale" | "forbidden" | "wrong" | "malformed" | "busy";

export interface Refused {
  type: "refused";
  command_id: string;
  code: Code;
  reason: string;
}

export interface Judged {
  type: "judged";
  command_id: string;
  reason: string;
}

export interface Invitation {
  type: "invitation";
  command_id: string;
  seat: number;
  host: number | null;
}

export interface RuleOfMoment {
  rule: string;
  clause: string;
  args: Record<string, number | string | string[]>;
  light: string[];
}

export interface CoachNote {
  note: string;
  args: Record<string, number | string | string[]>;
}

export interface Explained {
  type: "explained";
  command_id: string;
  at_seq: number;
  moment: RuleOfMoment;
  notes: CoachNote[];
}

export interface Candidate {
  move: string;
  margin: number;
  win: number;
  visits: number;
}

export interface Advice {
  type: "advice";
  command_id: string;
  seat: number;
  at_seq: number;
  move: string;
  points: number;
  best_other: number;
  margin: number;
  win: number;
  candidates: Candidate[];
}

export interface Finding {
  finding: string;
  args: Record<string, number | string | string[]>;
  light: string[];
}

export interface ReviewedPly {
  ply: number;
  step: number;
  seat: number;
  colour: string;
  move: string;
  expected: number[];
  after: number[];
  best: string;
  best_value: number;
  value: number;
  loss: number;
  gave: Finding[];
}

export interface ReviewPart {
  type: "review_part";
  done: number;
  total: number;
  plies: ReviewedPly[];
  final: number[];
}

export interface Poses {
  type: "poses";
  placement: number;
  frame: string;
  whole: boolean;
  let_go: boolean;
  counted_ms?: number;
  left_ms?: number | null;
  touched?: boolean;
  fell?: boolean;
}

export interface Pong {
  type: "pong";
  sent_ms: number;
  server_ms: number;
}

export interface GameFile {
  name: string;
  text: string;
}

export type Sitter = "me" | "here" | "link" | "bot";

export interface NewSeat {
  sitter: Sitter;
  name?: string;
  level?: string;
}

export interface From {
  table: string;
  moves: number;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  takeback?: boolean;
  hints?: boolean | null;
  patience_s?: number;
  total_s?: number;
  increment_s?: number;
  pace?: Pace;
  goes_on?: From | null;
}

export interface NewStudy {
  study: string;
}

export interface OpenedTable {
  table: string;
}

export interface OptionInfo {
  key: string;
  values: string[];
  default: string;
  per_seat: boolean;
  players: number[];
  names_starter: boolean;
  withheld: string[];
}

export interface LessonInfo {
  id: string;
  steps: string[];
}

export interface GameInfo {
  key: string;
  players: number[];
  usual_players: number;
  minutes: number;
  age: number;
  ages_of_options: Record<string, Record<string, number>>;
  solo_options: Record<string, string> | null;
  front_options: string[];
  takeback: boolean;
  has_turns: boolean;
  is_race: boolean;
  has_hidden: boolean;
  has_luck: boolean;
  has_gravity: boolean;
  causes: string[];
  is_from_outside: boolean;
  picture: string;
  names: Record<string, string>;
  pitches: Record<string, string>;
  option_names: Record<string, Record<string, string>>;
  options: OptionInfo[];
  bots: string[];
  scale: string[];
  old_levels: Record<string, string>;
  first_level: string;
  adapting_levels: string[];
  characters: string[];
  bot_seconds: Record<string, number>;
  analysis: boolean;
  lessons: LessonInfo[];
  lessons_withheld: boolean;
}

export interface MyTable {
  table: string;
  game: string;
  names: string[];
  my_turn: boolean;
  over: boolean;
  changed_ms: number;
  options: Record<string, string>;
}

export interface PastSeat {
  seat: number;
  name: string;
  taken: boolean;
  mine: boolean;
  bot: string;
}

export interface FinishedTable {
  table: string;
  game: string;
  options: Record<string, string>;
  chairs: PastSeat[];
  winners: number[];
  reason: string;
  ended_ms: number;
  next_table: string;
}

export interface Step {
  cause: Cause | null;
  view: unknown;
  picture?: string;
  to_act?: number[];
}

export interface Replay {
  steps: Step[];
}

export interface Moves {
  seq: number;
  line: number;
  since: number;
  steps: Step[];
}

export interface Problem {
  reason: string;
  detail: string;
  move?: number;
  why?: string;
}

export interface WantedPuzzle {
  game: string;
  idea?: string;
  harder?: number;
  name?: string;
}

export interface WantedDaily {
  game: string;
  name?: string;
}

export interface ShownPuzzle {
  id: string;
  game: string;
  seat: number;
  goal: string;
  idea: string;
  rating: number;
  length: number;
  choices: string[];
  free: Record<string, string>;
  looks: Record<string, unknown>;
}

export interface PuzzleTable {
  table: string;
  puzzle: ShownPuzzle;
  told: string;
  decided: boolean;
  right: boolean;
  took_ms: number;
  tries: number;
  solved: boolean;
  rating: number;
  change: number;
  answer: string[];
}

export interface PuzzleGame {
  game: string;
  count: number;
  ideas: Record<string, number>;
  daily: string;
  rating: number;
  is_sure: boolean;
}

export interface Streak {
  days: number;
  best: number;
  today: boolean;
}

export interface PuzzleHall {
  day: string;
  games: PuzzleGame[];
  streak: Streak;
}

export interface BoardRow {
  name: string;
  took_ms: number;
  mine: boolean;
}

export interface DailyBoard {
  game: string;
  day: string;
  answered: number;
  rows: BoardRow[];
}

export interface RatedDay {
  day: string;
  rating: number;
}

export interface IdeaProgress {
  idea: string;
  tried: number;
  right: number;
}

export interface GameProgress {
  game: string;
  rating: number;
  deviation: number;
  is_sure: boolean;
  tried: number;
  right: number;
  best_rush: number;
  days: RatedDay[];
  ideas: IdeaProgress[];
}

export interface PuzzleProgress {
  games: GameProgress[];
  streak: Streak;
}

export interface Rush {
  run: string;
  game: string;
  left_ms: number;
  solved: number;
  wrong: number;
  most_wrong: number;
  over: boolean;
  best: number;
  now: PuzzleTable | null;
}

export interface Mistakes {
  table: string;
  game: string;
  steps: number[];
}

export interface Mistake {
  table: string;
  game: string;
  seat: number;
}

export interface ShownKey {
  key: string;
}

export interface ListedTable {
  table: string;
  game: string;
  names: string[];
  over: boolean;
  created_ms: number;
  changed_ms: number;
  seq: number;
  in_memory: boolean;
  sockets: number;
  options: Record<string, string>;
  study: boolean;
}

export interface TableList {
  tables: ListedTable[];
  more: boolean;
}

export interface SeatedPerson {
  seat: number;
  name: string;
  person: string;
  bot: string;
  here: boolean;
  to_act: boolean;
}

export interface PastEvent {
  seq: number;
  at_ms: number;
  event: string;
  seat: number | null;
}

export interface TableDetails {
  listed: ListedTable;
  options: Record<string, string>;
  chairs: SeatedPerson[];
  closed: boolean;
  damaged: boolean;
  watchers: number;
  events: PastEvent[];
}

export interface Ended {
  ended: boolean;
}

export interface GameCensus {
  game: string;
  kept: number;
  running: number;
}

export interface Reason {
  reason: string;
  count: number;
}

export interface Overview {
  version: string;
  now_ms: number;
  started_ms: number;
  problems: string[];
  tables_in_memory: number;
  sockets: number;
  people: number;
  games: GameCensus[];
  commands: number;
  refusals: Reason[];
  append_ms: number;
  lag_ms: number;
  store_errors: number;
  cut_offs: number;
  damaged: number;
  bot_queue: number;
  bot_failures: number;
}

export type BlokusColour = "blue" | "yellow" | "red" | "green";

export type BlokusStanding = "playing" | "blocked" | "finished" | "left";

export interface BlokusColourView {
  colour: BlokusColour;
  owner: number | null;
  pieces: string[];
  squares_left: number;
  standing: BlokusStanding;
  bonus: number;
  score: number;
}

export interface BlokusLaid {
  colour: BlokusColour;
  seat: number;
  piece: string;
  cells: string[];
}

export interface Outcome {
  reason: string;
  places: number[];
  scores: number[];
}

export interface BlokusView {
  size: number;
  board: string;
  starts: string[];
  fixed_corners: boolean;
  order: BlokusColour[];
  colours: BlokusColourView[];
  ply: number;
  turn: BlokusColour | null;
  seat: number | null;
  anchors: string[];
  may_pass: boolean;
  last: BlokusLaid | null;
  skipped: BlokusColour[];
  scores: number[];
  outcome: Outcome | null;
  is_advanced: boolean;
  left: number[];
  next_for_shared: number | null;
  seat_turns: number[];
}

export type BlackoutPhase = "setting" | "roll" | "rolling" | "place" | "call" | "draw" | "over";

export interface BlackoutSpaceView {
  number: number;
  covered: boolean;
}

export interface BlackoutCardView {
  name: string;
  spaces: BlackoutSpaceView[];
}

export interface BlackoutDieView {
  die: string;
  face: string;
}

export interface BlackoutPlayerView {
  cards: string[];
  left: boolean;
}

export interface BlackoutView {
  phase: BlackoutPhase;
  seat: number | null;
  extra: boolean;
  cards: (BlackoutCardView | null)[];
  dice: BlackoutDieView[];
  pending: string[];
  lost: string[];
  chips: number;
  pile: number;
  players: BlackoutPlayerView[];
  cards_to_win: number;
  caller: number | null;
  turn: number;
  outcome: Outcome | null;
}

export type BlockyouPhase = "ready" | "countdown" | "turning" | "race" | "last" | "over";

export interface BlockyouLyingView {
  card: string;
  row: number;
  column: number;
  turns: number;
}

export type BlockyouStatus = "idle" | "leads" | "ready" | "active" | "done" | "blocked" | "fault" | "last" | "returned" | "out" | "left";

export interface BlockyouPlayerView {
  direction: string;
  cards: number;
  status: BlockyouStatus;
}

export interface BlockyouLaidView {
  seat: number;
  card: BlockyouLyingView;
  fault: string;
  blocked: number[];
  stayed: boolean;
}

export type BlockyouEnding = "" | "all" | "last" | "time" | "dead" | "refreshed";

export interface BlockyouPlaceView {
  row: number;
  column: number;
  turns: number;
}

export interface BlockyouHindsightView {
  card: string;
  field: BlockyouLyingView[];
  places: BlockyouPlaceView[];
}

export interface BlockyouView {
  phase: BlockyouPhase;
  round: number;
  seat: number | null;
  hand: string | null;
  field: BlockyouLyingView[];
  players: BlockyouPlayerView[];
  pile: number;
  laid: BlockyouLaidView[];
  ending: BlockyouEnding;
  solo: boolean;
  outcome: Outcome | null;
  hindsight?: BlockyouHindsightView | null;
}

export type BlockoutPhase = "dealing" | "choose" | "drawing" | "restart" | "bonus" | "practice" | "slipping" | "placing" | "count" | "report" | "vote" | "revote" | "over";

export interface BlockoutHandView {
  cards: number;
  left: boolean;
  vote: string;
}

export interface BlockoutPoseView {
  x: number;
  y: number;
  z: number;
  qw: number;
  qx: number;
  qy: number;
  qz: number;
}

export interface BlockoutStandingView {
  block: string;
  pose: BlockoutPoseView;
}

export interface BlockoutSpotView {
  x_mm: number;
  y_mm: number;
  turns: number;
}

export interface BlockoutHeldView {
  seat: number;
  block: string;
  card: string;
  spot: BlockoutSpotView | null;
}

export interface BlockoutVerdictView {
  seat: number;
  block: string;
  verdict: string;
}

export interface BlockoutView {
  phase: BlockoutPhase;
  seat: number | null;
  viewer: number | null;
  hand: string[];
  players: BlockoutHandView[];
  pile: number;
  discards: string[];
  tower: BlockoutStandingView[];
  free: string[];
  held: BlockoutHeldView | null;
  last: BlockoutVerdictView | null;
  clockwise: boolean;
  restart: boolean;
  owed: number;
  late: boolean;
  turn: number;
  edition: string;
  model: string;
  hands: string;
  advanced: boolean;
  outcome: Outcome | null;
}

export type ToServer = Play | Judge | Answer | TakeBack | Resign | Claim | ClaimWin | ReadLink | Yield | Reclaim | Offer | Rename | Pause | Resume | SetPace | Rematch | Hint | Explain | Review | Hand | Ping;

export type ToBrowser = Table | Update | Accepted | Refused | Judged | Invitation | Explained | Advice | ReviewPart | Poses | Pong;
