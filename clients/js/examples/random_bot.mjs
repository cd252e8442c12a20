import { Server } from 'mistward';

const [url, room] = process.argv.slice(2);
const seat = await new Server(url).room(room).takeSeat('Random');
const game = await seat.connect();
for await (const turn of game.turns()) await turn.decide(turn.legal[Math.floor(turn.legal.length * Math.random())]);
console.log((await game.waitForEnd()).outcome);
game.close();
