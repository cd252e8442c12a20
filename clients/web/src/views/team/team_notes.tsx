import type { Deciding, Parts } from '../../session/ports';
import { words } from '../../words';

/** What a companion would choose, as long as that is what is asked. */
export function HintNote({ session }: { session: Parts<'table' | 'hints'> }) {
  const hint = session.hints.hint.value;
  if (!hint || hint.seq !== session.table.now.value.seq) return null;
  return (
    <p class="consequence hinted" role="status">
      {words.team.hintWould(words.team.advice(hint.decision, (at) => session.table.where(at)))}
    </p>
  );
}

/** That the game stands still, or that nothing is decided here. */
export function ModeNote({ session }: { session: Deciding }) {
  if (session.table.room.value?.paused) return <p class="mode-note" role="status">{words.team.paused}</p>;
  if (session.seat.proposing.value) return <p class="mode-note" role="status">{words.team.proposing}</p>;
  return null;
}
