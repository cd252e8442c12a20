import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';

/** The server of PostgreSQL that script/postgresql runs for the tests; without it their tests are skipped. */
export const postgresqlServer = process.env['MISTWARD_TEST_POSTGRESQL'];

/** Runs statements in a database of PostgreSQL. */
export function sql(address: string, statements: string): void {
  execFileSync('psql', ['--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', `--command=${statements}`, address], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** What a query gives, as psql writes it. */
export function asked(address: string, query: string): string {
  return execFileSync('psql', ['--no-psqlrc', '--tuples-only', '--no-align', `--command=${query}`, address], { encoding: 'utf8' }).trim();
}

/** An empty database of this test alone, gone when the test is over: its address. */
export function newPostgresql(): string {
  if (!postgresqlServer) throw new Error('there is no server of PostgreSQL');
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  sql(postgresqlServer, `CREATE DATABASE ${name}`);
  onTestFinished(() => sql(postgresqlServer!, `DROP DATABASE ${name} WITH (FORCE)`));
  return postgresqlServer.replace(/[^/]*$/, name);
}
