import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';

import { Atlas } from '../art/atlas';
import type { Header } from '../game/header';
import { emptyLog, reduce, withEarlier, type Log, type Position } from '../game/log';
import { isAlone, othersWatching, withEarlierLines } from '../game/team';
import { Timeline } from '../game/timeline';
import { getTileSet } from '../protocol/api';
import type { Line, LogMessage, Point, Room, Update } from '../protocol/types';
import { words } from '../words';
import type { Named } from '../words/named';
import { playerName } from './names';
import { persist } from './persist';
import { Rewind } from './rewind';

/** What is read of one game: its log as far as it is known, and the moment of it that is shown. */
export class Table {
  readonly log = signal<Log>(emptyLog);
  readonly atlas = signal<Atlas | null>(null);
  /** A position that is only thought up; it is shown instead of one of the log. */
  readonly imagined = signal<Position | null>(null);
  readonly rewind: Rewind;
  /** The position that is shown: the newest, unless the reader looks back or thinks ahead. */
  readonly now: ReadonlySignal<Position>;
  /** Null in a replay, and until the room is known. */
  readonly room: ReadonlySignal<Room | null> = computed(() => this.log.value.room);
  readonly header: ReadonlySignal<Header | null> = computed(() => this.log.value.header);
  /** How many play at this screen. */
  readonly peopleHere = signal(1);
  /** Nobody is there to talk to who is not at this screen. */
  readonly alone = computed(() => isAlone(this.room.value, this.peopleHere.value));

  /** How many watch beside the reader. */
  readonly watching = computed(() => othersWatching(this.log.value));

  private drawing: string | null = null;

  /** `turned` is called after another moment is shown, or the newest is another one. */
  constructor(private readonly turned: () => void = () => {}) {
    this.rewind = new Rewind(this.log, turned);
    this.now = computed(() => this.imagined.value ?? this.rewind.shown.value);
  }

  /** The name of a player, or "Player 2" if nobody told it. */
  nameOf(player: number): Named {
    return playerName(this.header.value, player);
  }

  /** How a place is said in this game. */
  where(at: Point): string {
    return words.place(at, this.header.value?.game ?? 'mists');
  }

  /** Takes in a message. Returns the log as it was before. */
  receive(message: LogMessage): Log {
    const before = this.log.peek();
    batch(() => {
      const log = reduce(before, message);
      this.log.value = log;
      if (log.now !== before.now || log.seat !== before.seat) this.turned();
    });
    return before;
  }

  /** From now on the table is seen from that seat: several may share a screen. */
  sit(seat: number): void {
    if (this.log.peek().seat === seat) return;
    batch(() => {
      this.log.value = { ...this.log.peek(), seat };
      this.turned();
    });
  }

  /** Takes in a log that is known as a whole, and shows its moment at `seq`. */
  unroll(header: Header, start: Position, updates: Update[], seq: number): void {
    const timeline = new Timeline(start, updates);
    batch(() => {
      this.log.value = { ...emptyLog, header, base: start, updates, now: timeline.at(timeline.last) };
      this.rewind.to(seq);
    });
  }

  /** Adds the entries up to the snapshot that the log begins with, and the position before them. */
  addEarlier(updates: Update[], beginning: Position): void {
    batch(() => {
      this.log.value = withEarlier(this.log.value, updates);
      this.rewind.beginning.value = beginning;
    });
  }

  /** Adds a page of older lines to the chat. */
  addEarlierLines(lines: Line[]): void {
    const log = this.log.value;
    this.log.value = { ...log, team: withEarlierLines(log.team, lines) };
  }

  /** What happened meanwhile was seen. */
  welcomeBack(): void {
    const log = this.log.value;
    this.log.value = { ...log, team: { ...log.team, away: null } };
  }

  /** Fetches the tiles of the game by the digest of their set, once: the next game may have others. */
  async draw(digest: string): Promise<void> {
    if (this.drawing === digest) return;
    this.drawing = digest;
    this.atlas.value = null;
    const tiles = await persist(() => getTileSet(digest));
    if (this.drawing === digest) this.atlas.value = new Atlas(tiles);
  }
}
