import { memo } from './memo';
import type { Point, Rotation } from '../protocol/types';
import type { MistShape, Puff } from './mist';
import { mistAround } from './mist_around';
import type { MistAround, MistBank } from './mist_bank';
import { paintClass } from './paints';
import type { Layer, TileLayers } from './tile_layers';
import type { Atlas } from './atlas';
import type { TilePlan } from './tile_plan';

function Layers({ layers }: { layers: Layer[] }) {
  return (
    <>
      {layers.map(({ paint, data }) => (
        <path key={paint} class={paintClass(paint)} d={data} />
      ))}
    </>
  );
}

function Mist({ bank }: { bank: MistBank }) {
  return (
    <>
      <path class="mist-veil" d={bank.veil} />
      <path class="mist-body" d={bank.body} />
      <path class="mist-deep" d={bank.deep} />
      <path class="mist-edge" d={bank.edge} />
    </>
  );
}

function Roads({ data }: { data: string }) {
  return (
    <>
      <path class="art-road-verge" d={data} />
      <path class="art-road-bank" d={data} />
      <path class="art-road" d={data} />
      <path class="art-tracks fine" d={data} />
    </>
  );
}

function Cities({ cities, walls }: TileLayers) {
  return (
    <>
      <path class="city" d={cities} />
      <path class="city-paving fine" d={cities} />
      <path class="wall-shadow" d={walls} />
      <path class="wall-bank" d={walls} />
      <path class="wall" d={walls} />
      <path class="wall-top fine" d={walls} />
    </>
  );
}

/** What is drawn with a symbol of its own: the few things that a tile has one of. */
function Signs({ plan, symbols }: { plan: TilePlan; symbols: number }) {
  const { landmark, ruin } = plan;
  return (
    <>
      {ruin && <use href="#ruin" x={ruin.x} y={ruin.y} />}
      {landmark && <use href={`#${landmark.kind}`} x={landmark.x.toFixed(1)} y={landmark.y.toFixed(1)} />}
      {plan.coats.map((p) => (
        <use href="#coat" transform={`translate(${p.x} ${p.y}) scale(1.4)`} />
      ))}
      {plan.ghosts.slice(0, symbols).map((p) => (
        <use class="ghost-mark" href="#ghost-symbol" x={p.x} y={p.y} />
      ))}
    </>
  );
}

interface FaceProps {
  atlas: Atlas;
  tile: string;
  rotation: Rotation;
}

/** The towers at the border of a tile whose north-west corner is at `at`. */
export function CornerTowers({ atlas, tile, rotation, at }: FaceProps & { at: Point }) {
  const { corners } = atlas.layers(tile, rotation);
  if (corners.length === 0) return null;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Layers layers={corners} />
    </g>
  );
}

/** A light round of mist, wider than high. */
function Wisp({ at, p }: { at: Point; p: Puff }) {
  return <ellipse cx={at.x + p.x} cy={at.y + p.y} rx={p.r * 1.55} ry={p.r * 0.72} />;
}

/** The lighter mist that drifts above a tile whose north-west corner is at `at`. */
export function Wisps({ mist, at }: { mist: MistShape[]; at: Point }) {
  return (
    <>
      {mist.flatMap((shape) => shape.wisps.map((p) => <Wisp at={at} p={p} />))}
    </>
  );
}

/** The corners of a tile as small crosses, as on the grid of a map. */
const kCorners = 'M0 4V0H4M96 0H100V4M100 96V100H96M4 100H0V96';

interface TileArtProps extends FaceProps {
  /** How many printed ghost symbols to show. */
  symbols: number;
  /** The space on which it lies; alone it lies at 0, 0. */
  x?: number;
  y?: number;
  /** Where its mist goes on; alone it goes on everywhere. */
  around?: MistAround | undefined;
  /** Whether the towers at its border are drawn with it. */
  towers?: boolean;
}

const nowhere = () => undefined;

/** One tile face, on a square of 100 units. */
export const TileArt = memo((props: TileArtProps) => {
  const { atlas, tile, rotation, symbols, x = 0, y = 0, around, towers = true } = props;
  const plan = atlas.plan(tile, rotation);
  const layers = atlas.layers(tile, rotation);
  const goesOn = around ?? mistAround({ tile, rotation }, { x, y }, (id) => atlas.faces.get(id), nowhere);
  const size = { x: x * 100, y: y * 100, width: 100, height: 100 };
  // Roads and cities reach over the border by a hair, so that no gap shows between neighbours.
  const over = { x: size.x - 0.4, y: size.y - 0.4, width: 100.8, height: 100.8 };
  return (
    <>
      <rect class="art-field" {...size} />
      <rect class="art-border" {...size} />
      {layers.ground.length > 0 && (
        <g transform={`translate(${size.x} ${size.y})`}>
          <Layers layers={layers.ground} />
        </g>
      )}
      {plan.mist.length > 0 && <Mist bank={atlas.bank(tile, rotation, { x, y }, goesOn)} />}
      <svg {...over} viewBox="-.4 -.4 100.8 100.8">
        {layers.roads && <Roads data={layers.roads} />}
        {layers.cities && <Cities {...layers} />}
        <Layers layers={layers.standing} />
        <Signs plan={plan} symbols={symbols} />
        <path class="art-corners" d={kCorners} />
      </svg>
      {towers && <CornerTowers atlas={atlas} tile={tile} rotation={rotation} at={size} />}
    </>
  );
});
