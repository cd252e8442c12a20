import { placeKey } from '../board/geometry';
import type {
  ChaseGhosts,
  LegalDecision,
  PlaceTile,
  Point,
  RemoveGhosts,
  Rotation,
} from '../protocol/types';

/** A space on which the drawn tile may lie, and how turned. */
export interface Space extends Point {
  rotations: Rotation[];
}

const isPlaceTile = (d: LegalDecision): d is PlaceTile => d.type === 'place_tile';

/** Every legal space, in reading order. */
export function spaces(legal: LegalDecision[]): Space[] {
  const found = new Map<string, Space>();
  for (const { x, y, rotation } of legal.filter(isPlaceTile)) {
    const space = found.get(placeKey({ x, y })) ?? { x, y, rotations: [] };
    space.rotations.push(rotation);
    found.set(placeKey(space), space);
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The turns in which the drawn tile fits anywhere at all. */
export function usefulRotations(legal: LegalDecision[]): Rotation[] {
  return [...new Set(legal.filter(isPlaceTile).map((d) => d.rotation))].sort();
}

/** A tile from which ghosts may be taken, at most `most`. */
export interface Haunt extends Point {
  most: number;
}

function hauntsOf(decisions: (RemoveGhosts | ChaseGhosts)[]): Haunt[] {
  const found = new Map<string, Haunt>();
  for (const d of decisions) {
    const known = found.get(placeKey(d))?.most ?? 0;
    found.set(placeKey(d), { x: d.x, y: d.y, most: Math.max(known, d.count) });
  }
  return [...found.values()];
}

/** The tiles from which ghosts may be taken instead of a feature's points. */
export function haunts(legal: LegalDecision[], feature: string): Haunt[] {
  const isIts = (d: LegalDecision): d is RemoveGhosts => d.type === 'remove_ghosts' && d.feature === feature;
  return hauntsOf(legal.filter(isIts));
}

/** The tiles from which the hound may chase ghosts. */
export function chases(legal: LegalDecision[]): Haunt[] {
  return hauntsOf(legal.filter((d): d is ChaseGhosts => d.type === 'chase_ghosts'));
}
