import type { Side } from '../../protocol/types';
import { openHalves, sides, type Entry, type Field } from './draft';

/** What parts the land: it touches the border of the tile at these points, which lie between half-edges. */
interface Barrier {
  points: number[];
  /** The number of the city that it is, or that a road leads up to. */
  city: number | null;
}

const middleOf = (side: Side) => 2 * sides.indexOf(side) + 0.5;
const opposite = (side: Side) => sides[(sides.indexOf(side) + 2) % 4]!;

/** Where the ruin of the start tile stands, seen from a part of it. */
function ruinAt({ at }: Entry): number[] {
  if (!at) return [];
  if (at.x === 0) return [at.y === 0 ? 3.5 : 1.5];
  return [at.y === 0 ? 5.5 : 7.5];
}

/** The city that a road from that side ends at: the one across, if there is one there. */
function cityBefore(entry: Entry, side: Side): number {
  const across = entry.cities.findIndex(({ edges }) => edges.includes(opposite(side)));
  return Math.max(0, across);
}

function cityBarriers(entry: Entry): Barrier[] {
  const leading = entry.roads.filter(({ edges, ends }) => ends === 'city' && edges.length === 1);
  return entry.cities.map(({ edges }, city) => {
    const roads = leading.filter((road) => cityBefore(entry, road.edges[0]!) === city);
    return { city, points: [...edges, ...roads.flatMap((road) => road.edges)].map(middleOf) };
  });
}

/** Roads that run through, and those that meet in the middle together. */
function roadBarriers(entry: Entry): Barrier[] {
  const through = [...entry.roads, ...(entry.rivers ?? [])].filter(({ edges }) => edges.length > 1);
  const ending = entry.roads.filter(({ edges, ends }) => edges.length === 1 && ends !== 'city');
  const toRuin = ending.filter(({ ends }) => ends === 'ruin');
  const meeting = ending.filter(({ ends }) => ends !== 'ruin');
  const pointsOf = (roads: readonly { edges: readonly Side[] }[]) => roads.flatMap(({ edges }) => edges.map(middleOf));
  return [
    ...through.map((road) => ({ city: null, points: pointsOf([road]) })),
    { city: null, points: pointsOf(meeting) },
    ...(toRuin.length > 0 ? [{ city: null, points: [...pointsOf(toRuin), ...ruinAt(entry)] }] : []),
  ];
}

/** On which side of a barrier a place of the border lies. */
function sideOf({ points }: Barrier, place: number): number {
  const before = points.filter((point) => point < place).length;
  return points.length === 0 ? 0 : before % points.length;
}

/** A city lies on all sides that it has a border on, but for its own. */
function borders(field: readonly number[], city: Barrier, barriers: readonly Barrier[]): boolean {
  return barriers.every((barrier, i) => {
    if (barrier === city) return true;
    return city.points.some((point) => sideOf(barrier, point + 0.01) === field[i]);
  });
}

/**
 * The fields of a tile as they follow from its cities, roads and mist: half-edges belong together unless a city or a
 * road lies between. Every tile of the sets that come with the server has these.
 */
export function fieldsOf(entry: Entry): Field[] {
  const cities = cityBarriers(entry);
  const barriers = [...cities, ...roadBarriers(entry)];
  const fields = new Map<string, { place: number[]; halves: number[] }>();
  for (const half of openHalves(entry)) {
    const place = barriers.map((barrier) => sideOf(barrier, half));
    const field = fields.get(place.join()) ?? { place, halves: [] };
    field.halves.push(half);
    fields.set(place.join(), field);
  }
  return [...fields.values()].map(({ place, halves }) => ({
    halves,
    cities: cities.flatMap((city, i) => (borders(place, city, barriers) ? [i] : [])),
  }));
}

const textOf = (fields: readonly Field[]) =>
  fields
    .map(({ halves, cities }) => `${[...halves].sort().join()}:${[...cities].sort().join()}`)
    .sort()
    .join(';');

/** Whether the fields are as they follow from the rest. */
export const fieldsFollow = (entry: Entry) => textOf(entry.fields) === textOf(fieldsOf(entry));
