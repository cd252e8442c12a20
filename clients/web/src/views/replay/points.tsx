import { playerOf } from '../../game/standing';
import type { State } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import { MeeplePicture } from '../common/pieces';

/** The points of a game against each other, player by player. */
export function Points({ table, state }: { table: TableToRead; state: State }) {
  return (
    <section class="card players">
      <h2>
        {words.status.points}
        <span class="figure">{words.status.turn(state.turn)}</span>
      </h2>
      <ul>
        {state.tracks.map(({ colour, points }) => (
          <li key={colour} class="player">
            <MeeplePicture colour={colour} />
            <span class="who">{table.nameOf(playerOf(state, colour) ?? 0)}</span>
            <b class="own-points">{points}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
