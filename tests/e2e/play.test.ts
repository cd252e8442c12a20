import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { getLog, getRoom, getState, readUpdate } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { Server } from './harness/server.ts';
import { seatedTable } from './harness/table.ts';

test('two players play level 1 to its end and a spectator sees the same', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  const spectator = await Client.join(server, room);
  expect(spectator.seat).toBeNull();

  await Promise.all(players.map((player, seat) => play(player, seededRandom(seat))));
  await spectator.until('the end', () => spectator.ended);

  const [ana, ben] = players;
  expect(ana!.updates).toEqual(ben!.updates);
  expect(spectator.updates).toEqual(ana!.updates.slice(-spectator.updates.length));
  expect(await getLog(server, room)).toEqual(ana!.updates);

  const snapshot = await getState(server, room);
  for (const client of [...players, spectator]) {
    expect(client.ended).toEqual(ana!.ended);
    expect({ seq: client.seq, state: client.state, next: client.next, legal: client.legal }).toEqual(snapshot);
  }
  expect(snapshot.next.actor).toBe('nobody');

  const over = await getRoom(server, room);
  expect(over.status).toBe('over');
  expect([over.seed, over.commitment]).toEqual([ana!.ended!.seed, ana!.ended!.commitment]);
});

test.each([1, 3, 5])('%i players play level 1 to its end', async (count) => {
  const server = await Server.start();
  const { players } = await seatedTable(server, ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'].slice(0, count));
  await Promise.all(players.map((player, seat) => play(player, seededRandom(100 + seat))));
  for (const player of players) expect(player.ended).toEqual(players[0]!.ended);
});

test('patches lead to the state of a welcome at every moment of a game', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana']);
  const solo = players[0]!;
  const random = seededRandom(7);
  while (!solo.ended) {
    const turn = solo.state!.turn;
    await play(solo, random, (client) => client.state!.turn > turn && client.isToAct);
    const newcomer = await Client.join(server, room);
    expect(newcomer.welcomes[0]!.resumed).toBe(false);
    expect({ seq: newcomer.seq, state: newcomer.state, next: newcomer.next, legal: newcomer.legal }).toEqual({
      seq: solo.seq,
      state: solo.state,
      next: solo.next,
      legal: solo.legal,
    });
    await newcomer.close();
  }
});

test('what the events tell adds up to the state', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  const begun = players[0]!.welcomes.at(-1)!;
  if (begun.resumed || begun.state === null) throw new Error('the game began without a snapshot');
  const start = structuredClone(begun.state);
  await Promise.all(players.map((player, seat) => play(player, seededRandom(20 + seat))));

  const ghosts = new Map(start.tiles.map((tile) => [`${tile.x},${tile.y}`, tile.ghosts]));
  const points = new Map(start.tracks.map((track) => [track.colour, track.points]));
  const move = ({ x, y, count }: { x: number; y: number; count: number }, sign: number) => {
    const space = `${x},${y}`;
    ghosts.set(space, (ghosts.get(space) ?? 0) + sign * count);
  };
  for (const event of (await getLog(server, room)).flatMap((line) => readUpdate(line).events)) {
    if (event.type === 'tile_placed') ghosts.set(`${event.x},${event.y}`, 0);
    if (event.type === 'ghosts_placed') move(event, 1);
    if (event.type === 'ghosts_removed') move(event, -1);
    if (event.type === 'score_changed') {
      const total = points.get(event.colour)! + event.points;
      expect(event.total).toBe(total);
      points.set(event.colour, total);
    }
  }
  const end = players[0]!.state!;
  expect(Object.fromEntries(ghosts)).toEqual(
    Object.fromEntries(end.tiles.map((tile) => [`${tile.x},${tile.y}`, tile.ghosts])),
  );
  expect(Object.fromEntries(points)).toEqual(Object.fromEntries(end.tracks.map(({ colour, points: p }) => [colour, p])));
});
