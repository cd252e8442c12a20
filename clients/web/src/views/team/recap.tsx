import { entries } from '../../game/log';
import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';
import { tell } from '../table/happenings';

/** What a companion decided for this seat, and what else happened since. */
export function Recap({ session }: { session: RoomSession }) {
  const { team } = session.log.value;
  if (!team.away) return null;
  const since = team.away.since_seq;
  const missed = entries(session.log.value).filter(({ seq }) => seq >= since);
  const lines = missed.flatMap(({ events }) => events.flatMap((event) => tell(session, event) ?? []));
  return (
    <section class="recap card" aria-label={words.team.whileAway}>
      <h2>{words.team.whileAway}</h2>
      <p class="quiet">{words.team.decidedForYou}</p>
      <ol tabIndex={0}>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
      <button type="button" class="button primary" onClick={() => session.welcomeBack()}>
        {words.team.gotIt}
      </button>
    </section>
  );
}
