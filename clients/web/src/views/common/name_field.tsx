import type { Signal } from '@preact/signals';

import { kLongestName } from '../../session/names';

/** Asks under what name somebody plays; `field`: the name of the input in its form. */
export function NameField({ field, label, name }: { field: string; label: string; name: Signal<string> }) {
  return (
    <label class="labelled">
      <span>{label}</span>
      <input
        name={field}
        maxLength={kLongestName}
        required
        autocomplete="nickname"
        value={name.value}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
    </label>
  );
}
