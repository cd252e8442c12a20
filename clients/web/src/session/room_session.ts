import { batch } from '@preact/signals';

import { getLog, getOdds, getPosition } from '../protocol/api';
import { getFeatures } from '../protocol/features';
import { foresee, rehearse } from '../protocol/foresight';
import type { LogMessage, Room, Telling } from '../protocol/types';
import { Ahead } from './ahead';
import { Chat } from './chat';
import { Commands } from './commands';
import { Council } from './council';
import { Entry } from './entry';
import { Hints } from './hints';
import { Keys } from './keys';
import { Knowing } from './knowing';
import { Line } from './line';
import { Missed } from './missed';
import { Muting } from './muting';
import { Odds } from './odds';
import { Onward } from './onward';
import { Planner, type Rehearse } from './planner';
import { Refusals } from './refusals';
import { RoomActs } from './room_acts';
import { Seat } from './seat';
import { rememberVisit } from './seats';
import { SharedScreen } from './shared_screen';
import { Table } from './table';
import { Undo } from './undo';

/** This page in one room: a table to read, a seat to act from, a line to the server, and what goes by it. */
export class RoomSession {
  readonly table = new Table(() => this.seat.begin());
  readonly refusals = new Refusals();
  readonly line: Line;
  readonly keys: Keys;
  readonly entry: Entry;
  readonly screen: SharedScreen;
  readonly seat: Seat;
  readonly ahead: Ahead;
  readonly knowing: Knowing;
  readonly council: Council;
  readonly missed: Missed;
  readonly planner: Planner;
  readonly hints: Hints;
  readonly odds: Odds;
  readonly undo: Undo;
  readonly muting: Muting;
  readonly chat: Chat;
  readonly acts: RoomActs;
  readonly onward: Onward;

  private ends: (() => void)[] = [];
  /** A board on the wall goes on by itself. */
  private onTheWall = false;

  constructor(private readonly id: string) {
    const { table, refusals } = this;
    const line = new Line(id, {
      since: () => this.newestSeq(),
      hear: (message) => this.hear(message),
      unauthorized: () => this.keyRefused(),
      wordNeeded: () => this.wordNeeded(),
    });
    const entry = new Entry(id, refusals, () => line.open(null, entry.pass.value));
    const keys = new Keys(id, refusals, (token) => line.open(token, this.passToWatch(token)), () => this.passToSit(), () => entry.refused());
    const screen = new SharedScreen(id, table, keys, line);
    const commands = new Commands(table, screen, refusals);
    const token = () => keys.any ?? this.passToWatch(null) ?? undefined;
    this.line = line;
    this.entry = entry;
    this.keys = keys;
    this.screen = screen;
    this.seat = new Seat(table, commands);
    const rehearsal: Rehearse = (seq, tile, decisions) => rehearse(id, seq, tile, decisions, keys.seat.value?.token);
    this.ahead = new Ahead(table, this.seat, ({ seq, tile, decisions }) =>
      tile === null ? foresee(id, seq, decisions, token()) : rehearsal(seq, tile, decisions),
    );
    this.knowing = new Knowing(table, (seq) => getFeatures(id, seq, token()));
    this.council = new Council(table, this.seat, this.ahead, commands, screen, refusals);
    this.missed = new Missed(table);
    this.planner = new Planner(table, this.seat, rehearsal, commands, screen, refusals);
    this.hints = new Hints(id, table, this.seat, keys, refusals);
    this.odds = new Odds(table, () => getOdds(id, token()));
    this.undo = new Undo(table, commands, screen, refusals);
    this.muting = new Muting(id, table);
    this.chat = new Chat(id, table, screen, keys, refusals, this.muting);
    this.acts = new RoomActs(id, table, keys, screen, commands, refusals);
    this.onward = new Onward(table.log, () => this.reopen());
  }

  /** Finds the room and keeps the line open. */
  open(): void {
    this.entry.open();
    this.keys.open();
    this.follow();
  }

  /** The same, without the seat that this tab may have. */
  watch(): void {
    this.onTheWall = true;
    this.entry.open();
    this.keys.watch();
    this.follow();
  }

  private follow(): void {
    this.ends = [this.screen.follow(), this.undo.follow(), this.hints.follow(), this.odds.follow(), this.muting.follow(), this.missed.follow()];
  }

  close(): void {
    for (const end of this.ends) end();
    this.keys.close();
    this.line.close();
  }

  private reopen(): void {
    const token = this.keys.first.value?.token ?? null;
    this.line.open(token, this.passToWatch(token));
  }

  /** A pass is shown where it is wanted. */
  private passToWatch(token: string | null): string | null {
    const room = this.table.room.value;
    const isWanted = this.entry.shut.value || (room?.has_word && room.options.word_for === 'watch');
    return token === null && isWanted ? this.entry.pass.value : null;
  }

  /** Whoever is inside lets others in. */
  private passToSit(): string | null {
    return this.table.room.value?.has_word ? (this.entry.pass.value ?? this.keys.any) : null;
  }

  private wordNeeded(): void {
    const isTried = this.entry.shut.value;
    this.entry.wanted();
    if (!isTried && this.entry.pass.value !== null) this.reopen();
  }

  private keyRefused(): void {
    if (this.keys.first.value !== null) return this.keys.refused();
    this.entry.refused();
    this.entry.wanted();
  }

  /** Where to go on after the line was lost; undefined if nothing is known yet. */
  private newestSeq(): number | undefined {
    if (this.onward.begins) return undefined;
    const { now, seat } = this.table.log.value;
    // What was heard while watching does not say what is legal.
    const sitsDown = seat === null && this.keys.first.value !== null;
    return now.state === null || sitsDown ? undefined : now.seq;
  }

  private hear(message: Telling): void {
    if (!this.onTheWall && this.onward.keeps(message)) return this.kept(message);
    if (message.type === 'pointed') return this.council.pointed(message);
    // Who sits where is known only when all of it is taken in.
    batch(() => this.take(message));
    if (message.type === 'welcome') this.welcomed(message.room, message.resumed);
  }

  /** Whose seat was taken away meanwhile watches, in whatever game. */
  private kept(message: Telling): void {
    if (message.type === 'welcome' && message.you.seat === null) this.keys.unseated();
  }

  private take(message: LogMessage): void {
    this.read(message);
    if (message.type === 'undo_settled') this.undo.settled(message.agreed);
    if (message.type !== 'welcome') return;
    this.entry.shut.value = false;
    // What is read of the past must not show the token of a seat that is gone.
    if (message.you.seat === null) this.keys.unseated();
    this.screen.welcomed(message.you.seat);
  }

  private read(message: LogMessage): void {
    const before = this.table.receive(message);
    const { room, broken } = this.table.log.value;
    if (room && (message.type === 'welcome' || before.room?.status !== room.status)) this.rememberVisit(room);
    if (broken) this.line.resync();
  }

  private welcomed(room: Room, resumed: boolean): void {
    void this.table.draw(room.tileset.digest);
    this.chat.opened();
    if (!resumed) this.table.rewind.toNewest();
    if (!resumed && this.table.log.value.base.seq > 0) void this.fetchEarlier();
  }

  /** Nobody comes back to a board on the wall to play on. */
  private rememberVisit({ id, name, status }: Room): void {
    if (this.onTheWall) return;
    rememberVisit({ id, name, seat: this.keys.seat.value?.name ?? null, over: status === 'over' });
  }

  private async fetchEarlier(): Promise<void> {
    try {
      const token = this.keys.seat.value?.token ?? this.passToWatch(null) ?? undefined;
      const [updates, beginning] = await Promise.all([getLog(this.id, 0, token), getPosition(this.id, 0, token)]);
      this.table.addEarlier(updates, beginning);
    } catch {
      // The story of what happened before stays short; the game itself is complete.
    }
  }
}
