import { samePlace } from '../board/geometry';
import type { Foresight, GameEvent, PlaceTile, Question, State } from '../protocol/types';
import type { Position } from './log';

/** What can be answered as part of a proposal; scorings are shown by what they come to, not asked. */
const kAsked: readonly Question[] = ['place_meeple', 'bury', 'haunt_cemetery', 'haunt_meeple', 'place_face_down'];

/** Whether a proposal can go on after what was foreseen, for the same player. */
export function goesOn({ next, legal }: Foresight, now: Position): boolean {
  return (
    next.actor === 'player' &&
    next.player === now.next?.player &&
    kAsked.some((kind) => kind === next.kind) &&
    legal.some(({ type }) => type !== 'pass')
  );
}

/** The ghosts as they stand after an event. */
function haunted(state: State, event: GameEvent): State {
  if (event.type !== 'ghosts_placed' && event.type !== 'ghosts_removed') return state;
  const more = event.type === 'ghosts_placed' ? event.count : -event.count;
  return {
    ...state,
    ghosts: { ...state.ghosts, supply: state.ghosts.supply - more },
    tiles: state.tiles.map((tile) => (samePlace(tile, event) ? { ...tile, ghosts: tile.ghosts + more } : tile)),
  };
}

function closed(state: State, event: GameEvent): State {
  if (event.type !== 'cemetery_closed') return state;
  const open_cemeteries = state.open_cemeteries.filter((place) => !samePlace(place, event));
  return { ...state, open_cemeteries, closed_cemetery: { x: event.x, y: event.y } };
}

/** A volcano calls the dragon. */
function called(state: State, event: GameEvent): State {
  const { facts } = state;
  if (event.type !== 'dragon_moved' || !facts?.dragon) return state;
  return { ...state, facts: { ...facts, dragon: { ...facts.dragon, dragon: { x: event.x, y: event.y } } } };
}

/** The position to think on from while a tile is only proposed: it lies there, and what follows is legal. */
export function afterTile(now: Position, tile: PlaceTile, foreseen: Foresight): Position | null {
  const { state } = now;
  if (!state?.drawn) return null;
  const { x, y, rotation } = tile;
  const tiles = [...state.tiles, { x, y, rotation, tile: state.drawn, ghosts: 0 }];
  const laid: State = { ...state, tiles, last: { x, y }, drawn: null };
  const { events, next, legal } = foreseen;
  return { seq: now.seq, state: events.reduce((after, event) => called(closed(haunted(after, event), event), event), laid), next, legal };
}
