import type { Colour, Point, Rotation, SegmentRef } from './types';

/** What a player can be asked. */
export type Question =
  | 'place_tile'
  | 'bury'
  | 'haunt_cemetery'
  | 'haunt_meeple'
  | 'place_meeple'
  | 'score'
  | 'assign_points'
  | 'place_hound'
  | 'chase_ghosts'
  | 'place_face_down';

export interface Next {
  actor: 'player' | 'chance' | 'nobody';
  player: number;
  kind: Question | 'draw_tile' | 'none';
}

export interface DrawTile { id: string; type: 'draw_tile'; tile: string }
export interface PlaceTile extends Point { id: string; type: 'place_tile'; rotation: Rotation }
/** Decisions about a meeple on the board; `colour` is left out once it is off the board. */
export interface AboutMeeple extends SegmentRef {
  id: string;
  type: 'bury_meeple' | 'haunt_meeple' | 'place_hound';
  colour?: Colour;
}
/** Decisions about a colour alone. */
export interface AboutColour { id: string; type: 'bury_from_supply' | 'assign_points'; colour: Colour }
/** Decisions about a space or the tile on it. */
export interface AboutSpace extends Point { id: string; type: 'haunt_cemetery' | 'place_face_down' }
export interface PlaceMeeple {
  id: string;
  type: 'place_meeple';
  segment: string;
  colour: Colour;
  guard: boolean;
}
export interface Pass { id: string; type: 'pass' }
export interface TakePoints { id: string; type: 'take_points'; feature: string }
export interface RemoveGhosts extends Point {
  id: string;
  type: 'remove_ghosts';
  feature: string;
  count: number;
}
export interface ChaseGhosts extends Point { id: string; type: 'chase_ghosts'; count: number }
/** Goes back to the state at `seq`; only in an update, never legal. */
export interface Undo { id: string; type: 'undo'; seq: number }
export type Decision =
  | DrawTile
  | PlaceTile
  | AboutMeeple
  | AboutColour
  | AboutSpace
  | PlaceMeeple
  | Pass
  | TakePoints
  | RemoveGhosts
  | ChaseGhosts;
