import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { exportGame, getStatistics, importGame } from './harness/game_files.ts';
import { call, type RoomCreated, expectAnswer, getRoom, getState, listRooms, refused, startRoom, takeSeat } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { Server } from './harness/server.ts';

/** What the guide of each lesson asks for, and what that comes to. */
const scripts: { lesson: number; asks: string; comesTo: Record<string, unknown> }[] = [
  {
    lesson: 1,
    asks: `place:0,-1,0 meeple:road0:red place:0,-2,1 meeple:city0:green points:road0@0,-2 place:1,-1,2 meeple:city0:blue
      points:city0@1,-1 place:2,0,0 meeple:road0:blue place:-1,0,3 pass place:3,0,2 pass ghosts:road0@3,0:2,0:2
      place:2,-1,0 meeple:city0:red place:-1,1,0 pass place:1,2,1 pass place:2,-2,2 place:1,-2,1 points:city0@1,-2`,
    comesTo: { tracks: [{ colour: 'pink', points: 43 }], ghosts: { total: 15, supply: 12 }, piles: [38] },
  },
  {
    lesson: 2,
    asks: `place:0,-1,0 meeple:castle:blue place:1,-1,2 pass place:1,-2,1 meeple:city0:yellow points:castle@0,-1
      place:2,-1,0 bury:city0@1,-2 pass`,
    comesTo: { tracks: [{ colour: 'pink', points: 12 }], buried: [{ x: 1, y: -1, colour: 'yellow' }], ghosts: { total: 15, supply: 8 } },
  },
  {
    lesson: 3,
    asks: `place:3,0,2 meeple:road2:yellow points:road0@3,0 hound:road2@3,0 chase:2,0:2 chase:3,0:1 place:4,0,1 pass
      points:road0@4,0`,
    comesTo: { tracks: [{ colour: 'pink', points: 21 }], ghosts: { total: 15, supply: 11 } },
  },
  {
    lesson: 4,
    asks: 'place:-1,0,0 place:0,-2,1 pass ghosts:road0@0,-2:1,-1:3',
    comesTo: { tracks: [{ colour: 'pink', points: 4 }], ghosts: { total: 13, supply: 3 } },
  },
  {
    lesson: 5,
    asks: `place:1,-1,2 pass facedown:1,-2 place:2,-2,2 bury:city0@0,-2 pass points:city0@2,-2`,
    comesTo: { tracks: [{ colour: 'pink', points: 11 }], face_down: [{ x: 1, y: -2 }], ghosts: { total: 13, supply: 5 } },
  },
  {
    lesson: 6,
    asks: 'place:1,-2,1 points:city0@1,-2 assign:red place:1,-1,2 meeple:city0:blue points:city0@1,-1 chase:2,0:2',
    comesTo: {
      tracks: [
        { colour: 'red', points: 16 },
        { colour: 'green', points: 16 },
        { colour: 'blue', points: 11 },
      ],
      ghosts: { total: 12, supply: 7 },
    },
  },
  {
    lesson: 7,
    asks: `place:1,0,1 meeple:road0:red:builder place:1,-1,3 meeple:city0:red:large place:0,-1,0 meeple:city0:red:builder
      place:0,-2,2 pass`,
    comesTo: { tracks: [{ colour: 'red', points: 29 }, { colour: 'green', points: 0 }] },
  },
  {
    lesson: 8,
    asks: `place:1,0,0 fairy:city0@0,-1 place:1,1,3 pass dragon:1,1 place:1,-1,0 take:city0@1,-2`,
    comesTo: { tracks: expect.arrayContaining([{ colour: 'red', points: 15 }]) },
  },
];

/** What is played in a lesson that is not of a level. */
const kOthers: Record<number, object> = {
  7: { game: 'base', level: null, parts: ['inns', 'builder'] },
  8: { game: 'base', level: null, parts: ['dragon', 'fairy', 'princesses', 'portals'] },
};

/** The room of a lesson that has begun, and whoever learns there. */
async function begun(server: Server, lesson: number): Promise<{ room: string; owner: string; pupil: Client }> {
  const body = { name: 'First steps', lesson };
  const created = await expectAnswer<RoomCreated>(server, '/api/v1/rooms', 'room_created', 201, { body });
  const game = kOthers[lesson] ?? { game: 'mists', level: lesson };
  expect(created.room).toMatchObject({ lesson, ...game, visibility: 'private', status: 'open' });
  expect(created.room.seats).toHaveLength(lesson in kOthers ? 2 : 1);
  const room = created.room.id;
  const pupil = await Client.join(server, room, (await takeSeat(server, room, 'Ana')).token);
  await startRoom(server, room, created.owner_token);
  const { seq } = await getState(server, room);
  await pupil.until('the opening', () => pupil.seq >= seq);
  return { room, owner: created.owner_token, pupil };
}

const asked = (pupil: Client) => pupil.until('a question', () => pupil.next?.actor === 'player' && pupil.next.player === 0);

async function follow(pupil: Client, asks: string): Promise<void> {
  for (const decision of asks.split(/\s+/)) {
    await asked(pupil);
    expect(pupil.legal.map(({ id }) => id)).toContain(decision);
    expect((await pupil.decide(decision)).type).toBe('ok');
  }
  await asked(pupil);
}

test.each(scripts)('lesson $lesson can be played as its guide asks', async ({ lesson, asks, comesTo }) => {
  const server = await Server.start();
  const { pupil } = await begun(server, lesson);
  await follow(pupil, asks);
  expect(pupil.state).toMatchObject({ outcome: 'undecided', ...comesTo });
});

test('a lesson outlives kill -9, is exported, imported and checked like any other game, and counts nowhere', async () => {
  const { asks } = scripts[4]!;
  let server = await Server.start();
  const { room, pupil } = await begun(server, 5);
  await follow(pupil, asks.split(' ').slice(0, 3).join(' '));
  server = await server.killAndRestart();
  const back = await Client.resume(server, pupil);
  await follow(back, asks.split(' ').slice(3).join(' '));
  await play(back, seededRandom(3));

  const document = await getRoom(server, room);
  expect(document).toMatchObject({ lesson: 5, status: 'over' });
  const { seed, deck } = back.ended!;
  const hash = createHash('sha256');
  for (const part of ['mistward-fork-v1', document.game_id!, document.rules, document.tileset.digest, deck!]) {
    hash.update(part).update(Buffer.of(0));
  }
  expect(hash.update(Buffer.from(seed, 'hex')).digest('hex')).toBe(document.commitment);

  expect(await listRooms(server)).toEqual([]);
  expect(await getStatistics(server)).toEqual([]);
  const file = await exportGame(server, document.game_id!);
  expect(file).toMatchObject({ forked_from: null, deck: deck!.split(',') });
  const imported = await importGame(await Server.start(), file);
  expect(imported.room).toMatchObject({ lesson: null, status: 'over' });
});

test('the rival in a lesson goes on as it was to after kill -9', async () => {
  const { asks, comesTo } = scripts[7]!;
  let server = await Server.start();
  const { pupil } = await begun(server, 8);
  await follow(pupil, asks.split(' ').slice(0, 4).join(' '));
  server = await server.killAndRestart();
  const back = await Client.resume(server, pupil);
  await follow(back, asks.split(' ').slice(4).join(' '));
  expect(back.state).toMatchObject(comesTo);
});

test('the steps of a lesson are taken back, and its tiles come again in the same order', async () => {
  const server = await Server.start();
  const { pupil } = await begun(server, 2);
  const first = pupil.seq;
  const before = pupil.state;
  await follow(pupil, 'place:0,-1,0 meeple:castle:blue place:1,-1,2');
  expect((await pupil.command({ type: 'undo', id: 'u', expect_seq: pupil.seq, seq: first })).type).toBe('ok');
  await asked(pupil);
  expect(pupil.state).toEqual(before);
  await follow(pupil, scripts[1]!.asks);
  expect(pupil.state).toMatchObject(scripts[1]!.comesTo);
});

test('a lesson is what it is: no other field, no other level', async () => {
  const server = await Server.start();
  const rooms = (body: object) => refused(server, '/api/v1/rooms', { body });
  expect(await rooms({ name: 'x', lesson: 9 })).toMatchObject({ code: 'invalid_message', params: { field: 'lesson' } });
  expect(await rooms({ name: 'x', lesson: 1, level: 2 })).toMatchObject({ code: 'invalid_message', params: { field: 'level' } });
  const { room, owner } = await begun(server, 1);
  const patch = { method: 'PATCH', token: owner, body: { visibility: 'listed' } };
  expect(await refused(server, `/api/v1/rooms/${room}`, patch)).toMatchObject({ params: { field: 'visibility' } });
  expect((await call(server, `/api/v1/rooms/${room}`, { method: 'PATCH', token: owner, body: { name: 'Second try' } })).status).toBe(200);
});
