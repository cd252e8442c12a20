import { useSignal } from '@preact/signals';

import type { Game, Level, Modules } from '../../protocol/types';
import { player } from '../../session/player';
import { suggestedLevel } from '../../session/results';
import { follow } from '../../session/route';
import { visitedRooms } from '../../session/seats';
import { words } from '../../words';
import { ForgetfulNote } from '../common/forgetful_note';
import { LostPlayerNote } from '../common/lost_player_note';
import { onDemand } from '../common/on_demand';
import { PageHeader } from '../common/page_header';
import { YouLink } from '../common/you_link';
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

/** Fetched once somebody plays here; until then there is what this browser knows by itself. */
const YourGames = onDemand(async () => (await import('./your_games')).YourGames, CarryOn);

/** Pages that few look for. */
const kFurther = [
  { path: '/tiles', name: () => words.page.tiles },
  { path: '/you', name: () => words.page.you },
];

/** The first page: carry on, play at once, choose a level, open a room, or find one. */
export function StartView() {
  const wish = useWish();
  const visits = useSignal(visitedRooms());
  return (
    <div class="start">
      <PageHeader>{player.value && <YouLink player={player.value} />}</PageHeader>
      <ForgetfulNote />
      <LostPlayerNote />
      <main>
        {player.value ? <YourGames visits={visits} /> : <CarryOn visits={visits} />}
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
        <p>{words.unofficial}</p>
        <ul>
          {kFurther.map(({ path, name }) => (
            <li key={path}>
              <a href={path} onClick={(event) => follow(event, path)}>
                {name()}
              </a>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}
