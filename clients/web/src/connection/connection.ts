import type { ErrorMessage, Ok, Point, SeatCommand, ServerMessage, Telling } from '../protocol/types';
import { backoff } from './backoff';

/**
 * How the line to the server is. `open` and silent: an answer is late. `waiting` carries when it tries again (ms, as
 * `clock.now`), and why if the server said so; `barred`: the server has closed the line for good, without a word.
 */
export type LineStatus =
  | { kind: 'connecting'; attempt: number }
  | { kind: 'open'; silent?: true }
  | { kind: 'waiting'; attempt: number; retryAt: number; code?: string; barred?: true }
  | { kind: 'refused'; code: string; reason?: string }
  | { kind: 'closed' };

/** The part of a WebSocket that is used here. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event?: { code: number }) => void) | null;
}

/** What the connection needs from the world around it. */
export interface Surroundings {
  open(): Socket;
  setTimer(run: () => void, ms: number): number;
  clearTimer(timer: number): void;
  now(): number;
  random(): number;
  /** A fresh id for a command. */
  newId(): string;
}

export interface ConnectionOptions {
  token: string | null;
  /** What opens a room to watch whose word that takes. */
  pass?: string | null;
  /** The last seq that was applied; undefined asks for a snapshot. */
  since(): number | undefined;
  onMessage(message: Telling): void;
  onStatus(status: LineStatus): void;
}

export type Reply = Ok | ErrorMessage;

interface Command {
  text: string;
  settle(reply: Reply): void;
}

/** Refusals of the greeting that no repetition mends. */
const kFinal = ['unauthorized', 'room_not_found', 'unsupported_protocol', 'invalid_message', 'spectators_refused', 'word_needed'];

/** The seat has newer connections than the server lets; coming back would cost another one its place. */
const kReplaced = 'too_many_connections';

const kHelloMs = 10_000;
const kQuietMs = 20_000;
const kPingMs = 6_000;
/** An answer that takes longer is worth a word. */
const kLateMs = 2_000;

/** With this a server closes a line that is not to be opened again (RFC 6455, 7.4.1). */
const kPolicyViolation = 1008;

/** The state of a socket that is not open yet. */
const kConnecting = 0;

/**
 * Keeps one WebSocket to one room alive. Reconnects for ever with growing pauses, resumes after the
 * last applied seq, and repeats unanswered commands under their ids until each is answered once.
 */
export class Connection {
  private socket: Socket | null = null;
  private status_: LineStatus = { kind: 'closed' };
  private attempt = 0;
  private welcomed = false;
  private timer: number | null = null;
  private snapshot = false;
  private readonly commands = new Map<string, Command>();

  constructor(
    private readonly world: Surroundings,
    private readonly options: ConnectionOptions,
  ) {}

  get status(): LineStatus {
    return this.status_;
  }

  /** Opens the line; it then keeps itself open until `close`. */
  start(): void {
    if (this.status_.kind === 'closed') this.connect();
  }

  /** Ends the line for good. Unanswered commands stay unanswered. */
  close(): void {
    this.setStatus({ kind: 'closed' });
    const socket = this.takeSocket();
    if (socket) this.hangUp(socket);
  }

  /** Something changed (the tab woke, the network is back): try at once instead of waiting. */
  wake(): void {
    if (this.status_.kind === 'waiting') this.connect();
    else if (this.status_.kind === 'open') this.probe();
  }

  /** The network is said to be gone: an open line is asked, but none is opened. That waits for its return. */
  doubt(): void {
    if (this.status_.kind === 'open') this.probe();
  }

  /** Starts over with a snapshot, because what was received does not fit together. */
  resync(): void {
    this.snapshot = true;
    this.lost();
  }

  /** Sends one command; resolves with the server's answer, however many lines that takes. */
  send(command: SeatCommand): Promise<Reply> {
    const id = this.world.newId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((settle) => {
      this.commands.set(id, { text, settle });
      if (this.status_.kind !== 'open') return;
      this.socket?.send(text);
      this.await();
    });
  }

  /** Shows a space or a segment to everybody. Only now: what nobody sees at once is not repeated. */
  point(at: Point, segment: string | null): void {
    if (this.status_.kind !== 'open') return;
    const { x, y } = at;
    const id = this.world.newId();
    this.socket?.send(JSON.stringify({ type: 'point', id, x, y, ...(segment === null ? {} : { segment }) }));
  }

  private setStatus(status: LineStatus): void {
    this.status_ = status;
    this.options.onStatus(status);
  }

  private arm(run: () => void, ms: number): void {
    if (this.timer !== null) this.world.clearTimer(this.timer);
    this.timer = this.world.setTimer(run, ms);
  }

  /** From now on nothing is heard of the socket; null if there is none. */
  private takeSocket(): Socket | null {
    if (this.timer !== null) this.world.clearTimer(this.timer);
    this.timer = null;
    const { socket } = this;
    this.socket = null;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    return socket;
  }

  private dropSocket(): void {
    this.takeSocket()?.close();
  }

  /** A browser writes an error of each socket that is closed before it is open, so it may open, unless it never will. */
  private hangUp(socket: Socket): void {
    if (socket.readyState !== kConnecting) return socket.close();
    const timer = this.world.setTimer(() => socket.close(), kHelloMs);
    socket.onopen = () => {
      this.world.clearTimer(timer);
      socket.close();
    };
  }

  private connect(): void {
    this.dropSocket();
    this.welcomed = false;
    this.attempt += 1;
    this.setStatus({ kind: 'connecting', attempt: this.attempt });
    const socket = this.world.open();
    this.socket = socket;
    socket.onopen = () => socket.send(this.hello());
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = (event) => this.lost(undefined, event?.code === kPolicyViolation);
    this.arm(() => this.lost(), kHelloMs);
  }

  private hello(): string {
    const since = this.snapshot ? undefined : this.options.since();
    const { token, pass = null } = this.options;
    return JSON.stringify({
      type: 'hello',
      protocol: 1,
      // Whoever only watches does not need what is legal, which is most of what the server says.
      ...(token === null ? { legal: false, ...(pass === null ? {} : { token: pass }) } : { token }),
      ...(since === undefined ? {} : { since }),
    });
  }

  private lost(code?: string, barred = false): void {
    this.dropSocket();
    const pause = backoff(Math.max(1, this.attempt), this.world.random);
    const retryAt = this.world.now() + pause;
    this.setStatus({ kind: 'waiting', attempt: this.attempt, retryAt, ...(code === undefined ? {} : { code }), ...(barred ? { barred } : {}) });
    this.arm(() => this.connect(), pause);
  }

  private receive(data: unknown): void {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (this.welcomed) this.heard();
    switch (message.type) {
      case 'ok':
      case 'error':
        return this.answered(message);
      case 'welcome':
        this.options.onMessage(message);
        return this.opened();
      case 'update':
      case 'room':
      case 'ended':
      case 'undo_asked':
      case 'undo_settled':
      case 'proposed':
      case 'proposal_withdrawn':
      case 'pointed':
      case 'plans':
      case 'said':
      case 'clock':
      case 'announcement':
        return this.options.onMessage(message);
      case 'room_closed':
        return this.refused(message.type, message.reason);
      // Within version 1 the server may say things that this page does not know yet.
    }
  }

  private opened(): void {
    if (this.welcomed) return;
    this.welcomed = true;
    this.snapshot = false;
    this.attempt = 0;
    this.setStatus({ kind: 'open' });
    this.arm(() => this.probe(), kQuietMs);
    for (const command of this.commands.values()) this.socket?.send(command.text);
  }

  private answered(reply: Reply): void {
    if (reply.type === 'error' && !this.welcomed) {
      return kFinal.includes(reply.code) ? this.refused(reply.code) : this.lost(reply.code);
    }
    if (reply.type === 'error' && reply.id === null && reply.code === kReplaced) return this.refused(reply.code);
    const command = reply.id === null ? undefined : this.commands.get(reply.id);
    if (!command || reply.id === null) return;
    this.commands.delete(reply.id);
    command.settle(reply);
  }

  private refused(code: string, reason?: string): void {
    this.dropSocket();
    this.setStatus({ kind: 'refused', code, ...(reason === undefined ? {} : { reason }) });
  }

  /** Asks for a sign of life; any message counts, silence means that the line is dead. */
  private probe(): void {
    this.socket?.send(JSON.stringify({ type: 'ping', id: this.world.newId() }));
    this.await();
  }

  /** Something has been sent that is answered at once: says so if it is not, and gives the line up after that. */
  private await(): void {
    this.arm(() => {
      this.setStatus({ kind: 'open', silent: true });
      this.arm(() => this.lost(), kPingMs - kLateMs);
    }, kLateMs);
  }

  private heard(): void {
    this.arm(() => this.probe(), kQuietMs);
    if (this.status_.kind === 'open' && this.status_.silent) this.setStatus({ kind: 'open' });
  }
}
