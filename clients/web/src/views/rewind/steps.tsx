import type { ComponentChildren } from 'preact';

import type { Rewind } from '../../session/rewind';
import { words } from '../../words';
import { Icon } from '../common/icon';

interface StepsProps {
  rewind: Rewind;
  /** What stands between the step back and the step on. */
  children?: ComponentChildren;
}

/** Buttons to go through a game move by move; keys lead to scorings, and to both ends. */
export function Steps({ rewind, children }: StepsProps) {
  const { seq } = rewind.shown.value;
  const { first, last } = rewind.timeline.value;
  const step = (by: 1 | -1, says: string, off: boolean) => (
    <button type="button" class="tool" title={says} aria-label={says} disabled={off} onClick={() => rewind.step(by)}>
      <Icon name={by > 0 ? 'stepOn' : 'stepBack'} />
    </button>
  );
  return (
    <div class="steps" role="group" aria-label={words.replay.steps}>
      {step(-1, words.replay.back, seq === first)}
      {children}
      {step(1, words.replay.on, seq === last)}
    </div>
  );
}
