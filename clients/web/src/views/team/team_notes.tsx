import type { Deciding } from '../../session/ports';
import { words } from '../../words';

/** That nothing is decided here. */
export function ModeNote({ session }: { session: Deciding }) {
  if (session.seat.rehearsed.value !== null) return <p class="mode-note" role="status">{words.plan.planning}</p>;
  if (session.seat.proposing.value) return <p class="mode-note" role="status">{words.team.proposing}</p>;
  return null;
}
