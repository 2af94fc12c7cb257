// Generated from server/wire/ by `python -m farshore.server.wire.typescript`. Do not edit.

/** A message was carried out, at this version. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** Play an action; `undo` takes the last one back. A repeated id is acknowledged, not played again. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  version: number;
  do: string;
  after?: string[];
}

/** POST /api/player/seats: the player takes over the seats of these secrets. */
export interface AttachRequest {
  secrets: string[];
  language?: "de" | "en" | "fr" | "it";
}

/** A turn that a user tries after the match, compared with the best turn found. */
export interface Attempt {
  tried: Estimate;
  played: Estimate;
  reasons: Record<string, number>;
  same?: string;
}

export interface BotLevel {
  name: string;
  title: string;
}

/** POST /api/player/bot: a new bot token. */
export interface BotTokenRequest {
  name: string;
  scopes?: ("challenge" | "play")[];
  language?: "de" | "en" | "fr" | "it";
}

/** A bot token in the player's list; the token itself is never shown again. */
export interface BotTokenState {
  id: string;
  name: string;
  scopes: ("challenge" | "play")[];
  created: number;
  used?: number;
}

/** GET /api/player/bots */
export interface BotTokens {
  bots?: BotTokenState[];
  token?: string;
}

/** POST /api/tables/ID/branch: continue from an event, in one of the seats, against bots of this level. */
export interface BranchRequest {
  at: number;
  seat: number;
  level?: string;
  name?: string;
  secrets?: string[];
  language?: "de" | "en" | "fr" | "it";
}

/** A button. If `waits` is set, it is inactive and `waits` says what is missing. */
export interface Button {
  type: "button";
  id: string;
  name: Text;
  do?: string;
  primary?: boolean;
  waits?: Text | null;
  note?: Text | null;
  warning?: Text | null;
}

/** One deal for everyone. GET /api/challenges?language=LANG&name=NAME */
export interface Challenge {
  name: string;
  game: string;
  title: string;
  results?: ChallengeResult[];
  board?: Field | null;
}

/** A finished table of a challenge. */
export interface ChallengeResult {
  table: string;
  names: string[];
  bots: boolean[];
  totals: number[];
  winners?: number[];
  par?: number | null;
  again?: boolean;
  version?: number;
}

/** How a finished attempt at the challenge of a day compares. POST /api/tables/ID/standing */
export interface ChallengeStanding {
  counted: boolean;
  points: number;
  place: number;
  players: number;
  beaten: number;
  par?: number | null;
  results?: ChallengeResult[];
  winner?: ChallengeResult | null;
  left?: number;
}

export interface Challenges {
  challenges: Challenge[];
  days?: string[];
}

/** POST /api/clubs/ID/change: what is omitted stays. */
export interface ChangeClub {
  name?: string | null;
  cup_game?: string | null;
  new_link?: boolean;
  language?: "de" | "en" | "fr" | "it";
}

/** Show the table from another seat of this client; without one, as a spectator. */
export interface ChangeView {
  type: "look";
  view?: number | null;
}

/** A chat message. */
export interface ChatMessage {
  number: number;
  seat: number;
  words: string;
  at: number;
}

/** Chat messages, oldest first: at first the last ones, then each new one. */
export interface ChatMessages {
  type: "talk";
  lines: ChatMessage[];
}

/** A club in the reader's list. */
export interface ClubEntry {
  id: string;
  name: string;
  members: number;
  owner?: boolean;
}

/** What a join link shows before you join. */
export interface ClubInvitation {
  id: string;
  name: string;
  members: number;
  owner?: string;
  member?: boolean;
}

/** GET /api/clubs: the reader's clubs. */
export interface ClubList {
  clubs?: ClubEntry[];
}

/** A member, with the matches against other members. */
export interface ClubMember {
  number: number;
  name: string;
  joined: number;
  owner?: boolean;
  me?: boolean;
  played?: number;
  won?: number;
}

/** POST /api/clubs/ID/remove, POST /api/clubs/ID/give: which member. */
export interface ClubMemberRequest {
  member: number;
  language?: "de" | "en" | "fr" | "it";
}

/** GET /api/clubs/ID: only for members. */
export interface ClubState {
  id: string;
  name: string;
  code: string;
  owner?: boolean;
  me?: number;
  cup?: string;
  cup_game?: string;
  cup_title?: string;
  members?: ClubMember[];
  tables?: OpenTable[];
  tournaments?: TournamentEntry[];
}

/** POST /api/code, /api/code/seat: the invitation of a code, and its seat. */
export interface CodeRequest {
  code: string;
  name?: string;
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/tournaments/ID/control: what the organiser does. */
export interface ControlRequest {
  do: "cancel" | "pause" | "resume" | "start";
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/promise: a hash that commits the server to the deal of a table that is still to be created. */
export interface DealPromise {
  table: string;
  promise: string;
  deal: string;
}

/** POST /api/tournaments/ID/deal: play a deal of a ladder or of the cup of the week. There is one try. */
export interface DealRequest {
  deal: number;
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/clubs/ID/delete: the name of the club again, so that nobody does it by accident. */
export interface DeleteClub {
  name?: string;
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/player/delete: the name again, so that nobody does it by accident; empty if there is none. */
export interface DeletePlayerRequest {
  name?: string;
}

/** POST /api/player/code: another device signs in with it, once and soon. */
export interface DeviceCode {
  code: string;
  seconds: number;
}

/** A line of the score sheet in a diagram. */
export interface DiagramScore {
  name: Text;
  points: number;
}

/** A chance draw, compared with the average of all possible outcomes. */
export interface DrawReview {
  events: [number, number];
  when: TurnLabel;
  what?: Text | null;
  luck: number;
  se: number;
}

/** POST /api/tournaments/ID/enter: the code, if one is needed. */
export interface EnterRequest {
  code?: string;
  language?: "de" | "en" | "fr" | "it";
}

/** An entrant. A deleted player has no name. */
export interface Entrant {
  number: number;
  name?: string;
  withdrawn?: boolean;
  me?: boolean;
}

/** A message was not carried out, and why. `id` is empty if the message could not be decoded. */
export interface ErrorMessage {
  type: "refused";
  id: string;
  key: string;
  reason: string;
  version?: number;
}

/** A mean with its standard error. */
export interface Estimate {
  mean?: number;
  se?: number;
  known?: boolean;
}

/** The text of one event; it does not name the seat. */
export interface EventText {
  at: number;
  seat: number;
  words: Text;
}

/** Request why a node cannot be used. */
export interface ExplainTarget {
  type: "why";
  id: string;
  seat: number;
  target: string;
}

/** The answer to `peek`, `why`, `hint` or `ahead`. */
export interface Explanation {
  type: "told";
  id: string;
  title: string;
  key?: string;
  lines?: string[];
  points?: number;
  do?: string;
  where?: string[];
  texts?: Text[];
  then?: [string, number][];
  board?: Field | null;
}

/** A board: a ground and its layers, lowest first. */
export interface Field {
  type: "field";
  id: string;
  name: Text;
  ground: GroundData;
  layers?: LayerData[];
  seat?: number | null;
}

/** GET /api/games?language=LANG */
export interface GameList {
  games: GameState[];
  levels: BotLevel[];
  usual: string;
  languages: string[];
  pdf?: boolean;
  keep?: Record<string, number>;
  players?: "invite" | "off" | "open";
  message?: string;
  maintenance?: number;
}

/** A game in the list of games. Its art and colours are at `/games/ID/art.svg`. */
export interface GameState {
  id: string;
  title: string;
  summary: string;
  seats: number[];
  minutes: number;
  options?: OptionState[];
  hidden?: boolean;
  art?: string;
  rules?: boolean;
  lessons?: LessonEntry[];
  practice?: number;
  typical?: Record<string, number>;
}

/** A small picture or text in a node: an icon of the game's art, a swatch, a seat's shape, or characters. */
export interface Glyph {
  art?: string;
  fill?: string;
  seat?: number | null;
  sign?: "" | "arrow" | "box" | "cross";
  words?: string;
  count?: number | null;
  state?: "" | "blocked" | "off" | "spent";
}

/** An empty board (`core.scene.Ground`). */
export interface GroundData {
  shape: string;
  spaces: number[];
  kinds?: Space[];
  areas?: boolean;
}

/** Pointed-top hexes in centred rows, space by space from the top left. */
export interface Hexes {
  kind: "hexes";
  rows: number[];
  names: string[];
  places?: number[];
  row_names?: string[];
  kinds?: Space[];
}

/** Request a hint. Step 1: where to look, 2: which action, 3: why. */
export interface HintRequest {
  type: "hint";
  id: string;
  seat: number;
  step?: 1 | 2 | 3;
}

/** Who invites to which game, and who sits where. */
export interface Invitation {
  table: string;
  game: string;
  title: string;
  version: number;
  seats: SeatState[];
  sentences: string[];
  seat?: number;
  host?: number;
  created?: number;
  pace?: number;
  open?: boolean;
  rated?: boolean;
  over?: boolean;
}

/** POST /api/people/accept, POST /api/people/decline */
export interface InvitationAnswer {
  id: string;
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/tables/ID/invitation: what a link leads to. */
export interface InvitationRequest {
  secrets?: string[];
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/people/invite: invite a player whom you have met to a table of yours with a free seat. */
export interface InvitePerson {
  name: string;
  table: string;
  language?: "de" | "en" | "fr" | "it";
}

/** The first message: join a table with these secrets, or watch if none of them is for this table. */
export interface Join {
  type: "join";
  table: string;
  secrets?: string[];
  language?: "de" | "en" | "fr" | "it";
  view?: number | null;
  since?: number;
  links?: LinkUse[];
  entropy?: string;
  protocol?: number;
  positions?: boolean;
  text?: boolean;
}

/** POST /api/clubs/invitation, POST /api/clubs/join: the code of the join link. */
export interface JoinClub {
  code: string;
  language?: "de" | "en" | "fr" | "it";
}

/** Spaces of a board that have something in common (`core.scene.Layer`). */
export interface LayerData {
  kind: "area" | "blocked" | "claim" | "cross" | "drawn" | "figure" | "legal" | "new" | "points" | "start";
  cells: string;
  seat?: number | null;
  name?: Text | null;
  do?: string;
  fill?: string | null;
  icon?: string | null;
  tag?: string | null;
}

/** GET /api/leaderboard?game=GAME&group=2&season=2026-4&list=people: the best whose rating is certain enough. */
export interface Leaderboard {
  game: string;
  group: "1" | "2" | "3-4";
  season?: string;
  seasons?: string[];
  headline?: "adjusted" | "plain";
  entries?: LeaderboardEntry[];
  mine?: LeaderboardEntry | null;
}

/** A player in a leaderboard. */
export interface LeaderboardEntry {
  place: number;
  name: string;
  plain: RatingValue;
  adjusted?: RatingValue | null;
  program_of?: string;
}

/** POST /api/clubs/ID/leave */
export interface LeaveClub {
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/tables/ID/leave: delete a table at which nobody else plays; elsewhere let a bot play the own seats. */
export interface LeaveRequest {
  secrets: string[];
  level?: string;
}

/** Let a bot of this level play a seat of this client; without a level the seat waits. */
export interface LeaveSeat {
  type: "leave";
  id: string;
  seat: number;
  level?: string;
}

/** A lesson of a game, with translated texts. */
export interface LessonEntry {
  id: string;
  title: string;
  aim: string;
  minutes: number;
  steps: number;
}

/** The state of a lesson: what the step says, highlights and waits for. */
export interface LessonState {
  id: string;
  title: string;
  step: number;
  steps: number;
  words: string;
  sense?: string;
  show?: string[];
  parts?: string[] | null;
  wait?: "any" | "do" | "next" | "turn";
  do?: string[];
  rule?: string;
  over?: boolean;
  found?: boolean;
  answer?: string[];
  why?: string[];
}

/** The secret of a link, and the random secret of the client that replaces it. */
export interface LinkUse {
  link: string;
  secret: string;
}

/** One line of the log: what a seat did in a turn, once it has finished. */
export interface LogLine {
  turn: number;
  seat: number;
  at: number;
  words?: Text | null;
  gain?: number;
  cells?: number[];
  tracks?: string[];
  round?: number;
  number?: number;
  time?: number;
}

/** The answer to `history`. */
export interface LogMessage {
  type: "log";
  id: string;
  log: LogLine[];
}

/** Request the log after version `since`. */
export interface LogRequest {
  type: "history";
  id: string;
  since?: number;
}

/** GET /api/tables/ID/rating: how the match changed ratings, by results. */
export interface MatchRating {
  rated?: boolean;
  refused?: string;
  seats?: SeatRating[];
}

/** POST /api/mine */
export interface MyTablesRequest {
  secrets: string[];
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/clubs */
export interface NewClub {
  name: string;
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/tables/ID/notices: notify this address of this client's turns. */
export interface NewNotice {
  kind: "hook" | "push";
  secrets: string[];
  address: string;
  house: string;
  p256dh?: string;
  auth?: string;
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/player/new */
export interface NewPlayer {
  name?: string;
  passkey?: Record<string, unknown> | null;
  secrets?: string[];
  data?: Record<string, unknown>;
  invite?: string;
  device?: string | null;
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/player/recovery: the code that replaces the one before. */
export interface NewRecoveryCode {
  recovery: string;
}

/** A seat of a new table: the client's own, another one at this device, a bot's, or one to invite a player to. */
export interface NewSeat {
  kind: "bot" | "here" | "link" | "me";
  name?: string;
  level?: string;
}

/** The secret of a seat that this client has just taken. */
export interface NewSecret {
  seat: number;
  secret: string;
}

/** The secrets of seats that the client took by links without sending new secrets: keep them to come back. */
export interface NewSecrets {
  type: "seated";
  keys: NewSecret[];
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string | number | boolean | string[]>;
  data?: Record<string, string>;
  hints?: boolean;
  seed?: string;
  challenge?: string | null;
  device?: string | null;
  language?: "de" | "en" | "fr" | "it";
  open?: boolean;
  quick?: boolean;
  pace?: 0 | 60 | 180 | 600 | 86400 | 259200 | 604800;
  chat?: boolean;
  programs?: boolean;
  club?: string;
  rated?: boolean;
  household?: boolean;
  deal?: string;
  entropy?: string;
}

/** POST /api/tournaments */
export interface NewTournament {
  name: string;
  game: string;
  format?: "ladder" | "round-robin" | "swiss";
  options?: Record<string, string | number | boolean | string[]>;
  seats?: number;
  rounds?: number;
  pace?: 0 | 60 | 180 | 600 | 86400 | 259200 | 604800;
  entry?: "club" | "code" | "link" | "open";
  club?: string;
  no_show?: "bot" | "leave";
  late?: number;
  starts?: number;
  most?: number;
  full?: boolean;
  days?: number;
  language?: "de" | "en" | "fr" | "it";
}

/** Go to the next step of the lesson. */
export interface NextStep {
  type: "next";
  id: string;
}

/** A text: the prompt with its detail, or a remark in a panel. */
export interface Note {
  type: "note";
  id: string;
  name: Text;
  detail?: Text | null;
}

/** A registered notice. */
export interface Notice {
  stop: string;
  secret?: string;
}

/** A table that anyone may join. */
export interface OpenTable {
  table: string;
  game: string;
  title: string;
  seats: SeatState[];
  language: string;
  created: number;
  version: number;
  pace?: number;
  programs?: boolean;
  rated?: boolean;
}

/** GET /api/open?language=LANG */
export interface OpenTables {
  tables: OpenTable[];
}

/** A new table: POST /api/tables, branch, rematch, records. */
export interface OpenedTable {
  table: string;
  keys?: SeatKey[];
  version?: number;
}

export interface OptionChoice {
  value: string | number | boolean | string[];
  label: string;
  glyphs?: Glyph[];
  group?: string;
}

/** An option of a game, with translated labels. */
export interface OptionState {
  name: string;
  label: string;
  default: string | number | boolean | string[];
  choices: OptionChoice[];
  free?: boolean;
  how?: string;
  offers?: OptionChoice[];
  most?: number;
  least?: number;
  most_in_group?: number;
  tiles?: TileGridState | null;
}

/** One polygon (x right, y down) with the positions of its icons and figures. */
export interface Outline {
  points: [number, number][];
  icons?: [number, number][];
  figures?: [number, number][];
  size?: number;
  near?: number[];
}

/** The part of the scene that is specific to a seat; a spectator can click nothing. */
export interface OwnScene {
  board: Field;
  prompt: Note;
  left?: (Row | Piece | Track | Note)[];
  hand?: Row[];
  right?: (Row | Piece | Track | Note)[];
  buttons?: Button[];
  tray?: "high" | "low" | "middle";
}

/** Options for `navigator.credentials`. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** POST /api/player/passkey: options for a new passkey, of a new player or of the one who is signed in. */
export interface PasskeyOptionsRequest {
  name?: string;
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/player/passkey/new: adds a passkey. */
export interface PasskeyRequest {
  passkey: Record<string, unknown>;
}

/** A passkey in the player's list. */
export interface PasskeyState {
  id: string;
  device: string;
  created: number;
  used?: number;
}

/** What changed since the last scene or patch. */
export interface Patch {
  type: "patch";
  version: number;
  set?: [string, Record<string, unknown>][];
  shapes?: Record<string, Squares | Hexes | Polygons>;
  table?: TableState | null;
  turn?: TurnState;
  log?: LogLine[];
  acks?: string[];
}

/** GET /api/people/TABLE: the other players at a table of the reader. */
export interface PeopleAtTable {
  people?: SeatedPerson[];
}

/** GET /api/people */
export interface PeopleState {
  following?: Person[];
  followers?: Person[];
  more_followers?: boolean;
  met?: Person[];
  blocked?: Person[];
  invitations?: ReceivedInvitation[];
}

/** Another player. Whether somebody is here is sent only if both follow each other. */
export interface Person {
  name: string;
  follows?: boolean;
  followed?: boolean;
  here?: boolean;
}

/** POST /api/people/follow, /unfollow, /block, /unblock: the name of a player whom you have met. */
export interface PersonRequest {
  name: string;
  language?: "de" | "en" | "fr" | "it";
}

/** A card, half a card, tile, token or die, on the table or in a hand. */
export interface Piece {
  type: "piece";
  id: string;
  name: Text;
  kind?: "card" | "die" | "half" | "slot" | "tile" | "token";
  title?: Text | null;
  lines?: Text[];
  glyphs?: Glyph[];
  foot?: Glyph[];
  corner?: string;
  fill?: string;
  caption?: Text | null;
  parts?: Piece[];
  halves?: string[];
  state?: "" | "chosen" | "hidden" | "now" | "off";
  seat?: number | null;
  do?: string;
  then?: SecondClick[];
}

/** Check that the connection is alive. */
export interface Ping {
  type: "ping";
}

/** An opponent in a profile, with the number of rated matches. */
export interface PlayedOpponent {
  name: string;
  matches: number;
}

/** One seat as everyone sees it: points, status, possessions and small board. */
export interface Player {
  type: "player";
  id: string;
  name: Text;
  seat: number;
  points: number;
  status?: Text | null;
  busy?: boolean;
  rows?: Row[];
  board?: Field | null;
}

/** POST /api/player/data: replaces what the player's devices share. */
export interface PlayerDataRequest {
  data: Record<string, unknown>;
}

/** The ratings of a player in a game with a number of seats. */
export interface PlayerRating {
  game: string;
  group: "1" | "2" | "3-4";
  plain: RatingValue;
  adjusted?: RatingValue | null;
  headline?: "adjusted" | "plain";
  rank?: number;
  matches?: number;
  won?: number;
  curve?: [number, number][];
  adjusted_curve?: [number, number][];
}

/** GET /api/player: the player who is signed in. */
export interface PlayerState {
  created: number;
  name?: string;
  rename?: number;
  recovery?: boolean;
  key?: string;
  tables?: string[];
  passkeys?: PasskeyState[];
  sessions?: SessionState[];
  data?: Record<string, unknown>;
}

/** Polygons in a box (left, top, width, height), drawn over `backdrop`. */
export interface Polygons {
  kind: "polygons";
  box: [number, number, number, number];
  outlines: Outline[];
  names: string[];
  backdrop?: string;
  beyond?: string;
  kinds?: Space[];
}

/** The connection is alive. */
export interface Pong {
  type: "pong";
  version?: number;
}

/** The position for a program that joined with `positions`: the first message, and after each change. */
export interface PositionMessage {
  type: "position";
  version: number;
  seat: number | null;
  since: number;
  events?: string[];
  legal?: string[];
  busy?: number[];
  undo?: boolean;
  over?: boolean;
  winners?: number[];
  totals?: number[];
  view?: Record<string, unknown> | null;
  text?: string;
  table?: TableState | null;
  edition?: number;
  data?: Record<string, string>;
  acks?: string[];
}

/** POST /api/tables/ID/position */
export interface PositionRequest {
  at: number;
  secrets?: string[];
  view?: number | null;
  language?: "de" | "en" | "fr" | "it";
  news?: boolean;
}

/** A practice position. GET /api/practice/GAME */
export interface PracticeEntry {
  id: string;
  theme?: string;
  better?: number;
}

/** GET /api/practice/GAME */
export interface PracticeList {
  positions: PracticeEntry[];
}

/** Request what an action would bring. */
export interface PreviewAction {
  type: "peek";
  id: string;
  seat: number;
  do: string;
}

/** Request the board after the current step of the lesson. */
export interface PreviewStep {
  type: "ahead";
  id: string;
}

/** POST /api/tables/ID/print */
export interface PrintRequest {
  format?: "pdf" | "svg";
  secrets?: string[];
  language?: "de" | "en" | "fr" | "it";
}

/** Why a request failed; the status is 4xx or 5xx. */
export interface Problem {
  key: string;
  reason: string;
  line?: number;
}

/** GET /api/profile/NAME: what a player lets everybody see; the player sees all of it. */
export interface Profile {
  name: string;
  created: number;
  public?: ("averages" | "matches" | "opponents" | "ratings")[];
  mine?: boolean;
  ratings?: PlayerRating[];
  matches?: ProfileMatch[];
  best?: ProfileMatch[];
  opponents?: PlayedOpponent[];
  averages?: ResultAverages[];
}

/** A rated match in a profile. */
export interface ProfileMatch {
  table: string;
  game: string;
  group: "1" | "2" | "3-4";
  finished: number;
  points: number;
  place: number;
  seats: number;
  par?: number | null;
  refused?: string;
}

/** POST /api/bot/seat: take a free seat: of an open table by its id, of others by its id and link, or by a code. */
export interface ProgramSeatRequest {
  table?: string | null;
  link?: string | null;
  code?: string;
  language?: "de" | "en" | "fr" | "it";
}

/** GET /api/bot: the program of a token. */
export interface ProgramState {
  name: string;
  player: string;
  scopes: ("challenge" | "play")[];
  tables?: ProgramTable[];
  protocol?: number;
}

/** A table at which a program plays. */
export interface ProgramTable {
  table: string;
  game: string;
  seat: number;
  version: number;
  over?: boolean;
}

/** POST /api/player/public: what everybody may see of the profile. */
export interface PublicRequest {
  show: ("averages" | "matches" | "opponents" | "ratings")[];
  language?: "de" | "en" | "fr" | "it";
}

/** GET /api/push: the public key for push subscriptions. */
export interface PushKey {
  key: string;
}

/** POST /api/quick: play with anyone who wants the same. */
export interface QuickMatchRequest {
  game: string;
  seats: number;
  pace?: 0 | 60 | 180 | 600 | 86400 | 259200 | 604800;
  name?: string;
  language?: "de" | "en" | "fr" | "it";
}

/** A rating with its standard error; of solo matches in points over par. */
export interface RatingValue {
  mean: number;
  error: number;
  matches?: number;
  provisional?: boolean;
}

/** Send a quick phrase to everyone at the table. */
export interface React {
  type: "react";
  id: string;
  seat: number;
  sign: "again" | "bye" | "hello" | "moment" | "nice" | "oops" | "thanks" | "wow";
}

/** A seat sent a quick phrase. */
export interface Reaction {
  type: "reacted";
  seat: number;
  sign: "again" | "bye" | "hello" | "moment" | "nice" | "oops" | "thanks" | "wow";
}

/** An invitation to a table. */
export interface ReceivedInvitation {
  id: string;
  name: string;
  table: string;
  game: string;
  title: string;
  at: number;
}

/** POST /api/tables/ID/record: the record as these secrets may know it. */
export interface RecordRequest {
  secrets?: string[];
}

/** GET /api/lessons/GAME/LESSON: the states of a lesson or of a practice position, and the moves between them. */
export interface RecordedLesson {
  scene: SceneMessage;
  states: RecordedState[];
}

/** One state of a lesson. */
export interface RecordedState {
  version: number;
  parent: number;
  lesson: LessonState;
  turn: TurnState;
  set?: [string, Record<string, unknown>][];
  moves?: Record<string, number>;
  wrong?: string;
}

/** POST /api/tables/ID/rematch: play again with the same seats; one of the secrets must open one of them. */
export interface RematchRequest {
  secrets: string[];
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/tables/ID/remind: remind the players whose turn it is, once per turn. */
export interface RemindRequest {
  secrets: string[];
}

/** The seats that were reminded. A seat in neither list had been reminded of this turn before. */
export interface ReminderResult {
  told?: number[];
  silent?: number[];
}

/** POST /api/player/passkey/remove, POST /api/player/session/end: which one; empty for all other sessions. */
export interface RemoveRequest {
  id?: string;
}

/** Rename a seat of this client. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** POST /api/player/name */
export interface RenameRequest {
  name: string;
  invite?: string;
  language?: "de" | "en" | "fr" | "it";
}

/** Replace the secret of a seat of this client: other devices that hold the seat become spectators. */
export interface RenewSecret {
  type: "renew";
  id: string;
  seat: number;
  secret: string;
}

/** Report a chat message. */
export interface ReportChat {
  type: "report";
  id: string;
  seat: number;
  number: number;
}

/** Report the name of another seat's player. */
export interface ReportName {
  type: "report-name";
  id: string;
  seat: number;
  about: number;
}

/** Means over the rated matches of a player in a game; choices and luck are known from reviews. */
export interface ResultAverages {
  game: string;
  group: "1" | "2" | "3-4";
  matches: number;
  points: number;
  choices?: number | null;
  luck?: number | null;
}

/** A result as a sum: result = baseline + choices + luck. */
export interface ResultBreakdown {
  result: number;
  baseline: Estimate;
  choices: Estimate;
  luck: Estimate;
}

/** Take a seat back from its bot. */
export interface ResumeSeat {
  type: "sit";
  id: string;
  seat: number;
}

/** The review of a match. */
export interface Review {
  game: string;
  kind: "futures" | "points";
  seats: SeatReview[];
  done: boolean;
  share: number;
  reference: string;
  factor: number;
}

/** The answer to `review`, as far as it is known; the last one has `done`. */
export interface ReviewMessage {
  type: "reviewed";
  id: string;
  review: Review;
}

/** Request the review of a finished match; it is sent again and again as it grows. */
export interface ReviewRequest {
  type: "review";
  id: string;
}

/** POST /api/player/bot/revoke */
export interface RevokeRequest {
  id: string;
}

/** A table of a round. */
export interface RoundTable {
  table: string;
  entrants: number[];
  over?: boolean;
  totals?: number[];
  forfeited?: number[];
  warned?: number[];
  mine?: boolean;
}

/** Items side by side under a title: a hand, a market, a panel of tracks. */
export interface Row {
  type: "row";
  id: string;
  name: Text;
  items: (Piece | Track | Button | Note | Field)[];
  kind?: "cards" | "hand" | "list" | "offers" | "panel";
  note?: Text | null;
  points?: number | null;
  opener?: Glyph[];
}

/** A paragraph, list, table or figure of the rules; `**strong**` and `*soft*` mark emphasis. */
export interface RuleBlock {
  kind: "figure" | "list" | "table" | "words";
  words?: string;
  items?: string[];
  head?: string[];
  rows?: string[][];
  diagram?: string;
  rules?: string[];
}

/** A position that the rules show, and what to point out. GET /api/rules/GAME/NAME */
export interface RuleDiagram {
  board: Field;
  seat: number;
  seats: number;
  whole?: boolean;
  part?: string[];
  ring?: string[];
  arrow?: string[];
  lit?: string[];
  rows?: Row[];
  lines?: DiagramScore[];
}

/** A section of the rules; its id is the same in every language. */
export interface RuleSection {
  id: string;
  title: string;
  blocks: RuleBlock[];
}

/** GET /api/rules/GAME?language=LANG */
export interface RulesResponse {
  game: string;
  title: string;
  sections: RuleSection[];
  links?: Record<string, string>;
  mark?: string;
}

/** The whole table: the first message, the answer to `look`, and what a connection that fell behind receives. */
export interface SceneMessage {
  type: "scene";
  version: number;
  view: number | null;
  shared: SharedScene;
  own: OwnScene;
  table: TableState;
  turn: TurnState;
  shapes?: Record<string, Squares | Hexes | Polygons>;
  log?: LogLine[];
  now?: number;
  acks?: string[];
  resync?: boolean;
}

/** POST /api/tables/ID/code: a code to type in place of a link. */
export interface SeatCode {
  code: string;
}

/** The secret of a seat. Keep it on the device; the link to the seat is `/t/TABLE#SECRET`. */
export interface SeatKey {
  seat: number;
  kind: "here" | "link" | "me";
  secret: string;
}

/** How a match changed the rating of a seat. */
export interface SeatRating {
  seat: number;
  rating: RatingValue;
  change?: number;
}

/** POST /api/tables/ID/seat: take a free seat of an open table. */
export interface SeatRequest {
  name?: string;
  language?: "de" | "en" | "fr" | "it";
}

/** The result of one seat, broken down. */
export interface SeatReview {
  seat: number;
  name: string;
  result: number;
  baseline: Estimate;
  choices: Estimate;
  luck: Estimate;
  turns: TurnReview[];
  draws?: DrawReview[];
  moments?: number[];
  lead?: ResultBreakdown | null;
  par?: Estimate | null;
}

/** A seat of a table, as everyone may know it. */
export interface SeatState {
  name: string;
  kind: "bot" | "person";
  level?: string;
  taken?: boolean;
  online?: boolean;
  away?: number;
  mine?: boolean;
  program?: string;
  colour?: number;
}

/** Another player at a table of the reader. */
export interface SeatedPerson {
  seat: number;
  name: string;
  follows?: boolean;
  invited?: boolean;
}

/** The second click of a two-step action: after the piece, clicking `target` plays `do`. */
export type SecondClick = [string, string];

/** Send a chat message to everyone at a table with chat. */
export interface SendChat {
  type: "say";
  id: string;
  seat: number;
  words: string;
}

/** A device on which the player is signed in. */
export interface SessionState {
  id: string;
  device: string;
  created: number;
  used: number;
  here?: boolean;
}

/** Change the language of errors, previews and hints. */
export interface SetLanguage {
  type: "speak";
  language: "de" | "en" | "fr" | "it";
}

/** Report whether the page is visible. */
export interface SetPresence {
  type: "attend";
  here: boolean;
}

/** The part of the scene that is the same for all readers, built from a spectator's view. */
export interface SharedScene {
  players: Player[];
  pad: Sheet;
  header?: (Track | Note)[];
}

/** The score pad. */
export interface Sheet {
  type: "sheet";
  id: string;
  name: Text;
  lines: SheetLine[];
  totals: number[];
  total_name: Text;
  note?: Text | null;
}

/** One line of the score pad: points of each seat (None: not yet), and the spaces that score. */
export interface SheetLine {
  type: "sheetline";
  id: string;
  name: Text;
  points: (number | null)[];
  where?: LayerData[];
}

/** POST /api/player/sign-in: by passkey, by recovery code, or by the code that another device shows. */
export interface SignInRequest {
  passkey?: Record<string, unknown> | null;
  recovery?: string;
  code?: string | null;
  device?: string | null;
  secrets?: string[];
  language?: "de" | "en" | "fr" | "it";
}

/** The player after signing in. The session is in a cookie. */
export interface SignedIn {
  player: PlayerState;
  recovery?: string;
}

/** What is printed on a space. */
export interface Space {
  words?: Text[];
  fill?: string;
  icon?: string;
  badge?: "" | "disc" | "gable" | "square" | "whole";
  tag?: string;
}

/** Spaces row by row from the top left. */
export interface Squares {
  kind: "squares";
  columns: number;
  rows: number;
  names: string[];
  column_names?: string[];
  row_names?: string[];
  seam?: number;
  corners?: string[];
  kinds?: Space[];
}

/** POST /api/tables/ID/standing */
export interface StandingRequest {
  secrets?: string[];
  language?: "de" | "en" | "fr" | "it";
}

/** The first message of a lesson: its table belongs to this connection. */
export interface StartLesson {
  type: "learn";
  game: string;
  lesson: string;
  done?: string[];
  name?: string;
  language?: "de" | "en" | "fr" | "it";
}

/** One step of a track. */
export interface Step {
  glyphs?: Glyph[];
  caption?: Text | null;
  state?: "" | "done" | "mine" | "now" | "off" | "spent" | "struck";
  seats?: number[];
}

/** POST /api/notices/stop: stop all notices to the address that this token belongs to. */
export interface StopNotices {
  stop: string;
}

/** Let a bot of this level play a seat that is free, or whose time has been up for a while. */
export interface Substitute {
  type: "substitute";
  id: string;
  seat: number;
  level: string;
}

/** POST /api/tables/ID/bot: let a bot play a seat whose time has been up for too long, until it is taken back. */
export interface SubstituteRequest {
  secrets: string[];
  seat: number;
  level: string;
}

/** The costliest action of a turn, a better action in its place, and the gain in points. */
export interface SwapReview {
  action: string;
  instead: string;
  gain: number;
  se: number;
}

/** A table of this client. POST /api/mine */
export interface TableEntry {
  table: string;
  game: string;
  title: string;
  seats: SeatState[];
  version: number;
  busy?: number[];
  waiting?: boolean;
  over?: boolean;
  winners?: number[];
  totals?: number[];
  changed?: number;
  challenge?: string;
  past?: boolean;
  late?: number[];
}

export interface TableList {
  tables: TableEntry[];
  message?: string;
  maintenance?: number;
}

/** The table after `at` events. POST /api/tables/ID/position */
export interface TablePosition {
  at: number;
  last: number;
  view: number | null;
  shared: SharedScene;
  own: OwnScene;
  table: TableState;
  turn: TurnState;
  shapes?: Record<string, Squares | Hexes | Polygons>;
  deed?: EventText | null;
  over?: boolean;
  news?: LogLine[];
}

/** The state of a table, apart from the game. */
export interface TableState {
  table: string;
  game: string;
  title: string;
  seats: SeatState[];
  options?: Record<string, string | number | boolean | string[]>;
  hints?: boolean;
  promise?: string;
  secret?: string;
  salt?: string;
  mixed?: number[];
  chosen?: boolean;
  challenge?: string;
  counted?: boolean;
  par?: number | null;
  before?: string;
  next?: string;
  frozen?: boolean;
  watching?: number;
  pace?: number;
  open?: boolean;
  chat?: boolean;
  programs?: boolean;
  rated?: boolean;
  household?: boolean;
  lesson?: LessonState | null;
}

/** A message key with arguments. A nested Text is rendered first; a tuple becomes a list. */
export type Text = [string, [string, unknown][]];

export interface TileEntry {
  id: string;
  art: string;
}

/** A board of tiles: the value of the option is their ids with rotations in reading order, `3e 5n 1s 8w`. */
export interface TileGridState {
  tiles: TileEntry[];
  columns: number;
  rows: number;
  rotations: string;
}

/** A new tournament. */
export interface TournamentCreated {
  id: string;
}

/** A tournament in a list. */
export interface TournamentEntry {
  id: string;
  name: string;
  game: string;
  title: string;
  format: string;
  status: string;
  entrants: number;
  most: number;
  rounds: number;
  round?: number;
  starts?: number;
  mine?: boolean;
  organises?: boolean;
}

/** GET /api/tournaments */
export interface TournamentList {
  tournaments?: TournamentEntry[];
}

/** A round. In a ladder it is one deal, and only the reader's own table is listed. */
export interface TournamentRound {
  number: number;
  promise: string;
  started: number;
  ended?: number;
  tables?: RoundTable[];
}

/** The standing of an entrant. */
export interface TournamentStanding {
  entrant: number;
  place: number;
  points?: number;
  matchpoints?: number;
  opponents?: number;
  best?: number;
  total?: number;
  played?: number;
}

/** GET /api/tournaments/ID, GET /api/cup */
export interface TournamentState {
  id: string;
  name: string;
  game: string;
  title: string;
  format: "ladder" | "round-robin" | "swiss";
  status: "cancelled" | "open" | "over" | "paused" | "running";
  seats: number;
  rounds: number;
  pace: number;
  entry: "club" | "code" | "link" | "open";
  no_show: "bot" | "leave";
  late: number;
  most: number;
  round?: number;
  starts?: number;
  ends?: number;
  full?: boolean;
  cup?: boolean;
  club?: string;
  options?: Record<string, string | number | boolean | string[]>;
  organiser?: string;
  organises?: boolean;
  code?: string;
  me?: number;
  withdrawn?: boolean;
  may_enter?: boolean;
  entrants?: Entrant[];
  count?: number;
  tie_breaks?: string[];
  standings?: TournamentStanding[];
  adjusted?: TournamentStanding[];
  played?: TournamentRound[];
}

/** Steps in order: dots for rounds, chips for phases, boxes for keys, a race, a column or a meter. */
export interface Track {
  type: "track";
  id: string;
  name: Text;
  kind: "boxes" | "chips" | "column" | "dots" | "meter" | "race";
  steps: Step[];
  title?: Text | null;
  note?: Text | null;
  glyphs?: Glyph[];
  points?: number | null;
  short?: Text | null;
  at?: number | null;
  zones?: number[];
}

/** The answer to `try`. */
export interface TryResult {
  type: "tried";
  id: string;
  attempt: Attempt;
}

/** Request how a turn would have done in place of the one that was played. */
export interface TryTurn {
  type: "try";
  id: string;
  seat: number;
  turn: number;
  do: string[];
}

/** The round and the name of a turn, as in the log. */
export interface TurnLabel {
  round?: number;
  name: Text;
}

/** All turns of a table. POST /api/tables/ID/turns */
export interface TurnList {
  last: number;
  first: number;
  log: LogLine[];
  totals: number[][];
}

/** One turn of a seat, compared with the reference player's turn and with the best turn found. */
export interface TurnReview {
  events: [number, number];
  at: number;
  played: string[];
  when: TurnLabel;
  did?: Text | null;
  known?: boolean;
  choice?: number;
  se?: number;
  loss?: number;
  loss_se?: number;
  best?: string[];
  better?: Text | null;
  reference?: string[];
  reasons?: Record<string, number>;
  lead?: Estimate | null;
  won?: Estimate | null;
  part?: SwapReview | null;
  sure?: boolean;
  futures?: number;
  continuations?: number;
  points?: number;
  luck?: number;
  expected?: number;
  expected_se?: number;
}

/** The state of the match. */
export interface TurnState {
  busy?: number[];
  undo?: number[];
  over?: boolean;
  winners?: number[];
  par?: number | null;
  since?: number[];
}

/** A turn as text. POST /api/tables/ID/turn */
export interface TurnText {
  words: Text[];
  where: string[];
}

/** POST /api/tables/ID/turn: a turn of a seat, played or not, after `at` events of a finished match. */
export interface TurnTextRequest {
  at: number;
  seat: number;
  do: string[];
  secrets?: string[];
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/tables/ID/turns */
export interface TurnsRequest {
  secrets?: string[];
  view?: number | null;
}

/** POST /api/records */
export interface UploadRequest {
  record: string;
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/tournaments/ID/withdraw */
export interface WithdrawRequest {
  language?: "de" | "en" | "fr" | "it";
}

export type ClientMessage = Join | StartLesson | NextStep | PreviewStep | ChangeView | Act | PreviewAction | ExplainTarget | HintRequest | ReviewRequest | TryTurn | SetLanguage | Rename | LeaveSeat | ResumeSeat | LogRequest | Ping | SetPresence | RenewSecret | Substitute | React | SendChat | ReportChat | ReportName;

export type ServerMessage = SceneMessage | Patch | PositionMessage | Ack | ErrorMessage | Explanation | LogMessage | ReviewMessage | TryResult | Pong | Reaction | ChatMessages | NewSecrets;
