import type { Parts } from '../../session/ports';
import { words } from '../../words';
import { Icon } from './icon';

/** Stops the game; what goes on again is on the board then. */
export function PauseButton({ session }: { session: Parts<'table' | 'acts'> }) {
  const room = session.table.room.value;
  if (room?.status !== 'playing' || room.paused || !session.acts.canPause()) return null;
  return (
    <button type="button" class="button small" onClick={() => void session.acts.pause(true)}>
      {words.team.pause}
    </button>
  );
}

/** Above the board while the game stands still, which can be looked at meanwhile: nothing of it is covered. */
export function PausedNote({ session }: { session: Parts<'table' | 'acts'> }) {
  const room = session.table.room.value;
  if (room?.status !== 'playing' || !room.paused) return null;
  return (
    <section class="paused-note" aria-label={words.team.paused}>
      <Icon name="pause" />
      <p role="status">{words.team.paused}</p>
      {session.acts.canPause() && (
        <button type="button" class="button small primary" onClick={() => void session.acts.pause(false)}>
          {words.team.goOn}
        </button>
      )}
    </section>
  );
}
