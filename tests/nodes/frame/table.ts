import type { Random } from '../../e2e/harness/play.ts';
import type { RoomCreated, SeatTaken } from '../../e2e/harness/protocol.ts';
import type { Fleet } from './fleet.ts';
import type { Ledger } from './ledger.ts';
import { Progress } from './progress.ts';
import { RoamingClient } from './roaming_client.ts';
import { askAny, demandAny } from './service.ts';

/** What kind of room a table makes. */
export interface Wish {
  name: string;
  game: 'mists' | 'ghosts' | 'base';
  level?: number;
  companions?: number;
  options?: object;
}

/** A room for two clients, who play one game after the other in it. */
export class Table {
  readonly clients: RoamingClient[] = [];
  /** How whoever has the seat gets on, from room to room. */
  readonly progress = [new Progress(), new Progress()] as const;
  private readonly roaming: Promise<void>[] = [];
  private advancing: Promise<void> = Promise.resolve();
  private isAdvancing = false;
  private games = 1;
  private hasLeft = false;

  private constructor(
    readonly wish: Wish,
    private readonly fleet: Fleet,
    private readonly ledger: Ledger,
    private readonly random: Random,
    private readonly from: string,
  ) {}

  private room!: string;
  private owner!: string;

  /** `from`: the address that everybody there comes from. */
  static async open(wish: Wish, fleet: Fleet, ledger: Ledger, random: Random, from: string): Promise<Table> {
    const table = new Table(wish, fleet, ledger, random, from);
    await table.sitDown();
    return table;
  }

  /** Until both have decided anew since that moment, in ms; fails with what happened to who has not. */
  async playedOn(since: number, seconds: number): Promise<number> {
    const each = this.progress.map((progress, seat) =>
      progress.playedOn(since, seconds, this.wish.name).catch((error: Error) => {
        throw new Error(`${error.message}\n${this.clients[seat]?.told ?? 'between two rooms'}`);
      }),
    );
    return Math.max(...(await Promise.all(each)));
  }

  /** Leaves the room, when what is under way has been done. */
  async leave(): Promise<void> {
    this.hasLeft = true;
    await this.advancing;
    await this.standUp();
  }

  /** A room whose game runs, with its clients. An answer that was lost may have taken a seat: then another room. */
  private async sitDown(): Promise<void> {
    for (let attempts = 0; attempts < 5; attempts += 1) {
      const tokens = await this.makeRoom();
      if (tokens === null) continue;
      tokens.forEach((token, seat) => {
        const name = `${this.wish.name} seat ${seat} of ${this.room}`;
        const client = new RoamingClient(name, this.fleet, this.ledger, this.room, token, this.random, this.progress[seat]!, this.from, () => this.look());
        this.clients.push(client);
        this.roaming.push(client.roam());
      });
      return;
    }
    throw new Error(`no room could be made for ${this.wish.name}`);
  }

  private async standUp(): Promise<void> {
    for (const client of this.clients) client.leave();
    await Promise.all(this.roaming.splice(0));
    this.clients.length = 0;
  }

  private async makeRoom(): Promise<string[] | null> {
    const { companions = 0, ...wish } = this.wish;
    const body = { ...wish, seats: 2 + companions };
    const made = JSON.parse(await demandAny(this.fleet, '/api/v1/rooms', { body, from: this.from })) as RoomCreated;
    this.room = made.room.id;
    this.owner = made.owner_token;
    const tokens: string[] = [];
    for (const [seat, name] of ['Ana', 'Ben'].entries()) {
      const { status, text } = await askAny(this.fleet, this.path('seats'), { body: { name, seat }, from: this.from });
      if (status !== 201) return null;
      tokens.push((JSON.parse(text) as SeatTaken).token);
    }
    const asked = { method: 'POST', token: this.owner, from: this.from };
    for (let n = 0; n < companions; n += 1) {
      const { status } = await askAny(this.fleet, this.path(`seats/${2 + n}/companion`), asked);
      if (status !== 200) return null;
    }
    await this.unlessDone('already_started', 'start', asked);
    return tokens;
  }

  /** When both clients have seen the end: a rematch, or after some games a new room. */
  private look(): void {
    if (this.isAdvancing || this.hasLeft || !this.clients.every(({ isDone }) => isDone)) return;
    this.isAdvancing = true;
    this.advancing = this.advance()
      .catch((error: Error) => void this.ledger.faults.push(`${this.wish.name}: ${error.message}`))
      .finally(() => (this.isAdvancing = false));
  }

  private async advance(): Promise<void> {
    this.games += 1;
    if (this.games % 3 !== 0) return this.unlessDone('not_over', 'rematch', { body: {}, token: this.owner, from: this.from });
    await this.standUp();
    await this.sitDown();
  }

  /** Asks for something that may have been done already, by a request whose answer was lost. */
  private async unlessDone(code: string, what: string, call: object): Promise<void> {
    const { status, text } = await askAny(this.fleet, this.path(what), call);
    if (status !== 200 && (JSON.parse(text) as { code?: string }).code !== code) throw new Error(`${what}: ${status} ${text}`);
  }

  private path(of: string): string {
    return `/api/v1/rooms/${this.room}/${of}`;
  }
}
