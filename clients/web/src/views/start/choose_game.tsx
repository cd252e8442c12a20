import type { Signal } from '@preact/signals';

import { kParts } from '../../game/setup';
import type { Game, Level, Modules } from '../../protocol/types';
import { words } from '../../words';

/** What is wished for the new room. */
export interface Wish {
  game: Signal<Game>;
  level: Signal<Level>;
  modules: Signal<Modules>;
  seats: Signal<number>;
}

/** The form to which the choice of a game belongs, wherever it stands on the page. */
export const kRoomForm = 'new-room';

/** How many may play. */
export function seatCounts(game: Game): number[] {
  return game === 'mists' ? [1, 2, 3, 4, 5] : [2, 3, 4, 5, 6];
}

/** Takes another game; a number of seats that it does not allow becomes the nearest one. */
export function takeGame({ game, seats }: Wish, chosen: Game): void {
  const counts = seatCounts(chosen);
  game.value = chosen;
  seats.value = Math.max(counts[0]!, Math.min(counts.at(-1)!, seats.value));
}

export function ModuleChoice({ wish: { modules } }: { wish: Wish }) {
  return (
    <fieldset class="labelled">
      <legend>{words.start.modules}</legend>
      {kParts.map((part) => (
        <label key={part} class="check">
          <input
            type="checkbox"
            checked={modules.value[part]}
            onChange={(event) => (modules.value = { ...modules.value, [part]: event.currentTarget.checked })}
          />
          <span>{words.start.module[part]}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function SeatCount({ wish: { game, seats } }: { wish: Wish }) {
  return (
    <fieldset class="labelled">
      <legend>{words.start.seats}</legend>
      <div class="segments">
        {seatCounts(game.value).map((n) => (
          <label key={n} class="segment">
            <input type="radio" name="seats" value={n} checked={seats.value === n} onChange={() => (seats.value = n)} />
            <span>{n}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
