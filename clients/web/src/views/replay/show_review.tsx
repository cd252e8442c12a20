import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { ReplaySession } from '../../session/replay_session';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { GameReview } from '../review';

function ReviewSheet({ session, onClose }: { session: ReplaySession; onClose: () => void }) {
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => sheet.current?.showModal(), []);
  const show = (seq: number) => {
    session.rewind.to(seq);
    onClose();
  };
  return (
    <dialog class="review-sheet" ref={sheet} aria-labelledby="review-title" onClose={onClose}>
      <header>
        <h2 id="review-title">{words.review.title}</h2>
        <button type="button" class="tool" aria-label={words.review.close} onClick={onClose}>
          <Icon name="back" />
        </button>
      </header>
      <GameReview session={session} game={session.id} show={show} />
    </dialog>
  );
}

/** Opens the review of the game that is replayed. */
export function ShowReview({ session }: { session: ReplaySession }) {
  const open = useSignal(false);
  return (
    <>
      <button type="button" class="button small show-review" onClick={() => (open.value = true)}>
        {words.review.show}
      </button>
      {open.value && <ReviewSheet session={session} onClose={() => (open.value = false)} />}
    </>
  );
}
