import { useSignal } from '@preact/signals';

import { kLongestName } from '../../session/names';
import type { Player } from '../../session/player';
import type { You } from '../../session/you';
import { words as pageWords } from '../../words';
import { youWords } from '../../words/you';
import { playerName } from '../campaign/player';

/** What the others call the player. */
export function NameForm({ you, me }: { you: You; me: Player }) {
  const words = youWords()!;
  const name = useSignal(me.name);
  const submit = async (event: Event) => {
    event.preventDefault();
    const given = name.value.trim();
    if (given === '' || given === me.name) return;
    if (await you.rename(given)) playerName.value = given;
  };
  return (
    <form class="card you-name-form" onSubmit={(event) => void submit(event)}>
      <h2>{words.name}</h2>
      <label class="labelled">
        <span>{pageWords.lobby.yourName}</span>
        <input
          name="you"
          maxLength={kLongestName}
          required
          autocomplete="nickname"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <p class="quiet">{words.nameLead}</p>
      <button type="submit" class="button" disabled={name.value.trim() === me.name}>
        {words.rename}
      </button>
    </form>
  );
}
