import { expect, test } from 'vitest';
import { createRoom, expectAnswer, refused, takeSeat } from './harness/http.ts';
import { Server } from './harness/server.ts';

const kBrowser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

const visit = (server: Server, path: string, headers: Record<string, string> = kBrowser) =>
  fetch(new URL(path, server.url), { headers, redirect: 'manual' });

test('names of nothing visible, and names that turn the writing around them, are taken nowhere', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server, { seats: 4 });
  for (const name of ['\u200b', '\u00a0', '\u3164', '\u2800', '\u{e0041}', '\u0301', 'Ana\u202e', '\u2067Ana', 'Ana\u200e']) {
    const bodies: [string, object][] = [
      [`/api/v1/rooms/${room.id}/seats`, { name }],
      ['/api/v1/rooms', { name, game: 'mists', level: 1 }],
      ['/api/v1/players', { name }],
    ];
    for (const [path, body] of bodies) {
      expect(await refused(server, path, { body }), JSON.stringify([path, name])).toMatchObject({ code: 'invalid_message', params: { field: 'name' } });
    }
  }
  for (const name of ['می\u200cخواهم', '👩\u200d🚀', 'e\u0301', '山田']) await takeSeat(server, room.id, name);
});

test('a word opens its room from every keyboard and after every paste', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server, { seats: 2, word: 'caf\u00e9' });
  for (const word of ['caf\u00e9', 'cafe\u0301', ' caf\u00e9\u3000', '\uff43\uff41\uff46\u00e9']) {
    await expectAnswer(server, `/api/v1/rooms/${room.id}/pass`, 'pass', 200, { body: { word } });
  }
  expect(await refused(server, `/api/v1/rooms/${room.id}/pass`, { body: { word: 'cafe' } })).toMatchObject({ code: 'wrong_word' });
});

test('a pasted link leads to its room, and an unknown address is a page for people', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server, { seats: 2 });
  for (const tail of ['/', '.', ',', '%20', ').', '%E2%80%A6']) {
    const led = await visit(server, `/r/${room.id.toUpperCase()}${tail}?wall`);
    expect([led.status, led.headers.get('location')], tail).toEqual([308, `/r/${room.id}?wall`]);
  }
  for (const path of ['/nowhere', `/r/${room.id}/x`, '/g/a/b']) {
    const lost = await visit(server, path);
    expect(lost.status, path).toBe(404);
    expect(lost.headers.get('content-type'), path).toMatch(/^text\//);
    const told = await visit(server, path, { accept: '*/*' });
    expect(await told.json(), path).toMatchObject({ code: 'not_found' });
  }
  const api = await visit(server, '/api/v1/nowhere');
  expect(api.headers.get('content-type')).toBe('application/problem+json');
});

test('every answer says what time it is at the server', async () => {
  const server = await Server.start();
  for (const path of ['/', '/healthz', '/api/v1/rooms', '/api/v1/nowhere']) {
    const date = (await visit(server, path)).headers.get('date');
    expect(new Date(date!).toUTCString(), path).toBe(date);
  }
});
