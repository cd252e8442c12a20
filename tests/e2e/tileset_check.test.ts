import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { expectAnswer, getTileSet, refused } from './harness/http.ts';
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

interface Checked {
  faults: string[];
  notes: string[];
  digest: string | null;
}

const ask = (server: Server, path: string) =>
  expectAnswer<Checked>(server, '/api/v1/tilesets/check', 'tileset_check', 200, {
    text: `{"tileset":${readFileSync(path, 'utf8')}}`,
  });

test('a server asked over HTTP says what the program says, and plays on with its own set', async () => {
  const server = await Server.start();
  const { digest } = await getTileSet(server);
  expect(await ask(server, embedded)).toEqual({ faults: [], notes: [], digest });
  const noted = changed((file) => (tile(file, '03').ghosts = [2]));
  const { lines } = await check(noted);
  const notes = lines.slice(2).map((line) => line.replace('note, not as published: ', ''));
  expect(await ask(server, noted)).toEqual({ faults: [], notes, digest: lines[1]!.replace('digest ', '') });
  const wrong = changed((file) => {
    tile(file, '05').ghosts = [2, 2];
    tile(file, '09').edges = ['city', 'road', 'road', 'sea'];
  });
  const faults = (await check(wrong)).lines.slice(1).map((line) => line.trim());
  expect(await ask(server, wrong)).toEqual({ faults, notes: [], digest: null });
  const twice = changed((file) => Object.assign(tile(file, '01'), { id: 'A', ghosts: [0, 0] }));
  expect((await ask(server, twice)).faults[0]).toMatch(/both sets have a tile A/);
  expect((await getTileSet(server)).digest).toBe(digest);
});

test('a file of nothing but faults has a hundred of them told, and one that is too large is refused', async () => {
  const server = await Server.start();
  const path = '/api/v1/tilesets/check';
  const faultsOf = async (count: number) => {
    const tiles = Array.from({ length: count }, () => ({}));
    const body = { tileset: { format: 1, name: 'x', tiles, start: [] } };
    return (await expectAnswer<Checked>(server, path, 'tileset_check', 200, { body })).faults;
  };
  expect(await faultsOf(200)).toHaveLength(100);
  expect(await faultsOf(2000)).toHaveLength(1);
  const large = { tileset: { note: 'x'.repeat(64 * 1024) } };
  expect(await refused(server, path, { body: large })).toMatchObject({ status: 413, code: 'payload_too_large' });
});
