import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import '../../style/your_games.css';
import type { PlayerGame } from '../../protocol/me';
import { forgetVisit, visitedRooms, type VisitedRoom } from '../../session/seats';
import { mine, type Mine } from '../../session/mine';
import { gamesToShow, stageOf, visitsToShow } from '../../session/your_rooms';
import { words } from '../../words';
import { CarryOn, Visit } from './carry_on';
import { GameRow } from './game_row';
import { InvitationRow } from './invitation_row';
import { serverNow } from '../../protocol/server_time';

/** Renders again each minute. */
function useNow(): void {
  const now = useSignal(serverNow());
  useEffect(() => {
    const timer = setInterval(() => (now.value = serverNow()), 60_000);
    return () => clearInterval(timer);
  }, []);
  void now.value;
}

function Shown({ mine, visits }: { mine: Mine; visits: Signal<VisitedRoom[]> }) {
  useNow();
  const now = serverNow();
  const games = gamesToShow(mine, now);
  const others = visitsToShow(visits.value, mine, false);
  const forget = ({ id }: VisitedRoom) => {
    forgetVisit(id);
    visits.value = visitedRooms();
  };
  if (games.length + others.length + mine.invitations.length === 0) return null;
  const first = games.filter((game) => stageOf(game) !== 'over');
  const over = games.filter((game) => stageOf(game) === 'over');
  const rows = (some: PlayerGame[]) => some.map((game) => <GameRow key={`${game.room} ${game.game_id}`} game={game} now={now} />);
  return (
    <section class="card carry-on your-games">
      <h2>{words.yourGames.title}</h2>
      <ul class="rooms">
        {mine.invitations.map((invitation) => (
          <InvitationRow key={`invited ${invitation.room}`} invitation={invitation} now={now} />
        ))}
        {rows(first)}
        {others.map((visit) => (
          <Visit key={visit.id} visit={visit} onForget={() => forget(visit)} />
        ))}
        {rows(over)}
      </ul>
    </section>
  );
}

/** What waits for whoever plays here, on whichever device they began it: whose turn it is, the reader's first. */
export function YourGames({ visits }: { visits: Signal<VisitedRoom[]> }) {
  return mine.value ? <Shown mine={mine.value} visits={visits} /> : <CarryOn visits={visits} />;
}
