import { signal } from '@preact/signals';

import { handOver, takeSeat } from '../protocol/api';
import type { Refusals } from './refusals';
import { dropSeat, heldSeats, holdSeat, ownerToken, rememberName, seatOfTab, type HeldSeat } from './seats';

/** The keys by which this page acts in one room: its seat's, and that of whoever opened the room. */
export class Keys {
  /** The seat of this page; null while it watches. */
  readonly seat = signal<HeldSeat | null>(null);
  private changing = false;

  /** `opened` is called with each key that the page goes on with; null watches. */
  constructor(
    private readonly room: string,
    private readonly refusals: Refusals,
    private readonly opened: (token: string | null) => void,
  ) {}

  /** The token that opens what only the owner may do. */
  get owner(): string | null {
    return ownerToken(this.room);
  }

  /** The token that acts for this page: the seat's, else the owner's. */
  get any(): string | null {
    return this.seat.value?.token ?? this.owner;
  }

  /** Goes on with the seat that this tab had before. */
  open(): void {
    this.seat.value = seatOfTab(this.room);
    this.opened(this.seat.value?.token ?? null);
  }

  /** Seats that this browser holds here and this tab does not use. */
  others(): HeldSeat[] {
    return heldSeats(this.room).filter((held) => held.token !== this.seat.value?.token);
  }

  /** Sits down on a free seat: on `seat`, or on any. */
  async take(name: string, seat?: number): Promise<void> {
    await this.refusals.tell(async () => {
      const wish = seat === undefined ? { name } : { name, seat };
      const taken = await takeSeat(this.room, wish);
      rememberName(name);
      this.use({ name, token: taken.token });
    });
  }

  /** Plays on with a seat that this browser holds. */
  use(seat: HeldSeat): void {
    holdSeat(this.room, seat);
    this.seat.value = seat;
    this.opened(seat.token);
  }

  /** Watches from now on. */
  leave({ token }: HeldSeat): void {
    dropSeat(this.room, token);
    this.seat.value = null;
    this.opened(null);
  }

  /** Gives the seat of this page, which has that number, another key and perhaps another name. */
  async renew(seat: number, name?: string): Promise<void> {
    const held = this.seat.value;
    if (!held) return;
    await this.refusals.tell(async () => {
      const handed = await this.change(() => handOver(this.room, seat, held.token, name));
      const renewed = { name: name ?? held.name, token: handed.token };
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
    if (this.seat.value) this.leave(this.seat.value);
    this.refusals.code.value = 'unauthorized';
  }

  /** This page watches now: the seat was handed over by its key, or somebody freed it. */
  unseated(): void {
    if (this.changing || !this.seat.value) return;
    dropSeat(this.room, this.seat.value.token);
    this.seat.value = null;
    this.refusals.code.value = 'seat_given';
  }
}
