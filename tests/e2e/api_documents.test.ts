import { expect, test } from 'vitest';
import {
  type AsyncApi,
  getDocument,
  lint,
  type OpenApi,
  type Operation,
  operationsOf,
  pointer,
  Schemas,
} from './harness/api_documents.ts';
import { call, createRoom, startRoom, takeSeat } from './harness/http.ts';
import { Server } from './harness/server.ts';

test.each(['openapi', 'asyncapi'] as const)('the linter has nothing against the %s document', async (name) => {
  const server = await Server.start();
  expect(await lint(await getDocument(server, name))).toEqual([]);
});

test('the linter sees a fault in either document', async () => {
  const server = await Server.start();
  const http = await getDocument<OpenApi>(server, 'openapi');
  http.paths['/api/v1/rooms']!['post']!.requestBody!.content['application/json']!.example = { name: 7 };
  expect((await lint(http)).join()).toContain('example');
  const socket = await getDocument<AsyncApi & { channels: { room: { address: unknown } } }>(server, 'asyncapi');
  socket.channels.room.address = 7;
  expect((await lint(socket)).join()).toContain('address');
});

test('the examples in the documents are as their schemas say', async () => {
  const server = await Server.start();
  const http = await getDocument<OpenApi>(server, 'openapi');
  const bodies = new Schemas(http);
  for (const { method, path, operation } of operationsOf(http)) {
    for (const [type, { example }] of Object.entries(operation.requestBody?.content ?? {})) {
      const place = pointer('paths', path, method.toLowerCase(), 'requestBody', 'content', type, 'schema');
      expect(example, place).toBeDefined();
      bodies.hold(place, example);
    }
  }
  const socket = await getDocument<AsyncApi>(server, 'asyncapi');
  const messages = new Schemas(socket);
  for (const [type, { examples }] of Object.entries(socket.components.messages)) {
    for (const { payload } of examples) messages.hold(pointer('components', 'messages', type, 'payload'), payload);
  }
});

/** The path with a real room and its game, and for the rest the examples of the document. */
function filled(path: string, operation: Operation, room: string): string {
  const real: Record<string, string> = { room, game_id: `${room}.1` };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = operation.parameters.find((parameter) => parameter.name === name)?.example;
    return real[name] ?? String(example);
  });
}

test('what can be read without a token is answered as the OpenAPI document says', async () => {
  const server = await Server.start();
  const { room, owner_token } = await createRoom(server);
  await takeSeat(server, room.id, 'Ana');
  await startRoom(server, room.id, owner_token);
  const document = await getDocument<OpenApi>(server, 'openapi');
  const schemas = new Schemas(document);
  let asked = 0;
  for (const { method, path, operation } of operationsOf(document)) {
    const good = Object.keys(operation.responses).find((status) => status.startsWith('2'));
    if (method !== 'GET' || operation.security.length > 0 || good === undefined) continue;
    const answer = await call(server, filled(path, operation, room.id));
    expect(`${path} ${answer.status} ${answer.text.slice(0, 200)}`).toContain(`${path} ${good} `);
    const content = operation.responses[good]!.content!;
    const type = answer.headers.get('content-type')!.split(';')[0]!;
    expect(Object.keys(content), path).toContain(type);
    const place = pointer('paths', path, 'get', 'responses', good, 'content', type, 'schema');
    const lines = type === 'application/x-ndjson' ? answer.text.trimEnd().split('\n') : [answer.text];
    for (const line of lines) schemas.hold(place, type.includes('json') ? JSON.parse(line) : line);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(8);
});
