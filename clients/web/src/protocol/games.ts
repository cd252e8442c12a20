import { ApiError, get, getRoom, getUpdates, post, request } from './api';
import type { Colour, EndReason, Game, Level, Modules, Outcome, PositionDocument, Room, Track, Update } from './types';

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
  /** What became of it; servers of old do not say. */
  room_status?: 'there' | 'closed' | 'removed';
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

/** How the games of one kind went, of listed rooms that are over. */
export interface Statistic {
  game: Game;
  level: Level | null;
  players: number;
  games: number;
  won: number;
  lost: number;
  points: { mean: number; best: number } | null;
}

export async function getStatistics(): Promise<Statistic[]> {
  return (await get<{ statistics: Statistic[] }>('/statistics')).statistics;
}

/** Where the file of a game is. */
export function exportPath(game: string): string {
  return `/api/v1${pathOf(game)}/export`;
}

/** A room that was made from a game, and the key of whoever made it. */
export interface NewGameRoom {
  room: Room;
  owner_token: string;
}

/** Refusals of a text that is no game file, rather than one of a game that cannot be. */
const kNoGameFile = ['malformed_json', 'invalid_message'];

/** Makes a private room of the text of a game file, which the server plays anew to see whether it can be. */
export async function importGame(text: string): Promise<NewGameRoom> {
  const headers = { 'content-type': 'application/json' };
  try {
    const response = await request('/games/import', { method: 'POST', headers, body: text });
    return (await response.json()) as NewGameRoom;
  } catch (error) {
    const unreadable = error instanceof ApiError && kNoGameFile.includes(error.code);
    throw unreadable ? new ApiError('not_a_game_file') : error;
  }
}

/** Which tiles come after a fork: those of the original, or what nobody has seen, shuffled. */
export type ForkDeck = 'fresh' | 'same';

/** Only the last game of a room can be forked there; any other is from a copy of its own. */
async function roomToFork({ room, game_id }: GameRecord): Promise<string> {
  const there = await getRoom(room).catch(() => null);
  if (there?.game_id === game_id) return room;
  const file = await request(`${pathOf(game_id)}/export`);
  return (await importGame(await file.text())).room.id;
}

/** Makes a room whose game goes on from the position of another at `seq`. */
export async function forkGame(record: GameRecord, seq: number, deck: ForkDeck): Promise<NewGameRoom> {
  return post(`/rooms/${encodeURIComponent(await roomToFork(record))}/fork`, { seq, deck });
}
