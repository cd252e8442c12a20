import type { Snapshot } from '../../e2e/harness/protocol.ts';
import { audit, type CommandRow, type Violation } from './audit.ts';
import type { Fleet } from './fleet.ts';
import type { GameRecord, Ledger } from './ledger.ts';
import { type Held, replay } from './replay.ts';
import type { RoamingClient } from './roaming_client.ts';
import { demandAny } from './service.ts';

/** Holds what everybody was told against what the service and its database have, while the games go on. */
export class Inspector {
  /** Games that were over when they were inspected. */
  private readonly settled = new Set<string>();

  constructor(
    private readonly fleet: Fleet,
    private readonly ledger: Ledger,
  ) {}

  /** The games that somebody has played since the last inspection, or all there ever were. */
  async inspect(clients: RoamingClient[], which: 'new' | 'all' = 'new'): Promise<Violation[]> {
    const records = [...this.ledger.games.values()].filter(({ game }) => which === 'all' || !this.settled.has(game)).map((record) => record.copy());
    const held = new Map<string, Held[]>(records.map(({ game }) => [game, []]));
    for (const { name, game, seq, state } of clients) {
      if (game !== null && state !== null) held.get(game)?.push({ who: name, seq, state });
    }
    const violations: Violation[] = this.ledger.faults.splice(0).map((what) => ({ kind: 'contradiction', game: '', what }));
    for (const record of records) {
      violations.push(...(await this.inspectGame(record, held.get(record.game)!)));
      if (!clients.some(({ game }) => game === record.game)) this.settled.add(record.game);
    }
    return violations;
  }

  /** Whichever node is asked, it has everything. */
  private async inspectGame(record: GameRecord, held: Held[]): Promise<Violation[]> {
    const path = `/api/v1/games/${record.game}`;
    const text = await demandAny(this.fleet, `${path}/log?since=0`);
    const lines = text.split('\n').slice(0, -1);
    const violations = audit(record, lines, await this.commandsOf(record.game));
    const start = await this.stateAt(path, 0);
    const all = [...held, { who: 'the server', seq: lines.length, state: await this.stateAt(path, lines.length) }];
    return [...violations, ...replay(start, lines, all).map((what): Violation => ({ kind: 'changed', game: record.game, what }))];
  }

  private async stateAt(path: string, seq: number): Promise<Held['state']> {
    return (JSON.parse(await demandAny(this.fleet, `${path}/state?seq=${seq}`)) as Snapshot).state;
  }

  private async commandsOf(game: string): Promise<CommandRow[]> {
    const rows = await this.fleet.cluster.primary.query(`SELECT seq, command FROM entries WHERE game = '${game}' AND command IS NOT NULL`);
    return rows.map(([seq, id]) => ({ seq: Number(seq), id: id! }));
  }
}
