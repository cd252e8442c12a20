/** The parts of the protocol's documents that the tests look into. The schemas hold the whole form. */

export interface Decision {
  id: string;
  type: string;
  tile?: string;
}

export type Outcome = 'undecided' | 'won' | 'lost' | 'finished';

export interface Next {
  actor: 'player' | 'chance' | 'nobody';
  player: number;
  kind: string;
}

export type Game = 'mists' | 'ghosts' | 'base';

export interface Modules {
  ghosts: boolean;
  castles: boolean;
  cemeteries: boolean;
}

export interface GameState {
  game: Game;
  level: number | null;
  players: number;
  modules: Modules | null;
  outcome: Outcome;
  winners: string[];
  reason: string | null;
  turn: number;
  player: number;
  drawn: string | null;
  tracks: { colour: string; points: number }[];
  goal: number | null;
  ghosts: { total: number; supply: number };
  piles: number[];
  unseen: Record<string, number>;
  discarded: string[];
  supplies: Record<string, number>[];
  tiles: { x: number; y: number; tile: string; rotation: number; ghosts: number }[];
  meeples: { x: number; y: number; segment: string; colour: string; guard: boolean; ghosts: number }[];
  buried: { x: number; y: number; colour: string }[];
  face_down: { x: number; y: number }[];
  guards: Record<string, number>[];
  general_guards: Record<string, number>[];
}

export interface Room {
  id: string;
  status: 'open' | 'playing' | 'over' | 'closed';
  game: Game;
  level: number | null;
  scoring: string[];
  modules: Modules | null;
  lesson: number | null;
  options: { aids: { council: boolean; hints: boolean } };
  game_id: string | null;
  seats: {
    seat: number;
    taken: boolean;
    name: string | null;
    kind: string | null;
    connected: boolean;
    absent: boolean;
    colours: string[];
  }[];
  paused: boolean;
  spectators: number;
  tileset: { name: string; digest: string };
  rules: string;
  commitment: string | null;
  seed: string | null;
}

export interface Snapshot {
  seq: number;
  state: GameState;
  next: Next;
  legal: Decision[];
}

export interface Place {
  x: number;
  y: number;
  segment: string;
}

export interface Feature {
  feature: string;
  kind: string;
  segments: Place[];
  complete: boolean;
  needs: { x: number; y: number }[];
  closable: boolean;
  meeples: (Place & { colour: string })[];
  colours: string[];
  ghosts: number;
  scoring: { feature: string; kind: string; complete: boolean; colours: number; value: number; points: number } | null;
}

export interface UndoRequest {
  seat: number;
  seq: number;
  agreed: number[];
}

export interface Pointed {
  type: 'pointed';
  seat: number;
  x: number;
  y: number;
  segment: string | null;
}

/** A line of a room's chat. */
export interface Line {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

export interface Proposal {
  number: number;
  seat: number;
  seq: number;
  decisions: Decision[];
  events: Update['events'];
  consequences: {
    points: { colour: string; points: number }[];
    ghosts_added: number;
    ghosts_removed: number;
    features_completed: string[];
    banks_completed: string[];
    outcome: Outcome;
  };
}

export interface Foresight extends Omit<Proposal, 'number' | 'seat'> {
  next: Next;
  legal: Decision[];
}

export interface Announced {
  text: string;
  at: string;
  until: string | null;
}

export interface Welcome {
  type: 'welcome';
  room: Room;
  you: { seat: number | null };
  resumed: boolean;
  seq: number;
  undo: UndoRequest | null;
  proposals: Proposal[];
  chat: Line[];
  announcement: Announced | null;
  away: { since_seq: number } | null;
  state?: GameState | null;
  next?: Next | null;
  legal?: Decision[];
}

export interface Update {
  type: 'update';
  seq: number;
  actor: { kind: 'chance' } | { kind: 'player'; player: number };
  decision: Decision;
  events: { type: string; [field: string]: unknown }[];
  patch: { op: string; path: string; value?: unknown }[];
  next: Next;
  legal: Decision[];
}

export interface Clock {
  type: 'clock';
  seq: number;
  per: 'turn' | 'game';
  running: number | null;
  remaining_ms: number[];
}

export interface Ended {
  type: 'ended';
  seq: number;
  outcome: Outcome;
  reason: string;
  winners: string[];
  seed: string;
  commitment: string;
  /** Of a fork or a lesson. */
  deck?: string | null;
}

export interface Ok {
  type: 'ok';
  id: string;
  seq: number;
}

export interface ErrorMessage {
  type: 'error';
  id: string | null;
  code: string;
  message: string;
  params: Record<string, unknown>;
}

export type Reply = Ok | ErrorMessage;
export type ServerMessage =
  | Welcome
  | Update
  | Clock
  | Ended
  | Reply
  | { type: 'room'; room: Room }
  | Pointed
  | ({ type: 'said' } & Line)
  | { type: 'proposed'; proposal: Proposal }
  | { type: 'proposal_withdrawn'; number: number }
  | { type: 'announcement'; announcement: Announced | null }
  | { type: 'room_closed'; reason: string }
  | { type: 'undo_asked'; undo: UndoRequest }
  | { type: 'undo_settled'; agreed: boolean };

export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  params: Record<string, unknown>;
}

export interface TileSet {
  name: string;
  digest: string;
  tiles: { tile: string; id: string; ghosts: number; copies: number; segments: { name: string; kind: string }[] }[];
}
