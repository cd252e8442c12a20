import type { Signal } from '@preact/signals';

import { kParts, seatCounts } from '../../game/setup';
import type { Game, Level, Modules, Part } from '../../protocol/types';
import { words } from '../../words';

/** What is wished for the games of a room. */
export interface Wish {
  /** Stays as it is: a room has the tiles of one game. */
  game: Game;
  level: Signal<Level>;
  modules: Signal<Modules>;
  /** What is added to a competitive game. */
  parts: Signal<readonly Part[]>;
  seats: Signal<number>;
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
        {seatCounts(game).map((n) => (
          <label key={n} class="segment">
            <input type="radio" name="seats" value={n} checked={seats.value === n} onChange={() => (seats.value = n)} />
            <span>{n}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
