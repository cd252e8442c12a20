import { useSignal } from '@preact/signals';

import type { RoomSession } from '../../session/room_session';
import { lastName } from '../../session/seats';
import { words } from '../../words';

/** Takes the first free seat of a running game. */
function JoinIn({ session }: { session: RoomSession }) {
  const name = useSignal(lastName());
  const submit = (event: Event) => {
    event.preventDefault();
    const given = name.value.trim();
    if (given !== '') void session.takeSeat(given);
  };
  return (
    <form class="join-in" onSubmit={submit}>
      <input
        name="player"
        maxLength={40}
        required
        autocomplete="nickname"
        aria-label={words.lobby.yourName}
        placeholder={words.lobby.yourName}
        value={name.value}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
      <button type="submit" class="button small primary">
        {words.replay.sitHere}
      </button>
    </form>
  );
}

/** For a spectator: offers to play on with a seat that the browser holds, or on a free one. */
export function Watching({ session }: { session: RoomSession }) {
  const held = session.otherSeats();
  const room = session.room.value;
  if (session.seat.value !== null || room?.status !== 'playing') return null;
  return (
    <div class="watching">
      <span>{words.lobby.watching}</span>
      {held.map((seat) => (
        <button type="button" class="button small" key={seat.token} onClick={() => session.useSeat(seat)}>
          {words.lobby.continueAs(seat.name)}
        </button>
      ))}
      {held.length === 0 && room.seats.some((seat) => !seat.taken) && <JoinIn session={session} />}
    </div>
  );
}
