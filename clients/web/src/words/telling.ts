import type { Colour, GameEvent, Point } from '../protocol/types';
import type { Named } from './named';

/** What a story needs to know about its game. */
export interface Telling {
  player(index: number): Named;
  /** With a space before it; empty for those who see places. */
  place(at: Point): string;
  /** Who has this colour's points in a game against each other; null where all play together. */
  rival(colour: Colour): Named | null;
  /** Whether one scoring meeple moves for everybody. */
  oneTrack: boolean;
}

export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;
