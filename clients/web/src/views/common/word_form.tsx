import { useSignal } from '@preact/signals';

import type { Entry } from '../../session/entry';
import { kLongestName } from '../../session/names';
import { words } from '../../words';

/** Where the word of a room is said, before a seat is taken or anything is seen. */
export function WordForm({ entry }: { entry: Entry }) {
  const word = useSignal('');
  const submit = (event: Event) => {
    event.preventDefault();
    const said = word.value.trim();
    if (said !== '') void entry.say(said);
  };
  return (
    <form class="take-seat" onSubmit={submit}>
      <p class="quiet">{words.word.lead}</p>
      <label class="labelled">
        <span>{words.word.word}</span>
        <input
          name="word"
          required
          maxLength={kLongestName}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={word.value}
          onInput={(event) => (word.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button primary">
        {words.word.enter}
      </button>
    </form>
  );
}
