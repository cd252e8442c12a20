import { useSignal } from '@preact/signals';

import type { Entry } from '../../session/entry';
import { words } from '../../words';
import { beginning, kLongest, written } from '../../session/written';

/** Where the word of a room is said, before a seat is taken or anything is seen. */
export function WordForm({ entry }: { entry: Entry }) {
  const word = useSignal('');
  const submit = (event: Event) => {
    event.preventDefault();
    // A room may have a word from before there were bounds for it.
    const said = beginning(word.value.trim(), kLongest.name);
    if (said !== '') void entry.say(said);
  };
  return (
    <form class="take-seat" onSubmit={submit}>
      <label class="labelled">
        <span>{words.word.word}</span>
        <input
          name="word"
          required
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={word.value}
          onInput={(event) => (word.value = written(event, kLongest.name))}
        />
      </label>
      <button type="submit" class="button primary">
        {words.word.enter}
      </button>
    </form>
  );
}
