import { storyOf } from '../../game/history';
import { entries } from '../../game/log';
import { playerName } from '../../session/names';
import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';
import { useModal } from '../common/modal';
import { tell } from '../table/happenings';

interface ToldTurn {
  turn: number;
  player: number;
  lines: string[];
}

/** What happened from an entry on, turn by turn; turns of which there is nothing to tell are left out. */
function missedTurns(session: RoomSession, since: number): ToldTurn[] {
  return storyOf(entries(session.log.value)).flatMap(({ turn, player, events }) => {
    const missed = events.filter(({ seq }) => seq >= since);
    const lines = missed.flatMap(({ event }) => tell(session, event) ?? []);
    return lines.length > 0 ? [{ turn, player, lines }] : [];
  });
}

/** What a companion decided for this seat, and what else happened since. */
export function Recap({ session }: { session: RoomSession }) {
  const { away } = session.log.value.team;
  return away && <Missed session={session} since={away.since_seq} />;
}

function Missed({ session, since }: { session: RoomSession; since: number }) {
  const box = useModal(() => session.welcomeBack());
  const { room } = session.log.value;
  return (
    <div class="recap card" ref={box} role="dialog" aria-modal="true" aria-labelledby="missed">
      <h2 id="missed" tabIndex={-1}>{words.team.whileAway}</h2>
      <p class="quiet">{words.team.decidedForYou}</p>
      <ol tabIndex={0}>
        {missedTurns(session, since).map(({ turn, player, lines }) => (
          <li key={turn}>
            <h3>{words.status.turnOf(turn, playerName(room, player))}</h3>
            {lines.map((line, i) => (
              <p key={i}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
      <button type="button" class="button primary" onClick={() => session.welcomeBack()}>
        {words.team.gotIt}
      </button>
    </div>
  );
}
