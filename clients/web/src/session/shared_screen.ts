import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';

import type { Point, SeatCommand } from '../protocol/types';
import type { Reply } from '../connection/connection';
import type { Keys } from './keys';
import { Line } from './line';
import type { HeldSeat } from './seats';
import type { Table } from './table';

/** Somebody who shares this screen: a line holds their place, and carries what they decide. */
interface Neighbour {
  line: Pick<Line, 'open' | 'close' | 'send' | 'point'>;
  /** The number of their seat, once the server has said it. */
  seat: number | null;
}

/**
 * The people at this screen. The page reads by one line; everybody else here has a line of their own,
 * and whoever is to decide acts.
 */
export class SharedScreen {
  private readonly neighbours = new Map<string, Neighbour>();
  /** The number that the seat has by whose line the page reads. */
  private readonly reader = signal<number | null>(null);
  private readonly places = signal<ReadonlyMap<string, number>>(new Map());

  /** Who is here: the keys of all seats, by their numbers. */
  readonly here: ReadonlySignal<ReadonlyMap<number, HeldSeat>> = computed(() => {
    const { first, neighbours } = this.keys;
    const here = new Map<number, HeldSeat>();
    if (first.value && this.reader.value !== null) here.set(this.reader.value, first.value);
    for (const held of neighbours.value) {
      const seat = this.places.value.get(held.token);
      if (seat !== undefined) here.set(seat, held);
    }
    return here;
  });
  /** Whether several people play at this screen. */
  readonly shared = computed(() => this.here.value.size > 1);

  /** `first` is the line that the page reads by; `makeLine` makes another one. */
  constructor(
    private readonly room: string,
    private readonly table: Pick<Table, 'log' | 'sit' | 'peopleHere'>,
    private readonly keys: Pick<Keys, 'seat' | 'first' | 'neighbours' | 'act' | 'lose'>,
    private readonly first: Pick<Line, 'send' | 'point'>,
    private readonly makeLine: (...line: ConstructorParameters<typeof Line>) => Neighbour['line'] = (...line) => new Line(...line),
  ) {}

  /** Keeps a line for everybody here, and lets whoever is to decide act. The value ends that. */
  follow(): () => void {
    const ends = [
      effect(() => this.keepLines(this.keys.neighbours.value)),
      effect(() => void (this.table.peopleHere.value = this.here.value.size)),
      effect(() => this.seatWhoDecides()),
    ];
    return () => {
      for (const end of ends) end();
      this.keepLines([]);
    };
  }

  /** The page's line was welcomed, with that seat. */
  welcomed(seat: number | null): void {
    this.reader.value = seat;
  }

  /** Gives a command of whoever acts. */
  send(command: SeatCommand): Promise<Reply | null> {
    return this.lineOf(this.keys.seat.value).send(command);
  }

  /** Gives a command of somebody here. */
  async sendFrom(seat: number, command: SeatCommand): Promise<Reply | null> {
    const held = this.here.value.get(seat);
    return held ? this.lineOf(held).send(command) : null;
  }

  /** Shows a space or a segment to everybody, as whoever acts. */
  point(at: Point, segment: string | null): void {
    this.lineOf(this.keys.seat.value).point(at, segment);
  }

  private lineOf(held: HeldSeat | null): Pick<Line, 'send' | 'point'> {
    return (held && this.neighbours.get(held.token)?.line) ?? this.first;
  }

  private keepLines(seats: readonly HeldSeat[]): void {
    for (const [token, { line }] of this.neighbours) {
      if (seats.some((held) => held.token === token)) continue;
      line.close();
      this.neighbours.delete(token);
    }
    for (const held of seats) if (!this.neighbours.has(held.token)) this.neighbours.set(held.token, this.join(held));
    this.tell();
  }

  private join(held: HeldSeat): Neighbour {
    const line = this.makeLine(this.room, {
      // What happened is read by the first line.
      since: () => this.table.log.peek().now.seq || undefined,
      wordNeeded: () => {}, // a seat never does
      hear: (message) => {
        if (message.type !== 'welcome') return;
        if (message.you.seat === null) return this.keys.lose(held);
        neighbour.seat = message.you.seat;
        this.tell();
      },
      unauthorized: () => this.keys.lose(held),
    });
    const neighbour: Neighbour = { line, seat: null };
    line.open(held.token);
    return neighbour;
  }

  private tell(): void {
    const places = [...this.neighbours].flatMap(([token, { seat }]) => (seat === null ? [] : [[token, seat] as const]));
    this.places.value = new Map(places);
  }

  /** Whoever is to decide acts; while somebody elsewhere decides, whoever acted goes on doing so. */
  private seatWhoDecides(): void {
    const here = this.here.value;
    const { now, seat } = this.table.log.value;
    if (here.size < 2) return this.sit(this.reader.value);
    const decides = now.next?.actor === 'player' && here.has(now.next.player) ? now.next.player : null;
    const acting = [...here].find(([, { token }]) => token === this.keys.seat.value?.token)?.[0] ?? null;
    this.sit(decides ?? acting ?? seat);
  }

  private sit(seat: number | null): void {
    const held = seat === null ? undefined : this.here.value.get(seat);
    if (seat === null || !held) return;
    this.keys.act(held);
    this.table.sit(seat);
  }
}
