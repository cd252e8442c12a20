import { useSignal, type Signal } from '@preact/signals';

import type { RoomChange } from '../../protocol/api';
import { kLevels, kOfferedParts, type Level, type Modules, type Room } from '../../protocol/types';
import type { Parts } from '../../session/ports';
import { words } from '../../words';
import { Refusal } from '../common/refusal';
import { agreed, arrangementOf, lackOf, type Arrangement } from './arrangement';
import { ModuleChoice, SeatCount, type Wish } from './choose_game';
import { Lacking, leadToLack } from './lacking';
import { Arranging } from './arranging';
import { Shelf } from './shelf';
import { asName, kLongest, written } from '../../session/written';

const kAllModules: Modules = { ghosts: true, castles: true, cemeteries: true };

function useWishOf(room: Room): Wish {
  return {
    game: room.game,
    level: useSignal<Level>(room.level ?? 1),
    modules: useSignal(room.modules ?? kAllModules),
    parts: useSignal(room.parts ?? []),
    seats: useSignal(room.seats.length),
  };
}

/** How the next game is played. */
function GameFields({ wish }: { wish: Wish }) {
  return (
    <>
      {wish.game === 'mists' && (
        <label class="labelled">
          <span>{words.roomForm.level}</span>
          <select
            value={wish.level.value}
            onChange={(event) => (wish.level.value = Number(event.currentTarget.value) as Level)}
          >
            {kLevels.map((level) => (
              <option key={level} value={level}>
                {words.lobby.level(level)}
              </option>
            ))}
          </select>
        </label>
      )}
      {wish.game === 'ghosts' && <ModuleChoice wish={wish} />}
      {wish.game !== 'mists' && <Shelf game={wish.game} parts={wish.parts.value} onChange={(parts) => (wish.parts.value = parts)} />}
      <SeatCount wish={wish} />
    </>
  );
}

/** The change as a merge patch: what belongs to another game is taken back. */
export function changeTo(name: string, wish: Wish, arrangement: Arrangement, running: boolean): RoomChange {
  const game = wish.game;
  const level = wish.level.value;
  const told = agreed(arrangement, game, level);
  const { word } = arrangement;
  const gone = word.kept && !word.on ? { word: null } : {};
  if (running) return { name, visibility: told.visibility, options: told.options, ...(told.word ? { word: told.word } : {}), ...gone };
  return {
    ...told,
    ...gone,
    name,
    game,
    level: game === 'mists' ? level : null,
    modules: game === 'ghosts' ? wish.modules.value : null,
    ...(game === 'mists' ? {} : { parts: kOfferedParts.filter((part) => wish.parts.value.includes(part)) }),
    seats: wish.seats.value,
    colours: told.colours ?? null,
    scoring: told.scoring ?? null,
  };
}

function Name({ name }: { name: Signal<string> }) {
  return (
    <label class="labelled">
      <span>{words.start.roomName}</span>
      <input
        name="room"
        required
        autocomplete="off"
        value={name.value}
        onInput={(event) => (name.value = written(event, kLongest.name))}
      />
    </label>
  );
}

/** Lets the owner change what is agreed for the room: all of it between games, some of it while one runs. */
export function ChangeRoom({ session, room }: { session: Parts<'acts' | 'refusals' | 'entry'>; room: Room }) {
  const running = room.status === 'playing';
  const name = useSignal(room.name);
  const wish = useWishOf(room);
  const arrangement = useSignal(arrangementOf(room));
  const saved = useSignal(false);
  const lack = lackOf(arrangement.value, wish.game, wish.level.value, wish.seats.value);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (lack) return leadToLack(event.currentTarget as HTMLFormElement, lack);
    saved.value = false;
    const change = changeTo(asName(name.value), wish, arrangement.value, running);
    saved.value = await session.acts.change(change);
    if (!saved.value || change.word === undefined) return;
    await session.entry.changed(change.word);
    arrangement.value = { ...arrangement.value, word: { on: change.word !== null, text: '', kept: change.word !== null } };
  };
  return (
    <form class="change-room" onSubmit={(event) => void submit(event)}>
      {running && <p class="quiet">{words.roomForm.changeLater}</p>}
      <Name name={name} />
      {!running && <GameFields wish={wish} />}
      <Arranging
        arrangement={arrangement}
        game={wish.game}
        level={wish.level.value}
        seats={wish.seats.value}
        running={running}
      />
      <Refusal refusals={session.refusals} />
      <Lacking id="change-lacks" lack={lack} />
      <div class="buttons">
        <button type="submit" class="button primary" aria-describedby="change-lacks">
          {words.roomForm.save}
        </button>
        <span class="good" role="status">
          {saved.value && words.roomForm.saved}
        </span>
      </div>
    </form>
  );
}
