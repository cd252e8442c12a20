import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Call, expectAnswer, refused } from './http.ts';
import type { Act, Announced, Ban, Drain, Inspection, Problem, Room } from './protocol.ts';
import { newDatabase, newFolder, Server } from './server.ts';

export const newToken = () => randomBytes(24).toString('hex');

/** A file with the token, of this test alone. */
export function tokenFile(token: string): string {
  const file = join(mkdtempSync(join(newFolder(), 'token-')), 'admin.token');
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  return file;
}

/** A server with an administration, and what an administrator asks of it. Every answer is held against its schema. */
export class Administrator {
  private constructor(
    readonly server: Server,
    readonly token: string,
    readonly backups: string,
    private readonly options: string[],
  ) {}

  /** The administrator calls from 127.0.0.1; a client may claim another address by `X-Forwarded-For`. */
  static async start(options: string[] = [], database = newDatabase(), shell = ''): Promise<Administrator> {
    const token = newToken();
    const backups = join(newFolder(), 'backups');
    const all = ['--admin-token-file', tokenFile(token), '--backups', backups, '--trust-proxy', '127.0.0.1', ...options];
    return new Administrator(await Server.start(database, 0, all, {}, shell), token, backups, all);
  }

  /** After the server has ended: another one on the same database and port. */
  async startAgain(): Promise<Administrator> {
    const server = await Server.start(this.server.database, this.server.port, this.options);
    return new Administrator(server, this.token, this.backups, this.options);
  }

  async ask<T>(path: string, schema: string, request: Call = {}, status = 200): Promise<T> {
    return expectAnswer<T>(this.server, `/api/v1/admin${path}`, schema, status, { token: this.token, ...request });
  }

  async refused(path: string, request: Call = {}): Promise<Problem> {
    return refused(this.server, `/api/v1/admin${path}`, { token: this.token, ...request });
  }

  rooms = async (query = '') => (await this.ask<{ rooms: Room[] }>(`/rooms${query}`, 'rooms')).rooms;
  inspect = (room: string) => this.ask<Inspection>(`/rooms/${room}`, 'inspection');
  close = (room: string, reason: string) =>
    this.ask<{ room: Room }>(`/rooms/${room}/close`, 'room_answer', { body: { reason } });
  kick = (room: string, seat: number, reason: string) =>
    this.ask<{ room: Room }>(`/rooms/${room}/seats/${seat}/kick`, 'room_answer', { body: { reason } });
  bans = async () => (await this.ask<{ bans: Ban[] }>('/bans', 'bans')).bans;
  ban = async (body: Record<string, unknown>) => (await this.ask<{ bans: Ban[] }>('/bans', 'bans', { body })).bans;
  lift = (address: string) => this.ask<{ bans: Ban[] }>(`/bans/${encodeURIComponent(address)}`, 'bans', { method: 'DELETE' });
  announcement = (request: Call = {}) =>
    this.ask<{ announcement: Announced | null }>(
      '/announcement',
      'announcement_answer',
      request,
    );
  drain = (request: Call = {}) => this.ask<Drain>('/drain', 'drain_answer', request);
  logLevel = async (request: Call = {}) => (await this.ask<{ level: string }>('/log-level', 'log_level', request)).level;
  audit = (query = '') => this.ask<{ acts: Act[]; next: number | null }>(`/audit${query}`, 'audit');
  /** Every act as "act target", the oldest first. */
  acts = async () => (await this.audit()).acts.map(({ act, target }) => `${act} ${target}`.trim()).reverse();
}
