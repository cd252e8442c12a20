import { Arena } from './frame/arena.ts';
import { stops } from './frame/flags.ts';
import { row } from './frame/row.ts';
import { states } from './frame/states.ts';

/** Nothing here is about what one address may take up. */
const unlimited = ['--connections-per-address', '0', '--rooms-per-hour', '0', '--unstarted-rooms', '0', '--readings-per-minute', '0'];

for (const [n, { name, options, reach }] of states.entries()) {
  row(
    `2${String.fromCharCode(97 + n)}. stop: ${name}`,
    `SIGTERM, ${stops} times`,
    async (tell) => {
      const times: number[] = [];
      for (let round = 0; round < stops; round += 1) {
        const arena = await Arena.open([...unlimited, ...((await options?.()) ?? [])]);
        await reach(arena);
        times.push(await arena.close());
      }
      tell(`status 0 each time, after ${(Math.max(...times) / 1000).toFixed(2)} s at the latest`);
    },
    60 + stops * 15,
  );
}
