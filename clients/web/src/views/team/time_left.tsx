import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { timeLeft } from '../../game/team';
import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';

const kTickMs = 500;

function inMinutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long a seat may still think, counted down while its time runs. */
export function TimeLeft({ session, seat }: { session: RoomSession; seat: number }) {
  const { team } = session.log.value;
  const since = useSignal(0);
  useEffect(() => {
    const told = performance.now();
    since.value = 0;
    if (team.clock?.running !== seat) return;
    const timer = setInterval(() => (since.value = performance.now() - told), kTickMs);
    return () => clearInterval(timer);
  }, [team.clock]);
  const left = timeLeft(team, seat, since.value);
  if (left === null) return null;
  const time = inMinutes(left);
  return (
    <span class="stock" role="img" aria-label={words.team.timeLeft(time)}>
      {time}
    </span>
  );
}
