import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { listRooms } from '../../protocol/api';
import type { Room } from '../../protocol/types';
import { go, roomPath } from '../../session/route';
import { words } from '../../words';

const kRefreshMs = 5_000;

function RoomTitle({ room }: { room: Room }) {
  // The server's clock may be ahead of the reader's.
  const seconds = Math.min(-1, (Date.parse(room.created_at) - Date.now()) / 1000);
  return (
    <span class="room-title">
      <b>{room.name}</b>
      <time class="quiet" dateTime={room.created_at}>
        {words.start.opened(words.fromNow(seconds))}
      </time>
    </span>
  );
}

/** Which rooms can still be joined, and how far along the others are. */
function RoomLink({ room }: { room: Room }) {
  const taken = room.seats.filter((seat) => seat.taken).length;
  return (
    <li>
      <a
        class="room-link"
        href={roomPath(room.id)}
        onClick={(event) => {
          event.preventDefault();
          go(roomPath(room.id));
        }}
      >
        <RoomTitle room={room} />
        <span class="quiet">
          {room.status === 'open' ? words.start.seatsTaken(taken, room.seats.length) : words.start.playing}
        </span>
      </a>
    </li>
  );
}

const having = (rooms: Room[], status: Room['status']) => rooms.filter((room) => room.status === status);

/** The list of listed rooms, those that wait for players first, kept fresh while it is looked at. */
export function OpenRooms() {
  const rooms = useSignal<Room[] | null>(null);
  useEffect(() => {
    let live = true;
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return;
      const list = await listRooms().catch(() => null);
      if (live && list) rooms.value = [...having(list, 'open'), ...having(list, 'playing')];
    };
    void refresh();
    const timer = setInterval(() => void refresh(), kRefreshMs);
    return () => {
      live = false;
      clearInterval(timer);
    };
  }, []);
  return (
    <section class="card">
      <h2>{words.start.openRooms}</h2>
      {rooms.value?.length === 0 && <p class="quiet">{words.start.noRooms}</p>}
      <ul class="rooms">
        {rooms.value?.slice(0, 12).map((room) => (
          <RoomLink key={room.id} room={room} />
        ))}
      </ul>
    </section>
  );
}
