/** The protocol's documents as types, made from the schemas by `npm run types`, and the tests' own names for some. */
import type * as wire from './generated.ts';

export type {
  Clock,
  Decision,
  Ended,
  Foresight,
  Game,
  GameFile,
  GameSummary,
  Inspection,
  Line,
  Next,
  PlayerExport,
  PlayerToken,
  Pointed,
  Problem,
  Proposal,
  Room,
  RoomCreated,
  Rules,
  SeatPlan,
  SeatTaken,
  ServerMessage,
  UndoRequest,
  Update,
  Welcome,
} from './generated.ts';
export { gameValues as kGames, levelValues as kLevels, room_statusValues as kRoomStatus } from './generated.ts';

export type GameState = wire.State;
export type Snapshot = wire.StateAnswer;
export type Feature = wire.BoardFeature;
export type TileSet = wire.Tileset;
export type Announced = NonNullable<wire.Announced>;
export type ErrorMessage = wire.Error;
export type Reply = wire.Ok | wire.Error;

export type Act = wire.Audit['acts'][number];
export type Ban = wire.Bans['bans'][number];
export type Drain = wire.DrainAnswer;
/** How the games of one kind went. */
export type Kind = wire.Statistics['statistics'][number];
