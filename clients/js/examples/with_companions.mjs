import { Server } from 'mistward';

const server = new Server(process.argv[2]);
const room = await server.createRoom({ name: 'Friday mist', level: 3, seats: 3 });
const seat = await room.takeSeat('Ana');
await room.addCompanion(1);
await room.addCompanion(2);
const game = await seat.connect();
await room.start();
for await (const turn of game.turns()) await turn.decide(turn.legal[Math.floor(turn.legal.length * Math.random())]);
console.log((await game.waitForEnd()).outcome);
game.close();
