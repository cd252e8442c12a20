import { words } from '../../words';
import { chosenWaypoint } from '../campaign/campaign';
import { PlayNow } from '../campaign/play_now';
import { waypointLine, waypointTitle } from '../campaign/waypoint_name';
import { Banner } from './banner';
import type { Wish } from './choose_game';

/** The welcome: the misty land, and one way into it, which leads to what is chosen further down. */
export function Hero({ wish }: { wish: Wish }) {
  const waypoint = chosenWaypoint(wish);
  const { level } = waypoint;
  const line = waypointLine(waypoint);
  return (
    <div class="hero">
      <Banner />
      <div class="welcome">
        <h1>{words.title}</h1>
        <p class="tagline">{words.tagline}</p>
        <PlayNow
          waypoint={waypoint}
          label={level === null ? words.campaign.playRival : words.campaign.playLevel(level)}
          hint={level === null ? words.campaign.label(waypointTitle(waypoint), line) : line}
        />
      </div>
    </div>
  );
}
