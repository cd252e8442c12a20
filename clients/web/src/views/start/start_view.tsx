import { useSignal } from '@preact/signals';

import type { Game, Level, Modules } from '../../protocol/types';
import { suggestedLevel } from '../../session/results';
import { follow } from '../../session/route';
import { visitedRooms } from '../../session/seats';
import { words } from '../../words';
import { ForgetfulNote } from '../common/forgetful_note';
import { PageHeader } from '../common/page_header';
import { Campaign } from '../campaign/campaign';
import { CarryOn, PlayedHere } from './carry_on';
import type { Wish } from './choose_game';
import { CreateRoom } from './create_room';
import { FinishedGames } from './finished_games';
import { Hero } from './hero';
import { LearnOffer } from './learn_offer';
import { OpenRooms } from './open_rooms';

/** What is wished for, on the whole page: the road leads to the level that is next. */
function useWish(): Wish {
  return {
    game: useSignal<Game>('mists'),
    level: useSignal<Level>(suggestedLevel()),
    modules: useSignal<Modules>({ ghosts: true, castles: true, cemeteries: true }),
    seats: useSignal(5),
  };
}

/** The first page: carry on, play at once, choose a level, open a room, or find one. */
export function StartView() {
  const wish = useWish();
  const visits = useSignal(visitedRooms());
  return (
    <div class="start">
      <PageHeader />
      <ForgetfulNote />
      <main>
        <CarryOn visits={visits} />
        <Hero wish={wish} />
        <LearnOffer />
        <Campaign wish={wish} />
        <div class="columns">
          <CreateRoom wish={wish} />
          <div class="stack">
            <PlayedHere visits={visits} />
            <OpenRooms wish={wish} />
            <FinishedGames />
          </div>
        </div>
      </main>
      <footer class="footer">
        {words.unofficial}{' '}
        <a href="/tiles" onClick={(event) => follow(event, '/tiles')}>
          {words.page.tiles}
        </a>
      </footer>
    </div>
  );
}
