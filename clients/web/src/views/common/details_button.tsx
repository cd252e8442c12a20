import type { Signal } from '@preact/signals';

import { words } from '../../words';
import { Icon } from './icon';

/** Opens and closes what stands beside the board, where a narrow window does not show both. */
export function DetailsButton({ open }: { open: Signal<boolean> }) {
  return (
    <button
      type="button"
      class="tool details-button"
      aria-label={open.value ? words.table.close : words.table.details}
      aria-expanded={open.value}
      onClick={() => (open.value = !open.value)}
    >
      <Icon name={open.value ? 'back' : 'details'} />
    </button>
  );
}
