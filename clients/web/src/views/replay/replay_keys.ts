import type { Rewind } from '../../session/rewind';

/** Elements with a use of their own for the keys of the replay. */
const kOwnKeys = 'input, select, textarea, [role="dialog"] *';

/** What the keys of the replay do; `mayJump` is false where the end is not to be given away. */
export function replayKey(event: KeyboardEvent, rewind: Rewind, toggle: () => void, mayJump: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(kOwnKeys)) return;
  if (event.key === ' ' && target?.closest('button, a, summary')) return;
  const acts: Record<string, () => void> = {
    ArrowLeft: () => (event.shiftKey ? rewind.toScoring(-1) : rewind.step(-1)),
    ArrowRight: () => (event.shiftKey ? rewind.toScoring(1) : rewind.step(1)),
    Home: () => rewind.toFirst(),
    End: () => mayJump && rewind.toNewest(),
    ' ': toggle,
  };
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
