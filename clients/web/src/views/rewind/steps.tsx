import type { ComponentChildren } from 'preact';

import type { Rewind } from '../../session/rewind';
import { words } from '../../words';
import { Icon, type IconName } from '../common/icon';

function Step({ icon, says, off, act }: { icon: IconName; says: string; off: boolean; act: () => void }) {
  return (
    <button type="button" class="tool" title={says} aria-label={says} disabled={off} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

interface StepsProps {
  rewind: Rewind;
  /** Whether a jump to the end is offered. */
  toEnd: boolean;
  /** What stands between the steps back and the steps on. */
  children?: ComponentChildren;
}

/** Buttons to go through a game, step by step and from scoring to scoring. */
export function Steps({ rewind, toEnd, children }: StepsProps) {
  const { seq } = rewind.shown.value;
  const { first, last } = rewind.timeline.value;
  return (
    <div class="steps" role="group" aria-label={words.replay.steps}>
      <Step icon="first" says={words.replay.first} off={seq === first} act={() => rewind.toFirst()} />
      <Step icon="scoringBack" says={words.replay.scoringBack} off={seq === first} act={() => rewind.toScoring(-1)} />
      <Step icon="stepBack" says={words.replay.back} off={seq === first} act={() => rewind.step(-1)} />
      {children}
      <Step icon="stepOn" says={words.replay.on} off={seq === last} act={() => rewind.step(1)} />
      <Step icon="scoringOn" says={words.replay.scoringOn} off={seq === last} act={() => rewind.toScoring(1)} />
      {toEnd && <Step icon="last" says={words.replay.last} off={seq === last} act={() => rewind.toNewest()} />}
    </div>
  );
}
