import { useSignal } from '@preact/signals';

import type { FindSeat } from '../../protocol/types';
import { findTable } from '../../session/find_table';
import { asName } from '../../session/written';
import { lastName } from '../../session/seats';
import { words, wordsForError } from '../../words';
import { chosenWaypoint } from '../campaign/campaign';
import { waypointName } from '../campaign/waypoint_name';
import { PlayerName } from '../common/seat_form';
import { seatCounts, type Wish } from './choose_game';
import { optionsOf } from './create_room';

/** Nobody finds anybody at a table for one. */
const kFewest = 2;

/** Finds a table for the game that is wished for, with whoever comes. */
export function FindTable({ wish }: { wish: Wish }) {
  const name = useSignal(lastName());
  const refusal = useSignal<string | null>(null);
  const busy = useSignal(false);
  const counts = seatCounts(wish.game.value).filter((n) => n >= kFewest);
  const seats = Math.max(kFewest, wish.seats.value);
  const submit = async (event: Event) => {
    event.preventDefault();
    const given = asName(name.value);
    if (busy.value || given === '') return;
    busy.value = true;
    const asked = { name: given, room: asName(words.find.roomOf(given)), game: wish.game.value, seats, ...optionsOf(wish) };
    refusal.value = await findTable(asked as FindSeat);
    busy.value = false;
  };
  return (
    <form class="find-table" onSubmit={(event) => void submit(event)}>
      <p class="quiet">{words.find.lead}</p>
      <p class="chosen-game">{waypointName(chosenWaypoint(wish))}</p>
      <label class="labelled">
        <span>{words.find.seats}</span>
        <select value={seats} onChange={(event) => (wish.seats.value = Number(event.currentTarget.value))}>
          {counts.map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <label class="labelled">
        <span>{words.lobby.yourName}</span>
        <PlayerName name={name} />
      </label>
      {refusal.value && (
        <p class="notice" role="alert">
          {wordsForError(refusal.value)}
        </p>
      )}
      <button type="submit" class="button primary" disabled={busy.value}>
        {words.find.find}
      </button>
    </form>
  );
}
