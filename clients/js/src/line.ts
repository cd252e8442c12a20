import { Backoff } from './backoff.js';
import { Commands } from './commands.js';
import type { NewCommand, ServerMessage, UnknownMessage } from './documents.js';
import {
  Disconnected,
  isRefused,
  MistwardError,
  Passing,
  ProtocolViolation,
  Refused,
  refusal,
  SeatLost,
  Unreachable,
} from './errors.js';
import { readObject } from './json.js';
import { kLongestMessage, kMostMisfits } from './limits.js';
import { checkShape } from './shape.js';
import type { Socket } from './sockets.js';
import { OutOfStep, View } from './view.js';

/** What the line needs from the world around it. */
export interface Surroundings {
  open(): Socket;
  /** Why the room may not be entered, if the server says so over HTTP: a WebSocket that is not opened does not. */
  findRefusal(): Promise<Refused | null>;
  setTimer(run: () => void, ms: number): unknown;
  clearTimer(timer: unknown): void;
  now(): number;
  random(): number;
  /** What begins the ids of this program's commands; nobody else's do. */
  prefix: string;
}

export interface LineOptions {
  token: string | null;
  /** Whether a token without a seat is of no use. */
  mustSit: boolean;
  patienceMs: number;
  /** A message has come, and the view has taken it. */
  onMessage(message: ServerMessage | UnknownMessage): void;
  /** Anything has changed. */
  onChange(): void;
}

/** What the line is doing; `over` is for good, and `failure` says why. */
export type Phase = 'connecting' | 'greeting' | 'open' | 'waiting' | 'over';

export const kOpeningMs = 10_000;
export const kQuietMs = 20_000;
export const kAnswerMs = 10_000;
/** Codes of a close that say that the client must not come back, or that it would do the same again. */
const kFinalCloses = [1002, 1003, 1007, 1008, 1009];

/**
 * The line to a room: one connection after the other. Resumes after the last applied seq, and repeats unanswered
 * commands under their ids until each is answered once.
 */
export class Line {
  readonly view = new View();
  phase: Phase = 'waiting';
  failure: Error | null = null;
  connections = 0;
  private readonly commands: Commands;
  private readonly backoff: Backoff;
  private socket: Socket | null = null;
  private timer: unknown = null;
  private lostSince: number | null = null;
  private deadline = 0;
  private isAsked = false;
  private isSettled = false;
  private isAnew = false;
  private misfits = 0;

  constructor(
    private readonly world: Surroundings,
    private readonly options: LineOptions,
  ) {
    this.commands = new Commands(world.prefix, world.random);
    this.backoff = new Backoff(world.random);
  }

  /** Opens the first connection. */
  start(): void {
    this.lostSince = this.world.now();
    this.connect();
  }

  /** Gives a command; resolves with the seq of the server's `ok`, however many connections that takes. */
  give(command: NewCommand): Promise<number> {
    if (this.failure) return Promise.reject(this.failure);
    const answer = this.commands.give(command, this.view.gameId);
    this.settle();
    return answer;
  }

  /** Ends the line for good: whoever waits for anything gets this error. */
  fail(error: Error): void {
    if (this.phase === 'over') return;
    this.phase = 'over';
    this.failure = error;
    this.dropSocket();
    this.commands.failAll(error);
    this.settle();
  }

  private connect(): void {
    this.dropSocket();
    this.phase = 'connecting';
    this.deadline = this.world.now() + kOpeningMs;
    let socket: Socket;
    try {
      socket = this.world.open();
    } catch (error) {
      return this.fail(new MistwardError(`no WebSocket could be made: ${String(error)}`));
    }
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.receive(data);
    socket.onclose = ({ code, reason }) => this.closed(code, reason);
    // A close follows, except where a socket that was never open is none to Node's.
    socket.onerror = () => {
      if (this.socket === socket && this.phase === 'connecting') this.closed(1006, '');
    };
    this.settle();
  }

  private opened(): void {
    this.phase = 'greeting';
    this.connections += 1;
    this.isSettled = false;
    const since = this.isAnew ? undefined : this.view.since;
    const { token } = this.options;
    const hello = {
      type: 'hello',
      protocol: 1,
      // Whoever only watches does not need what is legal, which is most of what the server says.
      ...(token === null ? { legal: false } : { token }),
      ...(since === undefined ? {} : { since }),
    };
    this.socket?.send(JSON.stringify(hello));
  }

  private closed(code: number, reason: string): void {
    if (this.phase === 'open' && kFinalCloses.includes(code)) return this.fail(new Disconnected(code, reason));
    if (this.phase !== 'connecting') return this.cut(`the server closed the connection: ${code} ${reason}`.trimEnd());
    void this.notOpened(reason);
  }

  /** The opening was refused, or nobody is there; the platform does not say which. */
  private async notOpened(reason: string): Promise<void> {
    this.dropSocket();
    const found = await this.world.findRefusal();
    if (this.phase !== 'connecting') return;
    if (found) this.refuse(found);
    else this.cut(`no connection could be opened ${reason}`.trimEnd());
  }

  /** The connection is lost; the next attempt comes after `pauseMs` at least. */
  private cut(why: string, pauseMs = 0, cause: Error | null = null): void {
    if (this.phase === 'over') return;
    this.dropSocket();
    const now = this.world.now();
    this.lostSince ??= now;
    const lostMs = now - this.lostSince;
    if (lostMs > this.options.patienceMs) {
      return this.fail(cause ?? new Unreachable(`out of reach for ${Math.round(lostMs / 1000)} s: ${why}`));
    }
    this.phase = 'waiting';
    this.deadline = now + Math.max(pauseMs, this.backoff.next());
    this.settle();
  }

  private dropSocket(): void {
    const { socket } = this;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private receive(data: unknown): void {
    if (this.phase === 'open') this.quietUntil(kQuietMs, false);
    try {
      if (typeof data !== 'string') throw new ProtocolViolation('a message that is no text');
      if (data.length > kLongestMessage) throw new ProtocolViolation(`a message of more than ${kLongestMessage} bytes`);
      const message = readObject(data);
      checkShape(message);
      this.take(message as unknown as ServerMessage);
    } catch (error) {
      this.misunderstood(error as Error);
    }
    this.settle();
  }

  private misunderstood(error: Error): void {
    if (error instanceof OutOfStep) {
      this.misfits += 1;
      this.isAnew ||= error.anew;
      if (this.misfits <= kMostMisfits) return this.cut(error.message);
    }
    const said = error instanceof MistwardError && !(error instanceof OutOfStep);
    this.fail(said ? error : new ProtocolViolation(`what the server said does not fit: ${error.message}`));
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'ok':
        this.commands.accepted(message.id, message.seq);
        break;
      case 'error':
        this.takeError(message.id, refusal(message.code, message.message, message.params));
        break;
      case 'room_closed':
        return this.fail(refusal('room_closed', message.reason, {}));
      default:
        this.view.take(message);
    }
    if (message.type === 'welcome') this.welcomed();
    else if (this.phase === 'open' && !this.isSettled) this.settled();
    if (message.type === 'update') this.misfits = 0;
    if (this.view.room?.paused === false) this.commands.release();
    if (this.phase !== 'over') this.options.onMessage(message);
  }

  /** The connection is of use: the next pause is a short one. */
  private settled(): void {
    this.isSettled = true;
    this.backoff.reset();
  }

  private welcomed(): void {
    if (this.options.mustSit && this.view.seat === null) return this.fail(new SeatLost('the token has no seat any more'));
    this.commands.dropOtherGames(this.view.gameId);
    if (this.phase !== 'greeting') return;
    this.phase = 'open';
    this.lostSince = null;
    this.isAnew = false;
    this.quietUntil(kQuietMs, false);
    this.commands.repeatAll();
  }

  private takeError(id: string | null, error: Refused): void {
    if (id !== null) this.commands.refused(id, error, this.world.now());
    else if (this.phase === 'greeting') this.refuse(error);
    else if (isRefused(error, 'too_many_connections')) this.fail(error);
  }

  /** The opening or the `hello` was refused. */
  private refuse(error: Refused): void {
    if (error instanceof Passing) this.cut(error.message, error.retryAfterMs ?? 0, error);
    else this.fail(error);
  }

  private quietUntil(ms: number, isAsked: boolean): void {
    this.deadline = this.world.now() + ms;
    this.isAsked = isAsked;
  }

  /** Does what is due, sets the timer for what is not, and tells of it. */
  private settle(): void {
    const now = this.world.now();
    if (this.phase === 'open') for (const text of this.commands.takeDue(now)) this.socket?.send(text);
    if (this.timer !== null) this.world.clearTimer(this.timer);
    const next = Math.min(this.deadline, this.phase === 'open' ? this.commands.nextDue() : Infinity);
    this.timer = this.phase === 'over' ? null : this.world.setTimer(() => this.due(), Math.max(0, next - now));
    this.options.onChange();
  }

  private due(): void {
    this.timer = null;
    if (this.world.now() < this.deadline) return this.settle();
    if (this.phase === 'waiting') return this.connect();
    if (this.phase !== 'open' || this.isAsked) return this.cut('the server is silent');
    // Any answer is a sign of life; browsers send no pings of their own.
    this.quietUntil(kAnswerMs, true);
    void this.give({ type: 'ping' }).catch(() => {});
  }
}
