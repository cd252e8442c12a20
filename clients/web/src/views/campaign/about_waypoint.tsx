import { waypointKey, type Waypoint } from '../../game/waypoint';
import { chooseParts, chosenParts } from '../../session/boxes';
import { onDemand } from '../common/on_demand';
import { BestHere, OnServer } from './results';
import { waypointLine, waypointName } from './waypoint_name';

const Shelf = onDemand(async () => (await import('../room_form/shelf')).Shelf);

/** What there is to know of a waypoint: how it went, here and elsewhere. */
export function AboutWaypoint({ waypoint }: { waypoint: Waypoint }) {
  return (
    <section class="card waypoint-facts" data-waypoint={waypointKey(waypoint)}>
      <h2>{waypointName(waypoint)}</h2>
      <p class="quiet">{waypointLine(waypoint)}</p>
      <BestHere waypoint={waypoint} />
      <OnServer waypoint={waypoint} />
      {waypoint.level === null && <Shelf game={waypoint.game} parts={chosenParts.value} onChange={chooseParts} />}
    </section>
  );
}
