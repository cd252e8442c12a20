import { signal, type ReadonlySignal } from '@preact/signals';

import { decides } from '../game/deciding';
import { endOf, type Log } from '../game/log';
import type { Next, Telling, Welcome } from '../protocol/types';

/** The next game of the same people, to which this page has not come along yet. */
export interface NextGame {
  /** Who has begun it; null where nobody tells. */
  by: string | null;
  /** Whether it waits for the seat of this page. */
  waits: boolean;
}

/** What is told of a game and not of its room: to be kept from a table that shows another one. */
const kOfGame: Telling['type'][] = [
  'welcome',
  'update',
  'room',
  'ended',
  'undo_asked',
  'undo_settled',
  'proposed',
  'proposal_withdrawn',
  'pointed',
  'plans',
  'clock',
];

/** Whoever reads how a game ended goes on reading when others begin the next one, and comes along when they like. */
export class Onward {
  readonly offer = signal<NextGame | null>(null);
  private seat: number | null = null;
  private coming = false;

  /** `open` opens the line anew, to be told the newest game as a whole. */
  constructor(
    private readonly log: ReadonlySignal<Log>,
    private readonly open: () => void,
  ) {}

  /** Whether the message is of a game that this page has not come along to. */
  keeps(message: Telling): boolean {
    if (message.type === 'welcome') this.welcomed(message);
    else if (message.type === 'update' && this.offer.value) this.updated(this.offer.value, message.next);
    return this.offer.value !== null && kOfGame.includes(message.type);
  }

  /** Whether the next welcome is to tell everything anew, because the table shows another game than the newest. */
  get begins(): boolean {
    return this.coming || this.offer.value !== null;
  }

  /** Does what begins the next game, and goes there at once; `begin` says whether it began. */
  async lead(begin: () => Promise<boolean>): Promise<void> {
    this.coming = true;
    // The line may tell of the game later than the answer comes.
    if (!(await begin())) this.coming = false;
  }

  /** Comes along to the newest game. */
  comeAlong(): void {
    this.coming = true;
    this.offer.value = null;
    this.open();
  }

  private welcomed(message: Welcome): void {
    const { room, you } = message;
    const by = 'begun_by' in message ? message.begun_by : undefined;
    const before = this.log.peek();
    const isNext = before.room !== null && before.room.game_id !== room.game_id;
    this.seat = you.seat;
    const goes = this.coming || !isNext || endOf(before) === null;
    if (isNext) this.coming = false;
    if (goes) return void (this.offer.value = null);
    const told = by === undefined ? this.offer.peek()?.by : room.seats[by]?.name;
    this.updated({ by: told ?? null, waits: false }, message.resumed ? null : message.next);
  }

  private updated(offer: NextGame, next: Next | null): void {
    const waits = decides(next, this.seat);
    this.offer.value = { ...offer, waits };
  }
}
