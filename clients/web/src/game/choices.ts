import { placeKey } from '../board/geometry';
import type {
  AboutColour,
  AboutMeeple,
  AboutSpace,
  ChaseGhosts,
  LegalDecision,
  PlaceMeeple,
  PlaceTile,
  Point,
  RemoveGhosts,
  Rotation,
} from '../protocol/types';
import { figureOf, sameFigure, type Figure } from './figure';

/** A space on which the drawn tile may lie, and how turned. */
export interface Space extends Point {
  rotations: Rotation[];
}

const isPlaceTile = (d: LegalDecision): d is PlaceTile => d.type === 'place_tile';
const isPlaceMeeple = (d: LegalDecision): d is PlaceMeeple => d.type === 'place_meeple';

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

/** A segment of the placed tile that may be taken, and by which figures. */
export interface Spot {
  segment: string;
  figures: Figure[];
}

export function spots(legal: LegalDecision[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const put of legal.filter(isPlaceMeeple)) {
    const spot = found.get(put.segment) ?? { segment: put.segment, figures: [] };
    spot.figures.push(figureOf(put));
    found.set(put.segment, spot);
  }
  return [...found.values()];
}

/** The figures of which one may be placed, each once. */
export function figuresToPlace(legal: LegalDecision[]): Figure[] {
  const figures = legal.filter(isPlaceMeeple).map(figureOf);
  return figures.filter((a, i) => figures.findIndex((b) => sameFigure(a, b)) === i);
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

/** A decision that is made by pointing at one thing: a meeple, a tile, an empty space, a colour. */
export type Pick =
  | (AboutMeeple & { target: 'meeple' })
  | (AboutSpace & { target: 'tile' | 'space' })
  | (AboutColour & { target: 'colour' });

/** One of them that is pointed at on the board. */
export type PickOnBoard = Exclude<Pick, { target: 'colour' }>;

/** Whether it is pointed at on the board, and not a colour. */
export const isOnBoard = (pick: Pick): pick is PickOnBoard => pick.target !== 'colour';

/** By what a decision says: which meeple, which space, or which colour and nothing else. */
function pickOf(d: LegalDecision): Pick[] {
  if ('segment' in d) return 'x' in d ? [{ ...d, target: 'meeple' }] : [];
  if ('x' in d) {
    return 'rotation' in d || 'count' in d ? [] : [{ ...d, target: d.type === 'place_face_down' ? 'space' : 'tile' }];
  }
  return 'colour' in d ? [{ ...d, target: 'colour' }] : [];
}

/** Every such decision, in the order of the board from the north-west; colours last. */
export function picks(legal: LegalDecision[]): Pick[] {
  return legal.flatMap(pickOf).sort((a, b) => ('y' in a && 'y' in b ? a.y - b.y || a.x - b.x : 0));
}
