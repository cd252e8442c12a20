import { memo } from './memo';
import type { Point, Rotation } from '../protocol/types';
import { outlineData, type CityShape } from './city';
import { pathData } from './curve';
import type { MistShape, Puff } from './mist';
import type { RoadShape } from './road';
import type { Scenery } from './scenery';
import type { Atlas, TilePlan } from './tile_plan';

function Rounds({ puffs, paint }: { puffs: Puff[]; paint: string }) {
  return (
    <>
      {puffs.map((p) => (
        <circle cx={p.x} cy={p.y} r={p.r} fill={`url(#${paint})`} />
      ))}
    </>
  );
}

/** A few curls of the pen in the mist. */
function Curls({ shape }: { shape: MistShape }) {
  const curl = (p: Point) => `M${p.x - 7} ${p.y}c3-3.4 8-3.4 9.4-.4.8 2.2-2.2 3-2.8 1.2M${p.x + 5} ${p.y + 3}h5`;
  const places = shape.puffs.filter((p, i) => i % 7 === 5 || (p.r > 25.5 && i % 2 === 0)).slice(0, 4);
  return <path class="art-curls" d={places.map(curl).join('')} />;
}

function Road({ road }: { road: RoadShape }) {
  const data = pathData(road.line);
  return (
    <>
      <path class="art-road-bank" d={data} />
      <path class="art-road" d={data} />
    </>
  );
}

function Tracks({ roads }: { roads: RoadShape[] }) {
  return <path class="art-tracks" d={roads.map((road) => pathData(road.line)).join('')} />;
}

function Walls({ city }: { city: CityShape }) {
  const data = city.walls.map((wall) => pathData(wall)).join('');
  const towers = city.walls.flatMap((wall) => [wall[0]!, wall[wall.length - 1]!]);
  return (
    <>
      <path class="art-wall-shadow" d={data} />
      <path class="art-wall-bank" d={data} />
      <path class="art-wall" d={data} />
      <path class="art-merlons" d={data} />
      {towers.map((p) => (
        <circle class="art-tower" cx={p.x} cy={p.y} r="4.6" />
      ))}
    </>
  );
}

function Stands({ scenery }: { scenery: Scenery[] }) {
  return (
    <>
      {scenery.map((s) => (
        <use href={`#${s.kind}`} transform={`translate(${s.x.toFixed(1)} ${s.y.toFixed(1)}) scale(${s.size.toFixed(2)})`} />
      ))}
    </>
  );
}

function use(kind: string, p: Point) {
  return <use href={`#${kind}`} x={p.x.toFixed(1)} y={p.y.toFixed(1)} />;
}

function Ground({ plan }: { plan: TilePlan }) {
  return (
    <>
      <rect class="art-field" width="100" height="100" />
      <path class="art-meadow" d="M-2 30C18 16 30 34 52 24S84 8 102 18V-2H-2ZM-2 84c20-14 34 2 56-4s32-18 48-8v30H-2Z" />
      {plan.mist.map((shape) => (
        <>
          <Rounds puffs={shape.puffs} paint="mist-paint" />
          <Curls shape={shape} />
        </>
      ))}
      {plan.roads.map((road) => (
        <Road road={road} />
      ))}
      <Tracks roads={plan.roads} />
    </>
  );
}

function Towns({ plan }: { plan: TilePlan }) {
  return (
    <>
      {plan.cities.map((city) => (
        <>
          <path class="art-city" d={outlineData(city)} />
          <path fill="url(#cobbles)" d={outlineData(city)} />
          <Walls city={city} />
        </>
      ))}
    </>
  );
}

/** The lighter mist above the ground. */
export function Wisps({ plan }: { plan: TilePlan }) {
  return (
    <>
      {plan.mist.flatMap((shape) =>
        shape.wisps.map((p) => (
          <ellipse cx={p.x} cy={p.y} rx={p.r * 1.55} ry={p.r * 0.72} fill="url(#wisp-paint)" />
        )),
      )}
    </>
  );
}

interface TileArtProps {
  atlas: Atlas;
  tile: string;
  rotation: Rotation;
  /** How many printed ghost symbols to show. */
  symbols: number;
  /** Whether the wisps above the ground are drawn with it. */
  wisps?: boolean;
}

/** One tile face, on a square of 100 units with its north-west corner at 0, 0. */
export const TileArt = memo(({ atlas, tile, rotation, symbols, wisps = true }: TileArtProps) => {
  const plan = atlas.plan(tile, rotation);
  return (
    <>
      <Ground plan={plan} />
      <Towns plan={plan} />
      {plan.ruin && use('ruin', plan.ruin)}
      <Stands scenery={plan.scenery} />
      {wisps && <Wisps plan={plan} />}
      {plan.landmark && use(plan.landmark.kind, plan.landmark)}
      {plan.coats.map((p) => use('coat', p))}
      {plan.ghosts.slice(0, symbols).map((p) => (
        <use class="ghost-mark" href="#ghost-symbol" x={p.x} y={p.y} />
      ))}
      <rect class="art-border" x=".5" y=".5" width="99" height="99" />
    </>
  );
});

