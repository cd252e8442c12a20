import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createRoom } from './harness/http.ts';
import { newDatabase, Program, run, Server, binaries } from './harness/server.ts';
import { lockWith } from './harness/sql.ts';

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Asks until somebody answers. */
async function answered(url: string): Promise<number> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return answer.status;
  }
}

test('signals that say nothing to a server do not end it, and SIGHUP without a certificate is told in the log', async () => {
  const server = await Server.start();
  for (const signal of ['SIGUSR2', 'SIGALRM', 'SIGPIPE', 'SIGVTALRM', 'SIGPROF', 'SIGIO', 'SIGXFSZ', 'SIGTTIN', 'SIGTTOU', 'SIGUSR1', 'SIGHUP'] as const) {
    server.program.signal(signal);
  }
  await server.program.prints(/SIGHUP reads the TLS certificate again; there is none/);
  server.program.signal('SIGHUP');
  await createRoom(server);
  expect(await server.program.stop('SIGTERM')).toEqual({ code: 0, signal: null });
});

test('whatever asks for the end is heeded in good manners', async () => {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGXCPU', 'SIGPWR'] as const) {
    const server = await Server.start();
    await createRoom(server);
    expect(await server.program.stop(signal)).toEqual({ code: 0, signal: null });
  }
});

test('a server that is still starting ends at once when it is told to', async () => {
  const database = newDatabase();
  await (await Server.start(database)).program.stop('SIGTERM');
  const letGo = await lockWith(database, 'BEGIN EXCLUSIVE');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const program = new Program(`${binaries}/mistward`, ['--port', '0', '--database', database]);
    await program.prints(/ commit /);
    expect(await program.stop(signal)).toEqual({ code: 0, signal: null });
    expect(program.output).not.toContain('stopping');
  }
  await letGo();
  expect(await run('verify', database)).toMatchObject({ code: 0 });
});

test('a server whose standard streams are closed writes its log into no file', async () => {
  const database = newDatabase();
  const port = await freePort();
  const program = new Program('/bin/bash', ['-c', 'exec "$0" "$@" <&- >&- 2>&-', `${binaries}/mistward`, '--port', String(port), '--database', database]);
  expect(await answered(`http://127.0.0.1:${port}/readyz`)).toBe(200);
  program.signal('SIGHUP');
  expect(await program.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(await run('verify', database)).toMatchObject({ code: 0 });
  expect((await Server.start(database, 0, ['--log-level', 'warn'])).program.output).not.toMatch(/warning|error/);
});

test('a server whose output nobody reads goes on, and stops', async () => {
  const database = newDatabase();
  const port = await freePort();
  // A pipe that is full from the start, for both.
  const fill = 'mkfifo "$PIPE"; exec 3<>"$PIPE"; python3 -c "import os; os.set_blocking(3, False)\nwhile True: os.write(3, bytes(4096))" 2>/dev/null; python3 -c "import os; os.set_blocking(3, True)"';
  const program = new Program(
    '/bin/bash',
    ['-c', `${fill}; exec "$0" "$@" >&3 2>&3`, `${binaries}/mistward`, '--port', String(port), '--database', database],
    { PIPE: `${database}.pipe` },
  );
  expect(await answered(`http://127.0.0.1:${port}/healthz`)).toBe(200);
  for (let n = 0; n < 20; n += 1) program.signal('SIGHUP');
  expect(await answered(`http://127.0.0.1:${port}/readyz`)).toBe(200);
  expect(await program.stop('SIGTERM')).toEqual({ code: 0, signal: null });
});
