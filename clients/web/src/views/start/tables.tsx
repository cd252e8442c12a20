import { useEffect, useMemo } from 'preact/hooks';

import type { Waypoint } from '../../game/waypoint';
import type { Room } from '../../protocol/types';
import { serverNow } from '../../protocol/server_time';
import { ListedRooms } from '../../session/listed_rooms';
import { follow, roomPath } from '../../session/route';
import { words } from '../../words';
import { Name } from '../common/name';
import { gameTitle } from '../common/game_name';
import { SitAnywhere } from './sit_anywhere';

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

/** Which game it is, and how many of its seats are taken. */
function RoomLink({ room }: { room: Room }) {
  const taken = room.seats.filter((seat) => seat.taken).length;
  const path = roomPath(room.id);
  return (
    <li>
      <a class="room-link" href={path} data-status={room.status} onClick={(event) => follow(event, path)}>
        <RoomTitle room={room} />
        <span class="quiet room-state">
          {room.has_word && <span>{words.word.needed}</span>}
          <span>{words.start.seatsTaken(taken, room.seats.length)}</span>
        </span>
      </a>
    </li>
  );
}

function RoomList({ rooms }: { rooms: Room[] }) {
  return (
    <ul class="rooms">
      {rooms.map((room) => (
        <RoomLink key={room.id} room={room} />
      ))}
    </ul>
  );
}

/** Other people's tables: a seat at any of them, those that wait, and behind these the games that can be watched. */
export function Tables({ chosen }: { chosen: Waypoint }) {
  const lobby = useMemo(() => new ListedRooms(), []);
  useEffect(() => {
    lobby.open();
    return () => lobby.close();
  }, [lobby]);
  const rooms = lobby.rooms.value;
  const waiting = rooms?.filter(({ status }) => status === 'open') ?? [];
  const played = rooms?.filter(({ status }) => status === 'playing') ?? [];
  return (
    <section class="card tables">
      <h2>{words.start.tables}</h2>
      <SitAnywhere waypoint={chosen} />
      {rooms && waiting.length === 0 && <p class="quiet">{words.start.noRooms}</p>}
      <RoomList rooms={waiting} />
      {played.length > 0 && (
        <details class="unfold">
          <summary>{words.start.watch(played.length)}</summary>
          <RoomList rooms={played} />
        </details>
      )}
    </section>
  );
}
