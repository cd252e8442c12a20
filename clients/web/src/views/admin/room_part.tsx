import { useSignal } from '@preact/signals';

import type { Inspection } from '../../protocol/admin';
import type { Seat } from '../../protocol/types';
import type { Office } from '../../session/admin/office';
import { adminPath, follow, gamePath, roomPath } from '../../session/route';
import { adminWords } from '../../words/admin';
import { gameTitle } from '../common/game_name';
import { ago, moment } from './moments';
import { RoomQuestion, type Asked } from './room_question';
import { FreshFault, Outcome, useDoing } from './told';
import { useFresh } from './use_fresh';
import { Name } from '../common/name';

const kRoomMs = 10_000;

function SeatLine({ seat, ask }: { seat: Seat; ask: (asked: Asked) => void }) {
  const words = adminWords().rooms;
  const name = seat.name ?? '';
  const kind = seat.kind === 'bot' || seat.kind === 'companion' ? ` (${words[seat.kind]})` : '';
  return (
    <li class={seat.taken ? 'seat taken' : 'seat'}>
      <span class={seat.connected ? 'presence here' : 'presence'} aria-hidden="true" />
      <span class="who">
        {words.seat(seat.seat + 1)}: {seat.taken ? name + kind : words.free}
      </span>
      {seat.taken && (
        <span class="buttons">
          <button type="button" class="button small" onClick={() => ask({ what: 'kick', seat: seat.seat, name })}>
            {words.kick}
          </button>
          {seat.connected && (
            <button type="button" class="button small" onClick={() => ask({ what: 'ban', seat: seat.seat, name })}>
              {words.ban}
            </button>
          )}
        </span>
      )}
    </li>
  );
}

/** Who is connected, by seat and address. */
function Listeners({ listeners, ask }: { listeners: Inspection['listeners']; ask: (asked: Asked) => void }) {
  const words = adminWords().rooms;
  return (
    <section class="card">
      <h2>{words.people}</h2>
      {listeners.length === 0 && <p class="quiet">{words.nobody}</p>}
      <ul class="admin-list">
        {listeners.map(({ seat, address }, i) => (
          <li key={i}>
            <span>{seat === null ? words.spectator : words.seat(seat + 1)}</span>
            <code>{address}</code>
            <button
              type="button"
              class="button small"
              aria-label={`${words.ban} ${address}`}
              onClick={() => ask({ what: 'ban_address', address })}
            >
              {words.ban}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ seen: { room, seq, spectators } }: { seen: Inspection }) {
  const words = adminWords().rooms;
  return (
    <dl class="besides">
      <div>
        <dt>{words.status}</dt>
        <dd>{words.statuses[room.status]}</dd>
      </div>
      <div>
        <dt>{words.id}</dt>
        <dd>{room.id}</dd>
      </div>
      <div>
        <dt>{words.entries}</dt>
        <dd>{seq}</dd>
      </div>
      <div>
        <dt>{words.spectators}</dt>
        <dd>{spectators}</dd>
      </div>
    </dl>
  );
}

/** Where somebody may go from here. */
function Ways({ seen: { room }, ask }: { seen: Inspection; ask: (asked: Asked) => void }) {
  const words = adminWords().rooms;
  return (
    <div class="buttons">
      {room.status !== 'closed' && (
        <a class="button" href={roomPath(room.id)} target="_blank" rel="noopener noreferrer">
          {words.open}
        </a>
      )}
      {room.game_id !== null && (
        <a class="button" href={gamePath(room.game_id)} target="_blank" rel="noopener noreferrer">
          {words.replay}
        </a>
      )}
      {room.status !== 'closed' && (
        <button type="button" class="button danger" onClick={() => ask({ what: 'close' })}>
          {words.close}
        </button>
      )}
    </div>
  );
}

/** One room: what it is, who is there, and what may be done to it. */
export function RoomPart({ office, id }: { office: Office; id: string }) {
  const words = adminWords().rooms;
  const fresh = useFresh(office, (admin) => admin.room(id), kRoomMs);
  const doing = useDoing();
  const asked = useSignal<Asked | null>(null);
  const seen = fresh.value.value;
  const ask = (wish: Asked) => {
    doing.clear();
    asked.value = wish;
  };
  return (
    <>
      <p>
        <a href={adminPath('rooms')} onClick={(event) => follow(event, adminPath('rooms'))}>
          {words.toAll}
        </a>
      </p>
      <FreshFault of={fresh} />
      <Outcome doing={doing} />
      {seen && (
        <>
          <section class="card">
            <h2>
              <Name of={seen.room.name} />
            </h2>
            <p class="quiet">
              {gameTitle(seen.room)} · <time title={moment(seen.room.created_at)}>{words.opened(ago(seen.room.created_at))}</time>
            </p>
            <Facts seen={seen} />
            <ul class="seats">
              {seen.room.seats.map((seat) => (
                <SeatLine key={seat.seat} seat={seat} ask={ask} />
              ))}
            </ul>
            <Ways seen={seen} ask={ask} />
          </section>
          <Listeners listeners={seen.listeners} ask={ask} />
          <RoomQuestion office={office} id={id} name={seen.room.name} asked={asked} doing={doing} fresh={fresh} />
        </>
      )}
    </>
  );
}
