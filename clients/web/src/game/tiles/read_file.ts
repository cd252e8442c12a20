import type { Point } from '../../protocol/types';
import { artMarks, cityMarks, directions, goods, plainMarks, roadMarks, setOrigin, tidy, tileOrigin, type Added, type SegmentMark } from './added';
import { centres, kMostCopies, kOfFirst, roadEnds, sides, terrains, type City, type Entry, type Field, type Road, type TileDraft } from './draft';
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

/** A list that may be missing; an empty one is as good as none. */
function listIn<T>(value: unknown, key: string, read: (item: unknown, key: string) => T): T[] | undefined {
  const list = value === undefined ? [] : differing(listOf(value, key, read, 20), key);
  return list.length > 0 ? list : undefined;
}

function flagIn(value: unknown, key: string): boolean {
  if (typeof value !== 'boolean') throw new Misshapen(key);
  return value;
}

/** The keys of an object that are no others than these, as they are. */
function originIn(object: Value, keys: readonly string[]): Value | undefined {
  const known = keys.filter((key) => key in object);
  return known.length > 0 ? Object.fromEntries(known.map((key) => [key, object[key]])) : undefined;
}

/** Reads the tiles of one format. What the first has not, is no part of what it reads. */
class TileReader {
  constructor(private readonly second: boolean) {}

  private first<Word>(words: readonly Word[], most: number): readonly Word[] {
    return this.second ? words : words.slice(0, most);
  }

  private marksIn(segment: Value, key: string, known: readonly SegmentMark[]): SegmentMark[] | undefined {
    if (!this.second) return undefined;
    const marks = known.filter((mark) => mark in segment && flagIn(segment[mark], key));
    if (known.includes('uncapped') && 'cap' in segment && !flagIn(segment['cap'], key)) marks.push('uncapped');
    if (known.includes('uncapped') && 'goods' in segment) marks.push(among(goods)(segment['goods'], key));
    return marks.length > 0 ? marks : undefined;
  }

  private readonly cityIn = (value: unknown, key: string): City => {
    const city = objectAt(value, key);
    return tidy({
      edges: sidesIn(city['edges'], key),
      shields: upTo(4)(city['shields'], key),
      marks: this.marksIn(city, key, cityMarks),
      shares: this.second ? listIn(city['shares'], key, among(sides)) : undefined,
    });
  };

  private readonly roadIn = (value: unknown, key: string): Road => {
    const segment = objectAt(value, key);
    const ends = segment['ends'] === undefined ? null : among(this.first(roadEnds, kOfFirst.roadEnds))(segment['ends'], key);
    const road = tidy({ edges: sidesIn(segment['edges'], key), ends, marks: this.marksIn(segment, key, roadMarks) });
    // One of more sides, or one that ends nowhere, has no line to be drawn by.
    const most = this.second ? 3 : 2;
    if (ends === null ? road.edges.length < 2 || road.edges.length > most : road.edges.length !== 1) throw new Misshapen(key);
    return road;
  };

  private readonly fieldIn = (value: unknown, key: string): Field => {
    const field = objectAt(value, key);
    return tidy({
      halves: differing(listOf(field['halves'], key, upTo(7), 8), key),
      cities: differing(listOf(field['cities'], key, upTo(3), 4), key),
      marks: this.marksIn(field, key, ['pigherd']),
    });
  };

  private fourTerrains(value: unknown): Entry['edges'] {
    const edges = listOf(value, 'edges', among(this.first(terrains, kOfFirst.terrains)), 4);
    if (edges.length !== 4) throw new Misshapen('edges');
    return edges;
  }

  private artIn(tile: Value): readonly string[] {
    const known = this.second ? [...artMarks, 'watertower'] : ['watertower'];
    return tile['art'] === undefined ? [] : listOf(tile['art'], 'art', among(known), this.second ? 4 : 1);
  }

  private addedIn(tile: Value, art: readonly string[]): Added {
    const riverIn = (value: unknown, key: string) => ({ edges: sidesIn(objectAt(value, key)['edges'], key) });
    const plain = listIn(tile['marks'], 'marks', among(plainMarks)) ?? [];
    const marks = [...plainMarks.filter((mark) => plain.includes(mark)), ...artMarks.filter((mark) => art.includes(mark))];
    return {
      rivers: listIn(tile['rivers'], 'rivers', riverIn),
      garden: tile['garden'] === undefined ? undefined : flagIn(tile['garden'], 'garden') || undefined,
      marks: marks.length > 0 ? marks : undefined,
      flier: tile['flier'] === undefined ? undefined : among(directions)(tile['flier'], 'flier'),
      cut: listIn(tile['cut'], 'cut', among(directions)),
      meets: listIn(tile['meets'], 'meets', (group, key) => listOf(group, key, (name) => textAt(name, key, 16), 13)),
      origin: originIn(tile, tileOrigin),
    } as Added;
  }

  private layoutIn(tile: Value): Omit<Entry, 'id' | 'ghosts' | 'at'> {
    const art = this.artIn(tile);
    return tidy({
      edges: this.fourTerrains(tile['edges']),
      mist: listOf(tile['mist'], 'mist', sidesIn, 4),
      cities: listOf(tile['cities'], 'cities', this.cityIn, 4),
      roads: listOf(tile['roads'], 'roads', this.roadIn, 4),
      fields: listOf(tile['fields'], 'fields', this.fieldIn, 8),
      center: tile['center'] === null ? null : among(this.first(centres, kOfFirst.centres))(tile['center'], 'center'),
      watertower: art.includes('watertower'),
      ...(this.second ? this.addedIn(tile, art) : {}),
    });
  }

  readonly tileIn = (value: unknown): Entry => {
    const tile = objectAt(value, 'tiles');
    return { id: textAt(tile['id'], 'id', 40), at: null, ghosts: listOf(tile['ghosts'], 'ghosts', upTo(3), kMostCopies), ...this.layoutIn(tile) };
  };

  readonly handIn = (value: unknown): Entry => ({ ...this.tileIn(value), perPlayer: upTo(kMostCopies)(objectAt(value, 'hand')['perPlayer'], 'perPlayer') });

  readonly quarterIn = (value: unknown): Entry => {
    const tile = objectAt(value, 'start');
    const at: Point = { x: upTo(1)(tile['x'], 'x'), y: upTo(1)(tile['y'], 'y') };
    return { id: textAt(tile['id'], 'id', 40), at, ghosts: [upTo(3)(tile['ghosts'], 'ghosts')], ...this.layoutIn(tile) };
  };
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

function gardensIn(value: unknown): Record<string, number> | undefined {
  if (value === undefined) return undefined;
  return Object.fromEntries(Object.entries(objectAt(value, 'gardens')).map(([id, copies]) => [id, upTo(kMostCopies)(copies, 'gardens')]));
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
  const second = file['format'] === 2;
  const isSet = second ? typeof file['name'] === 'string' : file['format'] === 1 && Array.isArray(file['tiles']) && Array.isArray(file['start']);
  if (!isSet) return { code: 'not_a_set' };
  const reader = new TileReader(second);
  try {
    const draft = {
      name: textAt(file['name'], 'name', 100),
      note: file['note'] === undefined ? null : textAt(file['note'], 'note', 2000),
      entries: [
        ...entriesIn(file['tiles'] ?? [], 'tiles', reader.tileIn),
        ...entriesIn(second ? (file['hand'] ?? []) : [], 'hand', reader.handIn),
        ...entriesIn(file['start'] ?? [], 'start', reader.quarterIn),
      ],
    };
    return second ? tidy({ ...draft, isAdded: true, origin: originIn(file, setOrigin), gardens: gardensIn(file['gardens']) }) : draft;
  } catch (fault) {
    if (fault instanceof Misshapen) return { code: 'shape', where: fault.message };
    throw fault;
  }
}

/** Whether a file could be read. */
export const isDraft = (read: TileDraft | FileFault): read is TileDraft => 'entries' in read;
