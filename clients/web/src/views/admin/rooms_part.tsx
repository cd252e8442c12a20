import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Room } from '../../protocol/types';
import type { Office } from '../../session/admin/office';
import { adminPath, follow, go } from '../../session/route';
import { adminWords } from '../../words/admin';
import { gameTitle } from '../common/game_name';
import { ago } from './moments';
import { Fault, useDoing, type Doing } from './told';
import { Name } from '../common/name';
import { named } from '../../words/named';

const kStatuses = ['all', 'open', 'playing', 'over', 'closed'] as const;
type Status = (typeof kStatuses)[number];

/** The id in what was typed, if it can be one: alone, or in a link to a room. */
export function roomIdIn(text: string): string | null {
  return /(?:^|\/r\/)([a-z0-9]{10})(?:[?#/].*)?$/.exec(text.trim())?.[1] ?? null;
}

/** Whether a room has the text in its name, its id or the name of somebody in it. */
export function isFound(room: Room, text: string): boolean {
  const looked = text.trim().toLowerCase();
  const names = [room.name, room.id, ...room.seats.map(({ name }) => name ?? '')];
  return names.some((name) => name.toLowerCase().includes(looked)) || room.id === roomIdIn(text);
}

function RoomLink({ room }: { room: Room }) {
  const words = adminWords().rooms;
  const path = adminPath('rooms', room.id);
  const taken = room.seats.filter((seat) => seat.taken).length;
  return (
    <li>
      <a class="room-link" href={path} data-status={room.status} onClick={(event) => follow(event, path)}>
        <span class="room-title">
          <b title={named(room.name)}>
            <Name of={room.name} />
          </b>
          <span class="quiet">{gameTitle(room)}</span>
          <span class="quiet">
            {room.id} · {words.opened(ago(room.created_at))}
          </span>
        </span>
        <span class="quiet room-state">
          <b>{words.statuses[room.status]}</b>
          <span>{words.seats(taken, room.seats.length)}</span>
          {room.visibility === 'private' && <span>{words.private}</span>}
        </span>
      </a>
    </li>
  );
}

interface Listing {
  rooms: Signal<Room[]>;
  next: Signal<string | null>;
  doing: Doing;
  /** Fetches the first page, or the one after those that are there. */
  fetchPage(more: boolean): void;
}

function useListing(office: Office, status: Signal<Status>): Listing {
  const rooms = useSignal<Room[]>([]);
  const next = useSignal<string | null>(null);
  const doing = useDoing();
  const fetchPage = (more: boolean) => {
    const filter = {
      ...(status.value === 'all' ? {} : { status: status.value }),
      ...(more && next.value !== null ? { before: next.value } : {}),
    };
    void doing.run(async () => {
      const page = await office.ask((admin) => admin.rooms(filter));
      rooms.value = more ? [...rooms.value, ...page.rooms] : page.rooms;
      next.value = page.next;
    });
  };
  useEffect(() => fetchPage(false), [status.value]);
  return { rooms, next, doing, fetchPage };
}

function Search({ text, status }: { text: Signal<string>; status: Signal<Status> }) {
  const words = adminWords().rooms;
  const open = (event: Event) => {
    event.preventDefault();
    const id = roomIdIn(text.value);
    if (id !== null) go(adminPath('rooms', id));
  };
  return (
    <form class="admin-search" role="search" onSubmit={open}>
      <label class="labelled">
        <span>{words.search}</span>
        <input
          type="search"
          placeholder={words.searchHint}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      <label class="labelled">
        <span>{words.status}</span>
        <select value={status.value} onChange={(event) => (status.value = event.currentTarget.value as Status)}>
          {kStatuses.map((each) => (
            <option key={each} value={each}>
              {words.statuses[each]}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}

/** Every room, also the private and the closed ones. */
export function RoomsPart({ office }: { office: Office }) {
  const words = adminWords();
  const text = useSignal('');
  const status = useSignal<Status>('all');
  const { rooms, next, doing, fetchPage } = useListing(office, status);
  const shown = rooms.value.filter((room) => isFound(room, text.value));
  const id = roomIdIn(text.value);
  return (
    <section class="card">
      <Search text={text} status={status} />
      <Fault code={doing.refusals.code.value} />
      {shown.length === 0 && !doing.busy.value && (
        <p class="quiet" role="status">
          {words.rooms.none}
        </p>
      )}
      <ul class="rooms">
        {shown.map((room) => (
          <RoomLink key={room.id} room={room} />
        ))}
      </ul>
      <div class="buttons">
        {id !== null && shown.length === 0 && (
          <button type="button" class="button" onClick={() => go(adminPath('rooms', id))}>
            {id}
          </button>
        )}
        {next.value !== null && (
          <button type="button" class="button" disabled={doing.busy.value} onClick={() => fetchPage(true)}>
            {words.more}
          </button>
        )}
        <button type="button" class="button" disabled={doing.busy.value} onClick={() => fetchPage(false)}>
          {words.again}
        </button>
      </div>
    </section>
  );
}
