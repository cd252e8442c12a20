import type { Decision, Game, PlaceMeeple, PlaceTile, SegmentKind, State, Stock, TileFace } from '../protocol/types';
import type { Position } from './log';

/** Where meeples can stand at all. Whether one may stand there in this game, the server says. */
const kStands: Record<Game, readonly SegmentKind[]> = {
  mists: ['city', 'road', 'monastery', 'castle'],
  ghosts: ['city', 'road', 'monastery', 'castle', 'cemetery', 'field'],
  base: ['city', 'road', 'monastery', 'field'],
};

function figures(stock: Stock | undefined, guard: boolean): Pick<PlaceMeeple, 'colour' | 'guard'>[] {
  return Object.entries(stock ?? {})
    .filter(([, n]) => n > 0)
    .map(([colour]) => ({ colour: colour as PlaceMeeple['colour'], guard }));
}

/** Every meeple of the active player on every segment of the tile: what can be wished, not what is legal. */
function wishes(state: State, face: TileFace): Decision[] {
  const { player, supplies, guards, game } = state;
  const inHand = [...figures(supplies[player], false), ...figures(guards[player], true)];
  const segments = face.segments.filter(({ kind }) => kStands[game].includes(kind));
  return segments.flatMap(({ name }) =>
    inHand.map(
      (figure): Decision => ({
        id: `meeple:${name}:${figure.colour}${figure.guard ? ':guard' : ''}`,
        type: 'place_meeple',
        segment: name,
        ...figure,
      }),
    ),
  );
}

/**
 * The position to think on from while a tile is only proposed: it lies there, without what it would
 * bring about, and a meeple may be wished on it. What is not allowed, the server refuses.
 */
export function afterTile(now: Position, tile: PlaceTile, faces: ReadonlyMap<string, TileFace>): Position | null {
  const { state, next } = now;
  const face = state?.drawn ? faces.get(state.drawn) : undefined;
  if (!state?.drawn || !face || !next) return null;
  const { x, y, rotation } = tile;
  const tiles = [...state.tiles, { x, y, rotation, tile: state.drawn, ghosts: 0 }];
  return {
    seq: now.seq,
    state: { ...state, tiles, last: { x, y }, drawn: null },
    next: { ...next, kind: 'place_meeple' },
    legal: [...wishes(state, face), { id: 'pass', type: 'pass' }],
  };
}
