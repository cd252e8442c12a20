import { waypointKey, type Waypoint } from '../../game/waypoint';
import { BestHere, OnServer } from './results';
import { waypointLine, waypointName } from './waypoint_name';

/** What there is to know of a waypoint: how it went, here and elsewhere. */
export function AboutWaypoint({ waypoint }: { waypoint: Waypoint }) {
  return (
    <section class="card waypoint-facts" data-waypoint={waypointKey(waypoint)}>
      <h2>{waypointName(waypoint)}</h2>
      <p class="quiet">{waypointLine(waypoint)}</p>
      <BestHere waypoint={waypoint} />
      <OnServer waypoint={waypoint} />
    </section>
  );
}
