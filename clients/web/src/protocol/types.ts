/**
 * The documents and messages of `protocol/README.md`, version 1. Their types, and the lists of their words, are made
 * from the schemas by `npm run types`; here are the names that the page has for parts of them.
 */
import * as wire from './generated';

export type {
  Advice,
  AdviceReason,
  Hint,
  BoardFeature,
  Clock,
  Colour,
  Consequences,
  Ended,
  FindSeat,
  Foresight,
  Game,
  GameSummary,
  Games,
  LegalDecision,
  LobbyEvent,
  Lesson as LessonNumber,
  Level,
  Line,
  Next,
  Odds,
  Ok,
  Outcome,
  Place,
  Pointed,
  Proposal,
  ProposalWithdrawn,
  Proposed,
  Reason,
  Result,
  Review as GameReviewed,
  Room,
  RoomClosed,
  RoomCreated,
  RoomMessage,
  SeatTaken,
  Rotation,
  Said,
  Scoring,
  SeatPlan,
  SegmentKind,
  ServerMessage,
  Side,
  State,
  StateAnswer,
  Stock,
  Terrain,
  Tileset,
  Track,
  UndoAsked,
  UndoRequest,
  UndoSettled,
  Update,
  Welcome,
} from './generated';
export {
  colourValues as kColours,
  lessonValues as kLessons,
  levelValues as kLevels,
  questionValues as kQuestions,
} from './generated';

/** What can be added to a competitive game: all that the page has words for, offered or not. */
export type Part = wire.Part | 'dragon' | 'fairy' | 'princesses' | 'portals' | 'towers' | 'abbeys' | 'mayor' | 'wagon' | 'barn';
/** What a player can be asked. */
export type Question = wire.Question | 'capture_meeple' | 'exchange_prisoner' | 'move_dragon' | 'move_wagon' | 'place_abbey';

/** What can be added to a game now. */
export const kOfferedParts: readonly wire.Part[] = wire.partValues;

export type GameEvent = wire.Event;
export type ErrorMessage = wire.Error;
/** A code of a refusal. */
export type ErrorCode = wire.Refusal['code'];

/** A space of the board, or any point of a plane that has the same axes. */
export type Point = wire.Space;
export type BoardTile = wire.State['tiles'][number];
export type BoardMeeple = wire.Meeples[number];
export type BuriedMeeple = wire.State['buried'][number];
export type HoundName = wire.Hound;
export type Hound = wire.State['hounds'][number];

export type Seat = wire.Room['seats'][number];
/** The parts of the expansion in a competitive game. */
export type Modules = NonNullable<wire.Modules>;
/** What a room's owner chose beyond the game itself, all of it said. */
export type Options = wire.Room['options'];
export type Timer = NonNullable<wire.Timer>;
export type Away = NonNullable<wire.Away>;
/** What an administrator tells everybody, until it is taken back. */
export type Announcement = NonNullable<wire.Announced>;

export type TileFace = wire.Tileset['tiles'][number];
export type TileSegment = TileFace['segments'][number];
export type RoadEnd = NonNullable<TileSegment['end']>;

/** A decision of one type. */
type Deciding<Type extends wire.LegalDecision['type']> = Extract<wire.LegalDecision, { type: Type }>;
export type PlaceTile = Deciding<'place_tile'>;
export type PlaceMeeple = Deciding<'place_meeple'>;
export type RemoveGhosts = Deciding<'remove_ghosts'>;
export type ChaseGhosts = Deciding<'chase_ghosts'>;

type WithoutId<Command> = Command extends { id: string } ? Omit<Command, 'id'> : never;
/** A command of a seat, which gets its id when it is given. */
export type SeatCommand = WithoutId<wire.Command>;

export type TeamMessage =
  | wire.UndoAsked
  | wire.UndoSettled
  | wire.Proposed
  | wire.ProposalWithdrawn
  | wire.Plans
  | wire.Said
  | wire.Clock
  | wire.Announcement;
/** What makes a difference to what is known of a room. */
export type LogMessage = wire.Welcome | wire.Update | wire.RoomMessage | wire.Ended | TeamMessage;
/** Everything about the room that is told without being asked. */
export type Telling = LogMessage | wire.Pointed;
