import { kLongestWaitMs } from './limits.js';
import type { Refusal } from './generated.js';

/** A code of a refusal that this version of the protocol has. */
export type ErrorCode = Refusal['code'];
/** The `params` of a refusal with that code. */
export type ParamsOf<Code extends ErrorCode> = Extract<Refusal, { code: Code }>['params'];

/** The root of everything that this package throws on its own account. */
export class MistwardError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/**
 * The server refused: everything is as it was. `code` is the server's word for the reason, the message its sentence for
 * developers, `params` the particulars, and `status` the HTTP status if the refusal came over HTTP.
 */
export class Refused extends MistwardError {
  constructor(
    readonly code: ErrorCode | (string & {}),
    message: string,
    readonly params: Readonly<Record<string, unknown>>,
    readonly status: number | null = null,
  ) {
    super(message);
  }

  /** After how many milliseconds the server wants to be asked again, if it says so; at most a minute. */
  get retryAfterMs(): number | null {
    const after = this.params['retry_after_ms'];
    return typeof after === 'number' && after >= 0 ? Math.min(after, kLongestWaitMs) : null;
  }
}

/** The game went on before a decision arrived: a companion decided, somebody undid something, or it ended. */
export class Overtaken extends Refused {}

/** What passes by itself. This package waits and asks again; it throws this once its patience is over. */
export class Passing extends Refused {}

/** The server was out of reach for longer than the program has patience. */
export class Unreachable extends MistwardError {}

/** The server closed the connection and does not want the client back. */
export class Disconnected extends MistwardError {
  constructor(
    readonly code: number,
    readonly reason: string,
  ) {
    super(`the server closed the connection for good: ${code} ${reason}`.trimEnd());
  }
}

/** The token has no seat any more: its player left, was removed, or handed it over. */
export class SeatLost extends MistwardError {}

/** The game of the room has `parts` that the program did not say it knows. It took no seat. */
export class UnknownParts extends MistwardError {
  constructor(readonly parts: readonly string[]) {
    super(`the room plays with ${parts.join(', ')}, which this program does not know`);
  }
}

/** The server said something that version 1 of the protocol does not know, or more than it may. */
export class ProtocolViolation extends MistwardError {}

/** The loop over the messages is too many of them behind. */
export class FellBehind extends MistwardError {}

/** The game was closed by its own program. */
export class Closed extends MistwardError {}

const kOvertaken = ['stale_seq', 'not_your_turn', 'game_over'];
const kPassing = [
  'rate_limited',
  'request_under_way',
  'storage_unavailable',
  'draining',
  'not_ready',
  'room_elsewhere',
  'too_many_spectators',
  'too_many_connections',
  'request_timeout',
  'internal',
];

/** The error of the class that belongs to the code. Unknown codes go by their HTTP status. */
export function refusal(code: string, message: string, params: unknown, status: number | null = null): Refused {
  const known = typeof params === 'object' && params !== null ? (params as Record<string, unknown>) : {};
  if (kOvertaken.includes(code)) return new Overtaken(code, message, known, status);
  const passes = kPassing.includes(code) || [429, 502, 503, 504].includes(status ?? 0);
  return new (passes ? Passing : Refused)(code, message, known, status);
}

/** Whether an error is the server's refusal with that code; its `params` are then of that code. */
export function isRefused<Code extends ErrorCode>(
  error: unknown,
  code: Code,
): error is Refused & { code: Code; params: ParamsOf<Code> } {
  return error instanceof Refused && error.code === code;
}
