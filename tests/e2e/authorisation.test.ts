import { expect, test } from 'vitest';
import { type AsyncApi, getDocument, type OpenApi, type Operation, operationsOf, saidInRooms } from './harness/api_documents.ts';
import {
  ask,
  askForUndo,
  type Cast,
  commandOf,
  freeSeat,
  fromElsewhere,
  makeCast,
  endedGame,
  makeWorld,
  outcome,
  withToken,
  type World,
} from './harness/authorisation/cast.ts';
import {
  commandRows,
  expected,
  expectedOverSocket,
  type Holder,
  holders,
  roomRows,
  type Row,
  serverRows,
  type Situation,
  situations,
} from './harness/authorisation/expected.ts';
import { Client } from './harness/client.ts';
import type { Call } from './harness/http.ts';
import { seatedTable, settled } from './harness/table.ts';
import { fileNamed } from './harness/tileset_file.ts';

// Every route and every command, by everybody, in every kind of room: the table in harness/authorisation/rows.ts says who
// may what.

const commandsRoute = 'POST /api/v1/rooms/{room}/commands';
/** These are said over a WebSocket alone. */
const ofSocket = ['hello', 'ping'];

async function operations({ server }: World): Promise<Map<string, Operation>> {
  const all = operationsOf(await getDocument<OpenApi>(server, 'openapi'));
  return new Map(all.map(({ method, path, operation }) => [`${method} ${path}`, operation]));
}

test('the table has a line for every route, and none for what is no route', async () => {
  const world = await makeWorld();
  const lines = [...roomRows, ...serverRows].map(({ name }) => name);
  expect([...lines, commandsRoute].sort()).toEqual([...(await operations(world)).keys()].sort());
});

test('the table has a line for every command, and none for what is no command', async () => {
  const world = await makeWorld();
  const lines = commandRows.map(({ name }) => name).sort();
  expect(lines).toEqual(saidInRooms(await getDocument<AsyncApi>(world.server, 'asyncapi')).sort());
  const { room, tokens } = await makeCast(world, situations[0]!);
  const path = `/api/v1/rooms/${room}/commands`;
  const unknown = await ask(world, path, { ...withToken(tokens.actor), body: { type: 'nonsense', id: 'x' } });
  const { params } = JSON.parse(unknown.text) as { params: { expected: string } };
  for (const line of lines.filter((name) => !ofSocket.includes(name))) expect(params.expected).toContain(line);
});

// What is asked for

/** What changes nothing, or may be done again and again, is asked of one room by everybody, one after the other. */
const changesNothing = ({ name }: Row) => /^GET|\/hint$|\/foresight$|\/rehearsal$|^ping$|^hello$/.test(name);
const isRepeatable = ({ name }: Row) => /^PATCH|\/fork$|\/seats$|\/companion$|\/silence$|\/reports$|^(pause|resume|point|propose|plan|say)$/.test(name);

function bodyOf(row: Row, operation: Operation, cast: Cast): Call {
  const own: Record<string, unknown> = {
    'PATCH /api/v1/rooms/{room}': { name: 'Another name' },
    'POST /api/v1/rooms/{room}/rematch': {},
    'POST /api/v1/rooms/{room}/fork': { seq: 1 },
    'POST /api/v1/rooms/{room}/foresight': { seq: cast.seq, decisions: [cast.decision] },
    'POST /api/v1/rooms/{room}/reports': { seat: cast.named, reason: 'other' },
    'POST /api/v1/admin/reports/{number}/close': { act: 'dismiss', reason: 'read' },
    'POST /api/v1/rooms/{room}/rehearsal': { seq: cast.seq, tile: cast.tile },
    'POST /api/v1/tilesets/check': { tileset: {} },
    'PUT /api/v1/admin/tileset': { digest: cast.tileset },
    'POST /api/v1/games/import': cast.world.files.get('mists'),
  };
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (content === undefined) return {};
  return { text: JSON.stringify(own[row.name] ?? content.example), headers: { 'content-type': type! } };
}

/** The request of a row to this room. */
function requestOf(row: Row, operation: Operation, cast: Cast): { path: string; request: Call } {
  const [method, path] = row.name.split(' ') as [string, string];
  const seat = path.endsWith('/companion') ? freeSeat : cast.named;
  const real: Record<string, string> = { room: cast.room, game_id: `${cast.room}.1`, seat: String(seat), number: '1' };
  if (cast.tileset !== undefined) real['digest'] = cast.tileset;
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    return real[name] ?? String(operation.parameters.find((parameter) => parameter.name === name)?.example);
  });
  return { path: at, request: { method, ...bodyOf(row, operation, cast) } };
}

const companionOf = ({ room }: Cast) => `/api/v1/rooms/${room}/seats/${freeSeat}/companion`;

/** What has to be there before the row can be carried out. */
async function prepare({ name }: Row, cast: Cast): Promise<void> {
  if (name === 'answer_undo') await askForUndo(cast);
  if (/^DELETE .*companion$/.test(name)) await ask(cast.world, companionOf(cast), { method: 'POST', ...withToken(cast.tokens.owner) });
}

/** Whoever has taken the free seat leaves it. */
async function restore({ name }: Row, { world, room, tokens }: Cast): Promise<void> {
  if (!/^POST .*(seats|companion)$/.test(name)) return;
  await ask(world, `/api/v1/rooms/${room}/seats/${freeSeat}`, { method: 'DELETE', ...withToken(tokens.owner) });
}

type Asked = (row: Row, holder: Holder, cast: Cast) => Promise<string>;

const byRoute =
  (known: Map<string, Operation>): Asked =>
  async (row, holder, cast) => {
    const { path, request } = requestOf(row, known.get(row.name)!, cast);
    return outcome(await ask(cast.world, path, { ...request, ...withToken(cast.tokens[holder]) }));
  };

const byPost: Asked = async ({ name }, holder, cast) =>
  outcome(
    await ask(cast.world, `/api/v1/rooms/${cast.room}/commands`, {
      body: commandOf(name, cast),
      ...withToken(cast.tokens[holder]),
    }),
  );

/** Says hello, then the command; what the first of them that was refused was told. */
const bySocket: Asked = async ({ name }, holder, cast) => {
  let client: Client;
  try {
    client = await Client.open(cast.world.server, cast.room, undefined, fromElsewhere());
  } catch (error) {
    if (String(error).includes('410')) return 'room_closed';
    throw error;
  }
  client.send({ type: 'hello', protocol: 1, ...withToken(cast.tokens[holder]) });
  const hello = await client.until('an answer', () => client.welcomes[0] ?? client.replies[0]);
  let told = hello.type === 'error' ? hello.code : 'ok';
  if (told === 'ok' && name !== 'hello') {
    const reply = await client.command(commandOf(name, cast));
    told = reply.type === 'error' ? reply.code : 'ok';
  }
  await client.close();
  return told;
};

// What is held

/** Everything that could have changed, but for who is connected. */
async function everything({ world, room, tokens, situation }: Cast): Promise<unknown> {
  // What an administrator tries in vain is noted, too.
  const audit = situation.status === 'closed' ? [] : ['audit'];
  const text = async (path: string, token = world.admin) => (await ask(world, path, { token })).text;
  const room_ = (what: string) => text(`/api/v1/rooms/${room}${what}`, tokens.owner);
  const all = await Promise.all([
    ...['', '/state', '/log', '/chat'].map(room_),
    ...['rooms', 'games', 'statistics'].map((what) => text(`/api/v1/${what}`, undefined)),
    ...['rooms', `rooms/${room}`, 'bans', 'announcement', 'drain', 'log-level', ...audit].map((what) => text(`/api/v1/admin/${what}`)),
  ]);
  return all.map((one) => one.replace(/"(connected|absent)":(true|false)|"spectators":\d+|"listeners":\[[^\]]*\]/g, ''));
}

const nameOf = ({ status, game, spectators, visibility }: Situation) =>
  `${visibility} room of ${game}, ${status}, ${spectators ? 'open to spectators' : 'without spectators'}`;

const line = (row: Row, holder: Holder, told: string) => `${row.name} by ${holder}: ${told}`;

type Channel = { rows: Row[]; asked: Asked; awaited: typeof expected };

/** Whoever is let in to change something has a room of their own. */
const isChange = (row: Row, wanted: string) => wanted === 'ok' && !changesNothing(row);

/** Asks one room as everybody who changes nothing, and holds what each is told against the table; how many asked. */
async function holdRefusals(cast: Cast, { rows, asked, awaited }: Channel): Promise<number> {
  const told: string[] = [];
  const table: string[] = [];
  for (const row of rows) {
    for (const holder of holders) {
      const wanted = awaited(row, holder, cast.situation);
      if (isChange(row, wanted)) continue;
      table.push(line(row, holder, wanted));
      told.push(line(row, holder, await asked(row, holder, cast)));
    }
  }
  expect(told).toEqual(table);
  return table.length;
}

/** Asks as everybody who is let in to change something, of rooms that nothing else is asked of; how many asked. */
async function holdChanges(cast: Cast, { rows, asked, awaited }: Channel): Promise<number> {
  const changes = rows.flatMap((row) =>
    holders.filter((holder) => isChange(row, awaited(row, holder, cast.situation))).map((holder) => ({ row, holder })),
  );
  const hold = async (row: Row, holder: Holder, room: Cast) => {
    await prepare(row, room);
    expect(line(row, holder, await asked(row, holder, room))).toBe(line(row, holder, 'ok'));
    await restore(row, room);
  };
  const shared = await makeCast(cast.world, cast.situation);
  for (const { row, holder } of changes) if (isRepeatable(row)) await hold(row, holder, shared);
  const once = changes.filter(({ row }) => !isRepeatable(row));
  await inTurns(once, async ({ row, holder }) => hold(row, holder, await makeCast(cast.world, cast.situation)));
  return changes.length;
}

/** Some at a time. */
async function inTurns<T>(all: T[], carryOut: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await carryOut(one);
  };
  await Promise.all(Array.from({ length: 6 }, work));
}

/** Who finds the room in the public lists: everybody or, of a private or closed one, nobody, whatever they show. */
async function holdLists({ world, situation, room, tokens }: Cast): Promise<void> {
  const isPublic = situation.visibility === 'listed' && situation.status !== 'closed';
  for (const holder of holders) {
    const { text } = await ask(world, '/api/v1/rooms', withToken(tokens[holder]));
    expect(text.includes(room), `the list of rooms that ${holder} is shown`).toBe(isPublic);
  }
  const { text } = await ask(world, '/api/v1/admin/rooms', withToken(tokens.admin));
  expect(text.includes(room), 'the list of rooms for administrators').toBe(true);
}

async function holdRoom(world: World, situation: Situation): Promise<void> {
  const cast = await makeCast(world, situation);
  const channels: Channel[] = [
    { rows: roomRows, asked: byRoute(await operations(world)), awaited: expected },
    { rows: commandRows.filter(({ name }) => !ofSocket.includes(name)), asked: byPost, awaited: expected },
    { rows: commandRows, asked: bySocket, awaited: expectedOverSocket },
  ];
  await holdLists(cast);
  const before = await everything(cast);
  let cells = 0;
  for (const channel of channels) cells += await holdRefusals(cast, channel);
  expect(await everything(cast)).toEqual(before);
  for (const channel of channels) cells += await holdChanges(cast, channel);
  expect(cells).toBe(holders.length * channels.reduce((sum, { rows }) => sum + rows.length, 0));
}

test.each(situations.map((situation) => [nameOf(situation), situation] as const))(
  'in a %s, each route and command is for whom the table says, and what is refused changes nothing',
  { timeout: 300_000 },
  async (_, situation) => holdRoom(await makeWorld(), situation),
);

const ways = {
  'whose token was handed over': (path: string, seat: number) => ({ path: `${path}/seats/${seat}/handover`, body: {} }),
  'whose seat was freed by an administrator': (path: string, seat: number) => ({
    path: `${path.replace('/v1', '/v1/admin')}/seats/${seat}/kick`,
    body: { reason: 'enough' },
  }),
};

test.each(Object.keys(ways) as (keyof typeof ways)[])('a connection %s gives no command any more', async (way) => {
  const world = await makeWorld();
  for (const situation of situations.filter(({ status, visibility }) => status === 'playing' && visibility === 'listed')) {
    const cast = await makeCast(world, situation);
    const { room, tokens, named } = cast;
    const client = await Client.join(world.server, room, tokens.named, fromElsewhere());
    const { path, body } = ways[way](`/api/v1/rooms/${room}`, named);
    const token = path.includes('/admin/') ? tokens.admin : tokens.named;
    expect(outcome(await ask(world, path, { body, ...withToken(token) }))).toBe('ok');
    if (!situation.spectators) {
      expect(await client.closed).toMatchObject({ code: 1008 });
      continue;
    }
    await client.until('to be a spectator', () => client.seat === null);
    for (const row of commandRows.filter(({ name }) => name !== 'hello')) {
      const reply = await client.command({ ...commandOf(row.name, cast), id: client.newId() });
      const told = reply.type === 'error' ? reply.code : 'ok';
      expect(line(row, 'nobody', told)).toBe(line(row, 'nobody', expectedOverSocket(row, 'nobody', situation)));
    }
  }
});

test('what is asked of the server as a whole is for whom the table says', { timeout: 300_000 }, async () => {
  const world = await makeWorld();
  const known = await operations(world);
  await endedGame(world, 'mists');
  // A server that drains goes on as long as this game is played.
  await settled((await seatedTable(world.server)).players);
  const cast = await makeCast(world, situations.find(({ status }) => status === 'playing')!);
  await ask(world, `/api/v1/rooms/${cast.room}/reports`, { body: { seat: cast.named, reason: 'other' } });
  const added = await ask(world, '/api/v1/admin/tilesets', { body: { tileset: fileNamed('mine') }, ...withToken(cast.tokens.admin) });
  cast.tileset = (JSON.parse(added.text) as { digest: string }).digest;
  const before = await everything(cast);
  const letsIn = ({ getsIn }: Row, holder: Holder) => getsIn.includes('anybody') || getsIn.includes(holder);
  for (const holder of holders) {
    for (const row of serverRows.filter((one) => !letsIn(one, holder))) {
      expect(line(row, holder, await byRoute(known)(row, holder, cast))).toBe(line(row, holder, row.others));
    }
  }
  expect(await everything(cast)).toEqual(before);
  for (const holder of holders) {
    for (const row of serverRows.filter((one) => letsIn(one, holder))) {
      expect(line(row, holder, await byRoute(known)(row, holder, cast))).toBe(line(row, holder, 'ok'));
    }
  }
});
