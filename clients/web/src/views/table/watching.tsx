import type { Keys } from '../../session/keys';
import type { Parts } from '../../session/ports';
import { words } from '../../words';
import { PlayerName, useSeatForm } from '../common/seat_form';
import { WordForm } from '../common/word_form';
import { named } from '../../words/named';

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
export function Watching({ session }: { session: Parts<'table' | 'keys' | 'entry'> }) {
  const { keys, entry } = session;
  const held = keys.others();
  const room = session.table.room.value;
  if (keys.seat.value !== null || room?.status !== 'playing') return null;
  const isBarred = room.has_word && entry.pass.value === null && keys.any === null && !keys.invited;
  return (
    <aside class="watching" aria-label={words.lobby.watching}>
      <span>{keys.inOtherTab.value ? words.lobby.elsewhere : words.lobby.watching}</span>
      {held.map((seat) => (
        <button type="button" class="button small" key={seat.token} onClick={() => keys.use(seat)}>
          {keys.inOtherTab.value && held.length === 1 ? words.lobby.playHere : words.lobby.continueAs(named(seat.name))}
        </button>
      ))}
      {held.length === 0 && room.seats.some((seat) => !seat.taken) && (isBarred ? <WordForm entry={entry} /> : <JoinIn keys={keys} />)}
    </aside>
  );
}
