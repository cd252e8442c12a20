import type { ReadonlySignal } from '@preact/signals';

import { words } from '../../words';
import { Icon } from './icon';

interface DetailsButtonProps {
  details: { shown: ReadonlySignal<boolean>; over: ReadonlySignal<boolean>; toggle: () => void };
}

/** Opens and closes the details of a table. */
export function DetailsButton({ details: { shown, over, toggle } }: DetailsButtonProps) {
  const says = shown.value ? words.table.closeDetails : words.table.details;
  return (
    <button type="button" class="tool details-button" aria-label={says} title={says} aria-expanded={shown.value} onClick={toggle}>
      <Icon name={over.value ? 'back' : 'details'} />
    </button>
  );
}
