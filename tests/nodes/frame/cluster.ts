import { chmodSync } from 'node:fs';
import { newFolder } from '../../e2e/harness/server.ts';
import { giveToOwner, Postgres } from './postgres.ts';
import type { Flow } from './proxy.ts';

/** Where a server of the cluster is to be reached; another one takes the place of one that was lost. */
export type Place = 0 | 1;

/** A primary and its synchronous standby: what was acknowledged is in both, so either may be lost. */
export class Cluster {
  /** Those who reach the servers, and have to know which there are. */
  readonly links = new Set<{ heed(): Promise<void> }>();
  private lost: { place: Place; flow: Flow } | null = null;
  private made = 2;

  private constructor(
    private readonly folder: string,
    private readonly servers: [Postgres, Postgres],
    private primaryAt: Place,
  ) {}

  static async start(): Promise<Cluster> {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    giveToOwner(folder);
    const primary = await Postgres.create(folder, 'server1');
    const standby = await Postgres.standbyOf(primary, folder, 'server2');
    return new Cluster(folder, [primary, standby], 0);
  }

  get primary(): Postgres {
    return this.servers[this.primaryAt];
  }

  /** How the machine at that place answers by itself. */
  flowTo(place: Place): Flow {
    return this.lost?.place === place ? this.lost.flow : 'open';
  }

  portAt(place: Place): number {
    return this.servers[place].port;
  }

  get logs(): string[] {
    return this.servers.map(({ log }) => log);
  }

  /**
   * Loses the primary and promotes the standby, which works without one until `restore`. Connections to where the primary
   * was are `refused`, as where a process is gone, or `silent`, as where a machine is.
   */
  async failOver(flow: Flow): Promise<void> {
    const { primary } = this;
    this.lost = { place: this.primaryAt, flow };
    this.primaryAt = this.primaryAt === 0 ? 1 : 0;
    await this.tellLinks();
    await primary.kill();
    await this.primary.promote();
  }

  /** Makes a new standby in the place of the server that was lost, from what the primary has now. */
  async restore(): Promise<void> {
    this.made += 1;
    const { place } = this.lost!;
    const standby = await Postgres.standbyOf(this.primary, this.folder, `server${this.made}`);
    this.servers[place] = standby;
    this.lost = null;
    await this.tellLinks();
  }

  private async tellLinks(): Promise<void> {
    await Promise.all([...this.links].map((link) => link.heed()));
  }
}
