import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { holdAgainst } from './schemas.ts';

/** What a browser is told. */
export interface PushNotice {
  type: 'my_turn' | 'over' | 'invited';
  room: string;
  game_id: string | null;
}

export interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on the loopback (RFC 8030); each answers with the next of `statuses`, then with 201. */
export class PushService {
  readonly pushed: Pushed[] = [];
  statuses: number[] = [];
  private readonly server: HttpServer;
  private heard: () => void = () => {};

  private constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (bytes: Buffer) => parts.push(bytes));
      request.on('end', () => {
        this.pushed.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(this.statuses.shift() ?? 201).end();
        this.heard();
      });
    });
    onTestFinished(() => void this.server.close());
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The push of that number, from 0, when it is there. */
  async push(number: number): Promise<Pushed> {
    while (this.pushed.length <= number) await new Promise<void>((resolve) => (this.heard = resolve));
    return this.pushed[number]!;
  }
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, size: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, size));

/** A browser that has subscribed at a push service, and reads what it is told (RFC 8291). */
export class SubscribedBrowser {
  readonly endpoint: string;
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(service: PushService) {
    this.pair.generateKeys();
    this.endpoint = `${service.origin}/send/${randomBytes(8).toString('hex')}`;
  }

  get body() {
    return { endpoint: this.endpoint, keys: { p256dh: this.pair.getPublicKey('base64url'), auth: this.auth.toString('base64url') } };
  }

  read({ body }: Pushed): PushNotice {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender]);
    const secret = derived(this.pair.computeSecret(sender), this.auth, info, 32);
    const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
    const sealed = body.subarray(21 + length);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    const end = record.lastIndexOf(2);
    const notice = JSON.parse(record.subarray(0, end).toString()) as PushNotice;
    holdAgainst('push_notice', notice);
    return notice;
  }
}

/** What the header of a push claims, once it is certain that whoever has the key has signed it (RFC 8292). */
export function claimsOf({ headers }: Pushed, key: string): { aud: string; exp: number; sub?: string } {
  const [, token, shown] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (token === undefined || shown !== key) throw new Error(`no key that was subscribed to: ${headers.authorization}`);
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature!, 'base64url'));
  if (!isSigned) throw new Error('the token is not signed with the key');
  return JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { aud: string; exp: number; sub?: string };
}
