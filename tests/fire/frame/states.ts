import { readdirSync, rmSync } from 'node:fs';
import { newToken, tokenFile } from '../../e2e/harness/admin.ts';
import { selfSigned, tlsOptions } from '../../e2e/harness/certificates.ts';
import { SilentNameServer } from '../../e2e/harness/name_server.ts';
import { newFolder } from '../../e2e/harness/server.ts';
import { lockWith } from '../../e2e/harness/sql.ts';
import type { Arena } from './arena.ts';
import { closeBegins, noUtf8, tooManyFaults } from './frames.ts';
import { eventually, Metrics } from './metrics.ts';
import { Player } from './player.ts';
import { unsentBytes } from './process.ts';
import { failing, invited, mutes } from './receivers.ts';
import { ask, demand } from './requests.ts';
import { makeRoom, runningRoom, sitDown } from './rooms.ts';
import { Wire } from './wire.ts';
import { longestGame } from './worst_file.ts';

const stranger = '127.0.0.66';

/** A state that a server may be in when it is told to stop. */
export interface State {
  name: string;
  /** Of the server, before it is started. */
  options?: () => Promise<string[]>;
  /** Resolves when it is in that state. */
  reach: (arena: Arena) => Promise<unknown>;
}

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

/** Game files of which a part comes now and then. */
async function slowUploads({ server }: Arena): Promise<void> {
  const head = `POST /api/v1/games/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${2 ** 20}\r\n\r\n`;
  await many(20, async (n) => {
    const wire = await Wire.connect(server, `127.0.4.${n + 1}`);
    wire.write(head + '{'.repeat(2 ** 18));
    const dripping = setInterval(() => wire.write(' '), 50);
    void wire.closed.then(() => clearInterval(dripping));
  });
}

async function streamsFollowed({ server }: Arena): Promise<void> {
  await many(20, async (n) => {
    const from = `127.0.5.${n + 1}`;
    const player = await demand<{ token: string }>(server, '/api/v1/players', { body: { name: 'Ash' }, from });
    const follow = async (path: string, token?: string) => {
      const wire = await Wire.connect(server, from);
      const shown = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`;
      wire.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${shown}\r\n`);
      await wire.until('200 OK');
      if (n % 2 === 0) wire.deafen();
    };
    await follow('/api/v1/lobby/events');
    await follow('/api/v1/me/events', player.token);
  });
}

const halfOpenings = ({ server }: Arena) =>
  many(50, async () => (await Wire.connect(server, stranger)).write('GET /api/v1/rooms/x/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: webs'));

/** With webhooks, and players who have some to be told. */
const sends = () => Promise.resolve(['--webhooks', 'any']);

async function muteReceivers({ server }: Arena): Promise<void> {
  const mute = await mutes(90);
  await invited(
    server,
    mute.map((receiver) => receiver.url()),
  );
  await Promise.all(mute.map((receiver) => receiver.reached(1)));
}

async function halfHandshakesOfReceivers({ server }: Arena): Promise<void> {
  const mute = await mutes(20);
  await invited(
    server,
    mute.map((receiver) => receiver.url('https')),
  );
  await Promise.all(mute.map((receiver) => receiver.reached(1)));
}

async function failingReceivers({ server }: Arena): Promise<void> {
  const receivers = await many(20, failing);
  await invited(
    server,
    receivers.map((receiver) => receiver.url()),
  );
  await Promise.all(receivers.map((receiver) => receiver.delivery(0)));
}

async function hangingTests({ server }: Arena): Promise<void> {
  const mute = await mutes(10);
  const players = await invited(
    server,
    mute.map((receiver) => receiver.url()),
  );
  for (const { token } of players) unheeded(ask(server, '/api/v1/me/webhook/test', { method: 'POST', token }));
  await Promise.all(mute.map((receiver) => receiver.reached(2)));
}

/** Names at a server that says nothing; each is asked for twice, for both kinds of address. */
function silentNames(): State {
  let names: SilentNameServer;
  const options = async () => {
    names = await SilentNameServer.start();
    return ['--webhooks', 'any', '--name-servers', names.address];
  };
  const reach = async ({ server }: Arena) => {
    await invited(
      server,
      Array.from({ length: 40 }, (_, n) => `http://silent${n}.test:9/`),
    );
    await names.asked(80);
  };
  return { name: 'names that no server answers for', options, reach };
}

const administrator = newToken();
const administered = () => Promise.resolve(['--admin-token-file', tokenFile(administrator), '--backups', newFolder()]);
const order = (server: Pick<Arena['server'], 'url'>, path: string, method: string, body?: object) =>
  ask(server, `/api/v1/admin${path}`, { method, token: administrator, ...(body && { body }) });

async function drained(arena: Arena): Promise<void> {
  await underLoad(arena);
  const { status, text } = await order(arena.server, '/drain', 'PUT', {});
  if (status !== 200) throw new Error(text);
}

/** Backups one after the other, of a database that is large enough for each to take its time. */
function backupUnderWay(): State {
  let folder = '';
  const options = () => {
    folder = newFolder();
    return Promise.resolve(['--admin-token-file', tokenFile(administrator), '--backups', folder]);
  };
  /** One that is not whole has a name of its own. */
  const isWriting = () => readdirSync(folder).some((file) => !file.endsWith('.db'));
  const reach = async ({ server }: Arena) => {
    const text = JSON.stringify(await longestGame(server, stranger));
    for (let copies = 0; copies < 8; copies += 1) await ask(server, '/api/v1/games/import', { text, from: `127.0.7.${copies + 1}` });
    const again = async () => {
      for (;;) await order(server, '/backups', 'POST');
    };
    for (let orders = 0; orders < 4; orders += 1) unheeded(again());
    await eventually('a backup is being written', 10, () => Promise.resolve(isWriting()));
  };
  return { name: 'backups under way', options, reach };
}

const withTls = () => Promise.resolve(tlsOptions(selfSigned('stop')));

export const states: State[] = [
  { name: 'idle', reach: () => Promise.resolve() },
  { name: '200 players under load', reach: underLoad },
  { name: 'companions thinking', reach: companionsThinking },
  { name: 'answers that nobody reads', reach: unreadAnswers },
  { name: '50 mute WebSockets', reach: muteWebSockets },
  { name: '50 halves of a header', reach: halfHeaders },
  { name: '50 halves of a body', reach: halfBodies },
  { name: 'logs being followed, half of them unread', reach: followedLogs },
  { name: 'imports under way', reach: importsUnderWay },
  { name: '500 connections that say nothing', reach: manyConnections },
  { name: 'sessions being closed that break the protocol', reach: sessionsBeingClosed },
  { name: '50 halves of a TLS handshake', options: withTls, reach: halfHandshakes },
  { name: '50 halves of a WebSocket opening', reach: halfOpenings },
  { name: 'game files that come slowly', reach: slowUploads },
  { name: 'streams of the lobby and of players, half of them unread', reach: streamsFollowed },
  { name: 'drained, under load', options: administered, reach: drained },
  backupUnderWay(),
  silentNames(),
  { name: '90 receivers that say nothing', options: sends, reach: muteReceivers },
  { name: '20 receivers, halves of TLS handshakes', options: sends, reach: halfHandshakesOfReceivers },
  { name: 'webhooks being repeated', options: sends, reach: failingReceivers },
  { name: 'tests of webhooks that hang', options: sends, reach: hangingTests },
  { name: 'a database that another program has locked', reach: lockedDatabase },
  { name: 'a database that was deleted', reach: deletedDatabase },
];
