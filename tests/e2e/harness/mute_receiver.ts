import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A receiver on the loopback that takes connections and never says anything. */
export class MuteReceiver {
  /** How many connections have come. */
  came = 0;
  private readonly sockets = new Set<Socket>();
  private heard: () => void = () => {};

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.came += 1;
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => this.sockets.delete(socket));
      socket.resume();
      this.heard();
    });
    onTestFinished(() => {
      server.close();
      for (const socket of this.sockets) socket.destroy();
    });
  }

  static async start(): Promise<MuteReceiver> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new MuteReceiver(server);
  }

  url(scheme = 'http'): string {
    return `${scheme}://127.0.0.1:${(this.server.address() as AddressInfo).port}/in`;
  }

  async reached(connections: number): Promise<void> {
    while (this.came < connections) await new Promise<void>((resolve) => (this.heard = resolve));
  }
}
