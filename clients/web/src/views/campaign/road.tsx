import type { Signal } from '@preact/signals';

import { waypointKey, waypoints, type Waypoint } from '../../game/waypoint';
import type { Level } from '../../protocol/types';
import { isWon } from '../../session/results';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { Backdrop } from './backdrop';
import { tall, wide, type Layout } from './land';
import { waypointLine, waypointName, waypointTitle } from './waypoint_name';
import { WaypointPicture } from './waypoint_picture';

interface RoadProps {
  chosen: Signal<Waypoint>;
  /** The level to go on with. */
  next: Level;
}

/** Where a waypoint lies, in parts of the map, on wide and on narrow windows. */
function placeOf(index: number): Record<string, string> {
  const part = ({ waypoints, width, height }: Layout) => {
    const { x, y } = waypoints[index]!;
    return [`${(x / width) * 100}%`, `${(y / height) * 100}%`];
  };
  const [wideX, wideY] = part(wide);
  const [tallX, tallY] = part(tall);
  return { '--wide-x': wideX!, '--wide-y': wideY!, '--tall-x': tallX!, '--tall-y': tallY! };
}

/** A number or a word for eyes, the whole for ears. */
function Caption({ waypoint, won, next }: { waypoint: Waypoint; won: boolean; next: boolean }) {
  const { level, game } = waypoint;
  return (
    <>
      {level === null ? (
        <span class="caption">{words.campaign.short[game]}</span>
      ) : (
        <span class="caption" aria-hidden="true">
          {level}
        </span>
      )}
      <span class="unseen">
        {' '}
        {level === null ? `${waypointTitle(waypoint)}, ${words.campaign.forWhom[game]}` : waypointName(waypoint)}
        {won && `, ${words.campaign.won}`}
        {next && !won && `, ${words.campaign.next}`}
      </span>
    </>
  );
}

function Stop({ waypoint, index, chosen, next }: RoadProps & { waypoint: Waypoint; index: number }) {
  const key = waypointKey(waypoint);
  const won = isWon(waypoint);
  return (
    <label class={won ? 'waypoint won' : 'waypoint'} style={placeOf(index)} title={waypointName(waypoint)}>
      <input
        type="radio"
        name="game"
        value={key}
        checked={waypointKey(chosen.value) === key}
        onChange={() => (chosen.value = waypoint)}
      />
      <span class="medallion">
        <WaypointPicture name={key} />
        {won && (
          <span class="laurel">
            <Icon name="confirm" />
          </span>
        )}
      </span>
      <Caption waypoint={waypoint} won={won} next={waypoint.level === next} />
    </label>
  );
}

/** All games as places along a road into the mist; any of them can be chosen, to play it alone or with friends. */
export function Road(props: RoadProps) {
  return (
    <section class="campaign">
      <fieldset class="road-map">
        <legend class="unseen">{words.start.game}</legend>
        <Backdrop layout={wide} name="wide" />
        <Backdrop layout={tall} name="tall" />
        {waypoints.map((waypoint, i) => (
          <Stop key={waypointKey(waypoint)} {...props} waypoint={waypoint} index={i} />
        ))}
      </fieldset>
      <p class="chosen-line quiet" aria-live="polite">
        {words.campaign.label(waypointName(props.chosen.value), waypointLine(props.chosen.value))}
      </p>
    </section>
  );
}
