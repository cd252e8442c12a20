import { expect, test } from 'vitest';
import { Administrator } from './harness/admin.ts';
import { type AsyncApi, getDocument, type OpenApi, type Operation, operationsOf, saidInRooms } from './harness/api_documents.ts';
import { Client } from './harness/client.ts';
import { type Call, call, createPlayer, getRoom, getState, refused } from './harness/http.ts';
import type { Server } from './harness/server.ts';
import { seatedTable, settled } from './harness/table.ts';

// What no client ever means, sent to everything that the API documents name. What each route refuses for reasons of its
// own is tested beside what it does.

interface World {
  server: Server;
  room: string;
  tokens: Record<string, string>;
}

async function world(): Promise<World> {
  const { server, token: admin } = await Administrator.start();
  const { room, owner, players } = await seatedTable(server);
  await settled(players);
  const { token: player } = await createPlayer(server, 'Cleo');
  return { server, room, tokens: { owner, seat: players[0]!.token!, player, admin } };
}

/** Everything that could have changed. */
async function everything({ server, room, tokens }: World): Promise<unknown> {
  // Wrong tokens may have come from the test's own address.
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const read = async (path: string, token?: string) => (await call(server, `/api/v1/${path}`, { ...withToken(token), headers })).text;
  const texts = [`rooms/${room}/log`, `rooms/${room}/chat`, `rooms/${room}/features`, `games/${room}.1/export`, 'rooms', 'games'];
  const ofPlayer = ['', '/games', '/invitations', '/bots'].map((what) => `me${what}`);
  const ofAdministration = ['rooms', 'bans', 'announcement', 'drain', 'log-level'].map((what) => `admin/${what}`);
  const all = [...texts.map((path) => read(path)), ...ofPlayer.map((path) => read(path, tokens['player'])), ...ofAdministration.map((path) => read(path, tokens['admin']))];
  return [await getRoom(server, room), await getState(server, room), ...(await Promise.all(all))];
}

/** A token that opens the operation, if it needs one. */
function tokenOf(operation: Operation, { tokens }: World): string | undefined {
  return operation.security.flatMap((way) => Object.keys(way)).map((name) => tokens[name])[0];
}

/** The example of the operation's body, as it is sent. */
function exampleOf({ requestBody }: Operation): Call {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (content === undefined) return {};
  return { text: JSON.stringify(content.example), headers: { 'content-type': type! } };
}

/** Whoever asks too much is made to wait, so each route is asked from an address of its own. */
const fromElsewhere = (example: Call, asked: number): Call => ({
  ...example,
  headers: { ...example.headers, 'x-forwarded-for': `198.51.100.${asked}` },
});

const withToken = (token: string | undefined) => (token === undefined ? {} : { token });

/** The path with this room and game, and for the rest the examples of the document, unless `instead` has something. */
function filled(path: string, operation: Operation, room: string, instead: Record<string, string> = {}): string {
  const real: Record<string, string> = { room, game_id: `${room}.1`, ...instead };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = operation.parameters.find((parameter) => parameter.name === name)?.example;
    return real[name] ?? String(example);
  });
}

async function operations(here: World) {
  return operationsOf(await getDocument<OpenApi>(here.server, 'openapi'));
}

test('bodies that are nothing are refused by every route that takes one', async () => {
  const here = await world();
  const before = await everything(here);
  let asked = 0;
  for (const { method, path, operation } of await operations(here)) {
    if (operation.requestBody === undefined) continue;
    const request = fromElsewhere({ method, ...withToken(tokenOf(operation, here)) }, asked);
    const at = filled(path, operation, here.room);
    for (const text of ['', '{', '\u0000', '{"a":1,"a":2}', Buffer.from([0x7b, 0xff, 0x7d])]) {
      const problem = await refused(here.server, at, { ...request, text });
      expect(problem, `${method} ${path} ${String(text)}`).toMatchObject({ status: 400, code: 'malformed_json' });
    }
    for (const text of ['[]', 'null', '7', '"x"', '{"":0}', '{"nonsense":1}']) {
      const problem = await refused(here.server, at, { ...request, text });
      expect([400, 422], `${method} ${path} ${text}: ${problem.code}`).toContain(problem.status);
      expect(problem.params, `${method} ${path} ${text}`).not.toEqual({});
    }
    const plain = { ...request, text: '{}', headers: { ...request.headers, 'content-type': 'text/plain' } };
    expect(await refused(here.server, at, plain), `${method} ${path}`).toMatchObject({ code: 'unsupported_media_type' });
    asked += 1;
  }
  expect(asked).toBeGreaterThan(7);
  expect(await everything(here)).toEqual(before);
});

/** The example of the operation's body with one thing wrong, and the field that is at fault. */
function spoiltBodies(operation: Operation): { text: string; field: string }[] {
  const [, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (content === undefined) return [];
  const example = content.example as Record<string, unknown>;
  const isOther = (value: unknown, field: string) => Array.isArray(value) || typeof value !== typeof example[field];
  const wrong = Object.keys(example).flatMap((field) =>
    [{}, [[]], 1.5].filter((value) => isOther(value, field)).map((value) => ({ ...example, [field]: value }) as const).map((body) => ({ body, field })),
  );
  const all = [...wrong, { body: { ...example, nonsense: 1 }, field: 'nonsense' }];
  return all.map(({ body, field }) => ({ text: JSON.stringify(body), field }));
}

test('every body with a wrong field is refused by its name', async () => {
  const here = await world();
  const before = await everything(here);
  let asked = 0;
  for (const [index, { method, path, operation }] of (await operations(here)).entries()) {
    const at = filled(path, operation, here.room);
    const request = fromElsewhere({ method, ...withToken(tokenOf(operation, here)), ...exampleOf(operation) }, index);
    for (const { text, field } of spoiltBodies(operation)) {
      const problem = await refused(here.server, at, { ...request, text });
      const what = `${method} ${path} ${text.slice(0, 200)}`;
      expect([400, 422], `${what}: ${problem.code}`).toContain(problem.status);
      if (problem.code === 'invalid_message') expect(String(problem.params['field']), what).toContain(field);
      asked += 1;
    }
  }
  expect(asked).toBeGreaterThan(40);
  expect(await everything(here)).toEqual(before);
});

test('a body is refused where none belongs', async () => {
  const here = await world();
  const before = await everything(here);
  for (const { method, path, operation } of await operations(here)) {
    if (method === 'GET' || operation.requestBody !== undefined) continue;
    // Whoever leaves a seat may say anything.
    if (method === 'DELETE' && path.endsWith('/seats/{seat}')) continue;
    const request = { method, ...withToken(tokenOf(operation, here)), text: '{"nonsense":1}' };
    const problem = await refused(here.server, filled(path, operation, here.room), request);
    expect([400, 415], `${method} ${path}: ${problem.code}`).toContain(problem.status);
  }
  expect(await everything(here)).toEqual(before);
});

test('whoever has no token, or a wrong one, is refused by every route that needs one', async () => {
  const here = await world();
  const before = await everything(here);
  let asked = 0;
  for (const { method, path, operation } of await operations(here)) {
    const isOpen = operation.security.some((way) => Object.keys(way).length === 0);
    if (operation.security.length === 0 || isOpen) continue;
    const request = fromElsewhere({ method, ...exampleOf(operation) }, asked);
    const at = filled(path, operation, here.room);
    for (const token of [undefined, 'x', 'f'.repeat(64), here.tokens['owner']!.toUpperCase()]) {
      const { code } = await refused(here.server, at, { ...request, ...withToken(token) });
      expect(code, `${method} ${path} ${token}`).toBe('unauthorized');
    }
    asked += 1;
  }
  expect(asked).toBeGreaterThan(8);
  expect(await everything(here)).toEqual(before);
});

test('names of nothing are not found, and numbers that are none are refused, in every path', async () => {
  const here = await world();
  const before = await everything(here);
  for (const [index, { method, path, operation }] of (await operations(here)).entries()) {
    // Nothing is wrong with the wish that a browser be told no more which was not told before.
    if (path === '/api/v1/me/push/{subscription}') continue;
    const request = fromElsewhere({ method, ...withToken(tokenOf(operation, here)), ...exampleOf(operation) }, index);
    for (const { name } of operation.parameters.filter((parameter) => parameter.in === 'path')) {
      for (const nothing of ['nope', '-1', '99', '%00', "'--", 'x'.repeat(300)]) {
        const at = filled(path, operation, here.room, { [name]: nothing });
        const problem = await refused(here.server, at, request);
        expect([400, 404, 409, 426], `${method} ${at}: ${problem.code}`).toContain(problem.status);
      }
    }
  }
  expect(await everything(here)).toEqual(before);
});

test('queries that mean nothing are refused by name', async () => {
  const here = await world();
  for (const { method, path, operation } of await operations(here)) {
    const at = filled(path, operation, here.room);
    for (const { name, in: where } of operation.parameters) {
      // The id of a game or room may be any text; one that names none begins an empty page.
      if (where !== 'query' || (name === 'before' && !/chat|audit/.test(path))) continue;
      for (const nothing of ['-1', 'x', '%00', '99999999999999999999999']) {
        const problem = await refused(here.server, `${at}?${name}=${nothing}`, { method, ...withToken(tokenOf(operation, here)) });
        const params = { field: name };
        expect(problem, `${path}?${name}=${nothing}`).toMatchObject({ status: 400, code: 'invalid_message', params });
      }
    }
  }
});

test('a method that a path does not have is refused with those that it has', async () => {
  const here = await world();
  const before = await everything(here);
  const known = await operations(here);
  for (const path of new Set(known.map((one) => one.path))) {
    const { operation } = known.find((one) => one.path === path)!;
    const at = filled(path, operation, here.room);
    const isThere = (one: { path: string }) => new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(at);
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST', 'GET']) {
      if (known.some((one) => one.method === method && isThere(one))) continue;
      const answer = await call(here.server, at, { method });
      expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 405`);
      expect(answer.headers.get('allow')!.split(/, */)).toContain(known.find((one) => one.path === path)!.method);
    }
  }
  expect(await everything(here)).toEqual(before);
});

/** Each command's example with one thing wrong, and the field that is at fault. */
async function spoilt(server: Server): Promise<{ command: Record<string, unknown>; field: string }[]> {
  const document = await getDocument<AsyncApi>(server, 'asyncapi');
  const commands = saidInRooms(document).filter((name) => name !== 'hello');
  return commands.flatMap((name) => {
    const example = document.components.messages[name]!.examples[0]!.payload as Record<string, unknown>;
    const fields = Object.keys(example).filter((field) => field !== 'type' && field !== 'id');
    const wrong = fields.flatMap((field) =>
      [{}, [[]], 1.5, '']
        .filter((value) => Array.isArray(value) || typeof value !== typeof example[field] || value === '')
        .map((value) => ({ command: { ...example, [field]: value }, field })),
    );
    return [...wrong, { command: { ...example, nonsense: 1 }, field: 'nonsense' }];
  });
}

test('every command with a wrong field is refused by its name, over a WebSocket and over HTTP', async () => {
  const here = await world();
  const before = await everything(here);
  const token = here.tokens['seat']!;
  const path = `/api/v1/rooms/${here.room}/commands`;
  const cases = await spoilt(here.server);
  for (const { command, field } of cases) {
    const what = JSON.stringify(command).slice(0, 200);
    // Whoever goes on sending nonsense is cut, so each comes over a line of its own.
    const player = await Client.join(here.server, here.room, token);
    const id = player.newId();
    const reply = await player.command({ ...command, id });
    await player.close();
    expect(reply, what).toMatchObject({ type: 'error', code: 'invalid_message' });
    expect(String((reply as { params: Record<string, unknown> }).params['field']), what).toContain(field);
    if (command['type'] === 'ping') continue;
    const problem = await refused(here.server, path, { token, body: { ...command, id } });
    expect(problem, what).toMatchObject({ status: 400, code: 'invalid_message', params: reply.type === 'error' ? reply.params : {} });
  }
  expect(cases.length).toBeGreaterThan(30);
  expect(await everything(here)).toEqual(before);
});
