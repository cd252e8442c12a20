import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Table } from '../../src/session/table';
import { baseSet, tileSet } from '../fixtures';

const sets = { first: tileSet(), second: baseSet() };
const asked: string[] = [];
const answers = new Map<string, () => void>();

beforeEach(() => {
  asked.length = 0;
  answers.clear();
  vi.stubGlobal('fetch', (url: string) => {
    const digest = url.split('/').at(-1) as keyof typeof sets;
    asked.push(url);
    return new Promise((answer) => {
      answers.set(digest, () => answer(new Response(JSON.stringify(sets[digest]), { status: 200 })));
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const has = (table: Table, face: string) => table.atlas.value?.faces.has(face) ?? false;
const someFace = (set: keyof typeof sets) => sets[set].tiles[0]!.tile;

describe('the tiles of a table', () => {
  it('are fetched by the digest of their set, once', async () => {
    const table = new Table();
    const drawing = [table.draw('first'), table.draw('first')];
    answers.get('first')!();
    await Promise.all(drawing);
    expect(asked).toEqual([expect.stringMatching(/\/api\/v1\/tilesets\/first$/)]);
    expect(has(table, someFace('first'))).toBe(true);
  });

  it('are others when the next game has another set, whichever comes first', async () => {
    const table = new Table();
    const drawing = [table.draw('first'), table.draw('second')];
    answers.get('second')!();
    await drawing[1];
    answers.get('first')!();
    await drawing[0];
    expect(has(table, someFace('second'))).toBe(true);
    expect(has(table, someFace('first'))).toBe(false);
  });

  it('are not those of the game before while they are fetched', async () => {
    const table = new Table();
    const drawing = table.draw('first');
    answers.get('first')!();
    await drawing;
    void table.draw('second');
    expect(table.atlas.value).toBeNull();
  });
});
