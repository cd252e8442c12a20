import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { getTileSet } from './harness/http.ts';
import { Program, Server } from './harness/server.ts';

const embedded = fileURLToPath(new URL('../../rules/tilesets/mists.json', import.meta.url));

interface Tile {
  id: string;
  ghosts: number[];
  edges: string[];
  copies: number;
}

interface TileSetFile {
  tiles: Tile[];
}

/** The built-in tile set, changed, as a file of a host. */
function changed(change: (file: TileSetFile) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'mistward-tiles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = JSON.parse(readFileSync(embedded, 'utf8')) as TileSetFile;
  change(file);
  const path = join(folder, 'mine.json');
  writeFileSync(path, JSON.stringify(file));
  return path;
}

const tile = (file: TileSetFile, id: string) => file.tiles.find((entry) => entry.id === id)!;

async function check(...args: string[]): Promise<{ code: number | null; lines: string[] }> {
  const program = new Program('mistward', ['tileset', 'check', ...args]);
  const { code } = await program.exited;
  return { code, lines: program.output.trimEnd().split('\n') };
}

test('the built-in tiles are right, as published, and have the digest that the server tells', async () => {
  const { code, lines } = await check(embedded);
  const { digest } = await getTileSet(await Server.start());
  expect(code).toBe(0);
  expect(lines).toEqual([expect.stringMatching(/mists\.json: right: 60 tiles /), `digest ${digest}`]);
});

test('a file that can be played with is right, and what differs from the published tiles is noted', async () => {
  const { code, lines } = await check(changed((file) => (tile(file, '03').ghosts = [2])));
  expect(code).toBe(0);
  expect(lines[0]).toContain('right: 60 tiles');
  expect(lines.slice(2).length).toBeGreaterThan(0);
  for (const line of lines.slice(2)) expect(line).toMatch(/^note, not as published: .*03/);
});

test('a file that cannot be played with is wrong, with every fault', async () => {
  const { code, lines } = await check(
    changed((file) => {
      tile(file, '05').ghosts = [2, 2];
      tile(file, '09').edges = ['city', 'road', 'road', 'sea'];
    }),
  );
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/mine\.json: wrong:$/);
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^ {2}tile 05: "ghosts" must be /),
    expect.stringMatching(/^ {2}tile 09: "edges" must be /),
  ]);
});

test('a set that has a base tile twice is wrong: the competitive game could not tell them apart', async () => {
  const { code, lines } = await check(changed((file) => Object.assign(tile(file, '01'), { id: 'A', ghosts: [0, 0] })));
  expect(code).toBe(1);
  expect(lines[1]).toMatch(/both sets have a tile A/);
});

test('a file that cannot be read ends with 2, and so does a command that is incomplete', async () => {
  expect(await check('/nowhere.json')).toMatchObject({ code: 2, lines: [expect.stringMatching(/^mistward: .*\/nowhere\.json cannot be read$/)] });
  expect((await check('/')).code).toBe(2);
  expect((await check()).code).toBe(2);
});
