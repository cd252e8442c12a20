import type { Point, Rotation, TileFace } from '../protocol/types';
import { mistField, type MistAround } from './mist_field';
import { landLayersOf, layersOf, type LandLayers, type TileLayers } from './tile_layers';
import { hasRuin, planLand, planTile, turnLand, turnPlan, type LandPlan, type TilePlan } from './tile_plan';

/** A tile set made ready for drawing. Plans are made when first asked for and kept. */
export class Atlas {
  readonly faces: ReadonlyMap<string, TileFace>;
  private readonly starts: ReadonlyMap<string, Point>;
  private readonly ruined: boolean;
  private readonly plans = new Map<string, TilePlan>();
  private readonly lands = new Map<string, LandPlan>();
  private readonly landLayered = new Map<string, LandLayers>();
  private readonly layered = new Map<string, TileLayers>();
  private readonly mists = new Map<string, Uint8ClampedArray>();

  constructor(set: { tiles: TileFace[]; start: ({ tile: string } & Point)[] }) {
    this.faces = new Map(set.tiles.map((face) => [face.tile, face]));
    this.ruined = set.tiles.some(hasRuin);
    this.starts = new Map(set.start.map((tile) => [tile.tile, { x: tile.x, y: tile.y }]));
  }

  /** The drawing of a face in a turn. Throws for a face that the set does not have. */
  plan(tile: string, rotation: Rotation): TilePlan {
    return keep(this.plans, `${tile}/${rotation}`, () => {
      if (rotation !== 0) return turnPlan(this.plan(tile, 0), rotation);
      return planTile(this.face(tile), this.starts.get(tile), this.ruined);
    });
  }

  /** What reads from afar of that drawing. It takes much less time to make. */
  land(tile: string, rotation: Rotation): LandPlan {
    return keep(this.lands, `${tile}/${rotation}`, () => {
      if (rotation !== 0) return turnLand(this.land(tile, 0), rotation);
      return planLand(this.face(tile), this.starts.get(tile), this.ruined);
    });
  }

  /** The land as few paths. */
  landLayers(tile: string, rotation: Rotation): LandLayers {
    return keep(this.landLayered, `${tile}/${rotation}`, () => landLayersOf(this.land(tile, rotation)));
  }

  private face(tile: string): TileFace {
    const face = this.faces.get(tile);
    if (!face) throw new Error(`no face ${tile} in the tile set`);
    return face;
  }

  /** The whole drawing as few paths. */
  layers(tile: string, rotation: Rotation): TileLayers {
    return keep(this.layered, `${tile}/${rotation}`, () => layersOf(this.plan(tile, rotation), tile));
  }

  /** The mist of a tile that lies on a space, as points: see `mistField`. */
  mist(tile: string, rotation: Rotation, space: Point, around: MistAround): Uint8ClampedArray {
    const key = `${tile}/${rotation}/${space.x},${space.y}/${around}`;
    return keep(this.mists, key, () => mistField(this.land(tile, rotation), space, around));
  }
}

function keep<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
