import { useSignal } from '@preact/signals';

import { kLevels, type Level } from '../../protocol/types';
import { beginLesson, begunLessons, learnedLevels } from '../../session/lessons';
import { follow, roomPath } from '../../session/route';
import { words, wordsForError } from '../../words';
import { Icon } from '../common/icon';
import { OfflineNote } from '../common/offline_note';
import { PageHeader } from '../common/page_header';


interface LessonProps {
  level: Level;
  learned: boolean;
  room: string | undefined;
  first: boolean;
  busy: boolean;
  begin: () => void;
}

function Lesson({ level, learned, room, first, busy, begin }: LessonProps) {
  return (
    <li class={learned ? 'card lesson learned' : 'card lesson'}>
      <span class="lesson-number" aria-hidden="true">
        {learned ? <Icon name="confirm" /> : level}
      </span>
      <div class="lesson-about">
        <h2>
          {words.campaign.names[level]}
          {learned && <small class="good"> {words.lesson.learned}</small>}
        </h2>
        <p class="quiet">
          {words.lobby.level(level)} · {words.levels[level]}
        </p>
      </div>
      {room && !learned ? (
        <a class="button primary" href={roomPath(room)} onClick={(event) => follow(event, roomPath(room))}>
          {words.lesson.goOnWith}
          <span class="for-ears">: {words.campaign.names[level]}</span>
        </a>
      ) : (
        <button type="button" class={first ? 'button primary' : 'button'} disabled={busy} onClick={begin}>
          {learned ? words.lesson.again : words.lesson.begin}
          <span class="for-ears">: {words.campaign.names[level]}</span>
        </button>
      )}
    </li>
  );
}

/** The lessons, one for each level; those that were learned are marked. */
export function LearnView() {
  const busy = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const learned = learnedLevels();
  const begun = begunLessons();
  const begin = async (level: Level) => {
    busy.value = true;
    refusal.value = await beginLesson(level);
    busy.value = false;
  };
  const next = kLevels.find((level) => !learned.includes(level));
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
        <ol class="lessons">
          {kLevels.map((level) => (
            <Lesson
              key={level}
              level={level}
              learned={learned.includes(level)}
              room={begun[level]}
              first={level === next}
              busy={busy.value}
              begin={() => void begin(level)}
            />
          ))}
        </ol>
      </main>
    </div>
  );
}
