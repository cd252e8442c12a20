import { useSignal, type Signal } from '@preact/signals';

import type { Keys } from '../../session/keys';
import { lastName } from '../../session/seats';
import { asName, kLongest, written } from '../../session/written';

function useNameForm(initial: string, take: (name: string) => Promise<void>) {
  const name = useSignal(initial);
  const submit = (event: Event) => {
    event.preventDefault();
    const given = asName(name.value);
    if (given !== '') void take(given);
  };
  return { name, submit };
}

/** The name with which a seat is to be taken, and what takes it. */
export function useSeatForm(keys: Keys) {
  return useNameForm(lastName(), (name) => keys.take(name));
}

/** The same for somebody else at this screen, whose name is forgotten once they sit. */
export function useSeatFormOfNeighbour(keys: Keys) {
  const form = useNameForm('', async (name) => {
    await keys.seatNeighbour(name);
    form.name.value = '';
  });
  return form;
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
      autofocus={first}
      required
      autocomplete="nickname"
      aria-label={label}
      placeholder={label}
      value={name.value}
      onInput={(event) => (name.value = written(event, kLongest.name))}
    />
  );
}
