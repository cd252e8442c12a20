import type { Point } from '../../protocol/types';
import { centres, kMostCopies, roadEnds, sides, terrains, type City, type Entry, type Field, type Road, type TileDraft } from './draft';
import { kMostBytes } from './file';

/** Why a file cannot be edited. `where` names the tile and the key, as the file has them. */
export type FileFault = { code: 'too_large' | 'not_json' | 'not_a_set' } | { code: 'shape'; where: string };

/** Thrown where a value has not the form that the format gives it, with the key at fault. */
class Misshapen extends Error {}

type Value = Record<string, unknown>;

function listOf<T>(value: unknown, key: string, read: (item: unknown, key: string) => T, most = 255): T[] {
  if (!Array.isArray(value) || value.length > most) throw new Misshapen(key);
  return value.map((item) => read(item, key));
}

function objectAt(value: unknown, key: string): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misshapen(key);
  return value as Value;
}

function among<Word extends string>(words: readonly Word[]) {
  return (value: unknown, key: string): Word => {
    const word = words.find((known) => known === value);
    if (word === undefined) throw new Misshapen(key);
    return word;
  };
}

function upTo(most: number) {
  return (value: unknown, key: string): number => {
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most) throw new Misshapen(key);
    return value as number;
  };
}

function textAt(value: unknown, key: string, most: number): string {
  if (typeof value !== 'string' || value.length > most) throw new Misshapen(key);
  return value;
}

/** Different ones, in the order of the file: what is there twice cannot be drawn. */
function differing<T>(items: T[], key: string): T[] {
  if (new Set(items).size !== items.length) throw new Misshapen(key);
  return items;
}

const sidesIn = (value: unknown, key: string) => differing(listOf(value, key, among(sides), 4), key);

function cityIn(value: unknown, key: string): City {
  const city = objectAt(value, key);
  return { edges: sidesIn(city['edges'], key), shields: upTo(4)(city['shields'], key) };
}

function roadIn(value: unknown, key: string): Road {
  const { edges, ends } = objectAt(value, key);
  const road = { edges: sidesIn(edges, key), ends: ends === undefined ? null : among(roadEnds)(ends, key) };
  // One of more sides, or one that ends nowhere, has no line to be drawn by.
  if (road.edges.length !== (road.ends === null ? 2 : 1)) throw new Misshapen(key);
  return road;
}

function fieldIn(value: unknown, key: string): Field {
  const { halves, cities } = objectAt(value, key);
  return { halves: differing(listOf(halves, key, upTo(7), 8), key), cities: differing(listOf(cities, key, upTo(3), 4), key) };
}

function fourTerrains(value: unknown): Entry['edges'] {
  const edges = listOf(value, 'edges', among(terrains), 4);
  if (edges.length !== 4) throw new Misshapen('edges');
  return edges;
}

function layoutIn(tile: Value): Omit<Entry, 'id' | 'ghosts' | 'at'> {
  return {
    edges: fourTerrains(tile['edges']),
    mist: listOf(tile['mist'], 'mist', sidesIn, 4),
    cities: listOf(tile['cities'], 'cities', cityIn, 4),
    roads: listOf(tile['roads'], 'roads', roadIn, 4),
    fields: listOf(tile['fields'], 'fields', fieldIn, 8),
    center: tile['center'] === null ? null : among(centres)(tile['center'], 'center'),
    watertower: tile['art'] !== undefined && listOf(tile['art'], 'art', among(['watertower']), 1).length > 0,
  };
}

function tileIn(value: unknown): Entry {
  const tile = objectAt(value, 'tiles');
  return { id: textAt(tile['id'], 'id', 40), at: null, ghosts: listOf(tile['ghosts'], 'ghosts', upTo(3), kMostCopies), ...layoutIn(tile) };
}

function quarterIn(value: unknown): Entry {
  const tile = objectAt(value, 'start');
  const at: Point = { x: upTo(1)(tile['x'], 'x'), y: upTo(1)(tile['y'], 'y') };
  return { id: textAt(tile['id'], 'id', 40), at, ghosts: [upTo(3)(tile['ghosts'], 'ghosts')], ...layoutIn(tile) };
}

/** Reads one list of tiles; a fault is named after the tile. */
function entriesIn(value: unknown, key: string, read: (item: unknown) => Entry): Entry[] {
  if (!Array.isArray(value) || value.length > 255) throw new Misshapen(key);
  return value.map((item: unknown, i) => {
    try {
      return read(item);
    } catch (fault) {
      const id = (item as Partial<Value> | null)?.['id'];
      throw fault instanceof Misshapen ? new Misshapen(`${typeof id === 'string' ? id.slice(0, 40) : `${key} ${i + 1}`}: ${fault.message}`) : fault;
    }
  });
}

/**
 * Reads a tile-set file of whoever is at the page. What it says may be wrong in any way that the server can put into
 * words; only what cannot be shown is refused here.
 */
export function readFile(text: string): TileDraft | FileFault {
  if (new TextEncoder().encode(text).length > kMostBytes) return { code: 'too_large' };
  let file: Value;
  try {
    file = objectAt(JSON.parse(text), 'file');
  } catch (fault) {
    return { code: fault instanceof Misshapen ? 'not_a_set' : 'not_json' };
  }
  if (file['format'] !== 1 || !Array.isArray(file['tiles']) || !Array.isArray(file['start'])) return { code: 'not_a_set' };
  try {
    return {
      name: textAt(file['name'], 'name', 100),
      note: file['note'] === undefined ? null : textAt(file['note'], 'note', 2000),
      entries: [...entriesIn(file['tiles'], 'tiles', tileIn), ...entriesIn(file['start'], 'start', quarterIn)],
    };
  } catch (fault) {
    if (fault instanceof Misshapen) return { code: 'shape', where: fault.message };
    throw fault;
  }
}

/** Whether a file could be read. */
export const isDraft = (read: TileDraft | FileFault): read is TileDraft => 'entries' in read;
