import type { Signal } from '@preact/signals';

import { words } from '../../words';
import { Icon } from '../common/icon';
import { MenuItem } from '../common/menu';
import type { Details } from './details';

/** In the menu: opens and closes the details of a table. */
export function DetailsItem({ details: { shown, toggle } }: { details: Details }) {
  return <MenuItem icon="details" label={shown.value ? words.table.closeDetails : words.table.details} onPress={toggle} />;
}

/** In the menu: what happened, told among the details. */
export function StoryItem({ details, told }: { details: Details; told: Signal<boolean> }) {
  const tell = () => {
    told.value = true;
    details.call();
  };
  return <MenuItem icon="story" label={words.status.story} onPress={tell} />;
}

/** Gives back the board that lies under the details. */
export function CloseDetails({ details: { over, uncover } }: { details: Details }) {
  if (!over.value) return null;
  return (
    <button type="button" class="tool close-details" aria-label={words.table.closeDetails} onClick={uncover}>
      <Icon name="back" />
    </button>
  );
}
