import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server as HttpServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { CertificateFiles } from './certificates.ts';
import { holdAgainst } from './schemas.ts';

export interface Notice {
  id: string;
  player: string;
  event: { type: string; room?: string; seq?: number; invitation?: { room: string } };
  game: { room: string; my_turn: boolean; status: string } | null;
}

export interface Delivered {
  headers: IncomingHttpHeaders;
  text: string;
  notice: Notice;
}

/** A server on the loopback that takes webhooks; each answers with the next of `statuses`, then with 204. */
export class Receiver {
  readonly deliveries: Delivered[] = [];
  statuses: number[] = [];
  /** Whether interim answers come before each. */
  hints = false;
  /** Of each answer. */
  answerHeaders: Record<string, string> = {};
  private readonly server: HttpServer;
  private heard: () => void = () => {};

  private constructor(private readonly tls?: CertificateFiles) {
    const answer: RequestListener = (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (bytes: Buffer) => parts.push(bytes));
      request.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const notice = JSON.parse(text) as Notice;
        holdAgainst('webhook_notice', notice);
        this.deliveries.push({ headers: request.headers, text, notice });
        if (this.hints) {
          response.writeProcessing();
          response.writeEarlyHints({ link: '</mist.css>; rel=preload; as=style' });
        }
        response.writeHead(this.statuses.shift() ?? 204, this.answerHeaders).end();
        this.heard();
      });
    };
    this.server = tls
      ? createTlsServer({ cert: readFileSync(tls.certificate), key: readFileSync(tls.key) }, answer)
      : createServer(answer);
    onTestFinished(() => void this.server.close());
  }

  static async start(tls?: CertificateFiles): Promise<Receiver> {
    const receiver = new Receiver(tls);
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  url(host = '127.0.0.1'): string {
    return `${this.tls ? 'https' : 'http'}://${host}:${(this.server.address() as AddressInfo).port}/in`;
  }

  /** The delivery of that number, from 0, when it is there. */
  async delivery(number: number): Promise<Delivered> {
    while (this.deliveries.length <= number) await new Promise<void>((resolve) => (this.heard = resolve));
    return this.deliveries[number]!;
  }
}

/** What the header of a delivery must say, as Standard Webhooks has it. */
export function signatureOf({ headers, text }: Delivered, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
