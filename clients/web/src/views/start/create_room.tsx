import { useSignal, type Signal } from '@preact/signals';

import { createRoom, type NewRoom } from '../../protocol/api';
import { enter } from '../../session/enter';
import { holdPassOf } from '../../session/entry';
import { words, wordsForError } from '../../words';
import { waypointName } from '../campaign/waypoint_name';
import { chosenWaypoint } from '../campaign/campaign';
import { keepWrittenName } from '../campaign/player';
import { agreed, lackOf, usual, type Arrangement } from './arrangement';
import { kRoomForm, ModuleChoice, SeatCount, type Wish } from './choose_game';
import { Lacking, leadToLack } from './lacking';
import { MoreOptions } from './more_options';
import { asName, kLongest, written } from '../../session/written';

function RoomName({ name }: { name: Signal<string> }) {
  return (
    <label class="labelled">
      <span>{words.start.roomName}</span>
      <input
        name="room"
        placeholder={words.start.roomNameExample}
        autocomplete="off"
        value={name.value}
        onInput={(event) => (name.value = written(event, kLongest.name))}
      />
    </label>
  );
}

/** What the game of the wish needs to be told. */
export function optionsOf({ game, level, modules }: Wish): Pick<NewRoom, 'level' | 'modules'> {
  if (game.value === 'mists') return { level: level.value };
  return game.value === 'ghosts' ? { modules: modules.value } : {};
}

/** The form that opens a new room. */
export function CreateRoom({ wish }: { wish: Wish }) {
  const name = useSignal('');
  const arrangement = useSignal<Arrangement>(usual);
  const refusal = useSignal<string | null>(null);
  const busy = useSignal(false);
  const lack = lackOf(arrangement.value, wish.game.value, wish.level.value, wish.seats.value);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (lack) return leadToLack(event.currentTarget as HTMLFormElement, lack);
    if (busy.value) return;
    busy.value = true;
    keepWrittenName();
    const told = agreed(arrangement.value, wish.game.value, wish.level.value, wish.seats.value);
    const room = {
      name: asName(name.value) || words.start.roomNameExample,
      game: wish.game.value,
      ...optionsOf(wish),
      seats: wish.seats.value,
      ...told,
    };
    refusal.value = await enter(async (secret) => {
      const made = await createRoom(room, secret);
      if (told.word) await holdPassOf(made.room.id, told.word);
      return made;
    });
    busy.value = false;
  };
  return (
    <form id={kRoomForm} class="card create" onSubmit={(event) => void submit(event)}>
      <h2>{words.start.create}</h2>
      <p class="quiet">{words.start.createLead}</p>
      <p class="chosen-game">{waypointName(chosenWaypoint(wish))}</p>
      <RoomName name={name} />
      {wish.game.value === 'ghosts' && <ModuleChoice wish={wish} />}
      <SeatCount wish={wish} />
      <MoreOptions
        arrangement={arrangement}
        game={wish.game.value}
        level={wish.level.value}
        seats={wish.seats.value}
      />
      {refusal.value && (
        <p class="notice" role="alert">
          {wordsForError(refusal.value)}
        </p>
      )}
      <Lacking id="room-lacks" lack={lack} />
      <button type="submit" class="button primary" aria-describedby="room-lacks" disabled={busy.value}>
        {words.start.submit}
      </button>
    </form>
  );
}
