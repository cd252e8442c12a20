import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';

import { Atlas } from '../art/atlas';
import { browserSurroundings, wakeWithBrowser } from '../connection/browser';
import { backoff } from '../connection/backoff';
import { Connection, type LineStatus, type Reply } from '../connection/connection';
import { decisionOf, newDraft, type Draft } from '../game/draft';
import { isAlone, withEarlierLines } from '../game/team';
import { emptyLog, reduce, withEarlier, type Log, type Position } from '../game/log';
import * as api from '../protocol/api';
import { getFeatures, type Feature } from '../protocol/features';
import { foresee } from '../protocol/foresight';
import type { Game, Line, Point, Room, SeatCommand, Telling } from '../protocol/types';
import { words } from '../words';
import { Ahead } from './ahead';
import { Chat } from './chat';
import { Council } from './council';
import type { Lead } from './guide';
import { Knowing } from './knowing';
import { Rewind } from './rewind';
import { RoomActs } from './room_acts';
import {
  dropSeat,
  forgetVisit,
  heldSeats,
  holdSeat,
  ownerToken,
  rememberName,
  rememberVisit,
  seatOfTab,
  type HeldSeat,
} from './seats';

/** Refusals after which there is no room to come back to. */
const kGone = ['room_not_found', 'room_closed'];

function secondsUntilAgain({ params }: api.ApiError): number | null {
  const ms = params.retry_after_ms;
  return typeof ms === 'number' ? Math.ceil(ms / 1000) : null;
}

/** This page in one room: the log as far as it is known, the line to the server, the seat. */
export class RoomSession {
  readonly log = signal<Log>(emptyLog);
  readonly line = signal<LineStatus>({ kind: 'closed' });
  readonly seat = signal<HeldSeat | null>(null);
  readonly atlas = signal<Atlas | null>(null);
  /** A refusal to tell the player about, by its code. */
  readonly notice = signal<string | null>(null);
  /** In how many seconds what was refused may be tried again, if the server says so. */
  readonly againIn = signal<number | null>(null);
  /** Why there is no room to show, by the error's code. */
  readonly missing = signal<string | null>(null);
  /** What an administrator said when closing the room. */
  readonly closedBecause = signal<string | null>(null);
  /** The seq at which a decision was sent and not answered yet. */
  readonly sentAt = signal<number | null>(null);
  readonly draft = signal<Draft>({ kind: 'none' });
  /** Whoever leads through the game, as a guide does through a lesson. */
  readonly leader = signal<{ lead: ReadonlySignal<Lead | null> } | null>(null);

  readonly room: ReadonlySignal<Room | null> = computed(() => this.log.value.room);
  /** Nobody else is here to talk to. */
  readonly alone = computed(() => isAlone(this.room.value));
  readonly chat = new Chat(this);
  readonly council = new Council(this);
  readonly acts = new RoomActs(this);
  readonly ahead = new Ahead(this, ({ seq, decisions }) => foresee(this.id, seq, decisions, this.token() ?? undefined));
  readonly knowing = new Knowing(this, (seq) => this.featuresAt(seq));
  readonly rewind = new Rewind(this.log, () => this.lookedElsewhere());
  /** The position that is shown: the newest, unless the player looks back or thinks ahead. */
  readonly now: ReadonlySignal<Position> = computed(() => this.council.imagined.value ?? this.led(this.rewind.shown.value));
  readonly sending = computed(() => this.sentAt.value === this.log.value.now.seq);
  readonly myTurn = computed(() => {
    const { seat, now } = this.log.value;
    if (this.rewind.at.value !== null) return false;
    return now.next?.actor === 'player' && now.next.player === seat;
  });

  /** Whether this page may choose among `now.legal`: to decide, or to propose. */
  readonly choosing = computed(() => this.myTurn.value || this.council.proposing.value);

  private connection: Connection | null = null;
  private keyChanges = false;
  private drawing: Game | null = null;
  private stopWaking = () => {};

  constructor(readonly id: string) {}

  /** Finds the room and keeps the line open. */
  open(): void {
    this.seat.value = seatOfTab(this.id);
    this.connect();
  }

  close(): void {
    this.stopWaking();
    this.connection?.close();
    this.connection = null;
  }

  /** How a place is said in this game. */
  where(at: Point): string {
    return words.place(at, this.room.value?.game ?? 'mists');
  }

  /** Tries the line at once instead of waiting. */
  retry(): void {
    this.connection?.wake();
  }

  /** Seats that this browser holds here and this tab does not use. */
  otherSeats(): HeldSeat[] {
    return heldSeats(this.id).filter((held) => held.token !== this.seat.value?.token);
  }

  async takeSeat(name: string, seat?: number): Promise<void> {
    await this.tell(async () => {
      const wish = seat === undefined ? { name } : { name, seat };
      const taken = await api.takeSeat(this.id, wish);
      rememberName(name);
      this.useSeat({ name, token: taken.token });
    });
  }

  /** Plays on with a seat that this browser holds. */
  useSeat(seat: HeldSeat): void {
    holdSeat(this.id, seat);
    this.seat.value = seat;
    this.connect();
  }

  /** Does what makes the seat's key another one; that the old one opens nothing is no loss then. */
  async changingKey<T>(change: () => Promise<T>): Promise<T> {
    this.keyChanges = true;
    try {
      return await change();
    } finally {
      this.keyChanges = false;
    }
  }

  /** Goes on with a new key of the same seat. */
  replaceKey(old: HeldSeat, now: HeldSeat): void {
    dropSeat(this.id, old.token);
    this.useSeat(now);
  }

  /** Changes what the player has in mind; not while a decision is on its way. */
  edit(change: (draft: Draft) => Draft): void {
    if (!this.sending.value) this.draft.value = change(this.draft.value);
  }

  /** Is led from now on; null goes on alone. */
  follow(leader: { lead: ReadonlySignal<Lead | null> } | null): void {
    batch(() => {
      this.leader.value = leader;
      this.beginDraft();
    });
  }

  /** Commits one legal decision, seen at the current seq; proposes it while that is what is thought up. */
  async decide(decision: string): Promise<void> {
    if (this.council.proposing.value) return this.council.take(decision);
    if (this.leader.value?.lead.value?.accepts(decision) === false) return;
    await this.commit({ type: 'decide', expect_seq: this.log.value.now.seq, decision });
  }

  /** Commits what the player has in mind, if it is complete. */
  async decideDraft(): Promise<void> {
    const decision = decisionOf(this.draft.value, this.now.value.legal);
    if (decision) await this.decide(decision.id);
  }

  /** Gives a command that makes the next entries of the log. */
  async commit(command: SeatCommand): Promise<void> {
    if (this.sending.value) return;
    this.sentAt.value = this.log.value.now.seq;
    const accepted = await this.give(command);
    if (!accepted) this.sentAt.value = null;
  }

  /** Gives a command, and tells of a refusal. */
  async give(command: SeatCommand): Promise<boolean> {
    this.notice.value = null;
    const reply = await this.send(command);
    if (reply?.type === 'error') this.notice.value = reply.code;
    return reply?.type === 'ok';
  }

  /** The server's answer to a command; null while there is no line at all. */
  async send(command: SeatCommand): Promise<Reply | null> {
    return (await this.connection?.send(command)) ?? null;
  }

  point(at: Point, segment: string | null): void {
    this.connection?.point(at, segment);
  }

  /** The token that acts for this page: the seat's, else that of whoever opened the room. */
  token(): string | null {
    return this.seat.value?.token ?? ownerToken(this.id);
  }

  /** Adds a page of older lines to the chat. */
  addEarlierLines(lines: Line[]): void {
    const log = this.log.value;
    this.log.value = { ...log, team: withEarlierLines(log.team, lines) };
  }

  /** The recap was read. */
  welcomeBack(): void {
    const log = this.log.value;
    this.log.value = { ...log, team: { ...log.team, away: null } };
  }

  /** Does what may be refused, and tells so. */
  async tell(action: () => Promise<unknown>): Promise<void> {
    this.notice.value = null;
    this.againIn.value = null;
    try {
      await action();
    } catch (error) {
      const refusal = error instanceof api.ApiError ? error : new api.ApiError('internal');
      this.notice.value = refusal.code;
      this.againIn.value = secondsUntilAgain(refusal);
    }
  }

  /** Everything on the board at `seq`. */
  protected featuresAt(seq: number): Promise<Feature[]> {
    return getFeatures(this.id, seq, this.token() ?? undefined);
  }

  /** Repeats a request while the server cannot be reached. */
  protected async persist<T>(request: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof api.ApiError) || error.code !== 'unreachable') throw error;
        await new Promise((again) => setTimeout(again, backoff(attempt, Math.random)));
      }
    }
  }

  /** Watches from now on. */
  leaveSeat({ token }: HeldSeat): void {
    dropSeat(this.id, token);
    this.seat.value = null;
    this.connect();
  }

  private connect(): void {
    this.close();
    const connection = new Connection(browserSurroundings(this.id), {
      token: this.seat.value?.token ?? null,
      since: () => this.newestSeq(),
      onMessage: (message) => this.receive(message),
      onStatus: (status) => this.lineChanged(status),
    });
    this.connection = connection;
    this.stopWaking = wakeWithBrowser(connection);
    connection.start();
  }

  /** Where to go on after the line was lost; undefined if nothing is known yet. */
  private newestSeq(): number | undefined {
    const { state, seq } = this.log.value.now;
    return state === null ? undefined : seq;
  }

  private lookedElsewhere(): void {
    this.council.proposing.value = false;
    this.beginDraft();
  }

  /** A leader narrows what is offered now; the past stays as it was. */
  private led(position: Position): Position {
    const lead = this.leader.value?.lead.value;
    if (!lead || position !== this.log.value.now) return position;
    return { ...position, legal: lead.offered(position.legal) };
  }

  private beginDraft(): void {
    this.draft.value = newDraft(this.myTurn.value ? this.now.value.legal : []);
  }

  private lineChanged(status: LineStatus): void {
    this.line.value = status;
    if (status.kind === 'refused' && status.code === 'unauthorized') this.loseSeat();
    if (status.kind === 'refused' && status.code === 'room_closed') {
      this.closedBecause.value = status.reason ?? null;
      this.leaveForGood(status.code);
    }
    // The page keeps what it knows of the room: loaded anew, it is the newest.
    if (status.kind === 'refused' && status.code === 'too_many_connections') this.missing.value = status.code;
    // A room that does not exist looks like a dead line to a WebSocket; only HTTP can tell.
    if (status.kind === 'waiting' && this.room.value === null) void this.lookForRoom();
  }

  private loseSeat(): void {
    if (this.seat.value) this.leaveSeat(this.seat.value);
    this.notice.value = 'unauthorized';
  }

  /** The seat was handed over by its key, or somebody freed it. */
  private unseated(): void {
    if (!this.seat.value) return;
    dropSeat(this.id, this.seat.value.token);
    this.seat.value = null;
    this.notice.value = 'seat_given';
  }

  private async lookForRoom(): Promise<void> {
    try {
      await api.getRoom(this.id);
    } catch (error) {
      if (error instanceof api.ApiError && kGone.includes(error.code)) this.leaveForGood(error.code);
    }
  }

  private leaveForGood(code: string): void {
    forgetVisit(this.id);
    this.missing.value = code;
    this.close();
  }

  private receive(message: Telling): void {
    if (message.type === 'pointed') return this.council.pointed(message);
    batch(() => {
      const before = this.log.value;
      const log = reduce(before, message);
      this.log.value = log;
      const changed = log.now !== before.now || log.seat !== before.seat;
      if (changed) this.council.proposing.value = false;
      if (changed) this.beginDraft();
      if (before.room?.game_id !== log.room?.game_id) this.sentAt.value = null;
      if (message.type === 'welcome' || before.room?.status !== log.room?.status) this.rememberVisit();
    });
    if (this.log.value.broken) this.connection?.resync();
    if (message.type === 'undo_settled') this.council.settled(message.agreed);
    // What is read of the past must not show the token of a seat that is gone.
    if (message.type === 'welcome' && message.you.seat === null && !this.keyChanges) this.unseated();
    if (message.type === 'welcome') this.welcomed(message.room, message.resumed);
  }

  /** Fetches the tiles of the game, once. */
  protected async draw(game: Game): Promise<void> {
    if (this.drawing === game) return;
    this.drawing = game;
    this.atlas.value = new Atlas(await this.persist(() => api.getTileSet(game)));
  }

  private welcomed(room: Room, resumed: boolean): void {
    void this.draw(room.game);
    this.chat.opened();
    if (!resumed) this.rewind.toNewest();
    if (!resumed && this.log.value.base.seq > 0) void this.fetchEarlier();
  }

  private rememberVisit(): void {
    const room = this.room.value;
    if (room) rememberVisit({ id: room.id, name: room.name, seat: this.seat.value?.name ?? null, over: room.status === 'over' });
  }

  private async fetchEarlier(): Promise<void> {
    try {
      const token = this.seat.value?.token;
      const [updates, beginning] = await Promise.all([
        api.getLog(this.id, 0, token),
        api.getPosition(this.id, 0, token),
      ]);
      batch(() => {
        this.log.value = withEarlier(this.log.value, updates);
        this.rewind.beginning.value = beginning;
      });
    } catch {
      // The story of what happened before stays short; the game itself is complete.
    }
  }
}
