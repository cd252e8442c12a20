import type { Rewind } from '../../session/rewind';

/** Elements with a use of their own for the keys of the replay. */
const kOwnKeys = 'input, select, textarea, [role="dialog"] *';

/** What keys can do here besides stepping. */
export interface KeyActs {
  /** Space. */
  toggle?: () => void;
  /** Escape. */
  leave?: () => void;
  /** Whether the End key may give the end away. */
  end: boolean;
}

/** Arrows step, with Shift from scoring to scoring; Home and End go to the beginning and the end. */
export function replayKey(event: KeyboardEvent, rewind: Rewind, { toggle, leave, end }: KeyActs): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(kOwnKeys)) return;
  if (event.key === ' ' && target?.closest('button, a, summary')) return;
  const acts: Record<string, (() => void) | undefined> = {
    ArrowLeft: () => (event.shiftKey ? rewind.toScoring(-1) : rewind.step(-1)),
    ArrowRight: () => (event.shiftKey ? rewind.toScoring(1) : rewind.step(1)),
    Home: () => rewind.toFirst(),
    End: end ? () => rewind.toNewest() : undefined,
    ' ': toggle,
    Escape: leave,
  };
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
