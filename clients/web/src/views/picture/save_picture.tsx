import { useSignal } from '@preact/signals';

import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import type { Caption } from './board_picture';

/** Gives a file to whatever the device shares with, or else to its downloads. */
async function handOut(file: File): Promise<void> {
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    // Whoever closes the sheet has changed their mind.
    return void (await navigator.share({ files: [file] }).catch(() => {}));
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}

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
