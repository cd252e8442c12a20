import { expect } from 'vitest';
import { type Count, LoadedTable } from '../e2e/harness/crash_load.ts';
import { seededRandom } from '../e2e/harness/play.ts';
import { run, Server } from '../e2e/harness/server.ts';
import { kills } from './frame/flags.ts';
import { row } from './frame/row.ts';

const tablesAtOnce = 6;

row(
  '1. kill -9 under load',
  `${tablesAtOnce} games, all in the midst of a decision; ${kills} kills; what was not answered is sent again`,
  async (tell) => {
    const random = seededRandom(kills);
    const total: Count & { games: number } = { acknowledged: 0, lost: 0, doubled: 0, games: 0 };
    let server = await Server.start();
    let tables: LoadedTable[] = [];
    const settle = async (table: LoadedTable) => {
      const count = await table.count(server);
      for (const what of ['acknowledged', 'lost', 'doubled'] as const) total[what] += count[what];
      total.games += 1;
    };
    for (let round = 0; round < kills; round += 1) {
      while (tables.length < tablesAtOnce) tables.push(await LoadedTable.open(server, seededRandom(random(1 << 30))));
      let left = 1 + random(60);
      const { program } = server;
      const playing = tables.map((table) =>
        table.playOn(() => {
          left -= 1;
          // The others are in the middle of theirs.
          if (left === 0) program.signal('SIGKILL');
        }),
      );
      await Promise.all(playing);
      server = await server.killAndRestart();
      expect(server.program.output).not.toContain('lacks decisions');
      await Promise.all(tables.map((table) => table.comeBack(server)));
      for (const table of tables.filter(({ isOver }) => isOver)) {
        await settle(table);
        await table.leave();
      }
      tables = tables.filter(({ isOver }) => !isOver);
    }
    for (const table of tables) await settle(table);
    tell(`${total.games} games, ${total.acknowledged} decisions acknowledged, ${total.lost} lost, ${total.doubled} doubled`);
    expect(total).toMatchObject({ lost: 0, doubled: 0 });
    expect(total.acknowledged).toBeGreaterThan(kills);
    expect(await server.program.stop('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(await run('verify', server.database)).toMatchObject({ code: 0 });
  },
  60 + kills * 10,
);
