import type { Game, GameSummary, Room, Seat } from '../protocol/types';

/** Somebody at the table. Nobody sits where the name is null. */
export type Sitting = Pick<Seat, 'name' | 'kind'>;

/** What a reader of a log has to know beside it: which game it is, and who plays. */
export interface Header {
  /** Null before a room's first game. */
  id: string | null;
  game: Game;
  /** The players by their numbers. */
  players: Sitting[];
}

export function headerOfRoom({ game_id, game, seats }: Room): Header {
  return { id: game_id, game, players: seats.map(({ name, kind }) => ({ name, kind })) };
}

export function headerOfRecord({ game_id, setup, players }: GameSummary): Header {
  return { id: game_id, game: setup.game, players: players.map((player) => ({ name: player?.name ?? null, kind: player?.kind ?? null })) };
}
