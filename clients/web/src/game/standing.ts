import { isNear } from '../board/geometry';
import type { Colour, HoundName, Point, State, TileFace } from '../protocol/types';

/** Whether everybody wins or loses together. */
export function isTogether(state: State): boolean {
  return state.goal !== null;
}

/** The player who acts with a colour; null for a colour that nobody plays. */
export function playerOf(state: State, colour: Colour): number | null {
  const player = state.supplies.findIndex((supply) => supply[colour] !== undefined);
  return player < 0 ? null : player;
}

/** The hound that is to be put, or that was put last. */
export function houndAtHand(state: State): HoundName {
  const inPlace = (place: string) => state.hounds.filter((hound) => hound.place === place);
  const [toPut] = inPlace('reached');
  return (toPut ?? inPlace('with_meeple').at(-1))?.hound ?? 'rufus';
}

function isMisty(face: TileFace | undefined): boolean {
  return face?.segments.some((segment) => segment.kind === 'mist') ?? false;
}

/**
 * How many ghosts the drawn tile brings at most: its symbols and one more for an open cemetery
 * (M-GHOST-1, 3), or where it lies as a haunted cemetery, one for each misty tile around (M-GHOST-4).
 */
export function risingGhosts(
  state: State,
  faces: ReadonlyMap<string, TileFace>,
  drawn: TileFace,
  at: Point | null,
): number {
  const haunted = state.level !== null && state.level >= 5;
  const isCemetery = drawn.segments.some((segment) => segment.kind === 'cemetery');
  if (haunted && isCemetery) {
    const around = at ? state.tiles.filter((tile) => isNear(tile, at)) : [];
    return around.filter((tile) => isMisty(faces.get(tile.tile))).length;
  }
  const more = !haunted && drawn.ghosts > 0 && state.open_cemeteries.length > 0 ? 1 : 0;
  return drawn.ghosts + more;
}
