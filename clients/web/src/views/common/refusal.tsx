import type { Refusals } from '../../session/refusals';
import { words, wordsForError } from '../../words';

/** What the server refused, kept in sight wherever it was asked for, and when to ask again. */
export function Refusal({ refusals }: { refusals: Refusals }) {
  const code = refusals.code.value;
  const again = refusals.againIn.value;
  if (!code) return null;
  return (
    <p class="notice refusal card" role="alert">
      {wordsForError(code)} {again !== null && words.notices.again(words.fromNow(again))}
    </p>
  );
}
