import type { Decision, Next, Undo } from './decisions';
import type { GameEvent } from './events';
import type { Announcement, Away, Line, Options, Pointed, Proposal, TeamMessage, UndoRequest } from './team';

/** The documents and messages of `protocol/README.md`, version 1. */
export type * from './decisions';
export type * from './events';
export type * from './team';

export type Colour = 'red' | 'green' | 'blue' | 'yellow' | 'black' | 'pink';
export type EdgeName = 'N' | 'E' | 'S' | 'W';
export type Terrain = 'city' | 'road' | 'field';
export type SegmentKind = 'city' | 'road' | 'mist' | 'field' | 'castle' | 'cemetery' | 'monastery';
export type RoadEnd = 'village' | 'castle' | 'city' | 'crossing' | 'monastery' | 'ruin';
export type Rotation = 0 | 1 | 2 | 3;

export interface Point {
  x: number;
  y: number;
}

export interface Seat {
  seat: number;
  taken: boolean;
  name: string | null;
  kind: 'human' | 'bot' | 'companion' | null;
  connected: boolean;
  /** A companion decides until somebody of the seat is back. */
  absent: boolean;
  colours: Colour[];
}

/** Which game is played: the co-operative one, or a competitive one with or without the expansion. */
export type Game = 'mists' | 'ghosts' | 'base';
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** The parts of the expansion in a competitive game. */
export interface Modules {
  ghosts: boolean;
  castles: boolean;
  cemeteries: boolean;
}

export interface Room {
  id: string;
  name: string;
  status: 'open' | 'playing' | 'over';
  visibility: 'listed' | 'private';
  game: Game;
  level: Level | null;
  /** The colours of the scoring meeples of level 6, if they were chosen. */
  scoring: Colour[];
  modules: Modules | null;
  /** The order in which colours are dealt to the seats. */
  colours: Colour[];
  options: Options;
  /** The level that the room teaches; null if it is no lesson. */
  lesson: Level | null;
  paused: boolean;
  forked_from: { game: string; seq: number } | null;
  game_id: string | null;
  seats: Seat[];
  spectators: number;
  created_at: string;
  tileset: { name: string; digest: string };
  rules: string;
  commitment: string | null;
  seed: string | null;
}

export interface Scoring {
  feature: string;
  kind: SegmentKind;
  complete: boolean;
  tiles: number;
  coats: number;
  misty: number;
  cities: number;
  colours: number;
  value: number;
  points: number;
}

export interface BoardTile extends Point {
  tile: string;
  rotation: Rotation;
  ghosts: number;
}

/** One segment of one tile on the board. */
export interface SegmentRef extends Point {
  segment: string;
}

export interface BoardMeeple extends SegmentRef {
  colour: Colour;
  guard: boolean;
  ghosts: number;
}

export interface BuriedMeeple extends Point {
  colour: Colour;
}

export type HoundName = 'rufus' | 'ronja';

export interface Hound {
  hound: HoundName;
  total: number;
  place: 'waiting' | 'reached' | 'with_meeple' | 'scoring' | 'gone';
  meeple: SegmentRef | null;
}

export interface Track {
  colour: Colour;
  points: number;
}

/** How many meeples of each of a player's colours. */
export type Stock = Partial<Record<Colour, number>>;

export type Outcome = 'undecided' | 'won' | 'lost' | 'finished';
export type EndReason = 'M-END-1' | 'M-END-2' | 'M-END-3' | 'G-END-1';

export interface State {
  game: Game;
  level: Level | null;
  players: number;
  modules: Modules | null;
  outcome: Outcome;
  reason: EndReason | null;
  winners: Colour[];
  turn: number;
  player: number;
  drawn: string | null;
  last: Point | null;
  /** Co-operative: the scoring meeples; else every player. */
  tracks: Track[];
  goal: number | null;
  ghosts: { total: number; supply: number };
  piles: number[];
  unseen: Record<string, number>;
  discarded: string[];
  supplies: Stock[];
  guards: Stock[];
  general_guards: Stock[];
  tiles: BoardTile[];
  face_down: Point[];
  meeples: BoardMeeple[];
  buried: BuriedMeeple[];
  open_cemeteries: Point[];
  closed_cemetery: Point | null;
  hounds: Hound[];
  /** Points that wait for the choice of a scoring meeple. */
  assignment: { colour: Colour; points: number } | null;
  pending: Scoring[];
}

/** A game at one seq. */
export interface PositionDocument {
  seq: number;
  state: State;
  next: Next;
  legal: Decision[];
}

export interface PatchOperation {
  op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
  path: string;
  from?: string;
  value?: unknown;
}

export interface Update {
  type: 'update';
  seq: number;
  actor: { kind: 'player'; player: number; companion?: boolean } | { kind: 'chance' };
  decision: Decision | Undo;
  events: GameEvent[];
  patch: PatchOperation[];
  next: Next;
  legal: Decision[];
}

interface WelcomeBase {
  type: 'welcome';
  protocol: 1;
  room: Room;
  you: { seat: number | null };
  seq: number;
  undo: UndoRequest | null;
  away: Away | null;
  announcement: Announcement | null;
  proposals: Proposal[];
  chat: Line[];
}
export type Welcome =
  | (WelcomeBase & { resumed: true })
  | (WelcomeBase & {
      resumed: false;
      state: State | null;
      next: Next | null;
      legal: Decision[];
    });

export interface RoomMessage { type: 'room'; room: Room }

export interface Ended {
  type: 'ended';
  seq: number;
  outcome: Outcome;
  reason: EndReason;
  winners: Colour[];
  seed: string;
  commitment: string;
  /** Of a fork or a lesson: the faces of the deck, separated by commas. */
  deck?: string | null;
}

export interface Ok { type: 'ok'; id: string; seq: number }
export interface ErrorMessage {
  type: 'error';
  id: string | null;
  code: string;
  message: string;
  params: Record<string, unknown>;
}

/** What makes a difference to what is known of a room. */
export type LogMessage = Welcome | Update | RoomMessage | Ended | TeamMessage;
/** Everything about the room that is told without being asked. */
export type Telling = LogMessage | Pointed;
/** An administrator has closed the room for good. */
export interface RoomClosed { type: 'room_closed'; reason: string }
export type ServerMessage = Telling | Ok | ErrorMessage | RoomClosed;

export interface TileSegment {
  name: string;
  kind: SegmentKind;
  edges: EdgeName[];
  half_edges: number[];
  coats: number;
  cities: number[];
  end: RoadEnd | null;
}

export interface TileFace {
  tile: string;
  id: string;
  ghosts: number;
  copies: number;
  edges: [Terrain, Terrain, Terrain, Terrain];
  segments: TileSegment[];
  watertower: boolean;
}

export interface TileSetDocument {
  name: string;
  digest: string;
  tiles: TileFace[];
  start: ({ tile: string } & Point)[];
}
