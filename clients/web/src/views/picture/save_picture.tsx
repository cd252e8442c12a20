import { useSignal } from '@preact/signals';

import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import type { Caption } from './board_picture';
import { handOut } from '../common/hand_out';

/** Makes a picture of the board that is shown, to keep or to send on. What draws it is fetched only then. */
export function SavePicture({ table, name, caption }: { table: TableToRead; name: string; caption: Caption }) {
  const phase = useSignal<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    const atlas = table.atlas.value;
    const { state } = table.now.value;
    if (!atlas || !state || phase.value === 'busy') return;
    phase.value = 'busy';
    try {
      const { boardPicture } = await import('./board_picture');
      await handOut(new File([await boardPicture(atlas, state, caption)], `${name}.png`, { type: 'image/png' }));
      phase.value = 'idle';
    } catch {
      phase.value = 'failed';
    }
  };
  return (
    <>
      <button type="button" class="button small" disabled={phase.value === 'busy'} onClick={() => void save()}>
        {words.picture.save}
      </button>
      {phase.value === 'failed' && (
        <p class="notice" role="alert">
          {words.picture.failed}
        </p>
      )}
    </>
  );
}
