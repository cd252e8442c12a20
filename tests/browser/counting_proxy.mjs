import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Passes everything on to a local port and counts the bytes that come back. */
export class CountingProxy {
  received = 0;
  #server;
  #sockets = new Set();

  static async to(port) {
    const proxy = new CountingProxy();
    proxy.#server = createServer((near) => proxy.#join(near, connect(port, '127.0.0.1')));
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url() {
    return `http://127.0.0.1:${this.#server.address().port}/`;
  }

  #join(near, far) {
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    far.on('data', (bytes) => (this.received += bytes.length));
    near.pipe(far);
    far.pipe(near);
  }

  async close() {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
