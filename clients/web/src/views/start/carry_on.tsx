import type { Signal } from '@preact/signals';

import { follow, roomPath } from '../../session/route';
import { forgetVisit, visitedRooms, type VisitedRoom } from '../../session/seats';
import { mine } from '../../session/mine';
import { visitsToShow } from '../../session/your_rooms';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { named } from '../../words/named';
import { Name } from '../common/name';

/** A room that this browser has been in; it can be forgotten. */
export function Visit({ visit, onForget }: { visit: VisitedRoom; onForget: () => void }) {
  const { id, name, seat, over } = visit;
  const notes = [...(seat ? [words.start.continueAs(named(seat))] : []), ...(over ? [words.start.over] : [])];
  return (
    <li>
      <a class="room-link" href={roomPath(id)} onClick={(event) => follow(event, roomPath(id))}>
        <b>
          <Name of={name} />
        </b>
        {notes.length > 0 && <span class="quiet">{notes.join(' · ')}</span>}
      </a>
      <button type="button" class="tool" aria-label={words.start.forget(named(name))} onClick={onForget}>
        <Icon name="back" />
      </button>
    </li>
  );
}

interface VisitsProps {
  visits: Signal<VisitedRoom[]>;
  over: boolean;
  title: string;
  kind: string;
}

/** Rooms that this browser has been in, the newest first: those whose game goes on, or those in which it is over. */
function Visits({ visits, over, title, kind }: VisitsProps) {
  const shown = visitsToShow(visits.value, mine.value, over);
  const forget = ({ id }: VisitedRoom) => {
    forgetVisit(id);
    visits.value = visitedRooms();
  };
  if (shown.length === 0) return null;
  return (
    <section class={`card ${kind}`}>
      <h2>{title}</h2>
      <ul class="rooms">
        {shown.map((visit) => (
          <Visit key={visit.id} visit={visit} onForget={() => forget(visit)} />
        ))}
      </ul>
    </section>
  );
}

/** Games that wait for whoever comes back. */
export function CarryOn({ visits }: Pick<VisitsProps, 'visits'>) {
  return <Visits visits={visits} over={false} title={words.start.continue} kind="carry-on" />;
}

/** Games of this browser that are over; their rooms may go on with another. */
export function PlayedHere({ visits }: Pick<VisitsProps, 'visits'>) {
  return <Visits visits={visits} over title={words.start.playedHere} kind="played-here" />;
}
