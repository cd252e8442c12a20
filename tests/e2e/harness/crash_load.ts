import { Client } from './client.ts';
import { getLog } from './http.ts';
import { kAddedParts } from './parts.ts';
import { pick, type Random } from './play.ts';
import type { Update } from './protocol.ts';
import type { Server } from './server.ts';
import { seatedTable, settled } from './table.ts';

type Command = { type: 'decide'; id: string; expect_seq: number; decision: string };

interface Acknowledged {
  seq: number;
  decision: string;
}

/** What became of the decisions of a table over all kills. */
export interface Count {
  acknowledged: number;
  lost: number;
  doubled: number;
}

/** A game of two rivals, half of the time with some parts added, that goes on over any number of kills, and knows each decision that was acknowledged. */
export class LoadedTable {
  private readonly acknowledged: Acknowledged[] = [];
  /** Sent, and not answered when the server died. */
  private inFlight: { seat: number; command: Command } | null = null;
  private commands = 0;

  private constructor(
    private players: Client[],
    private readonly random: Random,
  ) {}

  static async open(server: Server, random: Random): Promise<LoadedTable> {
    const parts = random(2) === 0 ? [] : kAddedParts.filter(() => random(2) === 0);
    const { players } = await seatedTable(server, ['Ana', 'Ben'], { game: 'ghosts', parts });
    return new LoadedTable(players, random);
  }

  private get room(): string {
    return this.players[0]!.room.id;
  }

  /** Decides one after the other until the game is over or the server is gone; `decided` hears of each that was acknowledged. */
  async playOn(decided: () => void): Promise<void> {
    try {
      for (;;) {
        await settled(this.players);
        const active = this.players.find((player) => player.isToAct);
        if (active === undefined) return;
        this.commands += 1;
        const decision = pick(active.legal, this.random).id;
        const command: Command = { type: 'decide', id: `k${this.commands}`, expect_seq: active.seq, decision };
        this.inFlight = { seat: active.seat!, command };
        await this.send(active, command);
        decided();
      }
    } catch (error) {
      if (!/the connection is closed|ECONNRESET|EPIPE/.test(String(error))) throw error;
    }
  }

  private async send(client: Client, command: Command): Promise<void> {
    const reply = await client.command(command);
    if (reply.type !== 'ok') throw new Error(`refused: ${JSON.stringify(reply)}`);
    this.acknowledged.push({ seq: reply.seq, decision: command.decision });
    this.inFlight = null;
  }

  /** Comes back to a server that was started again, and sends what was not answered once more. */
  async comeBack(server: Server): Promise<void> {
    this.players = await Promise.all(this.players.map((player) => Client.resume(server, player)));
    if (this.inFlight === null) return;
    const { seat, command } = this.inFlight;
    await this.send(this.players.find((player) => player.seat === seat)!, command);
  }

  /** Holds the log against what was acknowledged. */
  async count(server: Server): Promise<Count> {
    const log = (await getLog(server, this.room)).map((line) => JSON.parse(line) as Update);
    const lost = this.acknowledged.filter(({ seq, decision }) => log[seq - 1]?.decision.id !== decision).length;
    const decisions = log.filter(({ actor }) => actor.kind === 'player').length;
    const doubled = Math.max(0, decisions - (this.acknowledged.length - lost));
    return { acknowledged: this.acknowledged.length, lost, doubled };
  }

  get isOver(): boolean {
    return this.players.some((player) => player.ended !== null);
  }

  async leave(): Promise<void> {
    await Promise.all(this.players.map((player) => player.close()));
  }
}
