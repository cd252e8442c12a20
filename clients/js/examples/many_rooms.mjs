import { Server } from 'mistward';

const server = new Server(process.argv[2]);

async function play(number) {
  const room = await server.createRoom({ name: `Room ${number}`, level: 3, seats: 3, visibility: 'private' });
  const seat = await room.takeSeat('Random');
  await Promise.all([1, 2].map((companion) => room.addCompanion(companion)));
  const game = await seat.connect();
  await room.start();
  for await (const turn of game.turns()) await turn.decide(turn.legal[Math.floor(turn.legal.length * Math.random())]);
  game.close();
  return game.ended.outcome;
}

console.log(...(await Promise.all([1, 2, 3].map(play))));
