import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';

import { isOfLevel, lessonParts } from '../../game/lesson';
import { createRoom, type NewRoom } from '../../protocol/api';
import { kLessons, type LessonNumber } from '../../protocol/types';
import { partsTold } from '../../session/boxes';
import { enter } from '../../session/enter';
import { Guide } from '../../session/guide';
import { beginLesson, markLearned } from '../../session/lessons';
import type { Refusals } from '../../session/refusals';
import type { Guided } from '../../session/ports';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { GhostPicture } from '../common/pieces';
import { lessonName } from './lesson_name';
import { lessons } from './lessons';

interface Props {
  refusals: Refusals;
  guide: Guide;
  number: LessonNumber;
}

/** What is said now: of the step, or that the player has gone another way. */
function lineNow({ guide, number }: Props): string {
  if (guide.standing.value?.astray) return words.lesson.astray;
  if (guide.nudged.value) return words.lesson.nudge;
  const lines: Record<string, string> = words.lesson.say[number];
  return lines[guide.step.value?.say ?? ''] ?? '';
}

/** Back and on, as far as that is the reader's to do, and away. */
function Turning({ guide }: Props) {
  const astray = guide.standing.value?.astray ?? false;
  const leave = () => (guide.left.value = true);
  return (
    <div class="buttons">
      {guide.canGoBack() && !astray && (
        <button type="button" class="tool" aria-label={words.lesson.back} title={words.lesson.back} onClick={() => void guide.goBack()}>
          <Icon name="stepBack" />
        </button>
      )}
      {astray && (
        <button type="button" class="button small primary" onClick={() => void guide.goBack()}>
          {words.lesson.takeBack}
        </button>
      )}
      {guide.isRead() && (
        <button type="button" class="button small primary guide-next" onClick={() => guide.goOn()}>
          {words.lesson.next}
        </button>
      )}
      <button type="button" class="tool" aria-label={words.lesson.leave} title={words.lesson.leave} onClick={leave}>
        <Icon name="back" />
      </button>
    </div>
  );
}

/** A room for a game of what was learned. */
function realRoom(lesson: LessonNumber): NewRoom {
  const wish = { name: lessonName(lesson), visibility: 'private' as const };
  return isOfLevel(lesson) ? { ...wish, game: 'mists', level: lesson, seats: 5 } : { ...wish, game: 'base', ...partsTold(lessonParts[lesson]) };
}

/** The next lesson of the same kind. */
const following = (lesson: LessonNumber) => kLessons.find((other) => other === lesson + 1 && isOfLevel(other) === isOfLevel(lesson));

/** Where to go from here, when the lesson is learned. */
function WaysOn({ refusals, guide, number }: Props) {
  const next = following(number);
  const leaveFor = async (going: Promise<string | null>) => (refusals.code.value = await going);
  return (
    <div class="buttons">
      {next && (
        <button type="button" class="button small primary" onClick={() => void leaveFor(beginLesson(next))}>
          {words.lesson.title(next)}
        </button>
      )}
      <button type="button" class="button small" onClick={() => (guide.left.value = true)}>
        {words.lesson.playOn}
      </button>
      <button type="button" class="button small" onClick={() => void leaveFor(enter((secret) => createRoom(realRoom(number), secret)))}>
        {isOfLevel(number) ? words.lesson.realRoom(number) : words.lesson.realGame}
      </button>
    </div>
  );
}

function Speech(props: Props) {
  const { guide } = props;
  const index = guide.index.value;
  const done = guide.isDone();
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Whoever pressed a button that is gone now goes on from here by keyboard.
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [index]);
  return (
    <section
      class={done ? 'guide done' : 'guide'}
      aria-label={words.lesson.guide}
      data-step={guide.step.value?.say}
      tabIndex={-1}
      ref={section}
    >
      <span class="guide-ghost">
        <GhostPicture />
      </span>
      <p class="guide-heading">
        <b>{done ? words.lesson.finished : words.lesson.title(props.number)}</b>
        {!done && index !== null && (
          <span class="quiet">{words.lesson.progress(index + 1, guide.lesson.steps.length)}</span>
        )}
      </p>
      <p class="guide-line" role="status">
        {lineNow(props)}
      </p>
      {done ? <WaysOn {...props} /> : <Turning {...props} />}
    </section>
  );
}

/** A ghost that leads through the lesson of the room, and says one thing at a time. */
export function GuideCard({ session }: { session: Guided }) {
  const number = session.table.room.value?.lesson ?? 1;
  const guide = useMemo(() => new Guide(lessons[number], session.table, () => session.undo.take()), [number, session]);
  const done = guide.isDone();
  const left = guide.left.value;
  useEffect(() => {
    session.seat.follow(left ? null : guide);
    return () => session.seat.follow(null);
  }, [guide, left]);
  useEffect(() => {
    if (done) markLearned(number);
  }, [done]);
  if (left || guide.index.value === null || session.table.room.value?.status !== 'playing') return null;
  return <Speech refusals={session.refusals} guide={guide} number={number} />;
}
