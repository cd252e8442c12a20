import type { Signal } from '@preact/signals';

import type { Game, Level, Modules } from '../../protocol/types';
import { words } from '../../words';

/** What is wished for the new room. */
export interface Wish {
  game: Signal<Game>;
  level: Signal<Level>;
  modules: Signal<Modules>;
  seats: Signal<number>;
}

const kGames: Game[] = ['mists', 'ghosts', 'base'];
const kLevels: Level[] = [1, 2, 3, 4, 5, 6];
const kParts = ['ghosts', 'castles', 'cemeteries'] as const;

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

export function GameChoice({ wish }: { wish: Wish }) {
  return (
    <fieldset class="labelled games">
      <legend>{words.start.game}</legend>
      {kGames.map((game) => (
        <label key={game} class="game">
          <input
            type="radio"
            name="game"
            value={game}
            checked={wish.game.value === game}
            onChange={() => takeGame(wish, game)}
          />
          <span>
            <b>{words.games[game].name}</b>
            <small>{words.games[game].line}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function LevelChoice({ wish: { level } }: { wish: Wish }) {
  return (
    <fieldset class="labelled">
      <legend>{words.start.level}</legend>
      <div class="segments">
        {kLevels.map((n) => (
          <label key={n} class="segment">
            <input
              type="radio"
              name="level"
              value={n}
              aria-label={words.start.levelOf(n)}
              aria-describedby="level-adds"
              checked={level.value === n}
              onChange={() => (level.value = n)}
            />
            <span>{n}</span>
          </label>
        ))}
      </div>
      <p class="quiet" id="level-adds" role="status">
        {words.levels[level.value]}
      </p>
    </fieldset>
  );
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
