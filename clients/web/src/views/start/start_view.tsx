import { useSignal } from '@preact/signals';

import type { Waypoint } from '../../game/waypoint';
import { player } from '../../session/player';
import { suggestedLevel } from '../../session/results';
import { visitedRooms } from '../../session/seats';
import { words } from '../../words';
import { Road } from '../campaign/road';
import { ForgetfulNote } from '../common/forgetful_note';
import { LostPlayerNote } from '../common/lost_player_note';
import { OfflineNote } from '../common/offline_note';
import { onDemand } from '../common/on_demand';
import { PageHeader } from '../common/page_header';
import { YouLink } from '../common/you_link';
import { Banner } from './banner';
import { Boxes } from './boxes';
import { CarryOn } from './carry_on';
import { Ways } from './ways';

/** Fetched once somebody plays here; until then there is what this browser knows by itself. */
const YourGames = onDemand(async () => (await import('./your_games')).YourGames, CarryOn);

const More = onDemand(async () => (await import('./more')).More);

/** The first page, on one screen: what this is, three ways into it, and the road of the levels. The rest is behind it. */
export function StartView() {
  const chosen = useSignal<Waypoint>({ game: 'mists', level: suggestedLevel() });
  const visits = useSignal(visitedRooms());
  const opened = useSignal(false);
  return (
    <div class="start">
      <PageHeader>{player.value && <YouLink player={player.value} />}</PageHeader>
      <OfflineNote />
      <ForgetfulNote />
      <LostPlayerNote />
      <main>
        {player.value ? <YourGames visits={visits} /> : <CarryOn visits={visits} />}
        <div class="hero">
          <Banner />
          <div class="welcome">
            <h1>{words.title}</h1>
            <p>{words.about}</p>
          </div>
        </div>
        <Ways chosen={chosen} />
        <Road chosen={chosen} next={suggestedLevel()} />
        <Boxes waypoint={chosen.value} />
        <details class="more" onToggle={({ currentTarget: { open } }) => open && (opened.value = true)}>
          <summary>{words.start.more}</summary>
          {opened.value && <More chosen={chosen.value} visits={visits} />}
        </details>
      </main>
      <footer class="footer">{words.unofficial}</footer>
    </div>
  );
}
