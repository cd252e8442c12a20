import { useMemo } from 'preact/hooks';

import { entries } from '../../game/log';
import { reviewOf } from '../../game/review';
import type { Replay } from '../../session/replay';
import { TakeawayList } from './takeaway_list';

/** What to take from a game, beside its replay. No companion is asked: that would think for everybody who looks. */
export function ReplayTakeaways({ replay: { id, table } }: { replay: Replay }) {
  const log = table.log.value;
  const { state } = log.now;
  const updates = useMemo(() => entries(log), [log]);
  const review = useMemo(() => (state ? reviewOf(state, updates) : null), [state, updates]);
  if (!state || !review) return null;
  const show = (event: MouseEvent, seq: number) => {
    event.preventDefault();
    table.rewind.to(seq);
  };
  return <TakeawayList {...{ table, state, updates, review }} reviewed={null} game={id} onMoment={show} />;
}
