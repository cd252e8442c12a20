import { edges } from '../board/geometry';
import { isCentre, type CentreKind } from '../board/segment';
import type { Point, Rotation, SegmentKind, TileFace, TileSegment } from '../protocol/types';
import { addedInCities, addedOnTile, takenBy, type AddedPicture } from './added';
import { abbeyGates, abbeyShape, cityShape, toWalls, type CityOnTile, type CityShape } from './city';
import { countryside } from './countryside';
import { along, distance, inside, middle, point, turn } from './curve';
import { fieldPlaces } from './field';
import type { Taken } from './free_place';
import { mistShape, type MistShape } from './mist';
import { randomFrom } from './random';
import { joinedSides, roadShape, withBridges, type RoadShape } from './road';
import { cityPlace, ghostPlaces, houses, type Ground, type Scenery } from './scenery';

/** What stands where the roads of a tile meet, or in its middle. */
export type Landmark = 'village' | 'crossing' | 'watertower' | CentreKind;

/** What reads from afar on one tile, in units of `kTileSize`, upright in its final turn. */
export interface LandPlan {
  cities: CityShape[];
  roads: RoadShape[];
  rivers: RoadShape[];
  mist: MistShape[];
  coats: Point[];
  landmark: ({ kind: Landmark } & Point) | null;
  /** What only tiles of other expansions show. */
  added: AddedPicture[];
  /** The corner in which the ruin of the start tile stands. */
  ruin: Point | null;
}

/** Everything that is drawn on one tile. */
export interface TilePlan extends LandPlan {
  /** From far to near. */
  scenery: Scenery[];
  /** Where a road goes through a city's wall. */
  gates: Point[];
  /** Where a meeple stands on each segment, by the segment's name; worked out when it is first asked for, as the next. */
  places: () => ReadonlyMap<string, Point>;
  ghosts: () => Point[];
}

/** As many ghosts as one tile shows; a number tells of more. */
export const kGhostPlaces = 4;
/** How far a printed ghost symbol keeps off what grows on the land. */
const kSymbolRoom = 8;
/** How far the middle of a house keeps off a picture, and off a street. */
const kHouse = 8;
const kStreet = 11;

/** The roads' meeting point: the middle, moved away from cities. */
function nodeOf(face: TileFace): Point {
  let { x, y } = middle;
  face.edges.forEach((terrain, edge) => {
    if (terrain !== 'city') return;
    const away = turn(point(50, 58), edge);
    x += away.x - middle.x;
    y += away.y - middle.y;
  });
  return point(Math.max(38, Math.min(62, x)), Math.max(38, Math.min(62, y)));
}

/** Whether the face shows a part of the ruin. */
export const hasRuin = (face: TileFace) => face.segments.some((segment) => segment.end === 'ruin');

/** The corner of a quarter of the ruin that touches the other three. */
function ruinCorner(start: Point | undefined, ruined: boolean): Point | null {
  if (!start || !ruined) return null;
  return point(start.x === 0 ? 100 : 0, start.y === 0 ? 100 : 0);
}

const kInTunnel = 0.1;
const kBesideBridge = 0.27;

/** The segment of what stands on the tile. */
function centreOf(face: TileFace): TileSegment | undefined {
  return face.segments.find((segment) => isCentre(segment.kind));
}

/** The centre stands where roads end, or beside the road that only passes. */
function centrePlace(face: TileFace, node: Point): Point {
  const passes = face.segments.some((segment) => segment.kind === 'road' && segment.edges.length === 2);
  return passes ? openPlace(face, node) : node;
}

function landmarkOf(face: TileFace, node: Point, free: () => Point): TilePlan['landmark'] {
  const centre = centreOf(face);
  if (centre) return { kind: centre.kind as Landmark, ...centrePlace(face, node) };
  if (face.segments.some((s) => s.end === 'village')) return { kind: 'village', ...node };
  if (face.segments.some((s) => s.end === 'crossing')) return { kind: 'crossing', ...node };
  return face.watertower ? { kind: 'watertower', ...free() } : null;
}

/** An open corner for the water tower: away from cities and roads. */
function openPlace(face: TileFace, node: Point): Point {
  const sides = face.edges.flatMap((terrain, edge) => (terrain === 'field' ? [edge] : []));
  const points = sides.map((edge) => turn(point(50, 30), edge));
  if (points.length === 0) return node;
  const sum = points.reduce((a, b) => point(a.x + b.x, a.y + b.y));
  const mean = point(sum.x / points.length, sum.y / points.length);
  return point(Math.max(24, Math.min(76, mean.x)), Math.max(28, Math.min(78, mean.y)));
}

/** How far along its road a meeple stands: on a road that ends, away from what stands there; not on a bridge, nor in a tunnel. */
function roadPart({ end, seen }: RoadShape, isCrossed: boolean): number {
  if (end === 'castle' || end === 'monastery') return 0.28;
  if (end !== null) return 0.42;
  if (seen.length > 1) return kInTunnel;
  return isCrossed ? kBesideBridge : 0.5;
}

const whole = (p: Point) => point(Math.round(p.x), Math.round(p.y));

function meeplePlaces(cities: CityShape[], roads: RoadShape[], taken: Taken[]) {
  const isCrossed = roads.some(({ bridges }) => bridges.length > 0);
  return new Map<string, Point>([
    ...cities.map((city): [string, Point] => [city.name, cityPlace(city, cities, taken)]),
    ...roads.map((road): [string, Point] => [road.name, whole(along(road.line, roadPart(road, isCrossed)))]),
  ]);
}

/** So much room a meeple and a coat of arms take beside something else. */
const kBesideMeeple = 10;
const kBesideCoat = 9;
const kBesideStreet = 15;
const kCoatFromMeeple = 21;
const kCoatApart = 15;

/** Where the coats of arms hang: in the open, beside the city's meeple. */
function coatPlaces(cities: CityShape[], places: ReadonlyMap<string, Point>, taken: Taken[]): Point[] {
  return cities.flatMap((city) => {
    if (city.coats === 0) return [];
    const meeple = places.get(city.name)!;
    const room = (p: Point) => Math.min(14, p.x - 4, p.y - 4, 96 - p.x, 96 - p.y, toWalls([city], p));
    const candidates = Array.from({ length: 625 }, (_, i) => point(2 + (i % 25) * 4, 2 + Math.floor(i / 25) * 4))
      .filter((p) => inside(p, city.outline) && distance(p, meeple) >= kCoatFromMeeple && taken.every((k) => distance(p, k) > k.r))
      .map((p) => ({ p, worth: room(p) - distance(p, meeple) * 0.2 }))
      .sort((a, b) => b.worth - a.worth);
    const chosen: Point[] = [];
    for (const { p } of candidates) {
      if (chosen.length < city.coats && chosen.every((q) => distance(p, q) >= kCoatApart)) chosen.push(p);
    }
    return chosen;
  });
}

const kCorners: readonly string[] = ['NE', 'SE', 'SW', 'NW'];

/** What of the tile decides about the walls of one of its cities. */
function onTile(face: TileFace, city: TileSegment, cities: TileSegment[]): CityOnTile {
  const ends = face.segments.filter(({ kind }) => kind === 'road');
  return {
    others: cities.filter((other) => other !== city),
    corners: edges.filter((edge) => face.cut?.some((at) => at === kCorners[edge])),
    meet: ends.length > 0 && ends.every(({ end }) => end === 'city') && cities.every((each) => each.edges.length === 1),
  };
}

/** The land of an unturned face, with the places of those meeples that do not stand in fields. */
function surveyed(face: TileFace, start: Point | undefined, ruined: boolean, random: () => number) {
  const ofKind = (kind: TileSegment['kind']) => face.segments.filter((s) => s.kind === kind);
  const ofCities = ofKind('city');
  const cities = ofCities.map((segment) => cityShape(segment, onTile(face, segment, ofCities), random));
  const abbey = face.segments.find(({ kind }) => kind === 'abbey');
  if (abbey) cities.push(abbeyShape(abbey.name));
  const ruin = ruinCorner(start, ruined);
  const node = nodeOf(face);
  const joined = joinedSides(face);
  const roads = withBridges(ofKind('road').map((s) => roadShape(s, ruin ?? node, cities, joined, random)));
  const rivers = ofKind('river').map((s) => roadShape(s, node, cities, joined, random));
  const mist = ofKind('mist').map((segment) => mistShape(segment));
  const landmark = landmarkOf(face, node, () => openPlace(face, node));
  const centre = centreOf(face);
  const inCities = addedInCities(face, cities, roads);
  const roomFor = (more: number) => inCities.map((each) => ({ ...takenBy(each), r: takenBy(each).r + more }));
  const streets = roads.flatMap((road) => road.streets.flat());
  const places = meeplePlaces(cities, roads, [...roomFor(kBesideMeeple), ...streets.map((p) => ({ ...p, r: kBesideStreet }))]);
  if (centre) places.set(centre.name, centrePlace(face, node));
  const coats = coatPlaces(cities, places, roomFor(kBesideCoat));
  const taken = [
    ...[...places.values()].map((p) => ({ ...p, r: kBesideMeeple })),
    ...coats.map((p) => ({ ...p, r: kBesideCoat })),
    ...(landmark ? [{ x: landmark.x, y: landmark.y, r: 17 }] : []),
    ...roomFor(0),
  ];
  const added = [...inCities, ...addedOnTile(face, { cities, roads: [...roads, ...rivers], taken }, node)];
  for (const kind of ['garden', 'abbey'] as const) {
    const segment = face.segments.find((each) => each.kind === kind);
    const at = added.find((each) => each.kind === kind);
    if (segment && at) places.set(segment.name, point(at.x, at.y));
  }
  return { land: { cities, roads, rivers, mist, coats, landmark, added, ruin }, places };
}

/** What is worked out when it is first asked for: most tiles never have a meeple or a ghost. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

const chanceOf = (face: TileFace) => randomFrom(`mistward ${face.id}`);

/** The land alone of what `planTile` gives, which is a small part of its work. */
export function planLand(face: TileFace, start?: Point, ruined = false): LandPlan {
  return surveyed(face, start, ruined, chanceOf(face)).land;
}

/** Where a road goes into a city and out of it again. */
const gatesAlong = ({ streets, seen, line }: RoadShape): Point[] => [
  ...streets.flatMap((street) => [street[0]!, street.at(-1)!]),
  ...seen.flatMap((part) => [part[0]!, part.at(-1)!]).filter((p) => distance(p, line[0]!) > 1 && distance(p, line.at(-1)!) > 1),
];

/**
 * The drawing of an unturned face. The same for every copy and on every page. `start` is where it lies in the
 * beginning, if it does, and `ruined` whether the tiles that do surround the ruin.
 */
export function planTile(face: TileFace, start?: Point, ruined = false): TilePlan {
  const random = chanceOf(face);
  const ofKind = (kind: SegmentKind) => face.segments.filter((s) => s.kind === kind);
  const { land, places } = surveyed(face, start, ruined, random);
  const { cities, roads, rivers, mist, coats, landmark, added, ruin } = land;
  const streets = roads.flatMap((road) => road.streets);
  const centre = centreOf(face);
  const kept = [
    ...[...places].flatMap(([name, p]) => (cities.some((city) => city.name === name) ? [{ ...p, r: 11 }] : [])),
    ...coats.map((p) => ({ ...p, r: 15 })),
    ...(landmark ? [{ x: landmark.x, y: landmark.y, r: 18 }] : []),
    ...(ruin ? [{ ...ruin, r: 34 }] : []),
    ...added.map(takenBy).map((each) => ({ ...each, r: each.r + kHouse })),
    ...streets.flatMap((street) => street.map((p) => ({ ...p, r: kStreet }))),
  ];
  const ground: Ground = { cities, roads: [...roads, ...rivers], mist, kept };
  const haunted = mist.length > 0 || start !== undefined || centre?.kind === 'cemetery';
  const ghosts = once(() => (haunted ? ghostPlaces(ground, kGhostPlaces) : []));
  // The symbols of a small mist lie near its shore, where something could grow over them.
  const printed = (face.ghosts > 0 ? ghosts() : []).slice(0, face.ghosts).map((p) => ({ ...p, r: kSymbolRoom }));
  // The lake of an inn is the only one on its tile.
  const byLake = added.some(({ kind }) => kind === 'inn');
  const scenery = [
    ...cities.flatMap((city) => houses(city, ground, random)),
    ...countryside({ ...ground, kept: [...kept, ...printed] }, random),
  ].filter(({ kind }) => kind !== 'pond' || !byLake);
  const onTower = added.filter(({ kind }) => kind === 'foundation').map((p): [string, Point] => ['tower', whole(p)]);
  // Farmers come last: nothing on the map makes room for them.
  const withFarmers = once(() => new Map([...places, ...onTower, ...fieldPlaces(ofKind('field'), ground, [...places.values(), ...added])]));
  const gates = roads.flatMap((road) => (road.end === 'city' ? [road.line.at(-1)!] : gatesAlong(road)));
  if (added.some(({ kind }) => kind === 'abbey')) gates.push(...abbeyGates());
  return { ...land, scenery, gates, places: withFarmers, ghosts };
}

/** The same land after clockwise quarter turns. */
export function turnLand(land: LandPlan, rotation: Rotation): LandPlan {
  const moved = <T extends Point>(p: T): T => ({ ...p, ...turn(p, rotation) });
  const lines = (points: Point[]) => points.map((p) => turn(p, rotation));
  const road = ({ line, seen, streets, bridges, ...told }: RoadShape): RoadShape => ({
    ...told,
    line: lines(line),
    seen: seen.map(lines),
    streets: streets.map(lines),
    bridges: bridges.map(lines),
  });
  return {
    cities: land.cities.map((city) => ({
      ...city,
      outline: lines(city.outline),
      walls: city.walls.map(lines),
      towers: lines(city.towers),
      corners: lines(city.corners),
    })),
    roads: land.roads.map(road),
    rivers: land.rivers.map(road),
    added: land.added.map(moved),
    mist: land.mist.map((shape) => ({ ...shape, puffs: shape.puffs.map(moved) })),
    coats: lines(land.coats),
    landmark: land.landmark && moved(land.landmark),
    ruin: land.ruin && turn(land.ruin, rotation),
  };
}

/** The same drawing after clockwise quarter turns; what stands upright stays upright. */
export function turnPlan(plan: TilePlan, rotation: Rotation): TilePlan {
  const moved = <T extends Point>(p: T): T => ({ ...p, ...turn(p, rotation) });
  const lines = (points: Point[]) => points.map((p) => turn(p, rotation));
  return {
    ...turnLand(plan, rotation),
    scenery: plan.scenery.map(moved).sort((a, b) => a.y - b.y),
    gates: lines(plan.gates),
    places: once(() => new Map([...plan.places()].map(([name, p]) => [name, turn(p, rotation)]))),
    ghosts: once(() => lines(plan.ghosts())),
  };
}
