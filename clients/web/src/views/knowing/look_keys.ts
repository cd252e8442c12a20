import type { Atlas } from '../../art/atlas';
import { kTilePixels } from '../../board/camera';
import { nearestInDirection } from '../../board/direction';
import { samePlace } from '../../board/geometry';
import type { BoardFeature, Place, Point, State } from '../../protocol/types';
import { reaches } from '../../session/knowing';
import type { Reading, TableToRead } from '../../session/ports';
import { thingAt } from './looking';

/** Where a feature is best looked at: at its first meeple, else at its first segment. */
function endOf({ meeples, segments }: BoardFeature): Place {
  const { x, y, segment } = meeples[0] ?? segments[0]!;
  return { x, y, segment };
}

/** Where a segment is on the board, in spaces. */
function pointOf(at: Place, state: State, atlas: Atlas): Point {
  const tile = state.tiles.find((candidate) => samePlace(candidate, at));
  const plan = tile && atlas.plan(tile.tile, tile.rotation);
  const p = plan?.places().get(at.segment) ?? plan?.mist.find((shape) => shape.name === at.segment)?.puffs[0];
  return { x: at.x + (p?.x ?? 50) / kTilePixels, y: at.y + (p?.y ?? 50) / kTilePixels };
}

/** Looks on from what is looked at to the next feature in a direction. */
export function lookOn(session: Reading, by: Point): void {
  const { knowing } = session;
  const look = knowing.look.value;
  const features = knowing.features.value;
  const { state } = session.table.now.value;
  const atlas = session.table.atlas.value;
  if (!look || typeof features === 'string' || !state || !atlas) return;
  const others = features.filter((feature) => !reaches(feature, look.at));
  const places = others.map((feature) => ({ ...pointOf(endOf(feature), state, atlas), feature }));
  const next = nearestInDirection(pointOf(look.at, state, atlas), places, by);
  if (next) knowing.keep(endOf(next.feature), true);
}

/** Where looking begins: what is at the place with the focus, else a meeple, else the tile placed last. */
function beginning(table: TableToRead, focused: Point | null): Place | null {
  const { state } = table.now.value;
  const there = focused && (thingAt(table, focused) ?? thingAt(table, { x: focused.x + 0.5, y: focused.y + 0.5 }));
  if (there || !state) return there;
  const [meeple] = state.meeples;
  if (meeple) return { x: meeple.x, y: meeple.y, segment: meeple.segment };
  const last = state.last ?? state.tiles.at(-1);
  const tile = last && state.tiles.find((candidate) => samePlace(candidate, last));
  const segment = tile && table.atlas.value?.faces.get(tile.tile)?.segments[0]?.name;
  return tile && segment ? { x: tile.x, y: tile.y, segment } : null;
}

/** Opens what is known of a place, or closes it. */
export function lookByKey(session: Reading, focused: Point | null): void {
  const { knowing } = session;
  if (knowing.look.value?.kept) return knowing.lookAway();
  const at = beginning(session.table, focused);
  if (at) knowing.keep(at, true);
}
