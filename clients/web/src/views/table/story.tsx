import { useComputed } from '@preact/signals';

import { entries } from '../../game/log';
import { storyOf } from '../../game/history';
import { playerName } from '../../session/names';
import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';
import { tell } from './happenings';

/** The game so far in words, the newest turn first. */
export function Story({ session }: { session: RoomSession }) {
  const turns = useComputed(() => storyOf(entries(session.log.value)).reverse());
  const told = turns.value.map((turn) => ({
    ...turn,
    lines: turn.events.flatMap(({ event }) => tell(session, event) ?? []),
  }));
  const full = told.filter((turn) => turn.lines.length > 0);
  return (
    <section class="card story" tabIndex={0} aria-label={words.status.story}>
      <h2>{words.status.story}</h2>
      {full.length === 0 && <p class="quiet">{words.status.nothing}</p>}
      <ol reversed>
        {full.map((turn) => (
          <li key={turn.turn}>
            <h3>{words.status.turnOf(turn.turn, playerName(session.room.value, turn.player))}</h3>
            {turn.lines.map((line, i) => (
              <p key={i}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
