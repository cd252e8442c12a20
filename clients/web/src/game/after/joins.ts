import { opposite, placeKey, samePlace, segmentEdges, step, turnEdge, type Edge } from '../../board/geometry';
import type { BoardTile, GameEvent, Point, Rotation, State, TileFace, Update } from '../../protocol/types';
import { storyOf } from '../history';
import { freeSpaces, sidesAround } from '../unseen';

type Faces = ReadonlyMap<string, TileFace>;
type Lying = Pick<State, 'tiles' | 'face_down'>;
type Placed = Extract<GameEvent, { type: 'tile_placed' }>;

/** A moment of a game: the turn, and the seq after which it is seen. */
export interface Moment {
  turn: number;
  seq: number;
}

const kRotations: readonly Rotation[] = [0, 1, 2, 3];

function mistySides(face: TileFace | undefined, rotation: Rotation): Edge[] {
  const mist = face?.segments.filter(({ kind }) => kind === 'mist') ?? [];
  return mist.flatMap((segment) => segmentEdges(segment, rotation));
}

/** Whether mist of a tile that lies there meets mist. */
function meets({ tiles }: Lying, faces: Faces, face: TileFace, space: Point, rotation: Rotation): boolean {
  return mistySides(face, rotation).some((edge) => {
    const place = step(space, edge);
    const other = tiles.find((tile) => samePlace(tile, place));
    return other !== undefined && mistySides(faces.get(other.tile), other.rotation).includes(opposite(edge));
  });
}

/** Whether a tile fits somewhere (P-1) so that mist of it meets mist. */
function joinsSomewhere(board: Lying, faces: Faces, face: TileFace): boolean {
  return freeSpaces(board).some((space) => {
    const around = sidesAround(board, faces, space);
    const fits = (rotation: Rotation) =>
      around.every(([edge, terrain]) => face.edges[turnEdge(edge, 4 - rotation)] === terrain);
    return kRotations.some((rotation) => fits(rotation) && meets(board, faces, face, space, rotation));
  });
}

/** A cemetery calls ghosts by where it lies (M-GHOST-4), so that another place could cost more than it saves. */
const calls = (face: TileFace) => face.segments.some(({ kind }) => kind === 'cemetery');

/** The board as it grows: what the log does not place was there from the start. */
function startOf(final: State, line: readonly Update[]): Lying {
  const events = line.flatMap((update) => update.events);
  const placed = new Set(events.flatMap((event) => (event.type === 'tile_placed' ? [placeKey(event)] : [])));
  return { tiles: final.tiles.filter((tile) => !placed.has(placeKey(tile))), face_down: [] };
}

function lies({ tile, x, y, rotation }: Placed): BoardTile {
  return { tile, x, y, rotation, ghosts: 0 };
}

/** A tile that was laid, and the board before. */
interface Laid extends Moment {
  face: TileFace;
  at: Placed;
  before: Lying;
}

function missed({ face, at, before }: Laid, faces: Faces): boolean {
  return !calls(face) && !meets(before, faces, face, at, at.rotation) && joinsSomewhere(before, faces, face);
}

/** Whether the tile that was laid last brought ghosts of its own, or would have if there had been enough (M-GHOST-5). */
const brought = (event: GameEvent) =>
  event.type === 'ghosts_missing' || (event.type === 'ghosts_placed' && event.cause === 'symbols');

/**
 * The turns whose tile brought all its ghosts although it could have joined mist, which brings one fewer (M-GHOST-1).
 * `line` are the entries that led to `final`, from the first one on.
 */
export function missedJoins(final: State, line: readonly Update[], faces: Faces): Moment[] {
  const board = startOf(final, line);
  const found: Moment[] = [];
  let laid: Laid | null = null;
  for (const { turn, events } of storyOf(line)) {
    for (const { seq, event } of events) {
      if (event.type === 'face_down_placed') board.face_down.push({ x: event.x, y: event.y });
      if (event.type === 'tile_placed') {
        const face = faces.get(event.tile);
        const before = { tiles: [...board.tiles], face_down: [...board.face_down] };
        laid = face ? { turn, seq, face, at: event, before } : null;
        board.tiles.push(lies(event));
      }
      if (laid && brought(event) && missed(laid, faces)) found.push({ turn: laid.turn, seq: laid.seq });
    }
  }
  return found;
}
