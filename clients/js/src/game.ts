import type {
  Announced,
  Clock,
  Ended,
  LegalDecision,
  Line as ChatLine,
  Next,
  Proposal,
  Question,
  RoomDocument,
  SeatPlan,
  ServerMessage,
  State,
  UndoRequest,
  UnknownMessage,
} from './documents.js';
import { Closed, FellBehind, Overtaken } from './errors.js';
import { kMostUnreadMessages } from './limits.js';
import { Line, type LineOptions, type Surroundings } from './line.js';

const idOf = (decision: LegalDecision | string) => (typeof decision === 'string' ? decision : decision.id);

/** A moment at which your seat has to decide. */
export class Turn {
  constructor(
    private readonly game: Game,
    readonly seq: number,
    readonly player: number,
    /** The question, such as `place_tile`. */
    readonly kind: Question,
    /** All the decisions that there are, never none. */
    readonly legal: readonly LegalDecision[],
    readonly state: State,
  ) {}

  /**
   * Makes a decision of `legal`; resolves with the seq that it has in the log once it is on the server's disk, or with
   * null if the game went on without it: a companion decided because the time was up, or somebody undid something.
   */
  async decide(decision: LegalDecision | string): Promise<number | null> {
    try {
      return await this.game.decide(decision, this.seq);
    } catch (error) {
      if (error instanceof Overtaken) return null;
      throw error;
    }
  }
}

/**
 * A room that you take part in or watch, over as many connections as it takes. What it knows are the documents of the
 * guide; they are replaced when something changes, never changed: keep them as long as you like.
 *
 * Every call rejects with `Refused` and its kin when the server refuses, with `Unreachable` when it is gone for longer
 * than your patience, and with `SeatLost`, `Disconnected` or `ProtocolViolation`.
 */
export class Game {
  private readonly line: Line;
  private readonly told = new Set<() => void>();
  private unread: (ServerMessage | UnknownMessage)[] | null = null;
  private isBehind = false;

  private constructor(world: Surroundings, options: Omit<LineOptions, 'onMessage' | 'onChange'>) {
    this.line = new Line(world, {
      ...options,
      onMessage: (message) => this.keepUnread(message),
      onChange: () => this.tell(),
    });
  }

  /** Connects, and resolves after the welcome. */
  static async open(world: Surroundings, options: Omit<LineOptions, 'onMessage' | 'onChange'>): Promise<Game> {
    const game = new Game(world, options);
    game.line.start();
    await game.waitUntil(() => game.line.phase === 'open');
    return game;
  }

  /** The room: who sits where, its options, its status. */
  get room(): RoomDocument {
    const { room } = this.line.view;
    if (room === null) throw new Error('a game is told of its room before anybody has it');
    return room;
  }

  /** Your seat, which is also your player's number once the game has begun; null for spectators. */
  get seat(): number | null {
    return this.line.view.seat;
  }

  /** The number of the newest entry of the log. */
  get seq(): number {
    return this.line.view.seq;
  }

  /** The state at that seq; null before the start. */
  get state(): State | null {
    return this.line.view.state;
  }

  /** Who decides now, and what. */
  get next(): Next | null {
    return this.line.view.next;
  }

  /** All legal decisions of the player who decides now; always empty for spectators. */
  get legal(): readonly LegalDecision[] {
    return this.line.view.legal;
  }

  /** Whether your seat has to decide. */
  get isMyTurn(): boolean {
    return this.line.view.isMyTurn;
  }

  /** How the game ended, once it is over. */
  get ended(): Ended | null {
    return this.line.view.ended;
  }

  /** The newest lines of chat, oldest first, at most 200. */
  get chat(): readonly ChatLine[] {
    return this.line.view.chat;
  }

  /** How much time each seat has left, in a room with a timer. */
  get clock(): Clock | null {
    return this.line.view.clock;
  }

  /** The undo that waits for everybody's consent. */
  get undoAsked(): UndoRequest | null {
    return this.line.view.undo;
  }

  /** The proposals that are open now. */
  get proposals(): Proposal[] {
    return this.line.view.proposals;
  }

  /** What your seat has planned, each with what prevents it, if anything does. */
  get plans(): SeatPlan[] {
    return this.line.view.plans;
  }

  /** An administrator's announcement. */
  get announcement(): Announced | null {
    return this.line.view.announcement;
  }

  /** How many connections it has taken so far. */
  get connections(): number {
    return this.line.connections;
  }

  /** Every moment at which your seat has to decide, until the game is over. */
  async *turns(): AsyncGenerator<Turn, void, void> {
    let shown = '';
    const now = () => `${this.line.view.gameId} ${this.seq}`;
    for (;;) {
      await this.waitUntil(() => this.ended !== null || (this.isMyTurn && now() !== shown));
      const { state, next } = this;
      if (!this.isMyTurn || state === null || next?.actor !== 'player') return;
      shown = now();
      yield new Turn(this, this.seq, next.player, next.kind, this.legal, state);
    }
  }

  /**
   * Every message of the server from now on, as the guide describes them, until the game is over. Those that come while
   * your program is doing something else are kept, up to 1,000; then this throws `FellBehind`.
   */
  async *messages(): AsyncGenerator<ServerMessage | UnknownMessage, void, void> {
    const unread = (this.unread = [] as (ServerMessage | UnknownMessage)[]);
    try {
      for (;;) {
        await this.waitUntil(() => unread.length > 0 || this.isBehind || this.ended !== null);
        if (this.isBehind) throw new FellBehind(`more than ${kMostUnreadMessages} messages were not read`);
        const message = unread.shift();
        if (message === undefined) return;
        yield message;
      }
    } finally {
      this.unread = null;
      this.isBehind = false;
    }
  }

  /** Waits until a condition on this game holds; it is asked again whenever the server has said something. */
  async waitUntil(condition: () => boolean): Promise<void> {
    while (!condition()) {
      if (this.line.failure) throw this.line.failure;
      await new Promise<void>((resolve) => this.told.add(resolve));
    }
  }

  /** Waits until the game is over; resolves with how it ended. */
  async waitForEnd(): Promise<Ended> {
    await this.waitUntil(() => this.ended !== null);
    return this.ended as Ended;
  }

  /**
   * Makes a decision, by default looking at the newest seq; resolves with its seq in the log. Rejects with `Overtaken` if
   * the game has gone on from `expectSeq`. However often the connection is lost, it is made at most once.
   */
  decide(decision: LegalDecision | string, expectSeq = this.seq): Promise<number> {
    return this.line.give({ type: 'decide', expect_seq: expectSeq, decision: idOf(decision) });
  }

  /** Goes back to the state at an earlier seq, or asks the others whether they agree. */
  undo(seq: number): Promise<number> {
    return this.line.give({ type: 'undo', expect_seq: this.seq, seq });
  }

  /** Answers somebody's request to undo something. */
  answerUndo(agree: boolean): Promise<number> {
    return this.line.give({ type: 'answer_undo', agree });
  }

  /** Says something in the room's chat, 1 to 500 characters. */
  say(text: string): Promise<number> {
    return this.line.give({ type: 'say', text });
  }

  /** Shows everybody a space, or a segment of the tile there. */
  point(x: number, y: number, segment?: string): Promise<number> {
    return this.line.give({ type: 'point', x, y, ...(segment === undefined ? {} : { segment }) });
  }

  /** Suggests 1 to 8 decisions, in order, to the player who decides. */
  propose(decisions: readonly (LegalDecision | string)[]): Promise<number> {
    return this.line.give({ type: 'propose', expect_seq: this.seq, decisions: decisions.map(idOf) });
  }

  /** Takes back a proposal of one's own. */
  withdraw(proposal: number): Promise<number> {
    return this.line.give({ type: 'withdraw', proposal });
  }

  /** Makes all decisions of a proposal, or none. */
  adopt(proposal: number): Promise<number> {
    return this.line.give({ type: 'adopt', expect_seq: this.seq, proposal });
  }

  /** Plans coming turns instead of what was planned: by the name of the tile, what to decide when it is drawn. */
  plan(plans: Readonly<Record<string, readonly (LegalDecision | string)[]>>): Promise<number> {
    const list = Object.entries(plans).map(([tile, decisions]) => ({ tile, decisions: decisions.map(idOf) }));
    return this.line.give({ type: 'plan', plans: list });
  }

  /** Stops the clocks; nobody can decide until somebody resumes. */
  pause(): Promise<number> {
    return this.line.give({ type: 'pause' });
  }

  /** Ends a pause. */
  resume(): Promise<number> {
    return this.line.give({ type: 'resume' });
  }

  /** Asks for a sign of life. */
  ping(): Promise<number> {
    return this.line.give({ type: 'ping' });
  }

  /** Leaves the connection; the seat stays yours. Unanswered commands reject with `Closed`. */
  close(): void {
    this.line.fail(new Closed('the game was closed'));
  }

  private keepUnread(message: ServerMessage | UnknownMessage): void {
    if (!this.unread) return;
    this.unread.push(message);
    if (this.unread.length <= kMostUnreadMessages) return;
    this.unread.length = 0;
    this.isBehind = true;
  }

  private tell(): void {
    for (const resolve of this.told) resolve();
    this.told.clear();
  }
}
