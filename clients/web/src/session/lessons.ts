import { codeOf, createLesson, startRoom } from '../protocol/api';
import type { Level } from '../protocol/types';
import { words } from '../words';
import { openAndSit } from './new_room';
import { player } from './player';
import { go, roomPath } from './route';
import { lastName, visitedRooms } from './seats';
import { lasting, read, write } from './storage';

const kLearned = 'mistward.learned';
const kBegun = 'mistward.lessons';

/** The levels whose lessons were followed to the end. */
export function learnedLevels(): Level[] {
  return read<Level[]>(lasting, kLearned) ?? [];
}

/** Notes that a lesson was followed to the end; it has no room to come back to any more. */
export function markLearned(level: Level): void {
  if (!learnedLevels().includes(level)) write(lasting, kLearned, [...learnedLevels(), level]);
  const { [level]: _, ...others } = begunLessons();
  write(lasting, kBegun, others);
}

type Begun = Partial<Record<Level, string>>;

/** The rooms of lessons that were begun and not finished. */
export function begunLessons(): Begun {
  return read<Begun>(lasting, kBegun) ?? {};
}

/** Whether nobody plays in this browser, and it has never been in a room, nor learnt anything. */
export function isNewcomer(): boolean {
  return player.value === null && visitedRooms().length === 0 && learnedLevels().length === 0;
}

/** Opens the room of a lesson, sits down, starts and goes there. Returns the code of the refusal if there is one. */
export async function beginLesson(level: Level): Promise<string | null> {
  try {
    const { room, owner } = await openAndSit(lastName() || null, (secret) => createLesson(words.lesson.title(level), level, secret));
    await startRoom(room.id, owner);
    write(lasting, kBegun, { ...begunLessons(), [level]: room.id });
    go(roomPath(room.id));
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
