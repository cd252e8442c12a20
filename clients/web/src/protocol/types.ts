/** The documents and messages of `protocol/README.md`, version 1. */

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
  kind: 'human' | 'bot' | null;
  connected: boolean;
  colours: Colour[];
}

export interface Room {
  id: string;
  name: string;
  status: 'open' | 'playing' | 'over';
  visibility: 'listed' | 'private';
  game: string;
  level: number;
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
  tiles: number;
  coats: number;
  misty: number;
  colours: number;
  value: number;
  points: number;
}

export interface BoardTile extends Point {
  tile: string;
  rotation: Rotation;
  ghosts: number;
}

export interface BoardMeeple extends Point {
  segment: string;
  colour: Colour;
}

export type Outcome = 'undecided' | 'won' | 'lost';
export type EndReason = 'M-END-1' | 'M-END-2' | 'M-END-3';

export interface State {
  game: string;
  level: number;
  players: number;
  outcome: Outcome;
  reason: EndReason | null;
  turn: number;
  player: number;
  drawn: string | null;
  last: Point | null;
  tracks: { colour: Colour; points: number }[];
  goal: number;
  ghosts: { total: number; supply: number };
  piles: number[];
  unseen: Record<string, number>;
  discarded: string[];
  supplies: Partial<Record<Colour, number>>[];
  tiles: BoardTile[];
  meeples: BoardMeeple[];
  pending: Scoring[];
}

export interface Next {
  actor: 'player' | 'chance' | 'nobody';
  player: number;
  kind: 'draw_tile' | 'place_tile' | 'place_meeple' | 'score' | 'none';
}

export interface DrawTile { id: string; type: 'draw_tile'; tile: string }
export interface PlaceTile extends Point { id: string; type: 'place_tile'; rotation: Rotation }
export interface PlaceMeeple { id: string; type: 'place_meeple'; segment: string; colour: Colour }
export interface Pass { id: string; type: 'pass' }
export interface TakePoints { id: string; type: 'take_points'; feature: string }
export interface RemoveGhosts extends Point {
  id: string;
  type: 'remove_ghosts';
  feature: string;
  count: number;
}
export type Decision = DrawTile | PlaceTile | PlaceMeeple | Pass | TakePoints | RemoveGhosts;

export type GameEvent =
  | { type: 'turn_started'; player: number; turn: number }
  | { type: 'tile_drawn'; tile: string }
  | { type: 'tile_discarded'; tile: string }
  | { type: 'decision_forced'; decision: Decision }
  | ({ type: 'tile_placed'; tile: string; rotation: Rotation } & Point)
  | { type: 'bank_completed'; feature: string; tiles: number }
  | ({ type: 'ghosts_removed'; count: number; cause: 'bank' | 'scoring' } & Point)
  | ({ type: 'ghosts_placed'; count: number } & Point)
  | { type: 'ghosts_missing'; needed: number; supply: number }
  | ({ type: 'meeple_placed'; player: number; colour: Colour; segment: string } & Point)
  | ({ type: 'meeple_returned'; colour: Colour; segment: string } & Point)
  | { type: 'feature_scored'; scoring: Scoring; for: 'points' | 'ghosts' }
  | { type: 'score_changed'; colour: Colour; points: number; total: number }
  | { type: 'game_ended'; outcome: Outcome; reason: EndReason };

export interface PatchOperation {
  op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
  path: string;
  from?: string;
  value?: unknown;
}

export interface Update {
  type: 'update';
  seq: number;
  actor: { kind: 'player'; player: number } | { kind: 'chance' };
  decision: Decision;
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
  seed: string;
  commitment: string;
}

export interface Ok { type: 'ok'; id: string; seq: number }
export interface ErrorMessage {
  type: 'error';
  id: string | null;
  code: string;
  message: string;
  params: Record<string, unknown>;
}

export type LogMessage = Welcome | Update | RoomMessage | Ended;
export type ServerMessage = LogMessage | Ok | ErrorMessage;

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
