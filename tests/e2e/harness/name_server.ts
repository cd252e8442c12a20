import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** A name server on the loopback that hears every question and never says anything. */
export class SilentNameServer {
  questions = 0;
  private heard: () => void = () => {};

  private constructor(private readonly socket: Socket) {
    socket.on('message', () => {
      this.questions += 1;
      this.heard();
    });
    onTestFinished(() => void socket.close());
  }

  static async start(): Promise<SilentNameServer> {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new SilentNameServer(socket);
  }

  /** As `--name-servers` takes it. */
  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  /** Resolves when it was asked so many questions, each repetition counted. */
  async asked(questions: number): Promise<void> {
    while (this.questions < questions) await new Promise<void>((resolve) => (this.heard = resolve));
  }
}
