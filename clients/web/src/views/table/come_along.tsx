import type { Parts } from '../../session/ports';
import { words } from '../../words';

/** Says that others have begun the next game, and leads there. */
export function ComeAlong({ onward }: Parts<'onward'>) {
  const offer = onward.offer.value;
  return (
    <div class="come-along" role="status">
      {offer && (
        <>
          <p>
            {words.end.begun(offer.by)} {offer.waits && <b>{words.end.waits}</b>}
          </p>
          <button type="button" class="button primary" onClick={() => onward.comeAlong()}>
            {words.end.comeAlong}
          </button>
        </>
      )}
    </div>
  );
}
