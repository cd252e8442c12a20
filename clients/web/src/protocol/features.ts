import { get } from './api';
import type { BoardMeeple, Colour, Point, Scoring, SegmentKind, SegmentRef } from './types';

/** A feature or mist bank on the board: how far it reaches, what it needs and what it is worth. */
export interface Feature {
  feature: string;
  kind: SegmentKind;
  segments: SegmentRef[];
  complete: boolean;
  /** The free spaces that keep it open. */
  needs: Point[];
  /** `false`: a side is open for good. */
  closable: boolean;
  meeples: BoardMeeple[];
  /** The colours that a scoring counts. */
  colours: Colour[];
  /**
   * Together: on a bank or cemetery those that stand there, else the most that could go instead of its
   * points. Against each other: those that sit on its meeples.
   */
  ghosts: number;
  /** What it would score with the tiles that it has now; null if it can score no more. */
  scoring: Scoring | null;
}

async function featuresAt(path: string, seq: number, token?: string): Promise<Feature[]> {
  return (await get<{ features: Feature[] }>(`${path}/features?seq=${seq}`, token)).features;
}

/** Everything on the board of a room's game as it was at `seq`. */
export function getFeatures(room: string, seq: number, token?: string): Promise<Feature[]> {
  return featuresAt(`/rooms/${encodeURIComponent(room)}`, seq, token);
}

/** Everything on the board of a game as it was at `seq`. */
export function getGameFeatures(game: string, seq: number): Promise<Feature[]> {
  return featuresAt(`/games/${encodeURIComponent(game)}`, seq);
}
