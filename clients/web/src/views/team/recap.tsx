import { storyOf } from '../../game/history';
import { entries } from '../../game/log';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import { useLed } from '../common/led';
import { tellAll } from '../telling/happenings';

interface ToldTurn {
  turn: number;
  player: number;
  lines: string[];
}

/** What happened from an entry on, turn by turn; turns of which there is nothing to tell are left out. */
function missedTurns(table: TableToRead, since: number): ToldTurn[] {
  return storyOf(entries(table.log.value)).flatMap(({ turn, player, events }) => {
    const missed = events.filter(({ seq }) => seq >= since);
    const lines = tellAll(table, missed.map(({ event }) => event));
    return lines.length > 0 ? [{ turn, player, lines }] : [];
  });
}

/** What a companion decided for this seat, and what else happened since: beside the board that it tells of. */
export function Recap({ table }: { table: TableToRead }) {
  const { away } = table.log.value.team;
  return away && <Missed table={table} since={away.since_seq} />;
}

function Missed({ table, since }: { table: TableToRead; since: number }) {
  const led = useLed(() => table.welcomeBack());
  return (
    <section class="recap docked card" {...led} aria-labelledby="missed">
      <h2 id="missed" tabIndex={-1}>{words.team.whileAway}</h2>
      <p class="quiet">{words.team.decidedForYou}</p>
      <ol tabIndex={0}>
        {missedTurns(table, since).map(({ turn, player, lines }) => (
          <li key={turn}>
            <h3>{words.status.turnOf(turn, table.nameOf(player))}</h3>
            {lines.map((line, i) => (
              <p key={i}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
      <button type="button" class="button primary" onClick={() => table.welcomeBack()}>
        {words.team.gotIt}
      </button>
    </section>
  );
}
