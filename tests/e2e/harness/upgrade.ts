import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Administrator } from './admin.ts';
import { type Answer, type Call, call } from './http.ts';
import { newDatabase, type Server } from './server.ts';

const folder = new URL('../../upgrade/databases/', import.meta.url);

/** The databases of older versions that are kept, by the version that made each. */
export const versions = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

/** A room of such a database, and who may do what there; a seat without a token is free, or a companion's. */
export interface OldTable {
  kind: string;
  room: string;
  owner: string;
  seats: (string | null)[];
}

export interface OldDatabase {
  tables: OldTable[];
  /** The tokens of players. */
  players: string[];
}

/** What is in the database of that version. */
export const contentOf = (version: string) =>
  JSON.parse(readFileSync(new URL(`${version}.json`, folder), 'utf8')) as OldDatabase;

/** A copy of it, which is this test's own. */
export function copyOf(version: string): string {
  const database = newDatabase();
  writeFileSync(database, gunzipSync(readFileSync(new URL(`${version}.db.gz`, folder))));
  return database;
}

/** Changes a database that no server uses. */
export function changeRows(database: string, statements: string): void {
  const script = 'import sqlite3, sys; base = sqlite3.connect(sys.argv[1]); base.executescript(sys.argv[2]); base.commit()';
  execFileSync('python3', ['-c', script, database, statements]);
}

/** A server of this version on a database, which lets everybody ask as much as they like. */
export function startOn(database: string): Promise<Administrator> {
  const quotas = ['rooms-per-hour', 'unstarted-rooms', 'seats-per-hour', 'unstarted-seats'];
  const ofMinutes = ['readings', 'commands', 'chat', 'hints'].map((quota) => `${quota}-per-minute`);
  return Administrator.start([...quotas, ...ofMinutes].flatMap((quota) => [`--${quota}`, '0']), database);
}

/** The answer to a call that nobody may be failed by, whatever it asks for. */
export async function unfailing(server: Server, path: string, request: Call = {}): Promise<Answer> {
  const answer = await call(server, path, request);
  if (answer.status >= 500) throw new Error(`${request.method ?? ''} ${path}: ${answer.status} ${answer.text}`);
  return answer;
}

/** The same as JSON; it has to be done. */
export async function done<T>(server: Server, path: string, request: Call = {}): Promise<T> {
  const answer = await call(server, path, request);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text) as T;
}
