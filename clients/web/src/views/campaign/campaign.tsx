import { waypointKey, type Waypoint } from '../../game/waypoint';
import { listAlone, listedAlone } from '../../session/listing';
import { suggestedLevel } from '../../session/results';
import { words } from '../../words';
import { takeGame, type Wish } from '../start/choose_game';
import { Check } from '../start/option_fields';
import { PlayNow } from './play_now';
import { BestHere, OnServer } from './results';
import { RoadMap } from './road_map';
import { SetupList } from './setup_list';
import { Stories } from './stories';
import { WaypointPicture } from './waypoint_picture';
import { waypointLine, waypointName } from './waypoint_name';

/** What is wished for, as a waypoint. */
export function chosenWaypoint({ game, level }: Wish): Waypoint {
  return game.value === 'mists' ? { game: 'mists', level: level.value } : { game: game.value, level: null };
}

function choose(wish: Wish, { game, level }: Waypoint): void {
  if (level !== null) wish.level.value = level;
  takeGame(wish, game);
}

/** The way from here to the form below it. */
function WithFriends() {
  const toForm = () => {
    const form = document.querySelector<HTMLElement>('.create');
    form?.scrollIntoView({ block: 'start' });
    form?.querySelector<HTMLElement>('input[name=room]')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" class="button" onClick={toForm}>
      {words.campaign.withFriends}
    </button>
  );
}

/** Everything about the waypoint that is chosen, and the start of it. */
function ChosenCard({ wish }: { wish: Wish }) {
  const waypoint = chosenWaypoint(wish);
  const alone = waypoint.game === 'mists';
  return (
    <section class="card chosen-waypoint" data-waypoint={waypointKey(waypoint)}>
      <div class="about-waypoint">
        <WaypointPicture name={waypointKey(waypoint)} />
        <div aria-live="polite">
          <h3>{waypointName(waypoint)}</h3>
          <p>{waypointLine(waypoint)}</p>
        </div>
      </div>
      <div class="waypoint-facts">
        <BestHere waypoint={waypoint} />
        <OnServer waypoint={waypoint} />
        <SetupList waypoint={waypoint} modules={wish.modules.value} />
      </div>
      <div class="waypoint-start">
        <PlayNow
          waypoint={waypoint}
          label={alone ? words.campaign.playAlone : words.campaign.playRival}
          hint={alone ? words.campaign.playHint : words.campaign.rivalHint}
        />
        <Check label={words.campaign.listedAlone} checked={listedAlone.value} onChange={listAlone} />
        <WithFriends />
      </div>
    </section>
  );
}

/** The levels and the other games, to choose among and to begin. */
export function Campaign({ wish }: { wish: Wish }) {
  return (
    <section class="campaign" aria-labelledby="campaign-title">
      <h2 id="campaign-title">{words.campaign.title}</h2>
      <p class="quiet">{words.campaign.lead}</p>
      <RoadMap
        chosen={waypointKey(chosenWaypoint(wish))}
        next={suggestedLevel()}
        onChoose={(waypoint) => choose(wish, waypoint)}
      />
      <ChosenCard wish={wish} />
      <Stories />
    </section>
  );
}
