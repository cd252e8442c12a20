import { isLesson, resultOfRecord, type GameResult } from '../game/result';
import { ApiError, getRoom } from '../protocol/api';
import { isUnreadable } from '../protocol/unreadable';
import { getGame } from '../protocol/games';
import { getMyPast, type PlayerGame } from '../protocol/me';
import { isCounted, passOver, rememberResult } from './results';

/** How many games are looked at in one go: each that this browser does not know is asked for by itself. */
const kMostLooks = 50;
/** How far back a player's past is looked at. */
const kMostPages = 5;
const kPage = 100;

/** Codes after which a game can be looked at no better later on. */
const kNever = ['game_not_found', 'room_not_found', 'room_closed'];

/** Whether it may have been a lesson: those are played alone, and only their room says it. */
async function wasLesson({ room, room_name, seats }: PlayerGame): Promise<boolean> {
  if (seats.length > 1) return false;
  return room_name === null || isLesson(await getRoom(room));
}

async function resultFrom(game: PlayerGame, id: string): Promise<GameResult | null> {
  if (await wasLesson(game)) return null;
  return resultOfRecord(await getGame(id), game.seat);
}

/** Counts one game, or notes that it does not count. False if that cannot be known for now. */
async function count(game: PlayerGame, id: string): Promise<boolean> {
  try {
    const result = await resultFrom(game, id);
    if (result) rememberResult(result);
    else passOver(id);
    return true;
  } catch (error) {
    const never = error instanceof ApiError && (kNever.includes(error.code) || isUnreadable(error.code));
    if (never) passOver(id);
    return never;
  }
}

let counting: Promise<unknown> = Promise.resolve();

async function countNew(games: readonly PlayerGame[]): Promise<void> {
  let looks = 0;
  for (const game of games) {
    const id = game.game_id;
    if (id === null || !game.result || isCounted(id)) continue;
    looks += 1;
    if (looks > kMostLooks || !(await count(game, id))) return;
  }
}

/** Adds what a player has reached on other devices to what this browser remembers, each game once. */
export function countPast(games: readonly PlayerGame[]): Promise<void> {
  const counted = counting.then(() => countNew(games));
  counting = counted;
  return counted;
}

/** The same for all of a player's past, as far back as it is looked at. */
export async function countWholePast(secret: string): Promise<void> {
  let before: string | null = null;
  for (let page = 0; page < kMostPages; page += 1) {
    const { games, next }: { games: PlayerGame[]; next: string | null } = await getMyPast(secret, kPage, before);
    await countPast(games);
    if (next === null) return;
    before = next;
  }
}
