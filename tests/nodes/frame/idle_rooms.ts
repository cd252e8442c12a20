import { ask } from '../../fire/frame/requests.ts';
import { eventually } from '../../fire/frame/metrics.ts';
import type { RoomCreated } from '../../e2e/harness/protocol.ts';
import { boundSeconds } from './flags.ts';
import type { Fleet, Node } from './fleet.ts';
import { demandAny } from './service.ts';

/** As many as one address may make, and nobody else comes from there. */
const perAddress = 50;

/** Rooms in which nobody is. */
export class IdleRooms {
  private constructor(
    private readonly fleet: Fleet,
    readonly ids: string[],
  ) {}

  static async make(fleet: Fleet, count: number): Promise<IdleRooms> {
    const ids: string[] = [];
    while (ids.length < count) {
      const from = `127.0.2.${1 + Math.floor(ids.length / perAddress)}`;
      const made = JSON.parse(await demandAny(fleet, '/api/v1/rooms', { body: { name: 'idle', game: 'base', seats: 2 }, from })) as RoomCreated;
      ids.push(made.room.id);
    }
    return new IdleRooms(fleet, ids);
  }

  /** Somebody looks at each of them by these nodes in turn, until it is there. */
  async visit(nodes: Node[]): Promise<void> {
    for (const [n, id] of this.ids.entries()) {
      const { server } = nodes[n % nodes.length]!;
      const isThere = async () => (await ask(server, `/api/v1/rooms/${id}`)).status === 200;
      await eventually(`room ${id} is to be had`, boundSeconds, isThere);
    }
  }

  /** How many of them are at work at each of these nodes. */
  async at(nodes: Node[]): Promise<number[]> {
    const rows = await this.fleet.cluster.primary.query(
      `SELECT leases.room, nodes.address FROM leases JOIN nodes ON nodes.node = leases.node`,
    );
    const own = rows.filter(([room]) => this.ids.includes(room!));
    return nodes.map(({ server }) => own.filter(([, address]) => server.url.endsWith(`//${address}`)).length);
  }
}
