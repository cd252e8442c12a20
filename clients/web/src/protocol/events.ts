import type { Decision } from './decisions';
import type {
  Colour,
  EndReason,
  HoundName,
  Outcome,
  Point,
  Rotation,
  Scoring,
  SegmentRef,
} from './types';

/** Everything that can happen in a game. */
export type GameEvent =
  | { type: 'turn_started'; player: number; turn: number }
  | { type: 'tile_drawn'; tile: string }
  | { type: 'tile_discarded'; tile: string }
  | { type: 'decision_forced'; decision: Decision }
  | ({ type: 'tile_placed'; tile: string; rotation: Rotation } & Point)
  | { type: 'bank_completed'; feature: string; tiles: number }
  | ({ type: 'cemetery_closed' } & Point)
  | ({ type: 'meeple_buried'; colour: Colour; from: SegmentRef | null } & Point)
  | ({ type: 'ghosts_removed'; count: number; cause: 'bank' | 'burial' | 'scoring' | 'hound' } & Point)
  | ({ type: 'ghosts_placed'; count: number; cause: 'symbols' | 'cemetery' | 'haunting' } & Point)
  | { type: 'ghosts_missing'; needed: number; supply: number }
  | ({ type: 'meeple_haunted'; colour: Colour; ghosts: number } & SegmentRef)
  | ({ type: 'meeple_placed'; player: number; colour: Colour; guard: boolean } & SegmentRef)
  | ({
      type: 'meeple_returned';
      colour: Colour;
      guard: boolean;
      ghosts: number;
      cause: 'scoring' | 'ghosts';
    } & SegmentRef)
  | { type: 'feature_scored'; scoring: Scoring; for: 'points' | 'ghosts' }
  | {
      type: 'score_changed';
      colour: Colour;
      points: number;
      total: number;
      ghosts: number;
      feature: string | null;
    }
  | { type: 'guard_gained'; player: number; colour: Colour }
  | { type: 'hound_reached'; hound: HoundName }
  | ({ type: 'hound_placed'; hound: HoundName } & SegmentRef)
  | { type: 'hound_scored'; hound: HoundName; colour: Colour; ghosts: number }
  | { type: 'hound_left'; hound: HoundName; cause: 'burial' | 'loss' | 'scoring' }
  | { type: 'piles_joined'; rest: number; tiles: number }
  | ({ type: 'face_down_placed' } & Point)
  | { type: 'undone'; seq: number }
  | { type: 'game_ended'; outcome: Outcome; reason: EndReason; winners: Colour[] };
