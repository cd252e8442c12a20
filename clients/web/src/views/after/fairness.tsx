import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { seedFits } from '../../game/fair';
import type { Ended, Room } from '../../protocol/types';
import { words } from '../../words';

/** What the server committed itself to before the first draw, and what opens it. */
export function Fairness({ room, ended }: { room: Room; ended: Ended }) {
  const fits = useSignal<boolean | null>(null);
  useEffect(() => {
    void seedFits(room, ended).then((result) => (fits.value = result));
  }, [ended.seed]);
  return (
    <details class="unfold fairness">
      <summary>{words.end.fair}</summary>
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
