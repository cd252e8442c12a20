import type { Hound, State } from '../../protocol/types';
import { words } from '../../words';
import { HoundPicture, MeeplePicture } from '../common/pieces';
import { Track } from './track';

/** The total of each scoring meeple; of one alone without its picture. */
function Totals({ state, goal }: { state: State; goal: number }) {
  const several = state.tracks.length > 1;
  return (
    <span class="figure">
      {state.tracks.map(({ colour, points }) => (
        <span key={colour} class={points >= goal ? 'total reached' : 'total'}>
          {several && <MeeplePicture colour={colour} />}
          <b>{points}</b>{' '}
        </span>
      ))}
      / {goal}
    </span>
  );
}

/** How far the team is. */
export function Score({ state, goal }: { state: State; goal: number }) {
  return (
    <section class="card score">
      <h2>
        {words.status.points}
        <Totals state={state} goal={goal} />
      </h2>
      <Track state={state} goal={goal} />
    </section>
  );
}

function HoundLine({ hound, place, total, meeple }: Hound) {
  // A hound that was just put still chases ghosts, and counts as reached until it has.
  const shown = place === 'reached' && meeple ? 'with_meeple' : place;
  return (
    <li class={place === 'gone' ? 'hound-line gone' : 'hound-line'}>
      <HoundPicture hound={hound} />
      {words.status.hound(hound, shown, total)}
    </li>
  );
}

/** Where the hounds are. */
export function Hounds({ hounds }: { hounds: Hound[] }) {
  if (hounds.length === 0) return null;
  return (
    <section class="card hounds">
      <h2>{words.status.hounds}</h2>
      <ul>
        {hounds.map((hound) => (
          <HoundLine key={hound.hound} {...hound} />
        ))}
      </ul>
    </section>
  );
}
