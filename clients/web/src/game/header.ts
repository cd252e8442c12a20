import type { Game, GameSummary, Room } from '../protocol/types';

/** What a reader of a log has to know beside it: which game it is, and who plays. */
export interface Header {
  /** Null before a room's first game. */
  id: string | null;
  game: Game;
  /** The names of the players by their numbers; null where nobody sits. */
  players: (string | null)[];
}

export function headerOfRoom({ game_id, game, seats }: Room): Header {
  return { id: game_id, game, players: seats.map(({ name }) => name) };
}

export function headerOfRecord({ game_id, setup, players }: GameSummary): Header {
  return { id: game_id, game: setup.game, players: players.map((player) => player?.name ?? null) };
}
