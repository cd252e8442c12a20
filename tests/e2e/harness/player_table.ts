import { expect } from 'vitest';
import { call, expectAnswer, startRoom } from './http.ts';
import type { PlayerToken, RoomCreated, SeatTaken, Snapshot } from './protocol.ts';
import type { Server } from './server.ts';

const rooms = '/api/v1/rooms';

/** A running game of these players, in a room of the first, who begins. */
export async function table(server: Server, ...players: PlayerToken[]): Promise<string> {
  const { token } = players[0]!;
  const body = { name: 'Friday mist', game: 'mists', seats: players.length };
  const { room } = await expectAnswer<RoomCreated>(server, rooms, 'room_created', 201, { body, token });
  for (const player of players) {
    await expectAnswer<SeatTaken>(server, `${rooms}/${room.id}/seats`, 'seat_taken', 201, { body: { name: player.name }, token: player.token });
  }
  await startRoom(server, room.id, token);
  return room.id;
}

/** Plays over HTTP for whoever is to decide until that seat is. */
export async function playTo(server: Server, room: string, seat: number, players: PlayerToken[]): Promise<void> {
  for (let i = 0; ; ++i) {
    const answer = await call(server, `${rooms}/${room}/state`);
    const { seq, next, legal } = JSON.parse(answer.text) as Snapshot & { next: { player?: number }; legal: { id: string }[] };
    if (next.player === seat) return;
    const body = { type: 'decide', id: `c${seq}-${i}`, expect_seq: seq, decision: legal[0]!.id };
    const decided = await call(server, `${rooms}/${room}/commands`, { body, token: players[next.player!]!.token });
    expect(decided.status).toBe(200);
  }
}
