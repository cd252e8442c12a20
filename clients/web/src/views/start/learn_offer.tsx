import { useSignal } from '@preact/signals';

import { beginLesson, isNewcomer } from '../../session/lessons';
import { follow } from '../../session/route';
import { words, wordsForError } from '../../words';
import { GhostPicture } from '../common/pieces';

/** Offers the first game with a guide: in one button to newcomers, as a link to everybody else. */
export function LearnOffer() {
  const busy = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const newcomer = useSignal(isNewcomer()).value;
  const begin = async () => {
    busy.value = true;
    refusal.value = await beginLesson(1);
    busy.value = false;
  };
  const link = (
    <a class="learn-link" href="/learn" onClick={(event) => follow(event, '/learn')}>
      {words.lesson.all}
    </a>
  );
  if (!newcomer) return <p class="learn-offer small">{link}</p>;
  return (
    <section class="card learn-offer">
      <GhostPicture />
      <div>
        <h2>{words.lesson.newHere}</h2>
        <p class="quiet">{words.lesson.newHereLead}</p>
        {refusal.value && (
          <p class="notice" role="alert">
            {wordsForError(refusal.value)}
          </p>
        )}
      </div>
      <div class="buttons">
        <button type="button" class="button primary" disabled={busy.value} onClick={() => void begin()}>
          {words.lesson.play}
        </button>
        {link}
      </div>
    </section>
  );
}
