import { isOfLevel, lessonParts } from '../../game/lesson';
import type { LessonNumber } from '../../protocol/types';
import { words } from '../../words';

export const lessonName = (lesson: LessonNumber): string =>
  isOfLevel(lesson) ? words.campaign.names[lesson] : words.lesson.names[lesson];

/** What there is to learn. */
export const lessonLine = (lesson: LessonNumber): string =>
  isOfLevel(lesson)
    ? `${words.lobby.level(lesson)} · ${words.levels[lesson]}`
    : lessonParts[lesson].map((part) => words.parts.names[part]).join(' · ');
