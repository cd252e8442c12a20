import type { RoadEnd, Side } from '../../protocol/types';
import { tidy, type River, type SegmentMark } from './added';
import { isMisty, sides, terrainAt, type Centre, type City, type Entry, type Field, type Ground, type Road } from './draft';
import { fieldsOf } from './fields';

// Every edit gives a new entry. One of the land has the fields follow; `moveHalf` and `setBorder` correct them.

const inOrder = (edges: readonly Side[]) => [...edges].sort((a, b) => sides.indexOf(a) - sides.indexOf(b));

function sorted<Part extends { edges: readonly Side[] }>(parts: readonly Part[]): Part[] {
  const first = (part: Part) => sides.indexOf(part.edges[0]!);
  return parts
    .filter(({ edges }) => edges.length > 0)
    .map((part) => ({ ...part, edges: inOrder(part.edges) }))
    .sort((a, b) => first(a) - first(b));
}

/** Fields inside the tile, as far as the cities that they border are still there. */
const inside = ({ fields }: Entry, cities: number): Field[] =>
  fields.filter((field) => field.halves.length === 0 && field.cities.every((city) => city < cities));

/** The land anew: parts in the order of their sides, and the fields that follow from them. */
function withLand(entry: Entry, change: Partial<Pick<Entry, 'edges' | 'mist' | 'cities' | 'roads' | 'rivers'>>): Entry {
  const { edges, mist, cities, roads, rivers } = { ...entry, ...change };
  const banks = sorted(mist.map((bank) => ({ edges: bank }))).map((bank) => bank.edges);
  const streams = sorted(rivers ?? []);
  const land = { ...entry, edges, mist: banks, cities: sorted(cities), roads: sorted(roads), rivers: streams.length > 0 ? streams : undefined };
  const names = [...land.cities.map((_, i) => `city${i}`), ...land.roads.map((_, i) => `road${i}`), ...(entry.center ? ['center'] : [])];
  const meets = entry.meets?.filter((group) => group.every((name) => names.includes(name)));
  return tidy({ ...land, meets: meets && meets.length > 0 ? meets : undefined, fields: [...fieldsOf(land as Entry), ...inside(entry, land.cities.length)] }) as Entry;
}

/** Where a road ends of which nothing else is known. */
function usualEnd({ roads, center }: Entry): RoadEnd {
  const other = roads.find(({ ends }) => ends !== null)?.ends;
  return other ?? (center === 'castle' || center === 'monastery' ? center : 'village');
}

/** The roads without one side; what came through there ends. */
function roadsWithout(entry: Entry, side: Side): Road[] {
  return entry.roads.flatMap((road) => {
    if (!road.edges.includes(side)) return [road];
    const edges = road.edges.filter((other) => other !== side);
    return edges.length === 0 ? [] : [{ ...road, edges, ends: edges.length === 1 ? usualEnd(entry) : road.ends }];
  });
}

const citiesWithout = ({ cities }: Entry, side: Side): City[] =>
  cities.map((city) => ({ ...city, edges: city.edges.filter((other) => other !== side) })).filter(({ edges }) => edges.length > 0);

const riversWithout = ({ rivers }: Entry, side: Side): River[] =>
  (rivers ?? []).map((river) => ({ edges: river.edges.filter((other) => other !== side) })).filter(({ edges }) => edges.length > 0);

const mistWithout = ({ mist }: Entry, side: Side) => mist.map((bank) => bank.filter((other) => other !== side));

/** Gives a side its terrain: a city or a road of its own; a river joins the one that there is. A city has no mist over it. */
export function setTerrain(entry: Entry, side: Side, terrain: Ground): Entry {
  if (terrainAt(entry, side) === terrain) return entry;
  const edges = entry.edges.map((before, i) => (sides[i] === side ? terrain : before));
  const cities = citiesWithout(entry, side);
  const roads = roadsWithout(entry, side);
  if (terrain === 'city') cities.push({ edges: [side], shields: 0 });
  if (terrain === 'road') roads.push({ edges: [side], ends: usualEnd(entry) });
  const rivers = riversWithout(entry, side);
  if (terrain === 'river') rivers.push({ edges: [side, ...(rivers.pop()?.edges ?? [])] });
  return withLand(entry, { edges, cities, roads, rivers, mist: terrain === 'city' ? mistWithout(entry, side) : entry.mist });
}

function neighboursOf(side: Side): Side[] {
  const i = sides.indexOf(side);
  return [sides[(i + 1) % 4]!, sides[(i + 3) % 4]!];
}

/** Lays mist over a side, or takes it away. It joins the mist that it touches in a corner. */
export function setMist(entry: Entry, side: Side, on: boolean): Entry {
  if (terrainAt(entry, side) === 'city' || isMisty(entry, side) === on) return entry;
  if (!on) return withLand(entry, { mist: mistWithout(entry, side) });
  const touched = entry.mist.find((bank) => neighboursOf(side).some((other) => bank.includes(other)));
  const mist = touched ? entry.mist.map((bank) => (bank === touched ? [...bank, side] : bank)) : [...entry.mist, [side]];
  return withLand(entry, { mist });
}

/** Makes two sides of cities one city, with the coats of arms of both; or parts the second from the first. */
export function joinCities(entry: Entry, side: Side, other: Side, on: boolean): Entry {
  const [one, two] = [side, other].map((at) => entry.cities.find(({ edges }) => edges.includes(at)));
  if (!one || !two || (one === two) === on) return entry;
  if (!on) return withLand(entry, { cities: [...citiesWithout(entry, other), { edges: [other], shields: 0 }] });
  const rest = entry.cities.filter((city) => city !== one && city !== two);
  return withLand(entry, { cities: [...rest, { edges: [...one.edges, ...two.edges], shields: one.shields + two.shields }] });
}

/** Makes the mist of two sides one, or parts the second from the first. */
export function joinMist(entry: Entry, side: Side, other: Side, on: boolean): Entry {
  const [one, two] = [side, other].map((at) => entry.mist.find((bank) => bank.includes(at)));
  if (!one || !two || (one === two) === on) return entry;
  if (!on) return withLand(entry, { mist: [...mistWithout(entry, other), [other]] });
  return withLand(entry, { mist: [...entry.mist.filter((bank) => bank !== one && bank !== two), [...one, ...two]] });
}

/** Leads the road of a side to another side, or to where it ends. */
export function leadRoad(entry: Entry, side: Side, to: Side | RoadEnd): Entry {
  const alone = { ...entry, roads: roadsWithout(entry, side) };
  const other = sides.find((known) => known === to);
  const { marks } = entry.roads.find(({ edges }) => edges.includes(side)) ?? {};
  if (!other) return withLand(entry, { roads: [...alone.roads, tidy({ edges: [side], ends: to as RoadEnd, marks })] });
  return withLand(entry, { roads: [...roadsWithout(alone, other), { edges: [side, other], ends: null }] });
}

/** Has the roads of two sides run through as one, or parts them: then both end. */
export function joinRoads(entry: Entry, side: Side, other: Side, on: boolean): Entry {
  const [one, two] = [side, other].map((at) => entry.roads.find(({ edges }) => edges.includes(at)));
  if (!one || !two || (one === two) === on) return entry;
  if (on) return leadRoad(entry, side, other);
  const roads = roadsWithout(entry, side);
  return withLand(entry, { roads: [...roads, { edges: [side], ends: usualEnd({ ...entry, roads }) }] });
}

/** Hangs coats of arms in the city of a side. */
export function setCoats(entry: Entry, side: Side, shields: number): Entry {
  return { ...entry, cities: entry.cities.map((city) => (city.edges.includes(side) ? { ...city, shields } : city)) };
}

/** Builds another centre; roads to one that is gone end in a village, and with a castle they end at it. */
export function setCentre(entry: Entry, center: Centre | null): Entry {
  const roads = entry.roads.map((road) => {
    const isLost = road.ends === 'castle' || road.ends === 'monastery';
    if (road.ends === null || (!isLost && center !== 'castle')) return road;
    if (road.ends === 'city' || road.ends === 'ruin') return road;
    return { ...road, ends: center === 'castle' || center === 'monastery' ? center : ('village' as const) };
  });
  // An abbey has nothing else: any side may meet it.
  const anyway = center === 'abbey' ? 'any' : entry.center === 'abbey' ? 'field' : null;
  if (anyway) return withLand({ ...entry, center }, { edges: entry.edges.map(() => anyway), cities: [], roads: [], rivers: [], mist: [] });
  return withLand({ ...entry, center }, { roads });
}

/** Prints a number of ghost symbols on one copy. */
export function setGhosts(entry: Entry, copy: number, symbols: number): Entry {
  return { ...entry, ghosts: entry.ghosts.map((before, i) => (i === copy ? symbols : before)) };
}

/** More copies look as the last one; fewer are taken from the end. */
export function setCopies(entry: Entry, copies: number): Entry {
  const last = entry.ghosts.at(-1) ?? 0;
  return { ...entry, ghosts: Array.from({ length: copies }, (_, i) => entry.ghosts[i] ?? last) };
}

/** Puts a half-edge into a field of the list, or into one of its own if there is none of that number. */
export function moveHalf(entry: Entry, half: number, to: number): Entry {
  const target = entry.fields[to];
  if (target?.halves.includes(half)) return entry;
  const rest = entry.fields.map((field, i) => ({
    ...field,
    halves: i === to ? [...field.halves, half].sort((a, b) => a - b) : field.halves.filter((other) => other !== half),
  }));
  const fields = target ? rest : [...rest, { halves: [half], cities: [] }];
  // What was inside before stays there.
  return { ...entry, fields: fields.filter(({ halves }, i) => halves.length > 0 || entry.fields[i]?.halves.length === 0) };
}

/** Says whether a field of the list borders a city of the list. */
export function setBorder(entry: Entry, field: number, city: number, on: boolean): Entry {
  const fields = entry.fields.map((each, i) => {
    if (i !== field) return each;
    const others = each.cities.filter((known) => known !== city);
    return { ...each, cities: on ? [...others, city].sort((a, b) => a - b) : others };
  });
  // A field inside that borders nothing is none.
  return { ...entry, fields: fields.filter(({ halves, cities }) => halves.length > 0 || cities.length > 0) };
}

/** Adds a field inside the tile, which borders every city. */
export function addInside(entry: Entry): Entry {
  return { ...entry, fields: [...entry.fields, { halves: [], cities: entry.cities.map((_, i) => i) }] };
}

/** Puts marks on the city or road of a side. */
export function setMarks(entry: Entry, kind: 'cities' | 'roads', side: Side, marks: readonly SegmentMark[] | undefined): Entry {
  const marked = <Part extends { edges: readonly Side[] }>(part: Part) => (part.edges.includes(side) ? tidy({ ...part, marks }) : part);
  return kind === 'cities' ? { ...entry, cities: entry.cities.map(marked) as City[] } : { ...entry, roads: entry.roads.map(marked) as Road[] };
}

/** Says which sides of another city the city of a side touches, too. */
export function setShares(entry: Entry, side: Side, shares: readonly Side[] | undefined): Entry {
  return { ...entry, cities: entry.cities.map((city) => (city.edges.includes(side) ? tidy({ ...city, shares }) : city)) as City[] };
}

/** Puts a mark on a field of the list. */
export function setHerd(entry: Entry, field: number, on: boolean): Entry {
  const marks = on ? (['pigherd'] as const) : undefined;
  return { ...entry, fields: entry.fields.map((each, i) => (i === field ? (tidy({ ...each, marks }) as Field) : each)) };
}

/** Changes what only tiles of other expansions have. */
export function setAdded(entry: Entry, change: { [Key in 'garden' | 'marks' | 'flier' | 'cut' | 'perPlayer']?: Entry[Key] | undefined }): Entry {
  return tidy({ ...entry, ...change }) as Entry;
}

/** Has the fields follow from the rest again. */
export const followFields = (entry: Entry): Entry => ({ ...entry, fields: [...fieldsOf(entry), ...inside(entry, entry.cities.length)] });
