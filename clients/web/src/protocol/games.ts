import { get, getUpdates } from './api';
import type { Colour, EndReason, Game, Level, Modules, Outcome, PositionDocument, Track, Update } from './types';

/** How a game ended; servers of old kept only the first two. */
export interface Result {
  outcome: Outcome;
  reason: EndReason;
  turns?: number;
  tracks?: Track[];
  winners?: Colour[];
}

/** GAME of the protocol: what there is to say of a game without its log. */
export interface GameRecord {
  game_id: string;
  room: string;
  seq: number;
  rules: string;
  setup: { game: Game; players: number; level?: Level; modules?: Modules; scoring?: Colour[] };
  tileset: { name: string; digest: string };
  commitment: string;
  forked_from: { game_id: string; seq: number } | null;
  players: ({ name: string; kind: 'human' | 'bot'; colours: Colour[] } | null)[];
  started_ms: number;
  ended_ms: number | null;
  result: Result | null;
}

/** One page of a list of games; `next` asks for what follows. */
export interface GamePage {
  games: GameRecord[];
  next: string | null;
}

const pathOf = (game: string) => `/games/${encodeURIComponent(game)}`;

export async function getGame(game: string): Promise<GameRecord> {
  return (await get<{ game: GameRecord }>(pathOf(game))).game;
}

/** Every entry of a game, oldest first. */
export function getGameLog(game: string): Promise<Update[]> {
  return getUpdates(`${pathOf(game)}/log?since=0`);
}

/** A game as it was at `seq`. */
export function getGamePosition(game: string, seq: number): Promise<PositionDocument> {
  return get(`${pathOf(game)}/state?seq=${seq}`);
}

/** Games of listed rooms that are over, the last to end first. */
export function listGames(limit: number, before: string | null): Promise<GamePage> {
  const more = before === null ? '' : `&before=${encodeURIComponent(before)}`;
  return get(`/games?limit=${limit}${more}`);
}
