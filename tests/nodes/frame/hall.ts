import { onTestFinished } from 'vitest';
import { newToken, tokenFile } from '../../e2e/harness/admin.ts';
import { type Random, seededRandom } from '../../e2e/harness/play.ts';
import { Cluster } from './cluster.ts';
import { boundSeconds } from './flags.ts';
import { Fleet, type Node } from './fleet.ts';
import { HostileClient } from './hostile_client.ts';
import { Inspector } from './inspector.ts';
import { keepLogs } from './kept_logs.ts';
import { Ledger } from './ledger.ts';
import type { RoamingClient } from './roaming_client.ts';
import { Table, type Wish } from './table.ts';

const wishes: Wish[] = [
  { name: 'ghosts', game: 'ghosts' },
  { name: 'mists', game: 'mists', level: 1 },
  { name: 'base', game: 'base' },
  { name: 'ghosts with a companion', game: 'ghosts', companions: 1 },
  { name: 'mists with a companion', game: 'mists', level: 3, companions: 1 },
  { name: 'base by the turn', game: 'base', options: { timer: { per: 'turn', seconds: 10 } } },
  { name: 'ghosts by the game', game: 'ghosts', options: { timer: { per: 'game', seconds: 900 } } },
  { name: 'mists without grace', game: 'mists', level: 6, options: { absence: 'companion', grace_seconds: 3 } },
];

/** Whoever plays at the same table comes from one address. The quotas are those that a host has who chooses none. */
const addressOf = (table: number) => `127.0.1.${table + 1}`;

/** A cluster, its nodes, the tables at which everybody plays all the time, and somebody who does all that they may not. */
export class Hall {
  readonly ledger = new Ledger();
  readonly inspector: Inspector;
  private tables: Table[] = [];

  readonly hostile: HostileClient;

  private constructor(
    readonly fleet: Fleet,
    readonly random: Random,
    administrator: string,
  ) {
    this.inspector = new Inspector(fleet, this.ledger);
    this.hostile = new HostileClient(fleet, this.ledger, seededRandom(random(2 ** 30)), administrator, () => this.rooms);
  }

  static async open(nodes: number, seed: number, { peaceful = false } = {}): Promise<Hall> {
    const random = seededRandom(seed);
    const cluster = await Cluster.start();
    const administrator = newToken();
    const options = ['--admin-token-file', tokenFile(administrator)];
    const fleet = await Fleet.start(cluster, nodes, seededRandom(random(2 ** 30)), options);
    const hall = new Hall(fleet, random, administrator);
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') keepLogs(fleet, cluster);
      for (const client of hall.clients) client.leave();
      await hall.hostile.leave();
    });
    const open = (wish: Wish, n: number) => Table.open(wish, fleet, hall.ledger, seededRandom(random(2 ** 30)), addressOf(n));
    hall.tables = await Promise.all(wishes.map(open));
    if (!peaceful) await hall.hostile.come();
    return hall;
  }

  get clients(): RoamingClient[] {
    return this.tables.flatMap(({ clients }) => clients);
  }

  get rooms(): string[] {
    return this.clients.map(({ room }) => room);
  }

  /** The rooms in which somebody plays, and the node of each. */
  async whereTablesAre(): Promise<Map<string, Node | undefined>> {
    const rooms = [...new Set(this.rooms)];
    return new Map(await Promise.all(rooms.map(async (room) => [room, await this.fleet.holderOf(room)] as const)));
  }

  /** Those of them that are played in still, and at another node. */
  async movedSince(before: Map<string, Node | undefined>): Promise<string[]> {
    const now = await this.whereTablesAre();
    return [...now].filter(([room, node]) => before.get(room) && node && before.get(room) !== node).map(([room]) => room);
  }

  /** A node at which somebody's room is at work. */
  async victim(): Promise<Node> {
    const { clients } = this;
    const client = clients[this.random(Math.max(1, clients.length))];
    return client ? this.fleet.nodeOf(client.room) : this.fleet.any();
  }

  /** Waits until everybody has decided anew since that moment; resolves with the time of the last one, in ms. */
  async playOn(since: number, what: string): Promise<number> {
    const each = this.tables.map((table) => table.playedOn(since, boundSeconds));
    const outcomes = await Promise.allSettled(each);
    const stuck = outcomes.filter((outcome): outcome is PromiseRejectedResult => outcome.status === 'rejected');
    if (stuck.length > 0) {
      throw new Error(`${what}, and not everybody has played on:\n${stuck.map(({ reason }) => (reason as Error).message).join('\n')}`);
    }
    return Math.max(...outcomes.map((outcome) => (outcome as PromiseFulfilledResult<number>).value));
  }

  /** Of each player the longest time without an update since the last call, in ms. */
  takeLongestPauses(): number[] {
    return this.tables.flatMap(({ progress }) => progress.map((one) => one.takeLongestPause()));
  }

  /** Everybody stops playing. */
  async close(): Promise<void> {
    await Promise.all([...this.tables.map((table) => table.leave()), this.hostile.leave()]);
  }
}
