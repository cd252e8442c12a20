import { readFileSync } from 'node:fs';
import type { Ended, ServerMessage, Update, Welcome } from '../src/documents.js';
import type { Refused } from '../src/errors.js';
import { Line, type LineOptions, type Surroundings } from '../src/line.js';
import type { Socket } from '../src/sockets.js';

const fixtures = new URL('../../../tests/protocol/fixtures/game.ndjson', import.meta.url);
/** A whole game of one player's view: two welcomes, updates, the end, a room. */
export const game = readFileSync(fixtures, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ServerMessage);
/** The snapshot with which the game starts. */
export const start = game[1] as Extract<Welcome, { resumed: false }>;
/** How it ends. */
export const end = game.find((each) => each.type === 'ended') as Ended;

/** The updates of the game from one seq to another. */
export const updates = (first: number, last: number): Update[] =>
  game.filter((each): each is Update => each.type === 'update' && each.seq >= first && each.seq <= last);

/** The welcome of a resume from there. */
export const resumed = (seq: number) => ({ ...start, resumed: true, seq });

/** A server that stands in the test: it says what the test says, and time goes on only when the test says so. */
export class World implements Surroundings {
  readonly prefix = 'test';
  refusal: Refused | null = null;
  private socket: Socket | null = null;
  private time = 100_000;
  private timer: { at: number; run(): void } | null = null;
  private texts: Record<string, unknown>[] = [];

  open(): Socket {
    const socket: Socket = {
      send: (text) => this.texts.push(JSON.parse(text) as Record<string, unknown>),
      close: () => {
        if (this.socket === socket) this.socket = null;
      },
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
    };
    this.socket = socket;
    return socket;
  }

  async findRefusal(): Promise<Refused | null> {
    return this.refusal;
  }

  setTimer(run: () => void, ms: number): unknown {
    this.timer = { at: this.time + ms, run };
    return this.timer;
  }

  clearTimer(): void {
    this.timer = null;
  }

  now(): number {
    return this.time;
  }

  random(): number {
    return 0.5;
  }

  /** How long it is until the line does something by itself. */
  get pauseMs(): number {
    return (this.timer?.at ?? Infinity) - this.time;
  }

  /** Lets the time go on to the line's next deed. */
  wait(): void {
    const { timer } = this;
    if (!timer) throw new Error('the line waits for nothing');
    this.time = timer.at;
    this.timer = null;
    timer.run();
  }

  /** Opens the connection up to the `hello`, which is returned. */
  connect(): Record<string, unknown> {
    if (!this.socket) this.wait();
    this.socket?.onopen?.();
    const [hello] = this.sent();
    if (!hello) throw new Error('nobody said hello');
    return hello;
  }

  /** The server says something. */
  say(...messages: object[]): void {
    for (const message of messages) this.saySo(JSON.stringify(message));
  }

  saySo(data: unknown): void {
    this.socket?.onmessage?.({ data });
  }

  /** What the client has sent since the last time. */
  sent(): Record<string, unknown>[] {
    const texts = this.texts;
    this.texts = [];
    return texts;
  }

  /** The connection fails, without a close. */
  fail(): void {
    this.socket?.onerror?.({});
  }

  /** The connection ends. */
  close(code = 1006, reason = ''): void {
    this.socket?.onclose?.({ code, reason });
  }

  /** Connects and is told the game up to a seq. */
  playTo(seq: number): void {
    this.connect();
    this.say(...game.slice(0, 2), ...updates(1, seq));
  }
}

/** A line to that server. */
export class Script extends World {
  readonly line: Line;
  readonly told: unknown[] = [];

  constructor(options: Partial<LineOptions> = {}) {
    super();
    const usual: LineOptions = {
      token: 'secret',
      mustSit: options.token !== null,
      patienceMs: 60_000,
      onMessage: (message) => this.told.push(message),
      onChange: () => {},
    };
    this.line = new Line(this, { ...usual, ...options });
    this.line.start();
  }
}
