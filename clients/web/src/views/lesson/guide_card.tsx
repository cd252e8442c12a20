import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';

import { createRoom } from '../../protocol/api';
import type { Level } from '../../protocol/types';
import { enter } from '../../session/enter';
import { Guide } from '../../session/guide';
import { beginLesson, markLearned } from '../../session/lessons';
import type { Refusals } from '../../session/refusals';
import type { Guided } from '../../session/ports';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { GhostPicture } from '../common/pieces';
import { lessons } from './lessons';

interface Props {
  refusals: Refusals;
  guide: Guide;
  level: Level;
}

/** What is said now: of the step, or that the player has gone another way. */
function lineNow({ guide, level }: Props): string {
  if (guide.standing.value?.astray) return words.lesson.astray;
  if (guide.nudged.value) return words.lesson.nudge;
  const lines: Record<string, string> = words.lesson.say[level];
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

/** Where to go from here, when the lesson is learned. */
function WaysOn({ refusals, guide, level }: Props) {
  const following = level < 6 ? ((level + 1) as Level) : null;
  const leaveFor = async (going: Promise<string | null>) => (refusals.code.value = await going);
  const realRoom = () =>
    enter((secret) => createRoom({ name: words.campaign.names[level], game: 'mists', level, seats: 5, visibility: 'private' }, secret));
  return (
    <div class="buttons">
      {following && (
        <button type="button" class="button small primary" onClick={() => void leaveFor(beginLesson(following))}>
          {words.lesson.title(following)}
        </button>
      )}
      <button type="button" class="button small" onClick={() => (guide.left.value = true)}>
        {words.lesson.playOn}
      </button>
      <button type="button" class="button small" onClick={() => void leaveFor(realRoom())}>
        {words.lesson.realRoom(level)}
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
        <b>{done ? words.lesson.finished : words.lesson.title(props.level)}</b>
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
  const level = session.table.room.value?.lesson ?? 1;
  const guide = useMemo(() => new Guide(lessons[level], session.table, () => session.undo.take()), [level, session]);
  const done = guide.isDone();
  const left = guide.left.value;
  useEffect(() => {
    session.seat.follow(left ? null : guide);
    return () => session.seat.follow(null);
  }, [guide, left]);
  useEffect(() => {
    if (done) markLearned(level);
  }, [done]);
  if (left || guide.index.value === null || session.table.room.value?.status !== 'playing') return null;
  return <Speech refusals={session.refusals} guide={guide} level={level} />;
}
