import type { Point, Rotation, TileFace } from '../protocol/types';
import { mistBank, type MistAround, type MistBank } from './mist_bank';
import { layersOf, type TileLayers } from './tile_layers';
import { hasRuin, planTile, turnPlan, type TilePlan } from './tile_plan';

/** A tile set made ready for drawing. Plans are made when first asked for and kept. */
export class Atlas {
  readonly faces: ReadonlyMap<string, TileFace>;
  private readonly starts: ReadonlyMap<string, Point>;
  private readonly ruined: boolean;
  private readonly plans = new Map<string, TilePlan>();
  private readonly layered = new Map<string, TileLayers>();
  private readonly banks = new Map<string, MistBank>();

  constructor(set: { tiles: TileFace[]; start: ({ tile: string } & Point)[] }) {
    this.faces = new Map(set.tiles.map((face) => [face.tile, face]));
    this.ruined = set.tiles.some(hasRuin);
    this.starts = new Map(set.start.map((tile) => [tile.tile, { x: tile.x, y: tile.y }]));
  }

  /** The drawing of a face in a turn. Throws for a face that the set does not have. */
  plan(tile: string, rotation: Rotation): TilePlan {
    return keep(this.plans, `${tile}/${rotation}`, () => {
      if (rotation !== 0) return turnPlan(this.plan(tile, 0), rotation);
      const face = this.faces.get(tile);
      if (!face) throw new Error(`no face ${tile} in the tile set`);
      return planTile(face, this.starts.get(tile), this.ruined);
    });
  }

  /** The same drawing as few paths. */
  layers(tile: string, rotation: Rotation): TileLayers {
    return keep(this.layered, `${tile}/${rotation}`, () => layersOf(this.plan(tile, rotation), tile));
  }

  /** The mist of a tile that lies on a space. */
  bank(tile: string, rotation: Rotation, space: Point, around: MistAround): MistBank {
    const key = `${tile}/${rotation}/${space.x},${space.y}/${around}`;
    return keep(this.banks, key, () => mistBank(this.plan(tile, rotation), space, around));
  }
}

function keep<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
