import type { Parts } from '../../session/ports';
import { words } from '../../words';
import { named } from '../../words/named';

/** Says that others have begun the next game, and leads there. */
export function ComeAlong({ onward }: Parts<'onward'>) {
  const offer = onward.offer.value;
  return (
    <div class="come-along" role="status">
      {offer && (
        <>
          <p>
            {words.end.begun(offer.by === null ? null : named(offer.by))} {offer.waits && <b>{words.end.waits}</b>}
          </p>
          <button type="button" class="button primary" onClick={() => onward.comeAlong()}>
            {words.end.comeAlong}
          </button>
        </>
      )}
    </div>
  );
}
