import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { seedFits } from '../../game/fair';
import type { Ended, Room, State } from '../../protocol/types';
import { go } from '../../session/route';
import { words } from '../../words';
import { EndPicture } from './end_picture';

function Fairness({ room, ended }: { room: Room; ended: Ended }) {
  const fits = useSignal<boolean | null>(null);
  useEffect(() => {
    void seedFits(room, ended.seed, ended.commitment).then((result) => (fits.value = result));
  }, [ended.seed]);
  return (
    <details class="fairness">
      <summary>{words.end.fair}</summary>
      <p>{words.end.fairLead}</p>
      <dl>
        <dt>{words.end.commitment}</dt>
        <dd>
          <code>{ended.commitment}</code>
        </dd>
        <dt>{words.end.seed}</dt>
        <dd>
          <code>{ended.seed}</code>
        </dd>
      </dl>
      {fits.value !== null && (
        <p class={fits.value ? 'good' : 'warning'}>{fits.value ? words.end.matches : words.end.differs}</p>
      )}
    </details>
  );
}

/** Says how the game ended, and what can be done now. */
export function EndScreen(props: { room: Room; state: State; ended: Ended; onLook: () => void }) {
  const { room, state, ended, onLook } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const won = ended.outcome === 'won';
  const points = state.tracks[0]?.points ?? 0;
  useEffect(() => heading.current?.focus(), []);
  return (
    <div class="veil">
      <div class={won ? 'end won' : 'end lost'} role="dialog" aria-modal="true" aria-labelledby="end-title">
        <EndPicture won={won} />
        <h2 id="end-title" tabIndex={-1} ref={heading}>
          {won ? words.end.won : words.end.lost}
        </h2>
        <p class="lead">{words.end.reasons[ended.reason](points, state.goal)}</p>
        <ul class="facts" aria-label={words.end.summary}>
          <li>{words.status.of(points, state.goal)}</li>
          <li>{words.end.turns(state.turn)}</li>
          <li>{words.status.ghostsOf(state.ghosts.supply, state.ghosts.total)}</li>
        </ul>
        <Fairness room={room} ended={ended} />
        <div class="buttons">
          <button type="button" class="button" onClick={onLook}>
            {words.end.look}
          </button>
          <button type="button" class="button primary" onClick={() => go('/')}>
            {words.end.again}
          </button>
        </div>
      </div>
    </div>
  );
}
