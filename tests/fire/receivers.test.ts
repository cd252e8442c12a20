import { expect } from 'vitest';
import { SilentNameServer } from '../e2e/harness/name_server.ts';
import { Receiver } from '../e2e/harness/receiver.ts';
import { Arena } from './frame/arena.ts';
import { slow } from './frame/flags.ts';
import { invited, mutes } from './frame/receivers.ts';
import { row } from './frame/row.ts';

/** Two seconds pass before anything is told, for what follows at once. */
const settles = 2000;
const promised = 2000 * slow;

const options = ['--webhooks', 'any', '--rooms-per-hour', '0', '--unstarted-rooms', '0'];

/** How long after an invitation a receiver that is well is told, beyond the time that this always takes. */
async function delayOf(arena: Arena): Promise<number> {
  const receiver = await Receiver.start();
  const begun = performance.now();
  await invited(arena.server, [receiver.url()]);
  await receiver.delivery(0);
  return performance.now() - begun - settles;
}

row('11a. receivers that say nothing', '90 webhooks whose receivers take the connection and say nothing, and one that is well', async (tell) => {
  const arena = await Arena.open(options);
  const mute = await mutes(90);
  await invited(
    arena.server,
    mute.map((receiver) => receiver.url()),
  );
  const delay = await delayOf(arena);
  tell(`it is told after ${(delay / 1000).toFixed(2)} s (and ${settles / 1000} s that it always takes)`);
  expect(delay).toBeLessThan(promised);
  await arena.close();
});

row('11b. names that no server answers for', '40 webhooks at such names, and one that is well', async (tell) => {
  const names = await SilentNameServer.start();
  const arena = await Arena.open([...options, '--name-servers', names.address]);
  await invited(
    arena.server,
    Array.from({ length: 40 }, (_, n) => `http://silent${n}.test:9/`),
  );
  const delay = await delayOf(arena);
  tell(`it is told after ${(delay / 1000).toFixed(2)} s; ${names.questions} questions of names`);
  expect(delay).toBeLessThan(promised);
  await arena.close();
});
