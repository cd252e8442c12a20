import { useSignal } from '@preact/signals';

import type { Game, Level, Modules } from '../../protocol/types';
import { suggestedLevel } from '../../session/results';
import { go, roomPath } from '../../session/route';
import { forgetVisit, visitedRooms } from '../../session/seats';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { PageHeader } from '../common/page_header';
import { Campaign } from '../campaign/campaign';
import type { Wish } from './choose_game';
import { CreateRoom } from './create_room';
import { FinishedGames } from './finished_games';
import { Hero } from './hero';
import { LearnOffer } from './learn_offer';
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

/** What is wished for, on the whole page: the road leads to the level that is next. */
function useWish(): Wish {
  return {
    game: useSignal<Game>('mists'),
    level: useSignal<Level>(suggestedLevel()),
    modules: useSignal<Modules>({ ghosts: true, castles: true, cemeteries: true }),
    seats: useSignal(5),
  };
}

/** The first page: play at once, choose a level, open a room, find one, or carry on. */
export function StartView() {
  const wish = useWish();
  return (
    <div class="start">
      <PageHeader />
      <main>
        <Hero />
        <LearnOffer />
        <Campaign wish={wish} />
        <div class="columns">
          <CreateRoom wish={wish} />
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
