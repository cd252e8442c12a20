import { ApiError, bearer, get, getRoom, getUpdates, post, request } from './api';
import type * as wire from './generated';
import type { ErrorCode, GameSummary, Room, StateAnswer, Update } from './types';

const pathOf = (game: string) => `/games/${encodeURIComponent(game)}`;

export async function getGame(game: string): Promise<GameSummary> {
  return (await get<wire.GameAnswer>(pathOf(game))).game;
}

/** Every entry of a game. */
export function getGameLog(game: string): Promise<Update[]> {
  return getUpdates(`${pathOf(game)}/log`, 0);
}

/** A game as it was at `seq`. */
export function getGamePosition(game: string, seq: number): Promise<StateAnswer> {
  return get(`${pathOf(game)}/state?seq=${seq}`);
}

/** What a companion makes of a game that is over. */
export function getGameReview(game: string): Promise<wire.Review> {
  return get(`${pathOf(game)}/review`);
}

/** Games of listed rooms that are over, the last to end first. */
export function listGames(limit: number, before: string | null): Promise<wire.Games> {
  const more = before === null ? '' : `&before=${encodeURIComponent(before)}`;
  return get(`/games?limit=${limit}${more}`);
}

/** How the games of one kind went, of listed rooms that are over. */
export type Statistic = wire.Statistics['statistics'][number];

export async function getStatistics(): Promise<Statistic[]> {
  return (await get<wire.Statistics>('/statistics')).statistics;
}

/** Where the file of a game is. */
export function exportPath(game: string): string {
  return `/api/v1${pathOf(game)}/export`;
}

/** Refusals of a text that is no game file, rather than one of a game that cannot be. */
const kNoGameFile: ErrorCode[] = ['malformed_json', 'invalid_message'];

/** Makes a private room of the text of a game file, which the server plays anew to see whether it can be. */
export async function importGame(text: string, secret?: string): Promise<wire.RoomCreated> {
  const headers = { 'content-type': 'application/json', ...(secret === undefined ? {} : bearer(secret)) };
  try {
    const response = await request('/games/import', { method: 'POST', headers, body: text });
    return (await response.json()) as wire.RoomCreated;
  } catch (error) {
    const unreadable = error instanceof ApiError && kNoGameFile.some((code) => code === error.code);
    throw unreadable ? new ApiError('not_a_game_file') : error;
  }
}

/** Which tiles come after a fork: those of the original, or what nobody has seen, shuffled. */
export type ForkDeck = NonNullable<wire.Fork['deck']>;

/** The room to fork, and who sees what is made of it. */
type Original = { room: string; visibility?: Room['visibility'] };

/** Only the last game of a room can be forked there; any other is from a copy of its own. */
async function roomToFork({ room, game_id }: GameSummary, secret?: string): Promise<Original> {
  const there = await getRoom(room).catch(() => null);
  if (there?.game_id === game_id) return { room, visibility: there.visibility };
  const file = await request(`${pathOf(game_id)}/export`);
  return { room: (await importGame(await file.text(), secret)).room.id };
}

/** Makes a room whose game goes on from the position of another at `seq`. It is listed only if that one was. */
export async function forkGame(record: GameSummary, seq: number, deck: ForkDeck, secret?: string): Promise<wire.RoomCreated> {
  const { room, ...seen } = await roomToFork(record, secret);
  const alone = record.setup.players === 1 ? { visibility: 'private' } : {};
  return post(`/rooms/${encodeURIComponent(room)}/fork`, { seq, deck, ...seen, ...alone }, secret);
}
