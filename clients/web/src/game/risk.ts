import { isNear } from '../board/geometry';
import type { Point, State, TileFace } from '../protocol/types';
import { countOf, kindsOn, unseenFaces } from './unseen';

const isHaunted = ({ level }: State) => level !== null && level >= 5;

/** Whether ghosts that rise lead one more to an open cemetery. */
export function cemeteryDraws(state: State): boolean {
  return !isHaunted(state) && state.open_cemeteries.length > 0;
}

/** The ghosts that a face brings at most by its symbols: one symbol less where mist meets mist (M-GHOST-1). */
export function mostOf(state: State, face: TileFace): number {
  return face.ghosts + (face.ghosts > 0 && cemeteryDraws(state) ? 1 : 0);
}

/** Whether a face, once it lies, calls ghosts to the mist around it. */
export function callsGhosts(state: State, face: TileFace): boolean {
  return isHaunted(state) && kindsOn(face).includes('cemetery');
}

/** The ghosts that the drawn tile brings at most on a space: by its symbols, or to the mist around it (M-GHOST-4). */
export function risingGhosts(state: State, faces: ReadonlyMap<string, TileFace>, drawn: TileFace, at: Point): number {
  if (!callsGhosts(state, drawn)) return mostOf(state, drawn);
  const isMisty = (tile: string) => faces.get(tile)?.segments.some(({ kind }) => kind === 'mist') ?? false;
  return state.tiles.filter((tile) => isNear(tile, at) && isMisty(tile.tile)).length;
}

/** How many of the tiles that nobody has seen can bring more ghosts than are left. */
export function tooMany(state: State, faces: ReadonlyMap<string, TileFace>): number {
  return countOf(unseenFaces(state, faces).filter(({ face }) => mostOf(state, face) > state.ghosts.supply));
}
