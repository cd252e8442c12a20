import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Server } from '../../e2e/harness/server.ts';

/** A TCP connection on which anything may be sent. What comes back is kept up to 1 MiB. */
export class Wire {
  received = '';
  isClosed = false;
  readonly closed: Promise<void>;

  private constructor(readonly socket: Socket) {
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      if (this.received.length < 2 ** 20) this.received += text;
    });
    // A peer that is reset is what many rows want.
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      socket.once('close', () => {
        this.isClosed = true;
        resolve();
      });
    });
  }

  static async connect(server: Pick<Server, 'url'>, from = '127.0.0.1'): Promise<Wire> {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', localAddress: from });
    await once(socket, 'connect');
    return new Wire(socket);
  }

  /** A WebSocket of that room on which nothing has been said. */
  static async upgrade(server: Pick<Server, 'url'>, room: string, from = '127.0.0.1'): Promise<Wire> {
    const wire = await Wire.connect(server, from);
    wire.write(upgradeOf(server, room));
    await wire.until('\r\n\r\n');
    if (!wire.received.startsWith('HTTP/1.1 101')) throw new Error(`no upgrade: ${wire.received}`);
    wire.received = '';
    return wire;
  }

  write(bytes: string | Buffer): void {
    this.socket.write(bytes);
  }

  /** Waits until that text has come; fails if the server closes before. */
  async until(text: string): Promise<void> {
    if (this.received.includes(text)) return;
    await new Promise<void>((resolve, reject) => {
      this.socket.on('data', () => this.received.includes(text) && resolve());
      void this.closed.then(() => reject(new Error(`closed before ${JSON.stringify(text)}: ${this.received.slice(0, 300)}`)));
    });
  }

  /** Reads nothing from now on. */
  deafen(): void {
    this.socket.pause();
  }

  destroy(): void {
    this.socket.destroy();
  }
}

/** The head of a request for a room's WebSocket. */
export const upgradeOf = (server: Pick<Server, 'url'>, room: string): string =>
  `GET /api/v1/rooms/${room}/ws HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nUpgrade: websocket\r\n` +
  'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
