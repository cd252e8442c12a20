import { useSignal } from '@preact/signals';

import { secretIn } from '../../session/bringing';
import { youWords } from '../../words/you';

/** Where somebody who is known already comes in: by the link that they have kept. */
export function ComeBack({ bring }: { bring: (secret: string) => void }) {
  const words = youWords()!;
  const link = useSignal('');
  const wrong = useSignal(false);
  const submit = (event: Event) => {
    event.preventDefault();
    const secret = secretIn(link.value);
    wrong.value = secret === null;
    if (secret === null) return;
    link.value = '';
    bring(secret);
  };
  return (
    <form class="card come-back" onSubmit={submit}>
      <h2>{words.comeBack}</h2>
      <label class="labelled">
        <span>{words.link}</span>
        <input
          name="link"
          type="password"
          required
          autocomplete="off"
          aria-describedby="come-back-lead"
          aria-invalid={wrong.value}
          value={link.value}
          onInput={(event) => (link.value = event.currentTarget.value)}
        />
      </label>
      <p class="quiet" id="come-back-lead">
        {words.comeBackLead}
      </p>
      {wrong.value && (
        <p class="notice" role="alert">
          {words.noLink}
        </p>
      )}
      <button type="submit" class="button primary">
        {words.comeIn}
      </button>
    </form>
  );
}
