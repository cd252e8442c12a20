import { chmodSync } from 'node:fs';
import { newToken, tokenFile } from '../../e2e/harness/admin.ts';
import { newFolder, Server } from '../../e2e/harness/server.ts';
import { giveToOwner, Postgres } from '../../nodes/frame/postgres.ts';
import { eventually } from './metrics.ts';
import { demand } from './requests.ts';

/** Two servers on one PostgreSQL database, with the quotas that a host has who chooses none: clients come to `entry`, and what they ask for is at `owner`. */
export class Pair {
  private constructor(
    readonly entry: Server,
    readonly owner: Server,
    readonly administrator: string,
  ) {}

  static async open(options: string[] = []): Promise<Pair> {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    giveToOwner(folder);
    const database = await Postgres.create(folder, 'server');
    const administrator = newToken();
    const all = ['--log-level', 'error', '--admin-token-file', tokenFile(administrator), ...options];
    const start = () => Server.start(`postgresql://postgres@127.0.0.1:${database.port}/postgres`, 0, all);
    const pair = new Pair(await start(), await start(), administrator);
    await eventually('the nodes know each other', 30, async () => (await pair.nodes()) === 2);
    return pair;
  }

  private async nodes(): Promise<number> {
    return (await demand<{ nodes: object[] }>(this.entry, '/api/v1/admin/nodes', { token: this.administrator })).nodes.length;
  }

  /** Both end by themselves, with status 0. */
  async close(): Promise<void> {
    for (const { program } of [this.entry, this.owner]) {
      const { code, signal } = await program.stop('SIGTERM');
      if (code !== 0) throw new Error(`a node ended with ${code ?? signal}:\n${program.output}`);
    }
  }
}
