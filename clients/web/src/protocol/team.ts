import type { Decision } from './decisions';
import type { GameEvent } from './events';
import type { Colour, Outcome, Point } from './types';

/** How long somebody may think. */
export interface Timer {
  per: 'turn' | 'game';
  seconds: number;
}

/** What a room's owner chose beyond the game itself. */
export interface Options {
  timer: Timer | null;
  absence: 'companion' | 'wait';
  grace_seconds: number;
  undo: 'never' | 'turn' | 'consent';
  spectators: boolean;
  aids: { council: boolean; hints: boolean };
}

/** An undo that waits for consent: back to the state at `seq`. */
export interface UndoRequest {
  seat: number;
  seq: number;
  agreed: number[];
}

/** What a proposal comes to. */
export interface Consequences {
  points: { colour: Colour; points: number }[];
  ghosts_added: number;
  ghosts_removed: number;
  features_completed: string[];
  banks_completed: string[];
  outcome: Outcome;
}

/** Decisions that a seat proposes to the player who decides; good for its `seq` only. */
export interface Proposal {
  number: number;
  seat: number;
  seq: number;
  decisions: Decision[];
  events: GameEvent[];
  consequences: Consequences;
}

/** A line of the room's chat; `number` counts them from 1. */
export interface Line {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

/** Where a companion began to decide for this seat. */
export interface Away {
  since_seq: number;
}

/** What an administrator tells everybody, until it is taken back. */
export interface Announcement {
  text: string;
  at: string;
  until: string | null;
}

export interface Announced { type: 'announcement'; announcement: Announcement | null }
export interface UndoAsked { type: 'undo_asked'; undo: UndoRequest }
export interface UndoSettled { type: 'undo_settled'; agreed: boolean }
export interface Proposed { type: 'proposed'; proposal: Proposal }
export interface ProposalWithdrawn { type: 'proposal_withdrawn'; number: number }
export interface Said extends Line { type: 'said' }
/** What is left of each seat's time, at the moment of the message. */
export interface Clock {
  type: 'clock';
  seq: number;
  per: 'turn' | 'game';
  running: number | null;
  remaining_ms: number[];
}
/** A seat shows a space, or a segment of the tile there; nothing of it is kept. */
export interface Pointed extends Point {
  type: 'pointed';
  seat: number;
  segment: string | null;
}

export type TeamMessage = UndoAsked | UndoSettled | Proposed | ProposalWithdrawn | Said | Clock | Announced;

/** A command of a seat without its id. */
export type SeatCommand =
  | { type: 'decide'; expect_seq: number; decision: string }
  | { type: 'undo'; expect_seq: number; seq: number }
  | { type: 'answer_undo'; agree: boolean }
  | { type: 'propose'; expect_seq: number; decisions: string[] }
  | { type: 'withdraw'; proposal: number }
  | { type: 'adopt'; expect_seq: number; proposal: number }
  | { type: 'say'; text: string }
  | { type: 'pause' }
  | { type: 'resume' };
