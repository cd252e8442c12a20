import { onTestFinished } from 'vitest';
import type { Random } from '../../e2e/harness/play.ts';
import { Server } from '../../e2e/harness/server.ts';
import type { Cluster } from './cluster.ts';
import { DatabaseLink } from './database_link.ts';

/** A server that shares the database with others. */
export interface Node {
  readonly name: string;
  readonly server: Server;
  readonly link: DatabaseLink;
}

/** The nodes of a service, always as many. */
export class Fleet {
  readonly nodes: Node[] = [];
  /** What nodes that are gone have printed, by their names. */
  readonly printed = new Map<string, () => string>();
  private started = 0;

  private constructor(
    readonly cluster: Cluster,
    private readonly options: string[],
    private readonly random: Random,
  ) {}

  static async start(cluster: Cluster, count: number, random: Random, options: string[] = []): Promise<Fleet> {
    const fleet = new Fleet(cluster, ['--log-level', 'info', ...options], random);
    while (fleet.nodes.length < count) fleet.nodes.push(await fleet.startNode());
    return fleet;
  }

  /** Any of the places where a client may look for the service; whether a node lives there, it does not know. */
  any(): Node {
    return this.nodes[this.random(this.nodes.length)]!;
  }

  /** Another one than `last`, where nobody answered. */
  anyBut(last: Node | null): Node {
    const others = this.nodes.filter((node) => node !== last);
    return others[this.random(Math.max(1, others.length))] ?? this.any();
  }

  /** The node at which the room is at work; any where none is. */
  async nodeOf(room: string): Promise<Node> {
    return (await this.holderOf(room)) ?? this.any();
  }

  /** The same, if there is one. */
  async holderOf(room: string): Promise<Node | undefined> {
    const [row] = await this.cluster.primary.query(
      `SELECT nodes.address FROM leases JOIN nodes ON nodes.node = leases.node WHERE leases.room = '${room}'`,
    );
    return this.nodes.find(({ server }) => server.url.endsWith(`//${row?.[0]}`));
  }

  /** Kills the node as the loss of its machine does. */
  async kill(node: Node): Promise<void> {
    await node.server.program.stop('SIGKILL');
    node.link.close();
  }

  /** Ends the node as a service manager does; it has to end by itself, with status 0. */
  async stop(node: Node): Promise<void> {
    const { code, signal } = await node.server.program.stop('SIGTERM');
    node.link.close();
    if (code !== 0) throw new Error(`${node.name} ended with ${code ?? signal}:\n${node.server.program.output}`);
  }

  /** Starts a node in the place of one that is gone. */
  async replace(node: Node): Promise<Node> {
    const next = await this.startNode();
    this.nodes[this.nodes.indexOf(node)] = next;
    return next;
  }

  private async startNode(): Promise<Node> {
    const link = await DatabaseLink.open(this.cluster);
    onTestFinished(() => link.close());
    const server = await Server.start(link.address, 0, this.options);
    this.started += 1;
    const name = `node${this.started}`;
    this.printed.set(name, () => server.program.output);
    return { name, server, link };
  }
}
