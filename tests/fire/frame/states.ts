import { rmSync } from 'node:fs';
import { lockWith } from '../../e2e/harness/sql.ts';
import type { Arena } from './arena.ts';
import { closeBegins, noUtf8, tooManyFaults } from './frames.ts';
import { eventually, Metrics } from './metrics.ts';
import { Player } from './player.ts';
import { unsentBytes } from './process.ts';
import { ask } from './requests.ts';
import { makeRoom, runningRoom, sitDown } from './rooms.ts';
import { Wire } from './wire.ts';
import { longestGame } from './worst_file.ts';

const stranger = '127.0.0.66';

/** A state that a server may be in when it is told to stop; resolves when it is. */
export type State = (arena: Arena) => Promise<unknown>;

const many = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)));

/** Whatever becomes of what was begun, the server ends meanwhile. */
const unheeded = (work: Promise<unknown>) => void work.catch(() => undefined);

async function underLoad({ server }: Arena): Promise<void> {
  const players = await many(100, async (n) => {
    const from = `127.0.1.${n + 1}`;
    const { room, tokens } = await runningRoom(server, from);
    return many(2, (seat) => Player.join(server.url, room, from, tokens[seat]));
  });
  for (const player of players.flat()) unheeded(player.play());
  await Promise.all(players.map(([one]) => one!.until(() => one!.seq > 3)));
}

async function companionsThinking({ server }: Arena): Promise<void> {
  await many(20, async (n) => {
    const from = `127.0.1.${n + 1}`;
    const { room, owner } = await makeRoom(server, from, { game: 'mists', level: 6, seats: 3 });
    const token = await sitDown(server, room, from);
    for (const seat of [1, 2]) await ask(server, `/api/v1/rooms/${room}/seats/${seat}/companion`, { method: 'POST', token: owner, from });
    await ask(server, `/api/v1/rooms/${room}/start`, { method: 'POST', token: owner, from });
    const player = await Player.join(server.url, room, from, token);
    unheeded(player.play());
    for (let hints = 0; hints < 5; hints += 1) {
      unheeded(ask(server, `/api/v1/rooms/${room}/hint`, { method: 'POST', token, from }));
    }
  });
}

async function unreadAnswers({ server }: Arena): Promise<void> {
  await many(10, async () => {
    const wire = await Wire.connect(server, stranger);
    wire.deafen();
    wire.write('GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(200));
  });
  await eventually('answers wait to be read', 10, () => unsentBytes(server.port) > 0);
}

async function muteWebSockets({ server }: Arena): Promise<void> {
  const { room } = await makeRoom(server, stranger);
  await many(50, async () => (await Wire.upgrade(server, room, stranger)).deafen());
}

const halfHeaders = ({ server }: Arena) =>
  many(50, async () => (await Wire.connect(server, stranger)).write('POST /api/v1/rooms HTTP/1.1\r\nHost: 127'));

const halfBodies = ({ server }: Arena) =>
  many(50, async () =>
    (await Wire.connect(server, stranger)).write(
      'POST /api/v1/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{',
    ),
  );

async function followedLogs({ server }: Arena): Promise<void> {
  const { room } = await runningRoom(server, stranger);
  await many(20, async (n) => {
    const wire = await Wire.connect(server, stranger);
    wire.write(`GET /api/v1/rooms/${room}/log?since=0&follow=true HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
    await wire.until('"seq":1');
    if (n % 2 === 0) wire.deafen();
  });
}

/** Closed by the server in the midst of a message that then turns out to be no UTF-8. */
async function sessionsBeingClosed({ server }: Arena): Promise<void> {
  const { room } = await makeRoom(server, stranger);
  await many(20, async () => {
    const wire = await Wire.upgrade(server, room, stranger);
    wire.write(Buffer.concat([tooManyFaults, noUtf8.subarray(0, 20)]));
    await wire.until(closeBegins);
    wire.deafen();
    wire.write(noUtf8.subarray(20));
  });
}

async function importsUnderWay(arena: Arena): Promise<void> {
  const text = JSON.stringify(await longestGame(arena.server, stranger));
  const again = async () => {
    for (;;) await ask(arena.server, '/api/v1/games/import', { text, from: stranger });
  };
  for (let imports = 0; imports < 6; imports += 1) unheeded(again());
  const running = async () => (await Metrics.of(arena.server)).sum('mistward_work_running_jobs', 'pool="games"');
  await eventually('an import is under way', 10, async () => (await running()) > 0);
}

async function manyConnections(arena: Arena): Promise<void> {
  await many(500, (n) => Wire.connect(arena.server, `127.0.2.${(n % 100) + 1}`));
  await eventually('all are connected', 10, async () => (await Metrics.of(arena.server)).connections >= 500);
}

/** A decision waits for a lock that another program has, and others come after it. */
async function lockedDatabase(arena: Arena): Promise<void> {
  const tables = await many(20, (n) => runningRoom(arena.server, `127.0.1.${n + 1}`));
  const players = await Promise.all(tables.map(({ room, tokens }, n) => Player.join(arena.server.url, room, `127.0.1.${n + 1}`, tokens[0])));
  await lockWith(arena.server.database, 'begin immediate');
  for (const player of players) unheeded(player.play());
  unheeded(many(20, (n) => makeRoom(arena.server, `127.0.3.${n + 1}`)));
  await eventually('something waits to be written', 10, async () => (await Metrics.of(arena.server)).sum('mistward_store_queue_jobs', 'queue="writes"') > 0);
}

/** The files of the database are gone, and commands come all the same. */
async function deletedDatabase(arena: Arena): Promise<void> {
  const { room, tokens } = await runningRoom(arena.server, stranger);
  const player = await Player.join(arena.server.url, room, stranger, tokens[0]);
  for (const end of ['', '-wal', '-shm']) rmSync(arena.server.database + end);
  unheeded(player.play());
  await eventually('it is noticed', 10, async () => (await ask(arena.server, '/readyz')).status === 503);
}

const halfHandshakes = ({ server }: Arena) =>
  many(50, async () => (await Wire.connect(server, stranger)).write(Buffer.from('160301020001000', 'hex')));

/** Over TLS: halves of handshakes. */
export const overTls: [string, State] = ['50 halves of a TLS handshake', halfHandshakes];

export const states: [string, State][] = [
  ['idle', () => Promise.resolve()],
  ['200 players under load', underLoad],
  ['companions thinking', companionsThinking],
  ['answers that nobody reads', unreadAnswers],
  ['50 mute WebSockets', muteWebSockets],
  ['50 halves of a header', halfHeaders],
  ['50 halves of a body', halfBodies],
  ['logs being followed, half of them unread', followedLogs],
  ['imports under way', importsUnderWay],
  ['500 connections that say nothing', manyConnections],
  ['sessions being closed that break the protocol', sessionsBeingClosed],
  ['a database that another program has locked', lockedDatabase],
  ['a database that was deleted', deletedDatabase],
];
