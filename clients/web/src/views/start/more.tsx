import type { Signal } from '@preact/signals';

import '../../style/more.css';
import type { Waypoint } from '../../game/waypoint';
import { listAlone, listedAlone } from '../../session/listing';
import { follow } from '../../session/route';
import type { VisitedRoom } from '../../session/seats';
import { words } from '../../words';
import { AboutWaypoint } from '../campaign/about_waypoint';
import { Stories } from '../campaign/stories';
import { Check } from '../common/check';
import { PlayedHere } from './carry_on';
import { FinishedGames } from './finished_games';
import { Tables } from './tables';

/** Pages that few look for. */
const kFurther = [
  { path: '/learn', name: () => words.lesson.all },
  { path: '/tiles', name: () => words.page.tiles },
  { path: '/you', name: () => words.page.you },
];

interface MoreProps {
  chosen: Waypoint;
  visits: Signal<VisitedRoom[]>;
}

/** What few come for: other people's tables, games that are over, and what there is to know of the chosen level. */
export function More({ chosen, visits }: MoreProps) {
  return (
    <>
      <div class="columns">
        <Tables chosen={chosen} />
        <div class="stack">
          <PlayedHere visits={visits} />
          <FinishedGames />
          <AboutWaypoint waypoint={chosen} />
        </div>
      </div>
      <Stories />
      <Check label={words.campaign.listedAlone} checked={listedAlone.value} onChange={listAlone} />
      <ul class="further">
        {kFurther.map(({ path, name }) => (
          <li key={path}>
            <a href={path} onClick={(event) => follow(event, path)}>
              {name()}
            </a>
          </li>
        ))}
      </ul>
      <p class="quiet">{words.layouts}</p>
    </>
  );
}
