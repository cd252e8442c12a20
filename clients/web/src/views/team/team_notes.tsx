import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';

/** What a companion would choose, as long as that is what is asked. */
export function HintNote({ session }: { session: RoomSession }) {
  const hint = session.council.hint.value;
  if (!hint || hint.seq !== session.now.value.seq) return null;
  return (
    <p class="consequence hinted" role="status">
      {words.team.hintWould(words.team.advice(hint.decision, (at) => session.where(at)))}
    </p>
  );
}

/** That the game stands still, or that nothing is decided here. */
export function ModeNote({ session }: { session: RoomSession }) {
  if (session.room.value?.paused) return <p class="mode-note" role="status">{words.team.paused}</p>;
  if (session.council.proposing.value) return <p class="mode-note" role="status">{words.team.proposing}</p>;
  return null;
}
