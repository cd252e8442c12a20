/**
 * The documents and messages of the protocol. Their types are made from its schemas; the guide says what they mean. A
 * newer server may send more fields than stand here.
 */
import type * as wire from './generated.js';

export type {
  BoardFeature,
  ChangeRoom,
  Clock,
  Colour,
  Consequences,
  CreateRoom,
  Decision,
  Ended,
  Event as GameEvent,
  Foresight,
  Game as GameName,
  Hint,
  LegalDecision,
  Level,
  Line,
  Next,
  Options,
  Outcome,
  Place,
  Proposal,
  Question,
  Room as RoomDocument,
  RoomCreated,
  RoomAnswer,
  Rooms,
  Scoring,
  Pass,
  SeatPlan,
  SeatTaken,
  ServerMessage,
  Space,
  State,
  StateAnswer,
  Tileset,
  UndoRequest,
  Update,
  Welcome,
} from './generated.js';

/** An administrator's announcement. */
export type Announced = NonNullable<wire.Announced>;
/** Since when a companion decided for the seat. */
export type Away = NonNullable<wire.Away>;

type WithoutId<Command> = Command extends { id: string } ? Omit<Command, 'id'> : never;
/** A command as it is given; its id comes when it is sent. */
export type NewCommand = WithoutId<wire.Command | wire.Ping>;

/** A message of a type that this version of the package does not know. */
export interface UnknownMessage {
  type: string;
  [field: string]: unknown;
}
