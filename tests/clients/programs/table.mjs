// What a program does at a table, with the package for JavaScript: node table.mjs URL. Prints "played" at the end.
import assert from 'node:assert/strict';
import { Closed, isRefused, Overtaken, Seat, SeatLost, Server } from '../../../clients/js/dist/index.js';

const server = new Server(process.argv[2]);
const refusedWith = (code) => (error) => isRefused(error, code);

async function sit(...names) {
  const room = await server.createRoom({ name: 'Table', seats: names.length, visibility: 'private' });
  const seats = [];
  for (const name of names) seats.push(await room.takeSeat(name));
  return { room, seats };
}

const nextTurn = async (game) => (await game.turns().next()).value;

async function refusals() {
  const { room, seats } = await sit('Ana');
  await assert.rejects(room.takeSeat('Ben'), refusedWith('room_full'));
  await assert.rejects(server.room('nothere').watch(), refusedWith('room_not_found'));
  await assert.rejects(room.seat(0, 'wrong').connect(), refusedWith('unauthorized'));
  await assert.rejects(server.createRoom({ name: 'Table', levle: 3 }), refusedWith('invalid_message'));

  const game = await seats[0].connect();
  await seats[0].start();
  const turn = await nextTurn(game);
  await assert.rejects(turn.decide('place:90,90,0'), refusedWith('illegal_decision'));
  assert.equal(await turn.decide(turn.legal[0]), turn.seq + 1);
  assert.equal(await turn.decide(turn.legal[0]), null);
  await assert.rejects(game.decide(turn.legal[0], turn.seq), Overtaken);
  await seats[0].leave();
  await assert.rejects(game.waitForEnd(), SeatLost);
}

async function words() {
  const room = await server.createRoom({ name: 'Owls', seats: 2, word: 'three owls' });
  await assert.rejects(room.takeSeat('Ana'), refusedWith('word_needed'));
  await assert.rejects(room.takeSeat('Ana', undefined, 'bot', null, 'two owls'), refusedWith('wrong_word'));
  assert.equal((await room.takeSeat('Ana', undefined, 'bot', null, 'three owls')).number, 0);
  const open = await server.createRoom({ name: 'Open', seats: 2 });
  assert.equal(await open.enter('anything'), null);
}

async function council() {
  const { seats } = await sit('Ana', 'Ben');
  const [ana, ben] = await Promise.all(seats.map((seat) => seat.connect()));
  await ben.say('North of the castle?');
  await ana.waitUntil(() => ana.chat.length === 1 && ana.chat[0].name === 'Ben');
  await seats[0].start();
  const first = await nextTurn(ana);
  await ben.waitUntil(() => ben.legal.length > 0);
  await ben.point(0, 0);
  await ben.propose([ben.legal[0]]);
  await ana.waitUntil(() => ana.proposals.length === 1);

  await ben.pause();
  const adopting = ana.adopt(ana.proposals[0].number);
  await ana.ping();
  assert.equal(ana.seq, first.seq);
  await ben.resume();
  assert.ok((await adopting) > first.seq);

  // Beyond a draw, an undo takes everybody's consent.
  while (ana.next.player === ana.seat) await (await nextTurn(ana)).decide(ana.legal.at(-1));
  await ana.undo(first.seq);
  await ben.waitUntil(() => ben.undoAsked !== null);
  await ben.answerUndo(true);
  await ana.waitUntil(() => ana.undoAsked === null && ana.isMyTurn);
  assert.deepEqual(ana.state, first.state);
  for (const game of [ana, ben]) game.close();
}

async function wholeGame() {
  const { room, seats } = await sit('Ana');
  const [game, watcher] = await Promise.all([seats[0].connect(), room.watch()]);
  const watching = (async () => {
    const seqs = [];
    for await (const message of watcher.messages()) if (message.type === 'update') seqs.push(message.seq);
    return seqs;
  })();
  await room.start();
  const turn = await nextTurn(game);
  const { decision } = await seats[0].hint();
  assert.ok((await seats[0].foresee(turn.seq, [decision])).legal);
  assert.deepEqual((await room.state(turn.seq)).state, turn.state);
  assert.ok((await room.features()).length > 0);
  for await (const { legal, seq } of game.turns()) await game.decide(legal[0], seq);
  assert.deepEqual(await watching, Array.from({ length: game.seq }, (_, index) => index + 1));
  assert.deepEqual([watcher.state, watcher.ended, watcher.seat], [game.state, game.ended, null]);
  assert.equal((await room.log()).length, game.seq);

  const over = game.room.game_id;
  await room.rematch();
  await game.waitUntil(() => game.ended === null);
  const again = await nextTurn(game);
  assert.ok(await again.decide(again.legal[0]));
  assert.notEqual(game.room.game_id, over);
  game.close();
  watcher.close();
  await assert.rejects(game.ping(), Closed);
  const back = await Seat.from(server, JSON.parse(JSON.stringify(seats[0]))).connect();
  assert.ok(back.seq >= 2);
  back.close();
}

for (const part of [refusals, words, council, wholeGame]) await part();
console.log('played');
