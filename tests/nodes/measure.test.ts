import { expect, test } from 'vitest';
import { faults } from './frame/faults.ts';
import { nodeCount, seed, timedKills, timedRestarts } from './frame/flags.ts';
import { Hall } from './frame/hall.ts';
import { median, seconds, told } from './frame/report.ts';

const happen = (name: string) => faults.find((fault) => fault.name === name)!.happen;

test(`${timedKills} kills of a node: how long until the last client plays on`, { timeout: (60 + timedKills * 40) * 1000 }, async () => {
  const hall = await Hall.open(nodeCount, seed, { peaceful: true });
  const times: number[] = [];
  await hall.playOn(performance.now(), 'nothing has happened');
  for (let kill = 0; kill < timedKills; kill += 1) times.push(...(await happen('kill')(hall)));
  console.log(`${timedKills} kills of one of ${nodeCount} nodes: the last client played on after ${seconds(median(times))} (median), ${seconds(Math.max(...times))} (worst)`);
  await hall.close();
  expect(told(await hall.inspector.inspect([], 'all'))).toEqual([]);
});

test(`${timedRestarts} rolling restarts: how long a player is stopped`, { timeout: (60 + timedRestarts * nodeCount * 40) * 1000 }, async () => {
  const hall = await Hall.open(nodeCount, seed, { peaceful: true });
  await hall.playOn(performance.now(), 'nothing has happened');
  // Without any fault, a player waits for the other one, for a companion and for the next game.
  hall.takeLongestPauses();
  for (let turns = 0; turns < 20; turns += 1) await hall.playOn(performance.now(), 'nothing has happened');
  const usual = hall.takeLongestPauses();
  const pauses: number[] = [];
  for (let restart = 0; restart < timedRestarts; restart += 1) {
    await happen('roll')(hall);
    pauses.push(...hall.takeLongestPauses());
  }
  console.log(`${timedRestarts} rolling restarts of ${nodeCount} nodes: the longest pause of a player was ${seconds(median(pauses))} (median), ${seconds(Math.max(...pauses))} (worst); without ${seconds(median(usual))}, ${seconds(Math.max(...usual))}`);
  await hall.close();
  expect(told(await hall.inspector.inspect([], 'all'))).toEqual([]);
});
