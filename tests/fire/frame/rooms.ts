import type { Server } from '../../e2e/harness/server.ts';
import { demand } from './requests.ts';

type Door = Pick<Server, 'url'>;

export interface Made {
  room: string;
  owner: string;
}

/** A new room of that address. */
export async function makeRoom(server: Door, from: string, wish: object = {}): Promise<Made> {
  const body = { name: 'Fire', game: 'ghosts', seats: 2, ...wish };
  const made = await demand<{ room: { id: string }; owner_token: string }>(server, '/api/v1/rooms', { body, from });
  return { room: made.room.id, owner: made.owner_token };
}

export interface Running extends Made {
  /** Of the seats. */
  tokens: string[];
}

/** Takes a seat; its token. */
export const sitDown = async (server: Door, room: string, from: string): Promise<string> =>
  (await demand<{ token: string }>(server, `/api/v1/rooms/${room}/seats`, { body: { name: 'Ash' }, from })).token;

export const begin = (server: Door, { room, owner }: Made, from: string): Promise<unknown> =>
  demand(server, `/api/v1/rooms/${room}/start`, { method: 'POST', token: owner, from });

/** A room of two whose game runs. */
export async function runningRoom(server: Door, from: string, wish: object = {}): Promise<Running> {
  const made = await makeRoom(server, from, wish);
  const tokens = [await sitDown(server, made.room, from), await sitDown(server, made.room, from)];
  await begin(server, made, from);
  return { ...made, tokens };
}

/** The next game of a room whose game is over; the owner may always begin it. */
export const rematch = (server: Door, room: string, owner: string, from: string): Promise<unknown> =>
  demand(server, `/api/v1/rooms/${room}/rematch`, { body: {}, token: owner, from });
