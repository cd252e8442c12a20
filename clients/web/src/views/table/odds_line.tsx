import { chanceFor } from '../../game/plan';
import { isTogether } from '../../game/standing';
import type { State } from '../../protocol/types';
import type { Parts } from '../../session/ports';
import { words } from '../../words';
import { ChanceLine } from '../common/chance_line';

/** The chance to win, and how it has changed, in rooms that want to know. */
export function OddsCard({ session, state }: { session: Parts<'table' | 'odds'>; state: State }) {
  const turns = session.odds.turns.value;
  const last = turns.at(-1);
  if (!session.table.room.value?.options.aids.odds || !last) return null;
  const names = isTogether(state) ? null : last.chances.map((_, player) => session.table.nameOf(player));
  return (
    <section class="card odds">
      <h2>
        {words.advice.odds}
        <span class="figure">
          {names ? null : <b>{words.percent(chanceFor(last.chances, 0))}</b>}
        </span>
      </h2>
      <ChanceLine turns={turns} />
      {names && (
        <ul class="odds-of">
          {names.map((name, player) => (
            <li key={player}>{words.advice.chanceOf(name, last.chances[player]!)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
