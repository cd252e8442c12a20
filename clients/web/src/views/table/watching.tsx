import type { Keys } from '../../session/keys';
import type { Parts } from '../../session/ports';
import { words } from '../../words';
import { PlayerName, useSeatForm } from '../common/seat_form';

/** Takes the first free seat of a running game. */
function JoinIn({ keys }: { keys: Keys }) {
  const { name, submit } = useSeatForm(keys);
  return (
    <form class="join-in" onSubmit={submit}>
      <PlayerName name={name} label={words.lobby.yourName} />
      <button type="submit" class="button small primary">
        {words.replay.sitHere}
      </button>
    </form>
  );
}

/** For a spectator: offers to play on with a seat that the browser holds, or on a free one. */
export function Watching({ session }: { session: Parts<'table' | 'keys'> }) {
  const held = session.keys.others();
  const room = session.table.room.value;
  if (session.keys.seat.value !== null || room?.status !== 'playing') return null;
  return (
    <aside class="watching" aria-label={words.lobby.watching}>
      <span>{words.lobby.watching}</span>
      {held.map((seat) => (
        <button type="button" class="button small" key={seat.token} onClick={() => session.keys.use(seat)}>
          {words.lobby.continueAs(seat.name)}
        </button>
      ))}
      {held.length === 0 && room.seats.some((seat) => !seat.taken) && <JoinIn keys={session.keys} />}
    </aside>
  );
}
