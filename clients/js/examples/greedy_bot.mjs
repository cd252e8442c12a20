import { Overtaken, Server } from 'mistward';

const kMostTried = 16; // A foresight each; the server answers fifty a second, for ever.

async function worth(seat, turn, decision) {
  const { points, ghosts_removed, ghosts_added, outcome } = (await seat.foresee(turn.seq, [decision])).consequences;
  const gained = points.reduce((sum, gain) => sum + gain.points, 0);
  const ending = { won: 1000, lost: -1000 }[outcome] ?? 0;
  return ending + gained + 2 * (ghosts_removed - ghosts_added) + (decision.type === 'place_meeple') + Math.random();
}

async function best(seat, turn) {
  const tried = [...turn.legal].sort(() => Math.random() - 0.5).slice(0, kMostTried);
  const worths = await Promise.all(tried.map((decision) => worth(seat, turn, decision)));
  return tried[worths.indexOf(Math.max(...worths))];
}

const [url, room] = process.argv.slice(2);
const seat = await new Server(url).room(room).takeSeat('Greedy');
const game = await seat.connect();
for await (const turn of game.turns()) {
  try {
    await turn.decide(await best(seat, turn));
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error; // The game may go on while this bot thinks.
  }
}
console.log((await game.waitForEnd()).outcome);
game.close();
