import { edgeOf } from '../board/geometry';
import type { Point, TileFace, TileSegment } from '../protocol/types';
import type { addedPictures } from './added_pictures';
import type { CityShape } from './city';
import { centroid, distance, middle, point, turn } from './curve';
import { freePlace, type Surroundings, type Taken, type Wanted } from './free_place';
import { joinedSides, kMouth, toRoads, type RoadShape } from './road';

// Where that stands which only tiles of other expansions show.

export type AddedKind = keyof typeof addedPictures | 'abbey';

/** Something that is drawn upright with its own picture, however the tile is turned. */
export interface AddedPicture extends Point {
  kind: AddedKind;
  size: number;
}

type Mark = NonNullable<TileSegment['marks']>[number] | NonNullable<TileFace['marks']>[number];

/** How far each reaches from its middle, and how much room it takes. */
const kSizes: Record<AddedKind, { reach: number; room: number }> = {
  cathedral: { reach: 31, room: 27 },
  wine: { reach: 13, room: 12 },
  grain: { reach: 13, room: 12 },
  cloth: { reach: 13, room: 12 },
  princess: { reach: 22.5, room: 15 },
  inn: { reach: 16, room: 15 },
  volcano: { reach: 24, room: 21 },
  dragon: { reach: 15, room: 15 },
  portal: { reach: 15, room: 15.5 },
  foundation: { reach: 16, room: 16.5 },
  garden: { reach: 15.5, room: 16 },
  tunnel: { reach: 12, room: 9 },
  abbey: { reach: 43, room: 44 },
};

/** The marks that have a picture of their own. The shape of a city says that it is no half circle; others are told by a sign. */
const kDrawn: Partial<Record<Mark, AddedKind>> = {
  cathedral: 'cathedral',
  princess: 'princess',
  wine: 'wine',
  grain: 'grain',
  cloth: 'cloth',
  inn: 'inn',
  volcano: 'volcano',
  dragon: 'dragon',
  portal: 'portal',
  tower: 'foundation',
};

/** How far such a picture reaches from its middle, to each side. */
export const reachOf = ({ kind, size }: Pick<AddedPicture, 'kind' | 'size'>): number => kSizes[kind].reach * size;

/** What is kept free around such a picture. */
export const takenBy = ({ kind, size, x, y }: AddedPicture): Taken => ({ x, y, r: kSizes[kind].room * size });

const kindsOf = (marks: readonly Mark[] | undefined): AddedKind[] => (marks ?? []).flatMap((mark) => kDrawn[mark] ?? []);

const put = (kind: AddedKind, around: Surroundings, worth: Wanted['worth'], least?: number): AddedPicture => ({
  kind,
  ...freePlace(around, { ...kSizes[kind], worth }, least),
});

/** What stands in the cities, before anybody does: each in its city, beside the middle, which is for the meeple. */
export function addedInCities(face: TileFace, cities: CityShape[], roads: RoadShape[]): AddedPicture[] {
  const added: AddedPicture[] = [];
  for (const { name, marks } of face.segments) {
    const city = cities.find((each) => each.name === name);
    if (!city) continue;
    const heart = centroid(city.outline);
    for (const kind of kindsOf(marks)) {
      const apart = (p: Point) => (kind === 'cathedral' ? -distance(p, heart) : -Math.abs(distance(p, heart) - 17) * 0.45);
      const here = (p: Point, within: CityShape | undefined) => (within === city ? apart(p) : null);
      added.push(put(kind, { cities, roads, taken: added.map(takenBy) }, here, 0.72));
    }
  }
  return added;
}

/** An inn stands beside its road, and nearer to that than to others. */
function inn(road: RoadShape, around: Surroundings): AddedPicture {
  const others = around.roads.filter((other) => other !== road);
  const away = kSizes.inn.room + 3.5;
  const worth = (p: Point, within: CityShape | undefined) => {
    const own = toRoads([road], p);
    const nearer = others.length === 0 ? 0 : Math.min(0, toRoads(others, p) - own - 6);
    return within ? null : nearer - Math.abs(own - away) * 0.7;
  };
  return put('inn', around, worth);
}

/** Where the roads end that lead to something on the tile, it stands. */
const kAtNode: Partial<Record<AddedKind, readonly string[]>> = { foundation: ['tower'], volcano: ['other'], garden: ['other'] };

/** Where tunnels come out of the ground. */
function mouths(face: TileFace): AddedPicture[] {
  const joined = joinedSides(face);
  return face.segments
    .filter(({ marks }) => marks?.includes('tunnel'))
    .flatMap(({ edges }) => edges.map(edgeOf).filter((side) => joined.includes(side)))
    .map((side) => ({ kind: 'tunnel', ...turn(point(50, kMouth), side), size: 1 }));
}

/** A garden lies in the open; in a field that is enclosed, beside the middle, since a farmer needs room there, too. */
function inGarden(face: TileFace): Wanted['worth'] {
  const isEnclosed = face.segments.some(({ kind, half_edges }) => kind === 'field' && half_edges.length === 0);
  const off = (p: Point) => (isEnclosed ? Math.abs(distance(p, middle) - 8) : distance(p, middle) * 0.06);
  return (p, within) => (within ? null : -off(p));
}

const anywhere: Wanted['worth'] = (p, within) => (within ? -3 : 0) - distance(p, middle) * 0.04;

/** What stands in the open, or where there is room in a city; those who are on the tile have their places. */
export function addedOnTile(face: TileFace, around: Surroundings, node: Point): AddedPicture[] {
  const added = mouths(face);
  const has = (wanted: TileSegment['kind']) => face.segments.some(({ kind }) => kind === wanted);
  const leads = (kind: AddedKind) => face.segments.some(({ end }) => end !== null && kAtNode[kind]?.includes(end));
  const now = (): Surroundings => ({ ...around, taken: [...around.taken, ...added.map(takenBy)] });
  const place = (kind: AddedKind, worth: Wanted['worth'], least?: number) =>
    added.push(leads(kind) ? { kind, ...node, size: kind === 'volcano' ? 0.9 : 1 } : put(kind, now(), worth, least));
  for (const kind of kindsOf(face.marks)) place(kind, anywhere);
  for (const { name, marks } of face.segments) {
    const road = marks?.includes('inn') && around.roads.find((each) => each.name === name);
    if (road) added.push(inn(road, now()));
  }
  if (has('garden')) place('garden', inGarden(face), 0.66);
  if (has('abbey')) added.push({ kind: 'abbey', ...middle, size: 1 });
  return added;
}
