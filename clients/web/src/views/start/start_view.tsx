import { useSignal } from '@preact/signals';

import { createRoom, ApiError } from '../../protocol/api';
import { go, roomPath } from '../../session/route';
import { forgetVisit, holdOwnerToken, visitedRooms } from '../../session/seats';
import { words, wordsForError } from '../../words';
import { Icon } from '../common/icon';
import { PageHeader } from '../common/page_header';
import { Banner } from './banner';
import { OpenRooms } from './open_rooms';

const kSeats = [1, 2, 3, 4, 5];
const kLongestName = 40;

function CreateRoom() {
  const name = useSignal('');
  const seats = useSignal(5);
  const listed = useSignal(true);
  const refusal = useSignal<string | null>(null);
  const busy = useSignal(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    refusal.value = null;
    try {
      const { room, owner_token } = await createRoom({
        name: name.value.trim() || words.start.roomNameExample,
        level: 1,
        seats: seats.value,
        visibility: listed.value ? 'listed' : 'private',
      });
      holdOwnerToken(room.id, owner_token);
      go(roomPath(room.id));
    } catch (error) {
      refusal.value = error instanceof ApiError ? error.code : 'internal';
    } finally {
      busy.value = false;
    }
  };
  return (
    <form class="card create" onSubmit={(event) => void submit(event)}>
      <h2>{words.start.create}</h2>
      <p class="quiet">{words.start.createLead}</p>
      <label class="labelled">
        <span>{words.start.roomName}</span>
        <input
          name="room"
          maxLength={kLongestName}
          placeholder={words.start.roomNameExample}
          autocomplete="off"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <fieldset class="labelled">
        <legend>{words.start.seats}</legend>
        <div class="segments">
          {kSeats.map((n) => (
            <label key={n} class="segment">
              <input type="radio" name="seats" value={n} checked={seats.value === n} onChange={() => (seats.value = n)} />
              <span>{n}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label class="check">
        <input type="checkbox" checked={listed.value} onChange={(event) => (listed.value = event.currentTarget.checked)} />
        <span>{words.start.listed}</span>
      </label>
      {refusal.value && (
        <p class="notice" role="alert">
          {wordsForError(refusal.value)}
        </p>
      )}
      <button type="submit" class="button primary" disabled={busy.value}>
        {words.start.submit}
      </button>
    </form>
  );
}

function Continue() {
  const visits = useSignal(visitedRooms());
  if (visits.value.length === 0) return null;
  return (
    <section class="card">
      <h2>{words.start.continue}</h2>
      <ul class="rooms">
        {visits.value.map((visit) => (
          <li key={visit.id}>
            <a
              class="room-link"
              href={roomPath(visit.id)}
              onClick={(event) => {
                event.preventDefault();
                go(roomPath(visit.id));
              }}
            >
              <b>{visit.name}</b>
              {visit.seat && <span class="quiet">{words.start.continueAs(visit.seat)}</span>}
            </a>
            <button
              type="button"
              class="tool"
              aria-label={words.start.forget(visit.name)}
              onClick={() => {
                forgetVisit(visit.id);
                visits.value = visitedRooms();
              }}
            >
              <Icon name="back" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first page: open a room, find one, or carry on. */
export function StartView() {
  return (
    <div class="start">
      <PageHeader />
      <Banner />
      <main>
        <div class="welcome">
          <h1>{words.title}</h1>
          <p class="tagline">{words.tagline}</p>
        </div>
        <div class="columns">
          <CreateRoom />
          <div class="stack">
            <Continue />
            <OpenRooms />
          </div>
        </div>
      </main>
      <footer class="footer">{words.unofficial}</footer>
    </div>
  );
}
