import { samePlace } from '../board/geometry';
import { kLevels, type LegalDecision, type LessonNumber, type Level, type Part, type Point } from '../protocol/types';
import { kBoxes } from './expansions';

/** The seat of whoever learns; a rival has the next. */
export const kPupil = 0;

/** Lessons of the co-operative game, one for each level, and those of games with expansions. */
export type ExpansionLesson = Exclude<LessonNumber, Level>;
export const isOfLevel = (lesson: LessonNumber): lesson is Level => kLevels.some((level) => level === lesson);

/** What the base game is played with in a lesson. */
export const lessonParts: Record<ExpansionLesson, readonly Part[]> = {
  7: ['inns', 'builder'],
  8: kBoxes.find(({ name }) => name === 'dragon')!.parts,
};

/** What a step points at: a space, a feature of the board, or a part of what stands around it. */
export type Mark = { at: Point } | { feature: string } | { part: 'points' | 'ghosts' | 'tiles' | 'hounds' | 'hand' };

/** One thing that the guide says. With `want` it goes on when that decision was made, else when it was read. */
export interface Step<Line extends string = string> {
  say: Line;
  mark?: Mark;
  want?: string;
  /** Every turn of the wanted tile is offered on its space, and only the wanted one is taken. */
  turning?: true;
}

/** The steps that lead through a lesson, after `opening` decisions of the pupil's that are made already. */
export interface Lesson<Line extends string = string> {
  opening: number;
  steps: Step<Line>[];
}

/** Where a player stands in a lesson: between the step after the last wanted decision and the one that asks for the next. */
export interface Standing {
  /** How many wanted decisions were made. */
  made: number;
  first: number;
  last: number;
  /** What was decided is not what was wanted. */
  astray: boolean;
  /** All that was wanted is done, and the player has played on. */
  beyond: boolean;
}

/** The standing after the pupil's decisions; once all that was wanted is made, whatever follows is free. */
export function standingIn({ opening, steps }: Lesson, decisions: readonly string[]): Standing {
  const own = decisions.slice(opening);
  const asking = steps.flatMap(({ want }, index) => (want === undefined ? [] : [{ want, index }]));
  const made = asking.findIndex(({ want }, i) => own[i] !== want);
  const done = made < 0 ? asking.length : made;
  return {
    made: done,
    first: done === 0 ? 0 : asking[done - 1]!.index + 1,
    last: asking[done]?.index ?? steps.length - 1,
    astray: done < asking.length && own.length > done,
    beyond: own.length > asking.length && done === asking.length,
  };
}

/** What is offered while a decision is wanted: it alone, if the server offers it. */
export function offeredFor({ want, turning }: Step, legal: LegalDecision[]): LegalDecision[] {
  const wanted = legal.find(({ id }) => id === want);
  if (!wanted) return legal;
  if (!turning || wanted.type !== 'place_tile') return [wanted];
  return legal.filter((d) => d.type === 'place_tile' && samePlace(d, wanted));
}
