import type { Cluster, Place } from './cluster.ts';
import { type Flow, Proxy } from './proxy.ts';

/** How one node reaches the cluster: by a proxy for each of its servers. */
export class DatabaseLink {
  private flow: Flow = 'open';

  private constructor(
    private readonly cluster: Cluster,
    private readonly proxies: readonly [Proxy, Proxy],
  ) {}

  static async open(cluster: Cluster): Promise<DatabaseLink> {
    const to = (place: Place) => Proxy.open(() => cluster.portAt(place));
    const link = new DatabaseLink(cluster, [await to(0), await to(1)]);
    cluster.links.add(link);
    await link.heed();
    return link;
  }

  /** The address to give to the node: libpq looks which of both is the primary. */
  get address(): string {
    const hosts = this.proxies.map(({ port }) => `127.0.0.1:${port}`);
    return `postgresql://postgres@${hosts.join(',')}/postgres?target_session_attrs=read-write`;
  }

  async setFlow(flow: Flow): Promise<void> {
    this.flow = flow;
    await this.heed();
  }

  /** A server that is gone answers as it does, wherever it is asked from. */
  async heed(): Promise<void> {
    const flowTo = (place: Place) => (this.flow === 'open' ? this.cluster.flowTo(place) : this.flow);
    await Promise.all(([0, 1] as const).map((place) => this.proxies[place].setFlow(flowTo(place))));
  }

  close(): void {
    this.cluster.links.delete(this);
    for (const proxy of this.proxies) proxy.close();
  }
}
