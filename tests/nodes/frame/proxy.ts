import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { listenSomewhere } from './ports.ts';

/** `refused`: connections end, and nobody listens: libpq goes on to the next host only then. `silent`: everything is accepted and nothing comes through. */
export type Flow = 'open' | 'refused' | 'silent';

/** One connection through the proxy. What was held back while it was silent arrives later, as on a network. */
class Passage {
  private far: Socket | null = null;

  constructor(
    private readonly near: Socket,
    private readonly reach: () => Socket,
    private readonly ended: () => void,
  ) {
    near.on('error', () => this.end());
    near.on('close', () => this.end());
  }

  flow(): void {
    if (this.far === null) {
      this.far = this.reach();
      this.far.on('error', () => this.end());
      this.far.on('close', () => this.end());
    }
    this.near.pipe(this.far);
    this.far.pipe(this.near);
  }

  hold(): void {
    for (const side of [this.near, this.far]) side?.unpipe().pause();
  }

  end(): void {
    this.near.destroy();
    this.far?.destroy();
    this.ended();
  }

  reset(): void {
    this.near.resetAndDestroy();
    this.far?.resetAndDestroy();
    this.ended();
  }
}

/** A port of the loopback that leads to another one, unless it is cut. */
export class Proxy {
  private readonly passages = new Set<Passage>();
  private now: Flow = 'open';
  private port_ = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: () => number,
  ) {
    server.on('connection', (near) => this.take(near));
  }

  /** `target` is asked for each new connection. */
  static async open(target: () => number): Promise<Proxy> {
    const proxy = new Proxy(createServer({ pauseOnConnect: true }), target);
    proxy.port_ = await listenSomewhere((port) => proxy.listen(port));
    return proxy;
  }

  get port(): number {
    return this.port_;
  }

  async setFlow(flow: Flow): Promise<void> {
    // Twice through the same pipe would be everything twice.
    if (flow === this.now) return;
    this.now = flow;
    for (const passage of [...this.passages]) this.apply(passage);
    if (flow === 'refused') this.server.close();
    else if (!this.server.listening) await this.listen(this.port_);
  }

  close(): void {
    this.server.close();
    for (const passage of [...this.passages]) passage.end();
  }

  private async listen(port: number): Promise<void> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  private take(near: Socket): void {
    const reach = () => connect(this.target(), '127.0.0.1');
    const passage = new Passage(near, reach, () => this.passages.delete(passage));
    this.passages.add(passage);
    this.apply(passage);
  }

  private apply(passage: Passage): void {
    if (this.now === 'open') passage.flow();
    else if (this.now === 'silent') passage.hold();
    else passage.reset();
  }
}
