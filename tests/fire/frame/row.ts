import { test } from 'vitest';
import { slow } from './flags.ts';
import type { Told } from './told.ts';

/** What was measured in a row. */
export type Tell = (figure: string) => void;

/** A row of the table: `did` says in a few words what is done, `body` does it and tells its figures; what it expects is the verdict. */
export function row(name: string, did: string, body: (tell: Tell) => Promise<void>, seconds = 120): void {
  test(name, { timeout: seconds * 1000 * slow }, async ({ task }) => {
    const told: Told = { row: name, did, figures: [] };
    task.meta.told = told;
    await body((figure) => told.figures.push(figure));
  });
}
