import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRefused, ProtocolViolation, Unreachable } from '../src/errors.js';
import { HttpClient } from '../src/http.js';
import { Seat, Server } from '../src/server.js';

type Scripted = { status: number; body: unknown } | null;
let answers: Scripted[] = [];
let seen: string[] = [];
let keys: (string | undefined)[] = [];
let client: HttpClient;

const server = createServer((request, response) => {
  seen.push(`${request.method} ${request.url}`);
  keys.push(request.headers['idempotency-key'] as string | undefined);
  const answer = answers.shift();
  if (!answer) return void request.socket.destroy();
  response.statusCode = answer.status;
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
});
const refused = (code: string, params: object = {}) => ({ title: 'no', code, params });

beforeEach(async () => {
  seen = [];
  keys = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new HttpClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 2000);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a refusal has the code, the words and the status of the server', async () => {
  answers = [{ status: 409, body: refused('seat_taken', { seat: 1 }) }];
  const fault = await client.call({ method: 'POST', path: '/rooms/r/seats', body: {} }).catch((error: unknown) => error);
  expect(isRefused(fault, 'seat_taken') && fault.params.seat).toBe(1);
  expect(fault).toMatchObject({ message: 'no', status: 409, name: 'Refused' });
});

test('what passes is waited for as long as patience lasts', async () => {
  answers = [
    { status: 429, body: refused('rate_limited', { retry_after_ms: 1 }) },
    { status: 502, body: '<html>' },
    { status: 200, body: { rooms: [] } },
  ];
  expect(await client.call({ path: '/rooms' })).toEqual({ rooms: [] });
  answers = [{ status: 429, body: refused('rate_limited', { retry_after_ms: 60_000 }) }];
  await expect(client.call({ path: '/rooms' })).rejects.toMatchObject({ code: 'rate_limited' });
});

test('a reading whose answer got lost is repeated, a change is not', async () => {
  answers = [null, { status: 200, body: {} }];
  await client.call({ path: '/rooms' });
  expect(seen).toEqual(['GET /api/v1/rooms', 'GET /api/v1/rooms']);
  answers = [null, { status: 200, body: {} }];
  await expect(client.call({ method: 'POST', path: '/rooms', body: {} })).rejects.toBeInstanceOf(Unreachable);
  expect(seen).toHaveLength(3);
});

test('what makes something is asked for again with the same key, and each thing has its own', async () => {
  const room = { room: { id: 'r' }, owner_token: 't' };
  const rooms = new Server(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 2000);
  answers = [null, { status: 409, body: refused('request_under_way', { retry_after_ms: 1 }) }, { status: 201, body: room }];
  expect((await rooms.createRoom({ name: 'Mist' })).id).toBe('r');
  answers = [null, { status: 201, body: { seat: 0, token: 't', room: {} } }];
  await rooms.room('r').takeSeat('Ana', undefined, 'human');
  expect(seen).toEqual([...Array<string>(3).fill('POST /api/v1/rooms'), ...Array<string>(2).fill('POST /api/v1/rooms/r/seats')]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(new Set(keys.slice(3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
  answers = [{ status: 200, body: {} }];
  await client.call({ path: '/rooms' });
  expect(keys[5]).toBeUndefined();
});

test('a bot that does not know a part of the game takes no seat', async () => {
  const rooms = new Server(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 2000);
  const sit = (knows: string[]) => rooms.room('r').takeSeat('Ana', undefined, 'bot', null, null, knows);
  const room = { status: 200, body: { room: { id: 'r', parts: ['inns', 'tower'] } } };
  answers = [room];
  await expect(sit(['inns'])).rejects.toMatchObject({ parts: ['tower'], message: expect.stringContaining('tower') });
  expect(seen).toEqual(['GET /api/v1/rooms/r']);
  answers = [room, { status: 201, body: { seat: 0, token: 't', room: {} } }];
  expect((await sit(['tower', 'inns'])).number).toBe(0);
});

test('an answer that is no object, or without an end, is none', async () => {
  answers = [{ status: 200, body: '<html>' }];
  await expect(client.call({ path: '/rooms' })).rejects.toBeInstanceOf(ProtocolViolation);
  answers = [{ status: 200, body: ' '.repeat(33 * 1024 * 1024) }];
  await expect(client.call({ path: '/rooms' })).rejects.toThrow('more than');
});

test('URLs of servers, and nothing else', () => {
  expect(new Server('https://play.example/mist/').url).toBe('https://play.example/mist');
  for (const url of ['ftp://a', 'http://a?x=1', 'http://u@a']) expect(() => new Server(url)).toThrow(TypeError);
  expect(() => new Server('127.0.0.1:8080')).toThrow();
});

test('a seat survives as JSON', () => {
  const server = new Server('http://a');
  const kept = JSON.parse(JSON.stringify(server.room('r').seat(2, 't')));
  expect(Seat.from(server, kept)).toEqual(server.room('r').seat(2, 't'));
});
