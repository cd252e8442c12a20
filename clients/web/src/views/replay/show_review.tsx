import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Replay } from '../../session/replay';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { GameReview } from '../review';
import { useWayBack } from '../common/lies_over';

function ReviewSheet({ replay, onClose }: { replay: Replay; onClose: () => void }) {
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => sheet.current?.showModal(), []);
  useWayBack(true, onClose);
  const show = (seq: number) => {
    replay.table.rewind.to(seq);
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
      <GameReview table={replay.table} game={replay.id} show={show} />
    </dialog>
  );
}

/** Opens the review of the game that is replayed. */
export function ShowReview({ replay }: { replay: Replay }) {
  const open = useSignal(false);
  return (
    <>
      <button type="button" class="button small show-review" onClick={() => (open.value = true)}>
        {words.review.show}
      </button>
      {open.value && <ReviewSheet replay={replay} onClose={() => (open.value = false)} />}
    </>
  );
}
