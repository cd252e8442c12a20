import { useSignal } from '@preact/signals';

import type { Player } from '../../session/player';
import type { You } from '../../session/you';
import { words as pageWords } from '../../words';
import { youWords } from '../../words/you';
import { NameField } from '../common/name_field';
import { asName } from '../../session/written';

/** What the others call the player. */
export function NameForm({ you, me }: { you: You; me: Player }) {
  const words = youWords()!;
  const name = useSignal(me.name);
  const submit = async (event: Event) => {
    event.preventDefault();
    const given = asName(name.value);
    if (given === '' || given === me.name) return;
    await you.rename(given);
  };
  return (
    <form class="card you-name-form" onSubmit={(event) => void submit(event)}>
      <h2>{words.name}</h2>
      <NameField field="you" label={pageWords.lobby.yourName} name={name} />
      <button type="submit" class="button" disabled={asName(name.value) === me.name}>
        {words.rename}
      </button>
    </form>
  );
}
