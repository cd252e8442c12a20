import { useSignal } from '@preact/signals';

import type { Waypoint } from '../../game/waypoint';
import type { FindSeat } from '../../protocol/types';
import { findTable } from '../../session/find_table';
import { lastName } from '../../session/seats';
import { asName } from '../../session/written';
import { words, wordsForError } from '../../words';
import { waypointName } from '../campaign/waypoint_name';
import { PlayerName } from '../common/seat_form';

/** As many for everybody, or else those who look for the same game would pass each other by. */
const kSeats = 4;

/** Sits down where somebody waits for the chosen game, or begins to wait there. */
export function SitAnywhere({ waypoint }: { waypoint: Waypoint }) {
  const name = useSignal(lastName());
  const refusal = useSignal<string | null>(null);
  const busy = useSignal(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    const given = asName(name.value);
    if (busy.value || given === '') return;
    busy.value = true;
    const { game, level } = waypoint;
    const wish = { name: given, room: asName(words.find.roomOf(given)), game, seats: kSeats, ...(level === null ? {} : { level }) };
    refusal.value = await findTable(wish as FindSeat);
    busy.value = false;
  };
  return (
    <form class="sit-anywhere" onSubmit={(event) => void submit(event)}>
      <p class="quiet">{words.find.lead(waypointName(waypoint))}</p>
      <div class="naming">
        <PlayerName name={name} label={words.lobby.yourName} />
        <button type="submit" class="button" disabled={busy.value}>
          {words.find.find}
        </button>
      </div>
      {refusal.value && (
        <p class="notice" role="alert">
          {wordsForError(refusal.value)}
        </p>
      )}
    </form>
  );
}
