import { expect, test } from 'vitest';
import { call, createRoom, expectAnswer, startRoom, takeSeat } from './harness/http.ts';
import { Client } from './harness/client.ts';
import { holdAgainst } from './harness/schemas.ts';
import { Server } from './harness/server.ts';

interface Room {
  id: string;
  status: string;
  seats: { taken: boolean; connected: boolean }[];
}

interface Event {
  type: 'rooms' | 'changed';
  order?: string[];
  rooms: Room[];
}

/** The lobby as a client that follows it has it, each line held against its schema. */
class Lobby {
  rooms: Room[] = [];
  readonly events: Event[] = [];
  private readonly lines: AsyncGenerator<string>;

  private constructor(
    response: Response,
    private readonly stop: AbortController,
  ) {
    this.lines = Lobby.linesOf(response);
  }

  static async follow(server: Server): Promise<Lobby> {
    const stop = new AbortController();
    const response = await fetch(`${server.url}/api/v1/lobby/events`, { signal: stop.signal });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    const lobby = new Lobby(response, stop);
    await lobby.next();
    return lobby;
  }

  private static async *linesOf(response: Response): AsyncGenerator<string> {
    let rest = '';
    for await (const bytes of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + bytes).split('\n');
      rest = parts.pop()!;
      yield* parts.filter((part) => part !== '');
    }
  }

  async next(): Promise<void> {
    const { value } = await this.lines.next();
    const event = JSON.parse(value as string) as Event;
    holdAgainst('lobby_event', event);
    this.events.push(event);
    const known = new Map([...this.rooms, ...event.rooms].map((room) => [room.id, room]));
    const order = event.order ?? event.rooms.map(({ id }) => id);
    this.rooms = order.map((id) => known.get(id)!);
  }

  async until(holds: (rooms: Room[]) => boolean): Promise<void> {
    while (!holds(this.rooms)) await this.next();
  }

  close(): void {
    this.stop.abort();
  }
}

const ids = (rooms: Room[]) => rooms.map(({ id }) => id);

test('the lobby tells of rooms that open, fill up, start and go private, and is the list all the while', async () => {
  const server = await Server.start();
  const first = await createRoom(server, { name: 'First', game: 'mists', seats: 2 });
  const lobby = await Lobby.follow(server);
  expect(ids(lobby.rooms)).toEqual([first.room.id]);
  const second = await createRoom(server, { name: 'Second', game: 'mists', seats: 2 });
  await lobby.until((rooms) => rooms.length === 2);
  expect(ids(lobby.rooms)).toEqual([second.room.id, first.room.id]);
  expect(ids(lobby.events.at(-1)!.rooms)).toEqual([second.room.id]);

  const { token } = await takeSeat(server, first.room.id, 'Ana');
  await lobby.until(([, room]) => room!.seats[0]!.taken);
  await Client.join(server, first.room.id, token);
  await lobby.until(([, room]) => room!.seats[0]!.connected);
  await startRoom(server, second.room.id, second.owner_token).catch(() => {});
  await startRoom(server, first.room.id, first.owner_token);
  await lobby.until(([, room]) => room?.status === 'playing');
  const list = JSON.parse((await call(server, '/api/v1/rooms')).text) as { rooms: Room[] };
  expect(lobby.rooms).toEqual(list.rooms);

  await call(server, `/api/v1/rooms/${second.room.id}`, {
    method: 'PATCH',
    token: second.owner_token,
    body: { visibility: 'private' },
  });
  await lobby.until((rooms) => rooms.length === 1);
  expect(lobby.events.at(-1)).toEqual({ type: 'changed', order: [first.room.id], rooms: [] });
  lobby.close();
});

test('what happens at once comes as one line, and as the same for everybody', async () => {
  const server = await Server.start();
  const lobbies = await Promise.all([1, 2, 3].map(() => Lobby.follow(server)));
  await Promise.all(Array.from({ length: 9 }, (_, n) => createRoom(server, { name: `Room ${n}`, game: 'base' })));
  for (const lobby of lobbies) {
    await lobby.until((rooms) => rooms.length === 9);
    expect(lobby.events.length).toBeLessThanOrEqual(4);
    expect(lobby.rooms).toEqual(lobbies[0]!.rooms);
    lobby.close();
  }
});

test('the lobby has twelve rooms at most, those that wait before those that are played', async () => {
  const server = await Server.start();
  const lobby = await Lobby.follow(server);
  const played = await createRoom(server, { name: 'Played', game: 'mists', seats: 1 });
  await takeSeat(server, played.room.id, 'Ana');
  await startRoom(server, played.room.id, played.owner_token);
  await lobby.until((rooms) => rooms[0]?.status === 'playing');
  for (let n = 0; n < 11; n += 1) await createRoom(server, { name: `Room ${n}`, game: 'mists' });
  await lobby.until((rooms) => rooms.length === 12);
  expect(lobby.rooms.at(-1)!.id).toBe(played.room.id);
  const last = await createRoom(server, { name: 'Last', game: 'mists' });
  await lobby.until((rooms) => rooms[0]!.id === last.room.id);
  expect(lobby.rooms).toHaveLength(12);
  expect(ids(lobby.rooms)).not.toContain(played.room.id);
  lobby.close();
});

interface Found {
  seat: number;
  token: string;
  room: Room & { level: number };
  owner_token: string | null;
}

test('many who look for a table at once meet at as few as there can be', async () => {
  const server = await Server.start();
  const wish = (name: string, level: number) => ({ body: { name, game: 'mists', level, seats: 3 } });
  const find = (name: string, level: number) =>
    expectAnswer<Found>(server, '/api/v1/lobby/seats', 'seat_found', 201, wish(name, level));
  const found = await Promise.all(Array.from({ length: 24 }, (_, n) => find(`P${n}`, 1 + (n % 2))));
  const seats = new Set(found.map(({ room, seat }) => `${room.id} ${seat}`));
  expect(seats.size).toBe(24);
  expect(new Set(found.map(({ room }) => room.id)).size).toBe(8);
  expect(found.filter(({ owner_token: owner }) => owner !== null)).toHaveLength(8);
  for (const [n, { room }] of found.entries()) expect(room.level).toBe(1 + (n % 2));
  const { token, room } = found[0]!;
  const client = await Client.join(server, room.id, token);
  expect(client.welcomes[0]!.you.seat).toBe(found[0]!.seat);
});
