import { useSignal } from '@preact/signals';

import type { Game, Level, Modules } from '../../protocol/types';
import { suggestedLevel } from '../../session/results';
import { words } from '../../words';
import { ForgetfulNote } from '../common/forgetful_note';
import { PageHeader } from '../common/page_header';
import { Campaign } from '../campaign/campaign';
import { CarryOn } from './carry_on';
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

/** The first page: play at once, choose a level, open a room, find one, or carry on. */
export function StartView() {
  const wish = useWish();
  return (
    <div class="start">
      <PageHeader />
      <ForgetfulNote />
      <main>
        <Hero />
        <LearnOffer />
        <Campaign wish={wish} />
        <div class="columns">
          <CreateRoom wish={wish} />
          <div class="stack">
            <CarryOn />
            <OpenRooms />
            <FinishedGames />
          </div>
        </div>
      </main>
      <footer class="footer">{words.unofficial}</footer>
    </div>
  );
}
