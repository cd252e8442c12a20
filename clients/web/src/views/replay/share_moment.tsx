import { useSignal } from '@preact/signals';

import type { Replay } from '../../session/replay';
import { gamePath } from '../../session/route';
import { words } from '../../words';
import { CopyLink } from '../common/share_link';

/** A link to the moment that is shown, folded away until somebody wants it. */
export function ShareMoment({ replay }: { replay: Replay }) {
  const open = useSignal(false);
  const { seq } = replay.table.now.value;
  const link = location.origin + gamePath(replay.id, seq);
  return (
    <details class="unfold" open={open.value} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{words.replay.share}</summary>
      {open.value && <CopyLink key={seq} link={link} label={words.replay.link} />}
    </details>
  );
}
