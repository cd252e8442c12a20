import { useSignal } from '@preact/signals';

import { isOfLevel } from '../../game/lesson';
import { kLessons, type LessonNumber } from '../../protocol/types';
import { beginLesson, begunLessons, learnedLessons } from '../../session/lessons';
import { follow, roomPath } from '../../session/route';
import { words, wordsForError } from '../../words';
import { Icon } from '../common/icon';
import { OfflineNote } from '../common/offline_note';
import { PageHeader } from '../common/page_header';
import { lessonLine, lessonName } from './lesson_name';

interface LessonProps {
  number: LessonNumber;
  learned: boolean;
  room: string | undefined;
  first: boolean;
  busy: boolean;
  begin: () => void;
}

function Lesson({ number, learned, room, first, busy, begin }: LessonProps) {
  const Heading = isOfLevel(number) ? 'h2' : 'h3';
  return (
    <li class={learned ? 'card lesson learned' : 'card lesson'}>
      <span class="lesson-number" aria-hidden="true">
        {learned ? <Icon name="confirm" /> : number}
      </span>
      <div class="lesson-about">
        <Heading>
          {lessonName(number)}
          {learned && <small class="good"> {words.lesson.learned}</small>}
        </Heading>
        <p class="quiet">{lessonLine(number)}</p>
      </div>
      {room && !learned ? (
        <a class="button primary" href={roomPath(room)} onClick={(event) => follow(event, roomPath(room))}>
          {words.lesson.goOnWith}
          <span class="for-ears">: {lessonName(number)}</span>
        </a>
      ) : (
        <button type="button" class={first ? 'button primary' : 'button'} disabled={busy} onClick={begin}>
          {learned ? words.lesson.again : words.lesson.begin}
          <span class="for-ears">: {lessonName(number)}</span>
        </button>
      )}
    </li>
  );
}

/** The lessons, one for each level, and those of expansions; those that were learned are marked. */
export function LearnView() {
  const busy = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const learned = learnedLessons();
  const begun = begunLessons();
  const begin = async (lesson: LessonNumber) => {
    busy.value = true;
    refusal.value = await beginLesson(lesson);
    busy.value = false;
  };
  const next = kLessons.find((lesson) => !learned.includes(lesson));
  const listed = (numbers: readonly LessonNumber[]) => (
    <ol class="lessons">
      {numbers.map((number) => (
        <Lesson
          key={number}
          number={number}
          learned={learned.includes(number)}
          room={begun[number]}
          first={number === next}
          busy={busy.value}
          begin={() => void begin(number)}
        />
      ))}
    </ol>
  );
  return (
    <div class="start learn">
      <PageHeader />
      <OfflineNote />
      <main>
        <div class="welcome">
          <h1>{words.lesson.heading}</h1>
          <p class="tagline">{words.lesson.lead}</p>
        </div>
        {refusal.value && (
          <p class="notice" role="alert">
            {wordsForError(refusal.value)}
          </p>
        )}
        {listed(kLessons.filter(isOfLevel))}
        <section class="expansion-lessons">
          <h2>{words.parts.title}</h2>
          {listed(kLessons.filter((lesson) => !isOfLevel(lesson)))}
        </section>
      </main>
    </div>
  );
}
