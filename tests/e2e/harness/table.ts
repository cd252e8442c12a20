import { Client } from './client.ts';
import { createRoom, startRoom, takeSeat } from './http.ts';
import { play, seededRandom } from './play.ts';
import type { Server } from './server.ts';

export interface Table {
  room: string;
  owner: string;
  players: Client[];
}

/** A room with a player for each name, all connected; the game runs. */
export async function seatedTable(
  server: Server,
  names: string[] = ['Ana', 'Ben'],
  wish: Record<string, unknown> = {},
): Promise<Table> {
  const created = await createRoom(server, { seats: names.length, ...wish });
  const room = created.room.id;
  const players: Client[] = [];
  for (const name of names) players.push(await Client.join(server, room, (await takeSeat(server, room, name)).token));
  await startRoom(server, room, created.owner_token);
  await Promise.all(players.map((player) => player.until('the start', () => player.state !== null)));
  return { room, owner: created.owner_token, players };
}

/** Waits until every client has the latest entry of the log, with a player to act or the game over. */
export async function settled(clients: Client[]): Promise<void> {
  await Promise.all(
    clients.map((client) => client.until('a player to act', () => client.next !== null && client.next.actor !== 'chance')),
  );
  const latest = Math.max(...clients.map((client) => client.seq));
  await Promise.all(clients.map((client) => client.until(`update ${latest}`, () => client.seq >= latest)));
}

/** A game at its end, or as far as `seq`; the value is its id. Only a game of rivals is sure to get far without ending. */
export async function playedGame(server: Server, wish: Record<string, unknown> = {}, seq = Infinity): Promise<string> {
  const { room, players } = await seatedTable(server, ['Ana', 'Ben'], wish);
  const random = seededRandom(7);
  await Promise.all(players.map((player) => play(player, random, (client) => client.seq >= seq)));
  await settled(players);
  return `${room}.1`;
}
