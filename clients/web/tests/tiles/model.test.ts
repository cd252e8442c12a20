import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { Atlas } from '../../src/art/atlas';
import { indexOf, sides, type Entry, type TileDraft } from '../../src/game/tiles/draft';
import * as edit from '../../src/game/tiles/edit';
import { meetingsOf, reachedFrom, toggleJoin } from '../../src/game/tiles/meetings';
import { fieldsFollow, fieldsOf } from '../../src/game/tiles/fields';
import { draftOf, faceOf, fileOf, textOf } from '../../src/game/tiles/file';
import { isDraft, readFile } from '../../src/game/tiles/read_file';
import { isAsPublished, publishedSums, publishedSymbols, sumsOf, type Sum } from '../../src/game/tiles/published';
import { remarksOf } from '../../src/game/tiles/remarks';
import type { Tileset } from '../../src/protocol/types';

const repository = new URL('../../../../', import.meta.url);
const textIn = (path: string) => readFileSync(new URL(path, repository), 'utf8');
const shown = (name: string) => JSON.parse(textIn(`clients/web/tests/fixtures/${name}.json`)) as Tileset;

function draftIn(name: string): TileDraft {
  const draft = readFile(textIn(`rules/tilesets/${name}.json`));
  if (!isDraft(draft)) throw new Error(JSON.stringify(draft));
  return draft;
}

const sets = ['mists', 'mists-1', 'base'];
const mists = draftIn('mists');
const tile = (id: string, draft = mists) => draft.entries[indexOf(draft, id)]!;

describe('a tile-set file', () => {
  it.each(sets)('%s is written as it was read', (name) => {
    const { tiles, start, format, note } = fileOf(draftIn(name));
    expect(JSON.parse(textOf(draftIn(name)))).toEqual(JSON.parse(textIn(`rules/tilesets/${name}.json`)));
    expect([format, typeof note, tiles.length > 20, start!.length > 0]).toEqual([1, 'string', true, true]);
  });

  it.each([
    ['mists', 'tileset_newest'],
    ['mists-1', 'tileset'],
    ['base', 'tileset_base'],
  ])('%s follows from what the server shows of it', (file, fixture) => {
    expect(fileOf(draftOf(shown(fixture)))).toEqual({ ...fileOf(draftIn(file)), note: undefined });
  });

  it('is drawn as the server’s faces are', () => {
    const served = new Map(shown('tileset_newest').tiles.map((face) => [face.id, face]));
    for (const entry of mists.entries) {
      const { tile: _, ghosts: __, copies: ___, ...face } = served.get(entry.id)!;
      expect(faceOf(entry)).toMatchObject(face);
    }
  });

  const changed = (change: (file: ReturnType<typeof fileOf> & Record<string, unknown>) => void) => {
    const file = JSON.parse(textOf(mists)) as ReturnType<typeof fileOf> & Record<string, unknown>;
    change(file);
    return readFile(JSON.stringify(file));
  };
  const spoilt = (part: object) => changed(({ tiles }) => Object.assign(tiles[3]!, part));

  it('that is none is refused by what it is', () => {
    expect(readFile('{')).toEqual({ code: 'not_json' });
    expect(readFile('[]')).toEqual({ code: 'not_a_set' });
    expect(readFile('{"format":2,"tiles":[],"start":[]}')).toEqual({ code: 'not_a_set' });
    expect(readFile('{"format":3,"name":"new","tiles":[],"start":[]}')).toEqual({ code: 'not_a_set' });
    expect(readFile(`"${'x'.repeat(64 * 1024)}"`)).toEqual({ code: 'too_large' });
  });

  it.each([
    [{ edges: ['city', 'road'] }, 'edges'],
    [{ edges: ['city', 'road', 'field', 'sea'] }, 'edges'],
    [{ mist: [['N', 'N']] }, 'mist'],
    [{ mist: 'N' }, 'mist'],
    [{ cities: [{ edges: ['N'] }] }, 'cities'],
    [{ cities: [null] }, 'cities'],
    [{ roads: [{ edges: ['N', 'E', 'S'] }] }, 'roads'],
    [{ roads: [{ edges: ['N'] }] }, 'roads'],
    [{ roads: [{ edges: ['N', 'E'], ends: 'village' }] }, 'roads'],
    [{ fields: [{ halves: [8], cities: [] }] }, 'fields'],
    [{ edges: ['city', 'river', 'field', 'field'] }, 'edges'],
    [{ center: 'tower' }, 'center'],
    [{ center: 'yaga' }, 'center'],
    [{ ghosts: [4] }, 'ghosts'],
    [{ ghosts: Array(101).fill(0) }, 'ghosts'],
    [{ art: ['castle'] }, 'art'],
  ])('with %j is refused with the tile and the key', (part, key) => {
    expect(spoilt(part)).toEqual({ code: 'shape', where: `05: ${key}` });
  });

  it('that the server would refuse can be read, to be mended', () => {
    expect(isDraft(spoilt({ edges: ['field', 'field', 'field', 'field'] }))).toBe(true);
    expect(isDraft(spoilt({ mist: [], ghosts: [] }))).toBe(true);
  });
});

describe('the fields of a tile', () => {
  it.each(sets)('follow from the rest in every tile of %s', (name) => {
    for (const entry of draftIn(name).entries) expect(fieldsOf(entry), entry.id).toEqual(entry.fields);
  });

  it('differ where they were corrected, and follow again if wished', () => {
    const moved = edit.moveHalf(tile('07'), 4, 1);
    expect(moved.fields.map(({ halves }) => halves)).toEqual([[5, 6, 7], [4]]);
    expect(fieldsFollow(moved)).toBe(false);
    expect(edit.followFields(moved)).toEqual(tile('07'));
    expect(fieldsFollow(edit.setBorder(tile('07'), 0, 0, false))).toBe(false);
    expect(edit.setBorder(edit.setBorder(tile('07'), 0, 0, false), 0, 0, true)).toEqual(tile('07'));
    expect(edit.moveHalf(moved, 4, 0)).toEqual(tile('07'));
  });
});

describe('an edit', () => {
  const allRoads = sides.reduce((entry, side) => edit.setTerrain(entry, side, 'road'), tile('12'));

  it('gives a side its terrain, and takes mist from a city', () => {
    const city = edit.setTerrain(tile('12'), 'E', 'city');
    expect(city).toMatchObject({ edges: ['city', 'city', 'field', 'field'], mist: [['S']] });
    expect(city.cities.map(({ edges }) => edges)).toEqual([['N'], ['E']]);
    expect(edit.setTerrain(tile('12'), 'N', 'city')).toBe(tile('12'));
  });

  it('lets what is left of a road end', () => {
    expect(tile('01').roads).toEqual([{ edges: ['S', 'W'], ends: null }]);
    expect(edit.setTerrain(tile('01'), 'S', 'field').roads).toEqual([{ edges: ['W'], ends: 'village' }]);
    expect(allRoads.roads.map(({ edges, ends }) => [...edges, ends])).toEqual(sides.map((side) => [side, 'village']));
  });

  it('leads roads to other sides, and takes them from where they led', () => {
    const through = edit.leadRoad(edit.leadRoad(allRoads, 'N', 'S'), 'E', 'W');
    expect(through.roads).toEqual([{ edges: ['N', 'S'], ends: null }, { edges: ['E', 'W'], ends: null }]);
    expect(edit.leadRoad(through, 'N', 'E').roads).toEqual([
      { edges: ['N', 'E'], ends: null },
      { edges: ['S'], ends: 'village' },
      { edges: ['W'], ends: 'village' },
    ]);
    expect(edit.leadRoad(through, 'N', 'crossing').roads).toContainEqual({ edges: ['N'], ends: 'crossing' });
  });

  it('joins and parts cities with their coats of arms, and mist', () => {
    const two = edit.setCoats(edit.setCoats(tile('01'), 'N', 1), 'E', 2);
    const one = edit.joinCities(two, 'N', 'E', true);
    expect(one.cities).toEqual([{ edges: ['N', 'E'], shields: 3 }]);
    expect(one.fields).toEqual([{ halves: [4, 7], cities: [0] }, { halves: [5, 6], cities: [] }]);
    expect(edit.joinCities(one, 'N', 'E', false).cities).toEqual([{ edges: ['N'], shields: 3 }, { edges: ['E'], shields: 0 }]);
    const misty = edit.setMist(tile('11'), 'S', true);
    expect(tile('11').mist).toEqual([['E'], ['W']]);
    expect(misty.mist).toEqual([['E', 'S'], ['W']]);
    expect(edit.joinMist(misty, 'S', 'W', true).mist).toEqual([['E', 'S', 'W']]);
    expect(edit.joinMist(misty, 'E', 'S', false).mist).toEqual([['E'], ['S'], ['W']]);
    expect(edit.setMist(misty, 'N', true)).toBe(misty);
  });

  it('has roads end at the castle that is built, and no longer at one that is gone', () => {
    expect(edit.setCentre(tile('03'), null).roads).toEqual([{ edges: ['S'], ends: 'village' }]);
    expect(edit.setCentre(edit.setCentre(tile('03'), null), 'castle')).toEqual(tile('03'));
  });

  it('adds copies like the last, and prints symbols on one', () => {
    expect(edit.setCopies(tile('14'), 4).ghosts).toEqual([3, 3, 2, 2]);
    expect(edit.setCopies(tile('14'), 1).ghosts).toEqual([3]);
    expect(edit.setGhosts(tile('14'), 1, 0).ghosts).toEqual([3, 0, 2]);
  });

  it('leaves fields that the rules allow and a tile that can be drawn, whatever is done', () => {
    const acts: ((entry: Entry) => Entry)[] = sides.flatMap((side) => [
      (entry) => edit.setTerrain(entry, side, 'city'),
      (entry) => edit.setTerrain(entry, side, 'road'),
      (entry) => edit.setTerrain(entry, side, 'field'),
      (entry) => edit.setMist(entry, side, true),
      (entry) => edit.joinCities(entry, side, side === 'N' ? 'E' : 'N', true),
    ]);
    let entry = tile('01');
    for (let i = 0; i < 60; i += 1) {
      entry = acts[(i * 7 + Math.floor(i / 11)) % acts.length]!(entry);
      expect(fieldsFollow(entry)).toBe(true);
      const face = faceOf(entry);
      expect(new Atlas({ tiles: [face], start: [] }).land(face.tile, 0).cities.length).toBe(entry.cities.length);
    }
  });
});

describe('what is published', () => {
  it('is what the rules check', () => {
    const facts = textIn('rules/mists/facts.cpp').split('return kTiles')[0]!;
    const known = [...facts.matchAll(/\{"(\d+)", \{([\d, ]+)\}\}/g)].map(([, id, list]) => [id, list!.split(', ').map(Number)]);
    expect(Object.fromEntries(known)).toEqual(publishedSymbols);
  });

  it.each(['mists', 'mists-1'])('holds for %s, tile by tile and in sum', (name) => {
    const draft = draftIn(name);
    const counted = sumsOf(draft);
    for (const [sum, wanted] of Object.entries(publishedSums)) expect(counted[sum as Sum], sum).toBe(wanted);
    expect(draft.entries.every(isAsPublished)).toBe(true);
  });

  it('is told apart from what is not', () => {
    const [changed, other] = [edit.setGhosts(tile('05'), 0, 3), { ...tile('05'), id: '99' }];
    expect([isAsPublished(changed), isAsPublished(other)]).toEqual([false, false]);
    const draft = { ...mists, entries: [...mists.entries, other] };
    expect(sumsOf(draft)).toMatchObject({ tiles: 61, symbols: 77, withTwo: 19, levelOne: 51 });
  });

  it('is counted as the description of the sets has it', () => {
    const { coats, citySides, roadSides, mistySides } = sumsOf(mists);
    expect([citySides, coats, roadSides, mistySides]).toEqual([81, 15, 66, 70]);
  });
});

describe('what is said at once', () => {
  const said = (entry: Entry) => remarksOf({ ...mists, entries: mists.entries.map((each) => (each.id === entry.id ? entry : each)) }, entry);

  it('is nothing of the sets of the server', () => {
    for (const entry of mists.entries) expect(remarksOf(mists, entry), entry.id).toEqual([]);
  });

  it('is what is plainly wrong', () => {
    expect(said(edit.setGhosts(tile('05'), 0, 0))).toEqual(['mist_without_symbols']);
    expect(said(edit.setGhosts(tile('01'), 1, 2))).toEqual(['symbols_without_mist']);
    expect(said({ ...tile('01'), ghosts: [] })).toEqual(['no_copies']);
    expect(said({ ...tile('01'), id: '' })).toEqual(['no_id']);
    expect(remarksOf(mists, { ...tile('01'), id: '03' })).toEqual(['same_id']);
  });
});

describe('where segments meet the sides of a tile', () => {
  const city = (side: 'N' | 'E' | 'S' | 'W') => ({ kind: 'city' as const, side });
  const road = (side: 'N' | 'E' | 'S' | 'W') => ({ kind: 'road' as const, side });
  const mist = (side: 'N' | 'E' | 'S' | 'W') => ({ kind: 'mist' as const, side });

  it('is known of cities, roads and mist, and of a road under mist twice', () => {
    expect(tile('01').edges).toEqual(['city', 'city', 'road', 'road']);
    expect(meetingsOf(tile('01'))).toEqual([city('N'), city('E'), road('S'), road('W')]);
    expect(meetingsOf(edit.setMist(tile('01'), 'S', true))).toEqual([city('N'), city('E'), road('S'), mist('S'), road('W')]);
  });

  it('tells what belongs together', () => {
    expect(reachedFrom(tile('01'), road('S'))).toEqual(['W']);
    expect(reachedFrom(tile('01'), mist('S'))).toEqual([]);
  });

  it('is joined and parted again, of every kind', () => {
    for (const entry of mists.entries) {
      const meetings = meetingsOf(entry);
      for (const one of meetings) {
        for (const other of meetings.filter(({ kind, side }) => kind === one.kind && side !== one.side)) {
          const joined = reachedFrom(entry, one).includes(other.side);
          const toggled = toggleJoin(entry, one, other);
          expect(reachedFrom(toggled, one).includes(other.side), `${entry.id} ${one.kind} ${one.side} ${other.side}`).toBe(!joined);
          expect(meetingsOf(toggled)).toEqual(meetings);
          expect(fieldsFollow(toggled)).toBe(true);
          expect(reachedFrom(toggleJoin(toggled, one, other), one).includes(other.side)).toBe(joined);
        }
      }
    }
  });

  it('lets both roads end that were one, and leaves what is of two kinds as it is', () => {
    expect(toggleJoin(tile('01'), road('S'), road('W')).roads).toEqual([{ edges: ['S'], ends: 'village' }, { edges: ['W'], ends: 'village' }]);
    expect(toggleJoin(tile('01'), city('N'), road('S'))).toBe(tile('01'));
    expect(toggleJoin(tile('01'), city('N'), city('N'))).toBe(tile('01'));
  });
});
