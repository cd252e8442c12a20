import { waypointKey, waypoints, type Waypoint } from '../../game/waypoint';
import { isWon } from '../../session/results';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { Backdrop } from './backdrop';
import { tall, wide, type Layout } from './land';
import { kRoomForm } from '../start/choose_game';
import { waypointTitle } from './waypoint_name';
import { WaypointPicture } from './waypoint_picture';

interface RoadMapProps {
  chosen: string;
  /** The level to go on with. */
  next: number;
  onChoose: (waypoint: Waypoint) => void;
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

function Caption({ waypoint, won, next }: { waypoint: Waypoint; won: boolean; next: boolean }) {
  const { level, game } = waypoint;
  return (
    <span class="caption">
      <b>{waypointTitle(waypoint)}</b>{' '}
      <span>{level === null ? words.campaign.forWhom[game] : words.campaign.names[level]}</span>{' '}
      {won && <small class="good">{words.campaign.won}</small>}
      {next && !won && <small>{words.campaign.next}</small>}
    </span>
  );
}

function Choice({ waypoint, index, chosen, next, onChoose }: RoadMapProps & { waypoint: Waypoint; index: number }) {
  const key = waypointKey(waypoint);
  const won = isWon(waypoint);
  const isNext = waypoint.level === next;
  const marks = `${won ? ' won' : ''}${waypoint.level === null ? ' wider' : ''}`;
  return (
    <label class={`waypoint${marks}`} style={placeOf(index)}>
      <input
        type="radio"
        name="game"
        form={kRoomForm}
        value={key}
        checked={chosen === key}
        onChange={() => onChoose(waypoint)}
      />
      <span class="medallion">
        <WaypointPicture name={key} />
        {won && (
          <span class="laurel">
            <Icon name="confirm" />
          </span>
        )}
      </span>
      <Caption waypoint={waypoint} won={won} next={isNext} />
    </label>
  );
}

/** All games as places along a road into the mist; any of them can be chosen. */
export function RoadMap(props: RoadMapProps) {
  return (
    <fieldset class="road-map">
      <legend class="unseen">{words.start.game}</legend>
      <Backdrop layout={wide} name="wide" />
      <Backdrop layout={tall} name="tall" />
      {waypoints.map((waypoint, i) => (
        <Choice key={waypointKey(waypoint)} {...props} waypoint={waypoint} index={i} />
      ))}
    </fieldset>
  );
}
