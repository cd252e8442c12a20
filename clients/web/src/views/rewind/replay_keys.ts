import { actOf, replayKeys } from '../../board/keys';
import type { Rewind } from '../../session/rewind';

/** Elements with a use of their own for the keys of the replay. */
const kOwnKeys = 'input, select, textarea, [role="dialog"] *, dialog, dialog *';

/** What keys can do here besides stepping. */
export interface KeyActs {
  /** Space. */
  toggle?: () => void;
  /** Escape. */
  leave?: () => void;
  /** Whether the End key may give the end away. */
  end: boolean;
}

/** Leads through the game by keys, as `replayKeys` names them. */
export function replayKey(event: KeyboardEvent, rewind: Rewind, { toggle, leave, end }: KeyActs): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(kOwnKeys)) return;
  if (event.key === ' ' && target?.closest('button, a, summary')) return;
  const acts: Record<keyof typeof replayKeys, (() => void) | undefined> = {
    stepBack: () => rewind.step(-1),
    stepOn: () => rewind.step(1),
    scoringBack: () => rewind.toScoring(-1),
    scoringOn: () => rewind.toScoring(1),
    first: () => rewind.toFirst(),
    last: end ? () => rewind.toNewest() : undefined,
    play: toggle,
    leave,
  };
  const pressed = actOf(replayKeys, event);
  const act = pressed && acts[pressed];
  if (!act) return;
  event.preventDefault();
  act();
}
