import { ask, bearer, get, send } from './api';
import type * as wire from './generated';
import type { Room } from './types';

export type Ban = wire.Bans['bans'][number];
export type Act = wire.Audit['acts'][number];
export type ActName = Act['act'];
export type ServerNode = wire.Nodes['nodes'][number];
export type LogLevel = wire.LogLevel['level'];
export type {
  Announced,
  Backup,
  DrainAnswer,
  HostTilesets,
  Inspection,
  Report,
  ReportAct,
  Retention,
  TilesetCheck,
} from './generated';

/** Which rooms are listed; without anything all of them, the newest first. */
export type RoomFilter = { status?: Room['status']; before?: string };

const at = (room: string) => `/admin/rooms/${encodeURIComponent(room)}`;

/** Whether the server has an administration, asked without a token: throws an `ApiError` that says. */
export function knock(): Promise<unknown> {
  return get('/admin/drain');
}

/** What an administrator may ask of the server, with the token. Everything throws an `ApiError` if it is refused. */
export class AdminApi {
  constructor(private readonly token: string) {}

  rooms(filter: RoomFilter): Promise<wire.Rooms> {
    return get(`/admin/rooms?${new URLSearchParams(filter).toString()}`, this.token);
  }

  room(room: string): Promise<wire.Inspection> {
    return get(at(room), this.token);
  }

  close(room: string, reason: string): Promise<wire.RoomAnswer> {
    return send('POST', `${at(room)}/close`, { reason }, this.token);
  }

  kick(room: string, seat: number, reason: string): Promise<wire.RoomAnswer> {
    return send('POST', `${at(room)}/seats/${seat}/kick`, { reason }, this.token);
  }

  async bans(): Promise<Ban[]> {
    return (await get<wire.Bans>('/admin/bans', this.token)).bans;
  }

  async ban(ban: wire.PutBan): Promise<Ban[]> {
    return (await send<wire.Bans>('POST', '/admin/bans', ban, this.token)).bans;
  }

  async lift(address: string): Promise<Ban[]> {
    return (await send<wire.Bans>('DELETE', `/admin/bans/${encodeURIComponent(address)}`, undefined, this.token)).bans;
  }

  /** At most 20 reports, the newest first; `before` is the `next` of those above. */
  reports(closed: boolean, before: number | null): Promise<wire.Reports> {
    const more = before === null ? '' : `&before=${before}`;
    return get(`/admin/reports?status=${closed ? 'closed' : 'open'}${more}`, this.token);
  }

  closeReport(number: number, order: wire.CloseReport): Promise<wire.ReportAnswer> {
    return send('POST', `/admin/reports/${number}/close`, order, this.token);
  }

  async announcement(): Promise<wire.Announced> {
    return (await get<wire.AnnouncementAnswer>('/admin/announcement', this.token)).announcement;
  }

  async announce(announcement: wire.Announce): Promise<wire.Announced> {
    return (await send<wire.AnnouncementAnswer>('PUT', '/admin/announcement', announcement, this.token)).announcement;
  }

  async endAnnouncement(): Promise<wire.Announced> {
    return (await send<wire.AnnouncementAnswer>('DELETE', '/admin/announcement', undefined, this.token)).announcement;
  }

  draining(): Promise<wire.DrainAnswer> {
    return get('/admin/drain', this.token);
  }

  drain(drain: wire.Drain): Promise<wire.DrainAnswer> {
    return send('PUT', '/admin/drain', drain, this.token);
  }

  endDrain(): Promise<wire.DrainAnswer> {
    return send('DELETE', '/admin/drain', undefined, this.token);
  }

  async backups(): Promise<wire.Backup[]> {
    return (await get<wire.Backups>('/admin/backups', this.token)).backups;
  }

  backUp(): Promise<wire.Backup> {
    return send('POST', '/admin/backups', undefined, this.token);
  }

  tilesets(): Promise<wire.HostTilesets> {
    return get('/admin/tilesets', this.token);
  }

  /** Keeps the set, unless the server finds faults in its file. */
  addTileset(tileset: object): Promise<wire.TilesetCheck> {
    return send('POST', '/admin/tilesets', { tileset }, this.token);
  }

  removeTileset(digest: string): Promise<wire.HostTilesets> {
    return send('DELETE', `/admin/tilesets/${digest}`, undefined, this.token);
  }

  chooseTileset(digest: string): Promise<wire.HostTilesets> {
    return send('PUT', '/admin/tileset', { digest }, this.token);
  }

  endTileset(): Promise<wire.HostTilesets> {
    return send('DELETE', '/admin/tileset', undefined, this.token);
  }

  /** At most 100 acts, the newest first; `before` is the `next` of those above. */
  audit(before: number | null): Promise<wire.Audit> {
    return get(`/admin/audit${before === null ? '' : `?before=${before}`}`, this.token);
  }

  async logLevel(): Promise<LogLevel> {
    return (await get<wire.LogLevel>('/admin/log-level', this.token)).level;
  }

  async setLogLevel(level: LogLevel): Promise<LogLevel> {
    return (await send<wire.LogLevel>('PUT', '/admin/log-level', { level }, this.token)).level;
  }

  retention(): Promise<wire.Retention> {
    return get('/admin/retention', this.token);
  }

  trustClock(): Promise<wire.Retention> {
    return send('POST', '/admin/retention/trust-clock', undefined, this.token);
  }

  async nodes(): Promise<ServerNode[]> {
    return (await get<wire.Nodes>('/admin/nodes', this.token)).nodes;
  }

  /** The figures of the server that answers, in Prometheus' text format. */
  async metrics(): Promise<string> {
    return (await ask('/metrics', { headers: bearer(this.token) })).text();
  }
}
