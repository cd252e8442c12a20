import { words } from '../../words';
import { Icon } from './icon';

/** Opens and closes the details of a table. */
export function DetailsButton({ shown, toggle }: { shown: boolean; toggle: () => void }) {
  return (
    <button
      type="button"
      class="tool details-button"
      aria-label={shown ? words.table.closeDetails : words.table.details}
      title={shown ? words.table.closeDetails : words.table.details}
      aria-expanded={shown}
      onClick={toggle}
    >
      <Icon name={shown ? 'back' : 'details'} />
    </button>
  );
}
