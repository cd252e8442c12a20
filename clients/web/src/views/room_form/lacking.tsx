import { words } from '../../words';
import type { Lack } from './arrangement';

/** Unfolds what is missing in a form, and puts the focus there. */
export function leadToLack(form: HTMLElement, lack: Lack): void {
  const field = form.querySelector<HTMLElement>(`[data-field="${lack}"]`);
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  field?.focus();
}

/** Says beside a form's button what is missing before it does what it says; `id` describes the button. */
export function Lacking({ id, lack }: { id: string; lack: Lack | null }) {
  return (
    <p id={id} class="lacking" role="status">
      {lack && words.roomForm.lacks[lack]}
    </p>
  );
}
