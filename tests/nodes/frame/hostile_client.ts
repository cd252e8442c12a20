import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../e2e/harness/play.ts';
import { ask } from '../../fire/frame/requests.ts';
import { upgradeOf, Wire } from '../../fire/frame/wire.ts';
import type { Fleet, Node } from './fleet.ts';
import type { Ledger } from './ledger.ts';
import { demandAny } from './service.ts';
import { answeredBy, tricksOf } from './tricks.ts';

const own = '127.0.0.66';
/** Banned; whoever is taken for it is refused. */
const banned = '127.0.0.77';
/** Connections that it holds at a time through one node, as far as it gets any. */
const crowd = 600;
const between = 1000;
/** For one answer, of a node that may stand still. */
const patience = 3000;

/**
 * Somebody who plays nothing, and all the time tries, through any node against any other, what nobody may: to speak to a
 * node in the name of another, to be somebody else, and to take all connections that there are between the nodes.
 */
export class HostileClient {
  /** What it has tried: tricks, and connections that were refused. */
  tried = 0;
  refused = 0;
  private readonly held = new Set<Wire>();
  private roaming: Promise<void> = Promise.resolve();
  private hasLeft = false;

  constructor(
    private readonly fleet: Fleet,
    private readonly ledger: Ledger,
    private readonly random: Random,
    private readonly administrator: string,
    private readonly rooms: () => string[],
  ) {}

  async come(): Promise<void> {
    const body = { address: banned, reason: 'is used as a mark' };
    await demandAny(this.fleet, '/api/v1/admin/bans', { body, token: this.administrator });
    this.roaming = this.roam();
  }

  async leave(): Promise<void> {
    this.hasLeft = true;
    await this.roaming;
    for (const wire of this.held) wire.destroy();
  }

  private async roam(): Promise<void> {
    for (; !this.hasLeft; await pause(between)) {
      const rooms = this.rooms();
      const room = rooms[this.random(Math.max(1, rooms.length))];
      const node = this.fleet.any();
      // A node that a fault has just struck is no finding.
      if (room !== undefined) await this.attack(node, room).catch(() => undefined);
    }
  }

  private async attack(node: Node, room: string): Promise<void> {
    await this.flood(node, room);
    const tricks = tricksOf(room);
    await this.playTrick(node, tricks[this.random(tricks.length)]!);
    await this.pretend(node, room);
  }

  /** What follows a trick has to be answered by the node that was asked. */
  private async playTrick(node: Node, { name, bytes }: ReturnType<typeof tricksOf>[number]): Promise<void> {
    const answered = await answeredBy(node.server, bytes, this.administrator, own);
    this.tried += 1;
    if (answered === null || node.server.url.endsWith(`//${answered}`)) return;
    this.ledger.faults.push(`${name}, at ${node.name}: what follows it is answered by ${answered}`);
  }

  private async pretend(node: Node, room: string): Promise<void> {
    const lies = { 'X-Forwarded-For': banned, Forwarded: `for=${banned}`, 'Mistward-Node': 'x'.repeat(40) };
    const headers = Object.entries(lies).map(([name, value]) => `${name}: ${value}\r\n`);
    const wire = await Wire.connect(node.server, own);
    wire.write(`GET /api/v1/rooms/${room} HTTP/1.1\r\nHost: x\r\nConnection: close, Mistward-Node\r\n${headers.join('')}\r\n`);
    await Promise.race([wire.closed, pause(patience)]);
    wire.destroy();
    this.tried += 1;
    if (wire.received.includes('"banned"')) this.ledger.faults.push(`${node.name} believes whom a client says it is`);
  }

  /** As many connections as it gets to another node, through this one. */
  private async flood(node: Node, room: string): Promise<void> {
    for (const wire of this.held) if (wire.isClosed) this.held.delete(wire);
    const missing = crowd - this.held.size;
    const wires = await Promise.allSettled(Array.from({ length: missing }, () => Wire.connect(node.server, own)));
    for (const made of wires) {
      if (made.status === 'rejected') continue;
      made.value.write(upgradeOf(node.server, room));
      this.held.add(made.value);
    }
    await pause(between);
    for (const wire of this.held) if (wire.received.startsWith('HTTP/1.1 429')) this.refused += 1;
    await ask(node.server, '/healthz', { from: own, signal: AbortSignal.timeout(between) });
  }
}
