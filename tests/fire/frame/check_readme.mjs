// Holds the table of rows in README.md against the rows that there are; prints what differs, and fails.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** "2a to 2c, 2z" as 2a, 2b, 2c and 2z. */
function spelledOut(text) {
  return text.split(', ').flatMap((part) => {
    const [, number, first, last] = /^(\d+)([a-z]) to \1([a-z])$/.exec(part) ?? [];
    if (!number) return [part];
    return [...letters.slice(letters.indexOf(first), letters.indexOf(last) + 1)].map((letter) => number + letter);
  });
}

const folder = new URL('..', import.meta.url);
const listed = execFileSync('node_modules/.bin/vitest', ['list'], { cwd: folder, encoding: 'utf8' });
const rows = [...listed.matchAll(/^(\S+) > (\d+[a-z]?)\. /gm)].map(([, file, row]) => `${row} in ${file}`);
const readme = readFileSync(new URL('README.md', folder), 'utf8');
const told = [...readme.matchAll(/^\| (\d+[^|]*?) +\| `([^`]+)` +\|/gm)].flatMap(([, of, file]) =>
  spelledOut(of).map((row) => `${row} in ${file}`),
);

const faults = [
  ...rows.filter((row) => !told.includes(row)).map((row) => `the table in tests/fire/README.md lacks ${row}`),
  ...told.filter((row) => !rows.includes(row)).map((row) => `the table in tests/fire/README.md has ${row}, which is not there`),
  ...rows.filter((row, at) => rows.indexOf(row) !== at).map((row) => `there is more than one row ${row}`),
  ...(rows.length < 40 ? [`vitest lists only ${rows.length} rows`] : []),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
