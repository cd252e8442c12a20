import type { Point, Side, TileFace, Tileset } from '../../protocol/types';
import { artMarks, goods, plainMarks, roadMarks, tidy, type SegmentMark } from './added';
import { centres, kOfFirst, roadEnds, terrains, type Centre, type City, type Entry, type Field, type Road, type TileDraft } from './draft';

/** The largest file that the server checks, in bytes. */
export const kMostBytes = 64 * 1024;

const flags = (marks: readonly SegmentMark[] | undefined, known: readonly SegmentMark[]) =>
  Object.fromEntries((marks ?? []).filter((mark) => known.includes(mark)).map((mark) => [mark, true]));

function cityOf({ marks, shares, ...city }: City) {
  const good = goods.find((each) => marks?.includes(each));
  return {
    ...city,
    ...flags(marks, ['cathedral', 'princess']),
    ...(good ? { goods: good } : {}),
    ...(marks?.includes('uncapped') ? { cap: false } : {}),
    ...(shares ? { shares } : {}),
  };
}

function roadOf({ edges, ends, marks }: Road) {
  return { edges, ...(ends === null ? {} : { ends }), ...flags(marks, roadMarks) };
}

const fieldOf = ({ marks, ...field }: Field) => ({ ...field, ...flags(marks, ['pigherd']) });

function layoutOf(entry: Entry) {
  const { edges, mist, cities, roads, rivers, fields, cut, center, garden, marks, flier, meets, watertower, origin } = entry;
  const plain = plainMarks.filter((mark) => marks?.includes(mark));
  const art = [...artMarks.filter((mark) => marks?.includes(mark)), ...(watertower ? ['watertower'] : [])];
  return {
    edges,
    mist,
    cities: cities.map(cityOf),
    roads: roads.map(roadOf),
    ...(rivers ? { rivers } : {}),
    fields: fields.map(fieldOf),
    ...(cut ? { cut } : {}),
    center,
    ...(garden ? { garden } : {}),
    ...(plain.length > 0 ? { marks: plain } : {}),
    ...(flier ? { flier } : {}),
    ...(meets ? { meets } : {}),
    ...(art.length > 0 ? { art } : {}),
    ...origin,
  };
}

function tileOf(entry: Entry) {
  return { id: entry.id, copies: entry.ghosts.length, ghosts: entry.ghosts, ...layoutOf(entry) };
}

function handOf(entry: Entry) {
  return { id: entry.id, copies: 0, ghosts: [], perPlayer: entry.perPlayer, ...layoutOf(entry) };
}

function quarterOf(entry: Entry & { at: Point }) {
  return { id: entry.id, ...entry.at, ghosts: entry.ghosts[0] ?? 0, ...layoutOf(entry) };
}

const isQuarter = (entry: Entry): entry is Entry & { at: Point } => entry.at !== null;
const isInHand = ({ perPlayer }: Entry) => perPlayer !== undefined;

/** Whether there is something in an entry that only format 2 has. */
function isOfSecond(entry: Entry): boolean {
  const { rivers, garden, marks, flier, cut, meets, perPlayer, cities, roads, fields, center, edges, origin } = entry;
  return (
    [rivers, garden || undefined, marks, flier, cut, meets, perPlayer, origin].some((part) => part !== undefined) ||
    terrains.slice(kOfFirst.terrains).some((terrain) => edges.includes(terrain)) ||
    centres.slice(kOfFirst.centres).some((centre) => centre === center) ||
    roads.some(({ ends, edges: reached }) => reached.length > 2 || roadEnds.indexOf(ends ?? 'village') >= kOfFirst.roadEnds) ||
    fields.some(({ halves }) => halves.length === 0) ||
    cities.some(({ shares }) => shares) ||
    [...cities, ...roads, ...fields].some((segment) => segment.marks)
  );
}

/** The draft as a tile-set file, as the server's `--tileset` takes it: of format 2 if it was, or if it must be. */
export function fileOf({ name, note, entries, isAdded, origin, gardens }: TileDraft) {
  const tiles = entries.filter((entry) => !isQuarter(entry) && !isInHand(entry)).map(tileOf);
  const start = entries.filter(isQuarter).map(quarterOf);
  const told = note === null ? {} : { note };
  if (!isAdded && gardens === undefined && !entries.some(isOfSecond)) return { format: 1, name, ...told, tiles, start };
  const hand = entries.filter(isInHand).map(handOf);
  return {
    format: 2,
    name,
    ...origin,
    ...told,
    ...(gardens ? { gardens } : {}),
    tiles,
    ...(hand.length > 0 ? { hand } : {}),
    ...(start.length > 0 ? { start } : {}),
  };
}

/** That file as text, with a line for each tile, so that two of them can be held against each other. */
export function textOf(draft: TileDraft): string {
  const { tiles, start, hand, ...head } = { hand: undefined, start: undefined, ...fileOf(draft) };
  const lines = (list: readonly unknown[]) => `[\n${list.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  const lists = Object.entries({ tiles, hand, start }).flatMap(([key, list]) => (list ? [`"${key}":${lines(list)}`] : []));
  return `${JSON.stringify(head).slice(0, -1)},\n${lists.join(',\n')}}\n`;
}

/** What is printed on a face, without who it is. */
function printedOn(face: TileFace): Omit<Entry, 'id' | 'ghosts' | 'at'> {
  const of = (kind: string) => face.segments.filter((segment) => segment.kind === kind);
  const centre = face.segments.find(({ kind }) => (centres as readonly string[]).includes(kind));
  const { marks, flier, cut, meets } = face;
  return tidy({
    edges: face.edges,
    mist: of('mist').map(({ edges }) => edges),
    cities: of('city').map(({ edges, coats, marks, shares }) => tidy({ edges, shields: coats, marks, shares })),
    roads: of('road').map(({ edges, end, marks }) => tidy({ edges, ends: end, marks })),
    fields: of('field').map(({ half_edges, cities, marks }) => tidy({ halves: half_edges, cities, marks })),
    center: centre ? (centre.kind as Centre) : null,
    watertower: face.watertower,
    rivers: of('river').length > 0 ? of('river').map(({ edges }) => ({ edges })) : undefined,
    garden: of('garden').length > 0 || undefined,
    marks,
    flier,
    cut,
    meets,
  });
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
  const { cities, roads, mist, fields, center, rivers = [], garden, marks, flier, cut } = entry;
  const marked = ({ marks: of }: { marks?: readonly SegmentMark[] }) => (of ? { marks: [...of] } : {});
  return {
    tile: entry.id,
    id: entry.id,
    ghosts: Math.max(0, ...entry.ghosts),
    copies: entry.ghosts.length,
    edges: [...entry.edges],
    segments: [
      ...cities.map((city, i) => ({ ...plain, name: `city${i}`, kind: 'city' as const, edges: [...city.edges], coats: city.shields, ...marked(city), ...(city.shares ? { shares: [...city.shares] } : {}) })),
      ...roads.map((road, i) => ({ ...plain, name: `road${i}`, kind: 'road' as const, edges: [...road.edges], end: road.ends, ...marked(road) })),
      ...mist.map((edges, i) => ({ ...plain, name: `mist${i}`, kind: 'mist' as const, edges: [...edges] })),
      ...(center ? [{ ...plain, name: center, kind: center }] : []),
      ...(garden ? [{ ...plain, name: 'garden', kind: 'garden' as const }] : []),
      ...(marks?.includes('tower') ? [{ ...plain, name: 'tower', kind: 'tower' as const }] : []),
      ...fields.map((field, i) => ({
        ...plain,
        name: `field${i}`,
        kind: 'field' as const,
        half_edges: [...field.halves],
        cities: [...field.cities],
        ...marked(field),
      })),
      ...rivers.map((river, i) => ({ ...plain, name: `river${i}`, kind: 'river' as const, edges: [...river.edges] })),
    ],
    watertower: entry.watertower,
    ...(marks ? { marks: [...marks] } : {}),
    ...(flier ? { flier } : {}),
    ...(cut ? { cut: [...cut] } : {}),
  };
}
