import { placeKey, samePlace } from '../../board/geometry';
import { segmentsInSight, tellingSides } from '../../board/sight';
import { figureKind } from '../../game/figure';
import type { BoardTile, LegalDecision, Point, Rotation, State, TileFace } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';

/** What there is on a tile that lies turned: "city to the north", "road from east to west". */
export function partsInWords(face: TileFace, rotation: Rotation): string[] {
  return segmentsInSight(face, rotation).map(({ kind, sides, coats }) => words.look.segment(kind, sides, coats));
}

/** The same in one line. */
export function tileInWords(face: TileFace, rotation: Rotation): string {
  const parts = partsInWords(face, rotation);
  return parts.length > 0 ? parts.join(', ') : words.look.plain;
}

/** The pieces on a tile: ghosts, meeples with what haunts them, hounds, and who is buried there. */
function piecesInWords(state: State, tile: BoardTile, face: TileFace): string[] {
  const { look } = words;
  const standing = state.meeples.filter((meeple) => samePlace(meeple, tile)).map((meeple) => {
    const name = look.meeple(meeple.colour, figureKind(meeple), meeple.segment, tellingSides(face, tile.rotation, meeple.segment));
    return meeple.ghosts > 0 ? look.haunted(name, meeple.ghosts) : name;
  });
  const hounds = state.hounds.filter(({ meeple }) => meeple && samePlace(meeple, tile));
  const buried = state.buried.filter((meeple) => samePlace(meeple, tile));
  return [
    ...(tile.ghosts > 0 ? [words.ghosts(tile.ghosts)] : []),
    ...standing,
    ...hounds.map(({ hound }) => words.hounds[hound]),
    ...buried.map(({ colour }) => look.buried(colour)),
  ];
}

function spaceInWords(table: TableToRead, state: State, at: Point): string {
  const tile = state.tiles.find((candidate) => samePlace(candidate, at));
  const face = tile && table.atlas.value?.faces.get(tile.tile);
  if (tile && face) return [tileInWords(face, tile.rotation), ...piecesInWords(state, tile, face)].join(', ');
  return state.face_down.some((place) => samePlace(place, at)) ? words.look.faceDown : words.look.empty;
}

/** Whether something on a space is among what may be chosen. */
function isOffered(legal: readonly LegalDecision[], at: Point): boolean {
  return legal.some((d) => 'x' in d && 'y' in d && placeKey(d as Point) === placeKey(at));
}

/**
 * What is on a space of the board: "2 east, 1 north of the ruin: city to the north, 1 ghost"; and
 * whether anything there is among what may be chosen.
 */
export function placeInWords(table: TableToRead, state: State, legal: readonly LegalDecision[], at: Point): string {
  const here = spaceInWords(table, state, at);
  const what = isOffered(legal, at) ? `${here}, ${words.look.choice}` : here;
  return words.look.at(table.where(at), what);
}
