import { useSignal } from '@preact/signals';

import { go, roomPath } from '../../session/route';
import { forgetVisit, visitedRooms } from '../../session/seats';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { PageHeader } from '../common/page_header';
import { Banner } from './banner';
import { CreateRoom } from './create_room';
import { FinishedGames } from './finished_games';
import { OpenRooms } from './open_rooms';

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
            <FinishedGames />
          </div>
        </div>
      </main>
      <footer class="footer">{words.unofficial}</footer>
    </div>
  );
}
