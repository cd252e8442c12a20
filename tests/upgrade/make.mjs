// Makes a database of the version that some binaries are of, for the upgrade test: see README.md beside this file.
//   node tests/upgrade/make.mjs FOLDER_OF_BINARIES NAME
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const [binaries, name] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'mistward-upgrade-'));
const database = join(folder, 'mistward.db');
const admin = randomBytes(24).toString('hex');

/** The server, once it listens. */
async function started() {
  const child = spawn(join(binaries, 'mistward'), ['--port', '0', '--database', database, '--log-level', 'error'], {
    env: { ...process.env, MISTWARD_ADMIN_TOKEN: admin },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const bytes of child.stdout) {
    output += bytes;
    const url = /http:\/\/127\.0\.0\.1:[0-9]+/.exec(output);
    if (url) return { child, url: url[0] };
  }
  throw new Error(`the server did not start: ${output}`);
}

const { child, url } = await started();

async function ask(path, { method, token, body, status = [200, 201] } = {}) {
  const response = await fetch(`${url}/api/v1/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, JSON.parse(text).params.retry_after_ms));
    return ask(path, { method, token, body, status });
  }
  if (!status.includes(response.status)) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

let state = 20261122;
/** A number below `n`, the same again in each run. */
function below(n) {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
}

const tables = [];
let commands = 0;

const tell = (table, seat, command) =>
  ask(`rooms/${table.room}/commands`, { token: table.seats[seat], body: { id: `c${++commands}`, ...command } });
const say = (table, seat, text) => tell(table, seat, { type: 'say', text });
const now = (table) => ask(`rooms/${table.room}/state`, { token: table.seats.find((token) => token) });

/** A room of that description, its seats taken; `kind` says what the test may do with it. */
async function open(kind, wish, { seats = wish.seats, start = true } = {}) {
  const body = { name: kind, ...wish };
  if (!wish.lesson) body.options = { absence: 'wait', ...wish.options };
  const { room, owner_token } = await ask('rooms', { body });
  const table = { kind, room: room.id, owner: owner_token, seats: [] };
  for (let seat = 0; seat < (seats ?? 1); ++seat) {
    const taken = await ask(`rooms/${room.id}/seats`, { body: { name: ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay'][seat] } });
    table.seats.push(taken.token);
  }
  if (start) await begin(table);
  tables.push(table);
  return table;
}

const begin = (table) => ask(`rooms/${table.room}/start`, { method: 'POST', token: table.owner });

/** Up to so many decisions, at random; as a companion would if `hint` says so. */
async function play(table, decisions, hint = false) {
  for (let made = 0; made < decisions; ++made) {
    const { seq, next, legal, state: board } = await now(table);
    if (next.actor === 'nobody') return true;
    if (next.actor !== 'player') throw new Error(`${table.kind}: ${next.actor} decides`);
    const token = table.seats[next.player];
    // A server of version efdac77 ended where chosen colours had brought down more than 60 meeples.
    const pass = board.meeples.length > 55 && legal.find(({ type }) => type === 'pass');
    const decision = hint
      ? (await ask(`rooms/${table.room}/hint`, { method: 'POST', token })).decision
      : (pass || legal[below(legal.length)]).id;
    await tell(table, next.player, { type: 'decide', expect_seq: seq, decision: decision.id ?? decision });
  }
  return false;
}

const playToEnd = async (table) => {
  if (!(await play(table, 2000))) throw new Error(`${table.kind} has no end`);
};

/** A running game: another one is begun where one has ended early. */
async function running(kind, wish, decisions, hint = false) {
  for (;;) {
    const table = await open(kind, wish);
    if (!(await play(table, decisions, hint))) return table;
    tables.pop();
    await ask(`admin/rooms/${table.room}/close`, { token: admin, body: { reason: 'it has ended early' } });
  }
}

async function ended(kind, wish) {
  const table = await open(kind, wish);
  await playToEnd(table);
  return table;
}

const chosen = (...colours) => ({ colours });
const without = (...modules) => ({ game: 'ghosts', modules: Object.fromEntries(modules.map((module) => [module, false])) });

/** The co-operative game. */
async function team() {
  await ended('level 1, over', { game: 'mists', level: 1, seats: 2 });
  await running('level 1', { game: 'mists', level: 1, seats: 1 }, 8);
  await running('level 2', { game: 'mists', level: 2, seats: 3, ...chosen('black', 'red', 'yellow') }, 20, true);
  await running('level 3', { game: 'mists', level: 3, seats: 2 }, 50, true);
  await running('level 4', { game: 'mists', level: 4, seats: 4 }, 15, true);
  await running('level 5', { game: 'mists', level: 5, seats: 5, ...chosen('blue', 'green') }, 50, true);
  const six = { game: 'mists', level: 6, seats: 3, ...chosen('yellow', 'blue', 'black'), scoring: ['yellow', 'blue', 'black'] };
  await running('level 6', six, 50, true);
  await ended('level 6, over', { game: 'mists', level: 6, seats: 2 });
}

/** The competitive games. */
async function rivals() {
  await running('ghosts', { game: 'ghosts', seats: 2 }, 40);
  await running('ghosts without ghosts', { ...without('ghosts'), seats: 3 }, 20);
  await running('ghosts without castles', { ...without('castles'), seats: 4 }, 20);
  await running('ghosts without cemeteries', { ...without('cemeteries'), seats: 5 }, 20);
  await running('ghosts without anything', { ...without('ghosts', 'castles', 'cemeteries'), seats: 6 }, 20);
  await ended('ghosts, over', { game: 'ghosts', seats: 2 });
  await running('base', { game: 'base', seats: 2 }, 30);
  await ended('base, over', { game: 'base', seats: 3 });
}

/** The same where the players have chosen their colours. */
async function colours() {
  await running('ghosts in colours', { game: 'ghosts', seats: 2, ...chosen('blue', 'red') }, 60);
  await running('ghosts in unused colours', { game: 'ghosts', seats: 3, ...chosen('pink', 'black', 'yellow') }, 30);
  await running('ghosts in swapped colours', { ...without('castles'), seats: 2, ...chosen('green', 'red') }, 90);
  await ended('ghosts in colours, over', { game: 'ghosts', seats: 2, ...chosen('green', 'red') });
  await running('base in colours', { game: 'base', seats: 4, ...chosen('red', 'green', 'yellow', 'blue') }, 40);
  await ended('base in colours, over', { game: 'base', seats: 2, ...chosen('pink', 'green') });
}

/** Options, chat, steps taken back, pauses. */
async function ways() {
  const talkers = await running('chat and undo', { game: 'base', seats: 2 }, 12);
  await say(talkers, 0, 'Shall we go back?');
  const { seq } = await now(talkers);
  await tell(talkers, 0, { type: 'undo', expect_seq: seq, seq: await decidedBefore(talkers, seq, 4) });
  await say(talkers, 1, 'Fine with me \u{1F47B}');
  await play(talkers, 5);
  await running('undo of a turn', { game: 'ghosts', seats: 2, options: { undo: 'turn' } }, 7);
  await running('closed to spectators', { game: 'base', seats: 2, visibility: 'private', options: { spectators: false, undo: 'never' } }, 5);
  await running('without aids', { game: 'mists', level: 1, seats: 2, options: { aids: { council: false, hints: false } } }, 4);
  const timed = await running('paused with a clock', { game: 'mists', level: 1, seats: 2, options: { timer: { per: 'game', seconds: 3600 } } }, 4);
  await tell(timed, 0, { type: 'pause' });
  await running('with a clock for each turn', { game: 'base', seats: 2, options: { timer: { per: 'turn', seconds: 604800 } } }, 5);
  await running('companions for the absent', { game: 'mists', level: 1, seats: 2, options: { absence: 'companion', grace_seconds: 86400 } }, 4);
}

/** The seq of a player's decision point, some entries before `seq`. */
async function decidedBefore(table, seq, entries) {
  for (let to = seq - entries; to > 0; --to) {
    if ((await ask(`rooms/${table.room}/state?seq=${to}`)).next.actor === 'player') return to;
  }
  throw new Error('nobody has decided so early');
}

/** Seats that are free, left, handed over, and of companions. */
async function seats() {
  await open('open, nobody there', { game: 'mists', level: 4, seats: 3 }, { seats: 0, start: false });
  await open('open, one seat left', { game: 'ghosts', seats: 3 }, { seats: 2, start: false });
  const left = await running('a seat left', { game: 'base', seats: 3 }, 10);
  await ask(`rooms/${left.room}/seats/2`, { method: 'DELETE', token: left.seats[2] });
  left.seats[2] = null;
  const handed = await running('a seat handed over', { game: 'ghosts', seats: 2 }, 6);
  handed.seats[1] = (await ask(`rooms/${handed.room}/seats/1/handover`, { token: handed.seats[1], body: { name: 'Zoe' } })).token;
  const company = await open('with a companion', { game: 'mists', level: 1, seats: 2 }, { seats: 1, start: false });
  await ask(`rooms/${company.room}/seats/1/companion`, { method: 'POST', token: company.owner });
  await begin(company);
  company.seats[1] = null;
}

/** Games that come of others. */
async function descent() {
  const original = tables.find(({ kind }) => kind === 'ghosts');
  const over = tables.find(({ kind }) => kind === 'base, over');
  for (const [kind, from, wish] of [
    ['a fork', original, { seq: 20, deck: 'fresh' }],
    ['a fork with the same deck', over, { seq: 31, deck: 'same' }],
  ]) {
    const { room, owner_token } = await ask(`rooms/${from.room}/fork`, { body: { name: kind, ...wish } });
    const table = { kind, room: room.id, owner: owner_token, seats: [] };
    for (let seat = 0; seat < room.seats.length; ++seat) table.seats.push((await ask(`rooms/${room.id}/seats`, { body: { name: `F${seat}` } })).token);
    await play(table, 5);
    tables.push(table);
  }
  const again = await ended('a rematch', { game: 'mists', level: 1, seats: 2 });
  await ask(`rooms/${again.room}/rematch`, { token: again.owner, body: { level: 2 } });
  await play(again, 3);
  const file = await ask(`games/${over.room}.1/export`);
  const imported = await ask('games/import', { body: file });
  tables.push({ kind: 'imported, over', room: imported.room.id, owner: imported.owner_token, seats: [] });
  await open('a lesson', { lesson: 3 });
  const closed = await running('closed', { game: 'base', seats: 2 }, 4);
  await ask(`admin/rooms/${closed.room}/close`, { token: admin, body: { reason: 'for the test' } });
}

/** What only newer versions have: players of the server, what they have, whom they know, and what they said of others. */
async function people() {
  const has = await fetch(`${url}/api/v1/me`);
  if (has.status === 404) return [];
  const players = [];
  for (const name of ['Pia', 'Quin']) players.push(await ask('players', { body: { name } }));
  const [pia, quin] = players;
  const wish = { game: 'ghosts', seats: 2, colours: ['blue', 'red'], options: { absence: 'wait' } };
  const { room } = await ask('rooms', { token: pia.token, body: { name: 'players', ...wish } });
  const table = { kind: 'players', room: room.id, owner: pia.token, seats: [pia.token, quin.token] };
  for (const { token, name } of players) await ask(`rooms/${room.id}/seats`, { token, body: { name } });
  await begin(table);
  await play(table, 10);
  await say(table, 1, 'Well met');
  await ask(`rooms/${room.id}/reports`, { token: pia.token, body: { line: 1, reason: 'spam' } });
  tables.push(table);
  await ask('me/bots', { token: pia.token, body: { name: 'Deep mist' } });
  await ask('me/findable', { method: 'PUT', token: quin.token, body: { findable: true } });
  const guarded = await ask('rooms', { token: pia.token, body: { name: 'open, with a word', game: 'mists', seats: 2, word: 'nebula' } });
  await ask(`rooms/${guarded.room.id}/invitations`, { token: pia.token, body: { player: quin.id } });
  tables.push({ kind: 'open, with a word', room: guarded.room.id, owner: pia.token, seats: [] });
  return players.map(({ token }) => token);
}

await team();
await rivals();
await colours();
await ways();
await seats();
await descent();
const players = await people();
child.kill('SIGTERM');
await new Promise((resolve) => child.once('exit', resolve));
const here = new URL('databases/', import.meta.url);
writeFileSync(new URL(`${name}.db.gz`, here), gzipSync(readFileSync(database), { level: 9 }));
writeFileSync(new URL(`${name}.json`, here), `${JSON.stringify({ tables, players }, null, 1)}\n`);
rmSync(folder, { recursive: true });
