import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Cluster } from './cluster.ts';
import type { Fleet } from './fleet.ts';

const folder = fileURLToPath(new URL('../../../build/logs/nodes/', import.meta.url));

/** Puts what every node and database has printed where it can be read after the test. */
export function keepLogs(fleet: Fleet, cluster: Cluster): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, printed] of fleet.printed) writeFileSync(join(folder, `${name}.log`), printed());
  cluster.logs.forEach((log, n) => writeFileSync(join(folder, `postgresql${n + 1}.log`), log));
  console.log(`what the nodes printed is in ${folder}`);
}
