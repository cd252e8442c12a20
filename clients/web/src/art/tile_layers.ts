import { outlineData } from './city';
import { pathData } from './curve';
import { groundPaints, standingPaints, type Paint } from './paints';
import { placed } from './path';
import { pictures } from './pictures';
import { randomFrom } from './random';
import type { Scenery } from './scenery';
import type { LandPlan, TilePlan } from './tile_plan';

/** All of one paint on a tile. */
export interface Layer {
  paint: Paint;
  data: string;
}

/** A plan's land as few paths: the same for every copy of a face that lies the same way. */
export interface LandLayers {
  rivers: string;
  roads: string;
  /** Roads that lead through cities. */
  streets: string;
  /** Roads that lead over others. */
  bridges: string;
  cities: string;
  walls: string;
}

/** The same with all that stands on it. */
export interface TileLayers extends LandLayers {
  ground: Layer[];
  standing: Layer[];
  /** Towers at the tile's border, which stand above the neighbours, too. */
  corners: Layer[];
}

function stamp(onto: Map<Paint, string>, { kind, ...pose }: Scenery, random?: () => number): void {
  for (const [paint, data] of pictures[kind]) onto.set(paint, (onto.get(paint) ?? '') + placed(data, pose, random));
}

function inOrder(paints: readonly Paint[], painted: Map<Paint, string>): Layer[] {
  return paints.flatMap((paint) => {
    const data = painted.get(paint);
    return data ? [{ paint, data }] : [];
  });
}

export function landLayersOf({ rivers, roads, cities }: LandPlan): LandLayers {
  return {
    rivers: rivers.map((river) => pathData(river.line)).join(''),
    roads: roads.flatMap(({ seen }) => seen.map((part) => pathData(part))).join(''),
    streets: roads.flatMap(({ streets }) => streets.map((part) => pathData(part))).join(''),
    bridges: roads.flatMap(({ bridges }) => bridges.map((part) => pathData(part))).join(''),
    cities: cities.map(outlineData).join(''),
    walls: cities.flatMap((city) => city.walls.map((wall) => pathData(wall))).join(''),
  };
}

export function layersOf(plan: TilePlan, name: string): TileLayers {
  const random = randomFrom(`hand ${name}`);
  const painted = new Map<Paint, string>();
  for (const one of plan.scenery) stamp(painted, one, random);
  for (const at of plan.cities.flatMap((city) => city.towers)) stamp(painted, { ...at, kind: 'tower', size: 1 }, random);
  for (const at of plan.gates) stamp(painted, { ...at, kind: 'gatehouse', size: 1 }, random);
  // Towers at a border are the same on both tiles: there the hand does not slip.
  const corners = new Map<Paint, string>();
  for (const at of plan.cities.flatMap((city) => city.corners)) stamp(corners, { ...at, kind: 'tower', size: 1 });
  return {
    ...landLayersOf(plan),
    ground: inOrder(groundPaints, painted),
    standing: inOrder(standingPaints, painted),
    corners: inOrder(standingPaints, corners),
  };
}
