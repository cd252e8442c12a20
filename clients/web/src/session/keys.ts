import { batch, signal } from '@preact/signals';

import { codeOf, handOver, takeSeat } from '../protocol/api';
import { isSecret, lookAtSecret, player } from './player';
import type { Refusals } from './refusals';
import {
  neighboursInTab,
  dropSeat,
  heldIn,
  heldSeats,
  holdNeighbours,
  holdSeat,
  ownerToken,
  leaveTab,
  rememberName,
  seatOfTab,
  type HeldSeat,
} from './seats';
import { SeatHold } from './seat_hold';
import { sitDown } from './sit_down';
import { mine } from './mine';

/** The keys by which this page acts in one room: its seats', and that of whoever opened the room. */
export class Keys {
  /** The seat that acts; null while this page watches. */
  readonly seat = signal<HeldSeat | null>(null);
  /** The seat with which this page reads. It acts as well, unless people share the screen. */
  readonly first = signal<HeldSeat | null>(null);
  /** The seats of others who play at this screen. */
  readonly neighbours = signal<HeldSeat[]>([]);
  /** Another tab of this browser plays the seat that this one would. */
  readonly inOtherTab = signal(false);
  private changing = false;
  private closed = false;
  private readonly hold = new SeatHold(() => this.taken());
  private stopWaiting = () => {};

  /**
   * `opened` is called with each key that the page goes on with; null watches. `pass` is what a room with a word wants
   * of whoever takes a seat, and `barred` is called when that is not enough.
   */
  constructor(
    private readonly room: string,
    private readonly refusals: Refusals,
    private readonly opened: (token: string | null) => void,
    private readonly pass: () => string | null = () => null,
    private readonly barred: () => void = () => {},
  ) {}

  /** The token that opens what only the owner may do. */
  get owner(): string | null {
    return ownerToken(this.room) ?? this.own;
  }

  /** The secret of this browser's player, if the room is theirs from another one. */
  private get own(): string | null {
    const { games = [], past = [] } = mine.value ?? {};
    const owns = [...games, ...past].some(({ room, owner }) => room === this.room && owner);
    return owns ? (player.value?.token ?? null) : null;
  }

  /** Whether the owner has invited this browser's player, for whom the room's word is not asked then. */
  get invited(): boolean {
    return mine.value?.invitations.some(({ room }) => room === this.room) ?? false;
  }

  /** The token that acts for this page: the seat's, else the owner's. */
  get any(): string | null {
    return this.seat.value?.token ?? this.owner;
  }

  /** Goes on with the seat that this tab had before, or with the only one that this browser holds here. */
  open(): void {
    this.closed = false;
    this.neighbours.value = neighboursInTab(this.room);
    const own = seatOfTab(this.room);
    if (own) return this.sit(own, 'wait');
    const held = heldSeats(this.room);
    if (held.length === 1) return void this.comeBack(held[0]!);
    this.sit(null);
    if (held.length === 0 && player.peek()) this.waitForMine();
  }

  /** Lets other tabs of this browser play the seat. */
  close(): void {
    this.closed = true;
    this.stopWaiting();
    this.hold.drop();
  }

  /** Sits down with the only seat there is, unless another tab plays it. */
  private async comeBack(seat: HeldSeat): Promise<void> {
    const isFree = await this.hold.take(this.room, seat.token, 'free');
    if (this.closed || this.first.value !== null) return;
    this.inOtherTab.value = !isFree;
    if (isFree) this.use(seat, null);
    else this.sit(null);
  }

  /** The player may have a seat here by another browser, of which the server tells. */
  private waitForMine(): void {
    this.stopWaiting = mine.subscribe((told) => {
      if (told === null) return;
      queueMicrotask(() => this.stopWaiting());
      const [seat, ...more] = this.others();
      if (seat && more.length === 0 && this.first.value === null) void this.comeBack(seat);
    });
  }

  /** Another tab has taken the seat, and plays on with it; who plays beside it at this screen stays. */
  private taken(): void {
    if (this.closed || this.first.value === null || this.neighbours.value.length > 0) return;
    leaveTab(this.room);
    this.inOtherTab.value = true;
    this.sit(null);
  }

  /** Watches, and leaves the seats of this tab as they are. */
  watch(): void {
    this.sit(null);
  }

  /** Seats that this browser holds here, or its player by another one, and this tab does not use. */
  others(): HeldSeat[] {
    const used = [this.first.value, ...this.neighbours.value].map((held) => held?.token);
    const held = heldSeats(this.room);
    const known = held.some(({ token }) => token === player.value?.token);
    return [...held, ...(known ? [] : this.elsewhere())].filter(({ token }) => !used.includes(token));
  }

  /** The seat that this browser's player took here by another one. */
  private elsewhere(): HeldSeat[] {
    const game = mine.value?.games.find(({ room }) => room === this.room);
    return game && player.value ? [heldIn(game, player.value)] : [];
  }

  /** Sits down on a free seat: on `seat`, or on any. */
  async take(name: string, seat?: number): Promise<void> {
    await this.refusals.tell(async () => {
      const wish = seat === undefined ? { name } : { name, seat };
      const taken = await this.shown(ownerToken(this.room) ?? this.pass(), (pass) => sitDown(this.room, { ...wish, ...pass }));
      rememberName(name);
      this.use({ name: taken.name, token: taken.token });
    });
  }

  /** Somebody else sits down at this screen, on a free seat. */
  async seatNeighbour(name: string): Promise<void> {
    await this.refusals.tell(async () => {
      const { token } = await this.shown(this.pass(), (pass) => takeSeat(this.room, { name, ...pass }));
      this.add({ name, token });
    });
  }

  /** Somebody else plays at this screen, with that seat. */
  add(seat: HeldSeat): void {
    this.keepNeighbours([...this.neighbours.value, seat]);
  }

  /** Plays on with a seat that this browser holds, whichever of its tabs had it; null: with one that this tab has hold of. */
  use(seat: HeldSeat, how: 'steal' | null = 'steal'): void {
    holdSeat(this.room, seat);
    this.sit(seat, how);
  }

  /** Acts for one of the seats at this screen. */
  act(seat: HeldSeat): void {
    if (this.seat.value?.token !== seat.token) this.seat.value = seat;
  }

  /** Gives up a seat: the others at this screen play on, and without any this page watches. */
  leave(seat: HeldSeat): void {
    if (seat.token !== this.first.value?.token) return this.lose(seat);
    dropSeat(this.room, seat.token);
    const [next, ...others] = this.neighbours.value;
    this.keepNeighbours(others);
    if (next) this.use(next);
    else this.sit(null);
  }

  /** The seat of somebody else at this screen is not theirs any more. */
  lose({ token }: HeldSeat): void {
    dropSeat(this.room, token);
    this.keepNeighbours(this.neighbours.value.filter((held) => held.token !== token));
    if (this.seat.value?.token === token) this.seat.value = this.first.value;
  }

  /** Gives the seat of this page, which has that number, another key and perhaps another name. */
  async renew(seat: number, name?: string): Promise<void> {
    const held = this.seat.value;
    if (!held) return;
    await this.refusals.tell(async () => {
      const handed = await this.change(() => handOver(this.room, seat, held.token, name));
      const renewed = { name: name ?? held.name, token: handed.token };
      if (held.token !== this.first.value?.token) return this.replaceNeighbour(held, renewed);
      rememberName(renewed.name);
      dropSeat(this.room, held.token);
      this.use(renewed);
    });
  }

  /** Does what makes the seat's key another one; that the old one opens nothing is no loss then. */
  async change<T>(change: () => Promise<T>): Promise<T> {
    this.changing = true;
    try {
      return await change();
    } finally {
      this.changing = false;
    }
  }

  /** The seat's key was refused. */
  refused(): void {
    const lost = this.first.value;
    if (lost && isSecret(lost.token)) return void this.lookAgain(lost, () => this.refuse(lost));
    this.refuse(lost);
  }

  /** This page watches now: the seat was handed over by its key, or somebody freed it. */
  unseated(): void {
    const lost = this.first.value;
    if (this.changing || !lost) return;
    if (!isSecret(lost.token) || this.neighbours.value.length > 0) return this.unseat(lost);
    this.watchOn();
    void this.lookAgain(lost, () => this.unseat(lost));
  }

  private refuse(lost: HeldSeat | null): void {
    if (lost) this.leave(lost);
    this.refusals.code.value = 'unauthorized';
  }

  private unseat(lost: HeldSeat): void {
    if (this.neighbours.value.length > 0) this.leave(lost);
    else {
      dropSeat(this.room, lost.token);
      this.watchOn();
    }
    this.refusals.code.value = 'seat_given';
  }

  /** Goes on without a seat by the same line, which shows no token any more. */
  private watchOn(): void {
    this.hold.drop();
    batch(() => (this.first.value = this.seat.value = null));
  }

  /** A player's seat may be closed only because they have a newer secret: then one sits down with that. */
  private async lookAgain(lost: HeldSeat, giveUp: () => void): Promise<void> {
    await lookAtSecret(lost.token);
    const now = this.first.value;
    if (now && now.token !== lost.token) return;
    const held = seatOfTab(this.room);
    if (held && held.token !== lost.token) this.sit(held);
    else giveUp();
  }

  /** Takes a seat with the room's pass, if this browser has one; whoever opened the room shows that they did. */
  private async shown<T>(pass: string | null, take: (pass: { pass?: string }) => Promise<T>): Promise<T> {
    try {
      return await take(pass === null ? {} : { pass });
    } catch (error) {
      if (['word_needed', 'wrong_word'].includes(codeOf(error))) this.barred();
      throw error;
    }
  }

  private sit(seat: HeldSeat | null, how: 'steal' | 'wait' | null = 'steal'): void {
    if (seat === null) this.hold.drop();
    else {
      this.inOtherTab.value = false;
      if (how !== null) void this.hold.take(this.room, seat.token, how);
    }
    batch(() => (this.first.value = this.seat.value = seat));
    this.opened(seat?.token ?? null);
  }

  private keepNeighbours(seats: HeldSeat[]): void {
    holdNeighbours(this.room, seats);
    this.neighbours.value = seats;
  }

  private replaceNeighbour(before: HeldSeat, after: HeldSeat): void {
    const seats = this.neighbours.value.map((held) => (held.token === before.token ? after : held));
    dropSeat(this.room, before.token);
    batch(() => {
      this.keepNeighbours(seats);
      this.act(after);
    });
  }
}
