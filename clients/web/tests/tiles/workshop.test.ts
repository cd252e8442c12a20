import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { TileDraft } from '../../src/game/tiles/draft';
import { setTerrain } from '../../src/game/tiles/edit';
import { draftOf, textOf } from '../../src/game/tiles/file';
import { ApiError } from '../../src/protocol/api';
import type { TilesetCheck } from '../../src/protocol/tilesets';
import type { Tileset } from '../../src/protocol/types';
import { TileCheck } from '../../src/session/tile_check';
import { lasting, write } from '../../src/session/storage';
import { TileWorkshop } from '../../src/session/tile_workshop';
import newest from '../fixtures/tileset_newest.json';

const served = draftOf(newest as unknown as Tileset);
const terrain = (workshop: TileWorkshop) => workshop.entry.value!.edges.join();

describe('the workshop', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('window', {
      ...window,
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => kept.set(key, text),
        removeItem: (key: string) => kept.delete(key),
      },
    });
  });

  it('undoes and redoes step by step, and forgets what was undone at the next step', () => {
    const workshop = new TileWorkshop(served);
    expect([workshop.canUndo.value, workshop.canRedo.value]).toEqual([false, false]);
    workshop.edit((entry) => setTerrain(entry, 'S', 'city'));
    workshop.edit((entry) => setTerrain(entry, 'W', 'field'));
    expect(terrain(workshop)).toBe('city,city,city,field');
    workshop.undo();
    expect(terrain(workshop)).toBe('city,city,city,road');
    workshop.redo();
    workshop.undo();
    workshop.undo();
    workshop.undo();
    expect([terrain(workshop), workshop.canUndo.value, workshop.isChanged.value]).toEqual(['city,city,road,road', false, false]);
    workshop.redo();
    workshop.edit((entry) => setTerrain(entry, 'S', 'field'));
    expect(workshop.canRedo.value).toBe(false);
  });

  it('takes what changes nothing for no step', () => {
    const workshop = new TileWorkshop(served);
    workshop.edit((entry) => setTerrain(entry, 'N', 'city'));
    workshop.reset();
    expect(workshop.canUndo.value).toBe(false);
  });

  it('keeps a draft for the next visit, until it is the server’s set again', () => {
    const workshop = new TileWorkshop(served);
    workshop.edit((entry) => setTerrain(entry, 'S', 'city'));
    const next = new TileWorkshop(served);
    expect([terrain(next), next.isChanged.value, next.canUndo.value]).toEqual(['city,city,city,road', true, false]);
    next.reset();
    expect(terrain(next)).toBe('city,city,road,road');
    expect(new TileWorkshop(served).isChanged.value).toBe(false);
    next.undo();
    expect(terrain(new TileWorkshop(served))).toBe('city,city,city,road');
  });

  it('begins with the server’s set where what is kept makes no sense', () => {
    for (const kept of ['{"format":1}', 7, null]) {
      write(lasting, 'mistward.tiles', kept);
      expect(new TileWorkshop(served).draft.value).toBe(served);
    }
  });

  it('adds a tile like the one in hand, still without a number, and takes one out', () => {
    const workshop = new TileWorkshop(served);
    workshop.chosen.value = served.entries.findIndex(({ id }) => id === '14');
    const all = served.entries.length;
    workshop.add();
    expect(workshop.entry.value).toMatchObject({ id: '', ghosts: [3], edges: served.entries[workshop.chosen.value - 1]!.edges });
    expect(workshop.draft.value.entries.length).toBe(all + 1);
    workshop.remove();
    expect(workshop.draft.value.entries).toEqual(served.entries);
    workshop.chosen.value = all - 1;
    workshop.remove();
    expect(workshop.entry.value).toBe(workshop.draft.value.entries[0]);
  });

  it('takes a file as one step, or says what is wrong and stays as it was', () => {
    const workshop = new TileWorkshop(served);
    workshop.chosen.value = 40;
    expect(workshop.load('{}')).toEqual({ code: 'not_a_set' });
    expect(workshop.canUndo.value).toBe(false);
    const small = { ...served, name: 'small', entries: served.entries.slice(0, 3) };
    expect(workshop.load(textOf(small))).toBe(null);
    expect([workshop.draft.value.name, workshop.entry.value!.id]).toEqual(['small', '01']);
    workshop.undo();
    expect(workshop.draft.value).toBe(served);
  });
});

describe('the check', () => {
  const right: TilesetCheck = { faults: [], notes: [], digest: 'f'.repeat(64) };
  const named = (name: string): TileDraft => ({ ...served, name });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks for the last of several drafts, once', async () => {
    const asked: string[] = [];
    const check = new TileCheck((file) => {
      asked.push((file as { name: string }).name);
      return Promise.resolve(right);
    });
    for (const name of ['a', 'b', 'c']) check.ask(named(name));
    expect(check.checked.value).toEqual({ state: 'asking' });
    await vi.runAllTimersAsync();
    expect(asked).toEqual(['c']);
    expect(check.checked.value).toEqual({ state: 'told', check: right });
  });

  it('tells nothing of a draft that is no longer the newest', async () => {
    const answers: ((check: TilesetCheck) => void)[] = [];
    const check = new TileCheck(() => new Promise((answer) => answers.push(answer)));
    check.ask(named('a'));
    await vi.runAllTimersAsync();
    check.ask(named('b'));
    await vi.runAllTimersAsync();
    expect(answers.length).toBe(1);
    answers[0]!({ ...right, faults: ['of a'] });
    await vi.runAllTimersAsync();
    expect(check.checked.value).toEqual({ state: 'asking' });
    answers[1]!(right);
    await vi.runAllTimersAsync();
    expect(check.checked.value).toEqual({ state: 'told', check: right });
  });

  it('says why the server said nothing, and asks again with the next draft', async () => {
    let fails = true;
    const check = new TileCheck(() => (fails ? Promise.reject(new ApiError('rate_limited')) : Promise.resolve(right)));
    check.ask(named('a'));
    await vi.runAllTimersAsync();
    expect(check.checked.value).toEqual({ state: 'failed', code: 'rate_limited' });
    fails = false;
    check.ask(named('b'));
    await vi.runAllTimersAsync();
    expect(check.checked.value.state).toBe('told');
  });
});
