import type { Signal } from '@preact/signals';
import { kLongest, written } from '../../session/written';


/** Asks under what name somebody plays; `field`: the name of the input in its form. */
export function NameField({ field, label, name }: { field: string; label: string; name: Signal<string> }) {
  return (
    <label class="labelled">
      <span>{label}</span>
      <input
        name={field}
        required
        autocomplete="nickname"
        value={name.value}
        onInput={(event) => (name.value = written(event, kLongest.name))}
      />
    </label>
  );
}
