import { codeOf, createLesson, startRoom } from '../protocol/api';
import type { LessonNumber } from '../protocol/types';
import { words } from '../words';
import { openAndSit } from './new_room';
import { player } from './player';
import { go, roomPath } from './route';
import { lastName, visitedRooms } from './seats';
import { lasting, read, write } from './storage';

const kLearned = 'mistward.learned';
const kBegun = 'mistward.lessons';

/** The lessons that were followed to the end. */
export function learnedLessons(): LessonNumber[] {
  return read<LessonNumber[]>(lasting, kLearned) ?? [];
}

/** Notes that a lesson was followed to the end; it has no room to come back to any more. */
export function markLearned(lesson: LessonNumber): void {
  if (!learnedLessons().includes(lesson)) write(lasting, kLearned, [...learnedLessons(), lesson]);
  const { [lesson]: _, ...others } = begunLessons();
  write(lasting, kBegun, others);
}

type Begun = Partial<Record<LessonNumber, string>>;

/** The rooms of lessons that were begun and not finished. */
export function begunLessons(): Begun {
  return read<Begun>(lasting, kBegun) ?? {};
}

/** Whether nobody plays in this browser, and it has never been in a room, nor learnt anything. */
export function isNewcomer(): boolean {
  return player.value === null && visitedRooms().length === 0 && learnedLessons().length === 0;
}

/** Opens the room of a lesson, sits down, starts and goes there. Returns the code of the refusal if there is one. */
export async function beginLesson(lesson: LessonNumber): Promise<string | null> {
  try {
    const { room, owner } = await openAndSit(lastName() || null, (secret) => createLesson(words.lesson.title(lesson), lesson, secret));
    await startRoom(room.id, owner);
    write(lasting, kBegun, { ...begunLessons(), [lesson]: room.id });
    go(roomPath(room.id));
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
