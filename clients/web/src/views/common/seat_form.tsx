import { useSignal, type Signal } from '@preact/signals';

import { kLongestName } from '../../session/names';
import type { Keys } from '../../session/keys';
import { lastName } from '../../session/seats';

/** The name with which a seat is to be taken, and what takes it. */
export function useSeatForm(keys: Keys) {
  const name = useSignal(lastName());
  const submit = (event: Event) => {
    event.preventDefault();
    const given = name.value.trim();
    if (given !== '') void keys.take(given);
  };
  return { name, submit };
}

interface PlayerNameProps {
  name: Signal<string>;
  /** Names the field, within it, where nothing else does. An example of a name would look like one that is filled in. */
  label?: string;
  /** Whether a dialog begins with it. */
  first?: boolean;
}

/** Where a player's name is written. */
export function PlayerName({ name, label, first = false }: PlayerNameProps) {
  return (
    <input
      name="player"
      maxLength={kLongestName}
      autofocus={first}
      required
      autocomplete="nickname"
      aria-label={label}
      placeholder={label}
      value={name.value}
      onInput={(event) => (name.value = event.currentTarget.value)}
    />
  );
}
