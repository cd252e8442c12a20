import { useEffect } from 'preact/hooks';

import { isBetter } from '../../game/result';
import { waypointKey, waypoints, type Waypoint } from '../../game/waypoint';
import type { Player } from '../../session/player';
import { countWholePast } from '../../session/record';
import { talliesOf, type Tally } from '../../session/results';
import { words as pageWords } from '../../words';
import { youWords } from '../../words/you';
import { bestInWords } from '../campaign/results';
import { waypointTitle } from '../campaign/waypoint_name';

/** All numbers of players together. */
function inAll(tallies: Tally[]): Tally {
  return tallies.reduce((sum, tally) => ({
    games: sum.games + tally.games,
    won: sum.won + tally.won,
    best: isBetter(tally.best, sum.best) ? tally.best : sum.best,
  }));
}

function Row({ waypoint }: { waypoint: Waypoint }) {
  const tallies = talliesOf(waypoint);
  if (tallies.length === 0) return null;
  const { games, won, best } = inAll(tallies);
  return (
    <tr class={won > 0 ? 'good' : ''}>
      <th scope="row">{waypointTitle(waypoint)}</th>
      <td>{games}</td>
      <td>{won}</td>
      <td class="best">
        {bestInWords({ games, won, best })} <small class="quiet">{pageWords.campaign.people(best.players)}</small>
      </td>
    </tr>
  );
}

/** What was played and reached, here and on the player's other devices. */
export function Numbers({ me }: { me: Player }) {
  const words = youWords()!;
  useEffect(() => {
    // What this browser knows by itself is shown in any case.
    void countWholePast(me.token).catch(() => {});
  }, [me.token]);
  const played = waypoints.filter((waypoint) => talliesOf(waypoint).length > 0);
  return (
    <section class="card numbers">
      <h2>{words.numbers}</h2>
      {played.length === 0 && <p class="quiet">{words.noNumbers}</p>}
      {played.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{pageWords.start.game}</th>
              <th scope="col">{words.played}</th>
              <th scope="col">{words.won}</th>
              <th scope="col">{words.best}</th>
            </tr>
          </thead>
          <tbody>
            {played.map((waypoint) => (
              <Row key={waypointKey(waypoint)} waypoint={waypoint} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
