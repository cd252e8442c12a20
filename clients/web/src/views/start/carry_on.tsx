import { useSignal } from '@preact/signals';

import { follow, roomPath } from '../../session/route';
import { forgetVisit, visitedRooms, type VisitedRoom } from '../../session/seats';
import { words } from '../../words';
import { Icon } from '../common/icon';

/** Those whose game goes on first, each part the newest first. */
function inOrder(visits: VisitedRoom[]): VisitedRoom[] {
  return [...visits.filter(({ over }) => !over), ...visits.filter(({ over }) => over)];
}

function Visit({ visit, onForget }: { visit: VisitedRoom; onForget: () => void }) {
  const { id, name, seat, over } = visit;
  const notes = [...(seat ? [words.start.continueAs(seat)] : []), ...(over ? [words.start.over] : [])];
  return (
    <li>
      <a class="room-link" href={roomPath(id)} onClick={(event) => follow(event, roomPath(id))}>
        <b>{name}</b>
        {notes.length > 0 && <span class="quiet">{notes.join(' · ')}</span>}
      </a>
      <button type="button" class="tool" aria-label={words.start.forget(name)} onClick={onForget}>
        <Icon name="back" />
      </button>
    </li>
  );
}

/** The rooms that this browser has been in. */
export function CarryOn() {
  const visits = useSignal(visitedRooms());
  const forget = ({ id }: VisitedRoom) => {
    forgetVisit(id);
    visits.value = visitedRooms();
  };
  if (visits.value.length === 0) return null;
  return (
    <section class="card">
      <h2>{words.start.continue}</h2>
      <ul class="rooms">
        {inOrder(visits.value).map((visit) => (
          <Visit key={visit.id} visit={visit} onForget={() => forget(visit)} />
        ))}
      </ul>
    </section>
  );
}
