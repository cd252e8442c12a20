export type * from './documents.js';
export {
  Closed,
  Disconnected,
  FellBehind,
  isRefused,
  MistwardError,
  Overtaken,
  Passing,
  ProtocolViolation,
  Refused,
  SeatLost,
  UnknownParts,
  Unreachable,
  type ErrorCode,
  type ParamsOf,
} from './errors.js';
export { Game, Turn } from './game.js';
export type { Call } from './http.js';
export { Room, Seat, Server, type KeptSeat, type NewRoom } from './server.js';
