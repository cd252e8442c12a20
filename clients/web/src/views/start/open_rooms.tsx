import { useEffect, useMemo } from 'preact/hooks';

import type { Room } from '../../protocol/types';
import { ListedRooms } from '../../session/listed_rooms';
import { follow, roomPath } from '../../session/route';
import { words } from '../../words';
import { gameTitle } from '../replay/game_name';
import type { Wish } from './choose_game';
import { FindTable } from './find_table';
import { Name } from '../common/name';
import { serverNow } from '../../protocol/server_time';

function RoomTitle({ room }: { room: Room }) {
  // The server's clock may be ahead of the reader's.
  const seconds = Math.min(-1, (Date.parse(room.created_at) - serverNow()) / 1000);
  return (
    <span class="room-title">
      <b title={room.name}>
        <Name of={room.name} />
      </b>
      <span class="quiet">{gameTitle(room)}</span>
      <time class="quiet" dateTime={room.created_at}>
        {words.start.opened(words.fromNow(seconds))}
      </time>
    </span>
  );
}

/** Which game it is, whether it is being played, and how many of its seats are taken. */
function RoomLink({ room }: { room: Room }) {
  const taken = room.seats.filter((seat) => seat.taken).length;
  const path = roomPath(room.id);
  return (
    <li>
      <a class="room-link" href={path} data-status={room.status} onClick={(event) => follow(event, path)}>
        <RoomTitle room={room} />
        <span class="quiet room-state">
          {room.has_word && <span>{words.word.needed}</span>}
          {room.status === 'playing' && <b>{words.start.playing}</b>}
          <span>{words.start.seatsTaken(taken, room.seats.length)}</span>
        </span>
      </a>
    </li>
  );
}

/** The list of listed rooms, those that wait for players first. */
export function OpenRooms({ wish }: { wish: Wish }) {
  const lobby = useMemo(() => new ListedRooms(), []);
  useEffect(() => {
    lobby.open();
    return () => lobby.close();
  }, [lobby]);
  const rooms = lobby.rooms.value;
  return (
    <section class="card">
      <h2>{words.start.openRooms}</h2>
      {rooms?.length === 0 && <p class="quiet">{words.start.noRooms}</p>}
      <ul class="rooms">
        {rooms?.map((room) => (
          <RoomLink key={room.id} room={room} />
        ))}
      </ul>
      <details class="find-offer">
        <summary>{words.find.offer}</summary>
        <FindTable wish={wish} />
      </details>
    </section>
  );
}
