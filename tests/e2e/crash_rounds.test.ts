import { expect, test } from 'vitest';
import { type Count, LoadedTable } from './harness/crash_load.ts';
import { seededRandom } from './harness/play.ts';
import { run, Server } from './harness/server.ts';

/** MISTWARD_CRASH_ROUNDS=1000 for the long form. */
const rounds = Number(process.env['MISTWARD_CRASH_ROUNDS'] ?? 20);
const tablesAtOnce = 6;

test(
  `kill -9 in the middle of ${tablesAtOnce} games, ${rounds} times: no acknowledged decision is lost, none is doubled`,
  async () => {
    const random = seededRandom(rounds);
    const total: Count & { tables: number } = { acknowledged: 0, lost: 0, doubled: 0, tables: 0 };
    let server = await Server.start();
    let tables: LoadedTable[] = [];
    const settle = async (table: LoadedTable) => {
      const count = await table.count(server);
      for (const what of ['acknowledged', 'lost', 'doubled'] as const) total[what] += count[what];
      total.tables += 1;
    };
    for (let round = 0; round < rounds; round += 1) {
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
    console.log(
      `${rounds} kills, ${total.tables} games, ${total.acknowledged} decisions acknowledged, ${total.lost} lost, ${total.doubled} doubled`,
    );
    expect(total).toMatchObject({ lost: 0, doubled: 0 });
    expect(total.acknowledged).toBeGreaterThan(rounds);
    await server.program.stop('SIGTERM');
    expect(await run('verify', server.database)).toMatchObject({ code: 0 });
  },
  60_000 + rounds * 10_000,
);
