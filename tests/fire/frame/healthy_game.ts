import { setTimeout as pause } from 'node:timers/promises';
import { Player } from './player.ts';
import { runningRoom } from './rooms.ts';

// A process of its own, so that what a row does costs this game nothing but what it costs the server: two people play
// game after game at a human's hurry and tell, whenever they are asked, how long their decisions took since the last time.

const url = process.argv[2]!;
const from = process.argv[3]!;
const hurry = 10;
const times: number[] = [];

async function game(): Promise<void> {
  const { room, tokens } = await runningRoom({ url }, from, { visibility: 'private' });
  const players = await Promise.all(tokens.map((token) => Player.join(url, room, from, token)));
  await Promise.all(
    players.map((player) =>
      player.play(
        () => false,
        async () => {
          times.push(...player.times.splice(0));
          await pause(hurry);
        },
      ),
    ),
  );
  await Promise.all(players.map((player) => player.leave()));
}

process.on('message', () => {
  const sorted = times.splice(0).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  process.send!({ decisions: sorted.length, median: at(0.5), p99: at(0.99) });
});
process.on('disconnect', () => process.exit());

for (let first = true; ; first = false) {
  const played = game();
  if (first) process.send!('playing');
  await played;
}
