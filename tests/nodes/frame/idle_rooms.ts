import { ask } from '../../fire/frame/requests.ts';
import { eventually } from '../../fire/frame/metrics.ts';
import type { RoomCreated } from '../../e2e/harness/protocol.ts';
import { boundSeconds } from './flags.ts';
import type { Fleet, Node } from './fleet.ts';

/** As many as one address may make, and nobody else comes from there. */
const perAddress = 50;
/** More of them would show that the heap never gets high enough. */
const mostRooms = 2000;
/** Of all heaps, for addresses that have made none yet. */
let allMade = 0;

/** Rooms in which nobody is, heaped on one node. */
export class IdleRooms {
  private constructor(
    private readonly fleet: Fleet,
    readonly ids: string[],
  ) {}

  /** Makes rooms at a node until it has many more than its share of all, by more than a node bears (DECISIONS 142). */
  static async heapOn(fleet: Fleet, node: Node): Promise<IdleRooms> {
    const idle = new IdleRooms(fleet, []);
    do {
      if (idle.ids.length >= mostRooms) throw new Error(`${node.name} is not crowded by ${mostRooms} rooms`);
      for (let i = 0; i < perAddress; ++i) idle.ids.push(await idle.make(node));
    } while (!(await idle.isCrowded(node)));
    return idle;
  }

  private async make({ server, name }: Node): Promise<string> {
    const from = `127.0.2.${1 + Math.floor(allMade++ / perAddress)}`;
    const { status, text } = await ask(server, '/api/v1/rooms', { body: { name: 'idle', game: 'base', seats: 2 }, from });
    if (status !== 201) throw new Error(`${name}: ${status} ${text}`);
    return (JSON.parse(text) as RoomCreated).room.id;
  }

  /** How many rooms are at work at a node, and at all of them on average. */
  async roomsOf({ server }: Node): Promise<{ own: number; share: number }> {
    const rows = await this.fleet.cluster.primary.query(
      'SELECT address, count(leases.room) FROM nodes LEFT JOIN leases ON leases.node = nodes.node GROUP BY address',
    );
    const share = Math.ceil(rows.reduce((sum, [, rooms]) => sum + Number(rooms), 0) / rows.length);
    const own = Number(rows.find(([address]) => server.url.endsWith(`//${address}`))?.[1] ?? 0);
    return { own, share };
  }

  private async isCrowded(node: Node): Promise<boolean> {
    const { own, share } = await this.roomsOf(node);
    // One giving up, eight rooms, must not be all that is needed.
    return own > share * 1.25 + 8 + 16;
  }

  /** Somebody looks at each of them by this node, until it is there. */
  async visit({ server }: Node): Promise<void> {
    for (const id of this.ids) {
      const isThere = async () => (await ask(server, `/api/v1/rooms/${id}`)).status === 200;
      await eventually(`room ${id} is to be had`, boundSeconds, isThere);
    }
  }
}
