import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';

/** For a spectator whose browser holds a seat here: offers to play on with it. */
export function Watching({ session }: { session: RoomSession }) {
  const held = session.otherSeats();
  if (session.seat.value !== null || session.room.value?.status !== 'playing') return null;
  return (
    <div class="watching">
      <span>{words.lobby.watching}</span>
      {held.map((seat) => (
        <button type="button" class="button small" key={seat.token} onClick={() => session.useSeat(seat)}>
          {words.lobby.continueAs(seat.name)}
        </button>
      ))}
    </div>
  );
}
