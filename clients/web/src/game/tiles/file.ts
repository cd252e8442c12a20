import type { Point, Side, TileFace, Tileset } from '../../protocol/types';
import { centres, type Centre, type Entry, type TileDraft } from './draft';

/** The largest file that the server checks, in bytes. */
export const kMostBytes = 64 * 1024;

function layoutOf(entry: Entry) {
  const { edges, mist, cities, roads, fields, center, watertower } = entry;
  return {
    edges,
    mist,
    cities,
    roads: roads.map((road) => (road.ends === null ? { edges: road.edges } : { edges: road.edges, ends: road.ends })),
    fields,
    center,
    ...(watertower ? { art: ['watertower'] } : {}),
  };
}

function tileOf(entry: Entry) {
  return { id: entry.id, copies: entry.ghosts.length, ghosts: entry.ghosts, ...layoutOf(entry) };
}

function quarterOf(entry: Entry & { at: Point }) {
  return { id: entry.id, ...entry.at, ghosts: entry.ghosts[0] ?? 0, ...layoutOf(entry) };
}

const isQuarter = (entry: Entry): entry is Entry & { at: Point } => entry.at !== null;

/** The draft as a tile-set file, format 1, as the server's `--tileset` takes it. */
export function fileOf({ name, note, entries }: TileDraft) {
  const tiles = entries.filter((entry) => !isQuarter(entry)).map(tileOf);
  return { format: 1, name, ...(note === null ? {} : { note }), tiles, start: entries.filter(isQuarter).map(quarterOf) };
}

/** That file as text, with a line for each tile, so that two of them can be held against each other. */
export function textOf(draft: TileDraft): string {
  const { tiles, start, ...head } = fileOf(draft);
  const lines = (list: readonly unknown[]) => `[\n${list.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  return `${JSON.stringify(head).slice(0, -1)},\n"tiles":${lines(tiles)},\n"start":${lines(start)}}\n`;
}

/** What is printed on a face, without who it is. */
function printedOn(face: TileFace): Omit<Entry, 'id' | 'ghosts' | 'at'> {
  const of = (kind: string) => face.segments.filter((segment) => segment.kind === kind);
  const centre = face.segments.find(({ kind }) => (centres as readonly string[]).includes(kind));
  return {
    edges: face.edges,
    mist: of('mist').map(({ edges }) => edges),
    cities: of('city').map(({ edges, coats }) => ({ edges, shields: coats })),
    roads: of('road').map(({ edges, end }) => ({ edges, ends: end })),
    fields: of('field').map(({ half_edges, cities }) => ({ halves: half_edges, cities })),
    center: centre ? (centre.kind as Centre) : null,
    watertower: face.watertower,
  };
}

/** A set as the server shows it: the faces of one id are one entry again. */
export function draftOf({ name, tiles, start }: Pick<Tileset, 'name' | 'tiles' | 'start'>): TileDraft {
  const entries = new Map<string, Entry>();
  for (const face of tiles.filter(({ copies }) => copies > 0)) {
    const ghosts = Array.from({ length: face.copies }, () => face.ghosts);
    const known = entries.get(face.id);
    if (known) entries.set(face.id, { ...known, ghosts: [...known.ghosts, ...ghosts] });
    else entries.set(face.id, { id: face.id, ghosts, at: null, ...printedOn(face) });
  }
  const faces = new Map(tiles.map((face) => [face.tile, face]));
  const quarters = start.map(({ x, y, tile }): Entry => {
    const face = faces.get(tile)!;
    return { id: face.id, ghosts: [face.ghosts], at: { x, y }, ...printedOn(face) };
  });
  return { name, note: null, entries: [...entries.values(), ...quarters] };
}

/** An entry as what is drawn of it. `symbols` are those of the copy that has most. */
export function faceOf(entry: Entry): TileFace {
  const plain = { edges: [] as Side[], half_edges: [], coats: 0, cities: [], end: null };
  const { cities, roads, mist, fields, center } = entry;
  return {
    tile: entry.id,
    id: entry.id,
    ghosts: Math.max(0, ...entry.ghosts),
    copies: entry.ghosts.length,
    edges: [...entry.edges],
    segments: [
      ...cities.map((city, i) => ({ ...plain, name: `city${i}`, kind: 'city' as const, edges: [...city.edges], coats: city.shields })),
      ...roads.map((road, i) => ({ ...plain, name: `road${i}`, kind: 'road' as const, edges: [...road.edges], end: road.ends })),
      ...mist.map((edges, i) => ({ ...plain, name: `mist${i}`, kind: 'mist' as const, edges: [...edges] })),
      ...(center ? [{ ...plain, name: center, kind: center }] : []),
      ...fields.map((field, i) => ({
        ...plain,
        name: `field${i}`,
        kind: 'field' as const,
        half_edges: [...field.halves],
        cities: [...field.cities],
      })),
    ],
    watertower: entry.watertower,
  };
}
