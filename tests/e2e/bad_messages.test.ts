import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { getLog, getState } from './harness/http.ts';
import type { ErrorMessage } from './harness/protocol.ts';
import { play, seededRandom } from './harness/play.ts';
import { Server } from './harness/server.ts';
import { seatedTable, settled, type Table } from './harness/table.ts';

interface Scene extends Table {
  server: Server;
  active: Client;
  waiting: Client;
}

async function scene(): Promise<Scene> {
  const server = await Server.start();
  const table = await seatedTable(server);
  await settled(table.players);
  const active = table.players.find((player) => player.isToAct)!;
  const waiting = table.players.find((player) => player !== active)!;
  return { server, ...table, active, waiting };
}

/** Everything that can be seen of the game from outside. */
const picture = async ({ server, room }: Scene) => [await getState(server, room), await getLog(server, room)];

async function refusal(client: Client, message: object | string): Promise<ErrorMessage> {
  const before = client.replies.length;
  client.send(message);
  const reply = await client.until('a reply', () => client.replies[before]);
  if (reply.type !== 'error') throw new Error(`not refused: ${JSON.stringify(reply)}`);
  return reply;
}

/** Runs `attempt` and holds that the game is as it was, and that both players can go on. */
async function unchanged(table: Scene, attempt: () => Promise<void>): Promise<void> {
  const before = await picture(table);
  await attempt();
  expect(await picture(table)).toEqual(before);
  for (const player of table.players) {
    expect(await player.command({ type: 'ping', id: player.newId() })).toMatchObject({ type: 'ok', seq: player.seq });
  }
}

const decide = (client: Client, fields: Record<string, unknown> = {}) => ({
  type: 'decide',
  id: client.newId(),
  expect_seq: client.seq,
  decision: client.legal[0]!.id,
  ...fields,
});

interface Case {
  what: string;
  who?: 'active' | 'waiting';
  message: (scene: Scene) => object | string;
  code: string;
  params?: (scene: Scene) => Record<string, unknown>;
  namesCommand?: boolean;
}

const cases: Case[] = [
  {
    what: 'the wrong turn',
    who: 'waiting',
    message: ({ waiting }) => decide(waiting),
    code: 'not_your_turn',
    params: ({ active, waiting }) => ({ seat: waiting.seat, player: active.seat }),
  },
  {
    what: 'a space far from everything',
    message: ({ active }) => decide(active, { decision: 'place:90,90,0' }),
    code: 'illegal_decision',
    params: () => ({ decision: 'place:90,90,0', clause: 'P-1' }),
  },
  {
    what: 'an occupied space',
    message: ({ active }) => decide(active, { decision: 'place:0,0,0' }),
    code: 'illegal_decision',
    params: () => ({ decision: 'place:0,0,0', clause: 'P-1' }),
  },
  {
    what: 'a decision of another kind',
    message: ({ active }) => decide(active, { decision: 'pass' }),
    code: 'illegal_decision',
  },
  {
    what: 'a draw, which is chance\'s alone',
    message: ({ active }) => decide(active, { decision: 'draw:14.3' }),
    code: 'illegal_decision',
  },
  {
    what: 'a seq of the past',
    message: ({ active }) => decide(active, { expect_seq: active.seq - 1 }),
    code: 'stale_seq',
    params: ({ active }) => ({ expect_seq: active.seq - 1, seq: active.seq }),
  },
  {
    what: 'a seq of the future',
    message: ({ active }) => decide(active, { expect_seq: active.seq + 1 }),
    code: 'stale_seq',
    params: ({ active }) => ({ expect_seq: active.seq + 1, seq: active.seq }),
  },
  {
    what: 'a decision without meaning',
    message: ({ active }) => decide(active, { decision: 'place:2,x,0' }),
    code: 'malformed_decision',
    params: () => ({ decision: 'place:2,x,0', offset: 8 }),
  },
  {
    what: 'a coordinate beyond every board',
    message: ({ active }) => decide(active, { decision: 'place:99999999999999999999,0,0' }),
    code: 'malformed_decision',
  },
  { what: 'half a JSON text', message: () => '{"type":"ping","id":', code: 'malformed_json', namesCommand: false },
  { what: 'an empty message', message: () => '', code: 'malformed_json', namesCommand: false },
  {
    what: 'a key twice',
    message: () => '{"type":"ping","id":"a","id":"b"}',
    code: 'malformed_json',
    namesCommand: false,
  },
  {
    what: 'nothing but keys',
    message: () => JSON.stringify(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, 0]))),
    code: 'malformed_json',
    namesCommand: false,
  },
  {
    what: 'nesting without end',
    message: () => '['.repeat(5000),
    code: 'malformed_json',
    namesCommand: false,
  },
  { what: 'a list', message: () => '[]', code: 'invalid_message', namesCommand: false },
  {
    what: 'an unknown field',
    message: ({ active }) => decide(active, { descision: 'pass' }),
    code: 'invalid_message',
    params: () => ({ field: 'descision' }),
  },
  {
    what: 'a missing field',
    message: ({ active }) => ({ type: 'decide', id: active.newId(), decision: 'pass' }),
    code: 'invalid_message',
    params: () => ({ field: 'expect_seq' }),
  },
  {
    what: 'a negative seq',
    message: ({ active }) => decide(active, { expect_seq: -1 }),
    code: 'invalid_message',
    params: () => ({ field: 'expect_seq' }),
  },
  {
    what: 'a broken seq',
    message: ({ active }) => decide(active, { expect_seq: 1.5 }),
    code: 'invalid_message',
    params: () => ({ field: 'expect_seq' }),
  },
  {
    what: 'an id that is a number',
    message: ({ active }) => decide(active, { id: 7 }),
    code: 'invalid_message',
    params: () => ({ field: 'id' }),
    namesCommand: false,
  },
  {
    what: 'an id of 65 characters',
    message: ({ active }) => decide(active, { id: 'x'.repeat(65) }),
    code: 'invalid_message',
    params: () => ({ field: 'id' }),
    namesCommand: false,
  },
  {
    what: 'a message of no known type',
    message: ({ active }) => ({ type: 'cheat', id: active.newId() }),
    code: 'unknown_message',
    params: () => ({ type: 'cheat' }),
  },
];

test.each(cases)('$what is refused with $code and changes nothing', async (one) => {
  const table = await scene();
  const client = one.who === 'waiting' ? table.waiting : table.active;
  await unchanged(table, async () => {
    const message = one.message(table);
    const error = await refusal(client, message);
    expect(error.code).toBe(one.code);
    if (one.params) expect(error.params).toMatchObject(one.params(table));
    if (one.namesCommand !== false) expect(error.id).toBe((message as { id: string }).id);
  });
});

test('a refused command that is repeated is refused alike, and the player goes on', async () => {
  const { active } = await scene();
  const id = active.newId();
  const first = await active.decide('place:90,90,0', active.seq, id);
  expect(first).toMatchObject({ type: 'error', code: 'illegal_decision' });
  expect(await active.decide('place:90,90,0', active.seq, id)).toEqual(first);
  expect((await active.decide(active.legal[0]!.id)).type).toBe('ok');
});

test('a spectator cannot decide', async () => {
  const table = await scene();
  const spectator = await Client.join(table.server, table.room);
  await unchanged(table, async () => {
    const error = await refusal(spectator, decide(table.active, { id: 's1' }));
    expect(error).toMatchObject({ code: 'not_seated', id: 's1' });
  });
});

test('a token of another room, and one of nowhere, open nothing', async () => {
  const table = await scene();
  const other = await seatedTable(table.server, ['Zoe']);
  for (const token of [other.players[0]!.token!, other.owner, 'f'.repeat(64), 'no token at all']) {
    await unchanged(table, async () => {
      const stranger = await Client.open(table.server, table.room);
      const error = await refusal(stranger, { type: 'hello', protocol: 1, token });
      expect(error.code).toBe('unauthorized');
      expect(stranger.welcomes).toHaveLength(0);
    });
  }
});

test('a protocol that is not spoken here is refused', async () => {
  const { server, room } = await scene();
  const client = await Client.open(server, room);
  const error = await refusal(client, { type: 'hello', protocol: 2 });
  expect(error).toMatchObject({ code: 'unsupported_protocol', params: { protocol: 2, supported: [1] } });
});

test('a command before hello is refused', async () => {
  const table = await scene();
  await unchanged(table, async () => {
    const client = await Client.open(table.server, table.room, table.active.token);
    const error = await refusal(client, decide(table.active));
    expect(error).toMatchObject({ code: 'invalid_message', params: { field: 'type', expected: 'hello' } });
  });
});

test.each([16 * 1024 + 1, 1024 * 1024])('a message of %i bytes closes the connection with 1009', async (bytes) => {
  const table = await scene();
  const back = await Client.resume(table.server, table.active);
  await unchanged(table, async () => {
    back.send(`{"type":"ping","id":"${'x'.repeat(bytes - 23)}"}`);
    expect((await back.closed).code).toBe(1009);
  });
});

test('a message of 16 KiB is read', async () => {
  const { active } = await scene();
  const text = '{"type":"ping","id":"padded"' + ' '.repeat(16 * 1024 - 29) + '}';
  expect(Buffer.byteLength(text)).toBe(16 * 1024);
  active.send(text);
  expect(await active.until('the reply', () => active.replies.find(({ id }) => id === 'padded'))).toMatchObject({ type: 'ok' });
});

test('a binary message closes the connection with 1003, a text that is not UTF-8 with 1007', async () => {
  const table = await scene();
  for (const [bytes, binary, code] of [
    [Buffer.from('{"type":"ping","id":"b"}'), true, 1003],
    [Buffer.from([0x22, 0xff, 0x22]), false, 1007],
  ] as const) {
    await unchanged(table, async () => {
      const spectator = await Client.join(table.server, table.room);
      spectator.sendFrame(bytes, binary);
      expect((await spectator.closed).code).toBe(code);
    });
  }
});

test('a client that goes on sending nonsense is cut with 1008', async () => {
  const table = await scene();
  await unchanged(table, async () => {
    const spectator = await Client.join(table.server, table.room);
    for (let sent = 0; sent < 20; sent += 1) spectator.send('nonsense');
    expect((await spectator.closed).code).toBe(1008);
  });
});

test('deciding after the end is refused with game_over', async () => {
  const server = await Server.start();
  const { players } = await seatedTable(server, ['Ana']);
  const solo = players[0]!;
  await play(solo, seededRandom(2));
  const error = await refusal(solo, { type: 'decide', id: 'late', expect_seq: solo.seq, decision: 'pass' });
  expect(error).toMatchObject({ code: 'game_over', id: 'late' });
});
