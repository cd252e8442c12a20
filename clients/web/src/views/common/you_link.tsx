import type { Player } from '../../session/player';
import { follow } from '../../session/route';
import { words } from '../../words';
import { Icon } from './icon';
import { Name } from './name';

/** Leads to what belongs to whoever plays here. */
export function YouLink({ player: { name } }: { player: Player }) {
  return (
    <a class="you-link" href="/you" title={words.page.you} onClick={(event) => follow(event, '/you')}>
      <Icon name="person" />
      <span class="for-ears">{words.page.you}: </span>
      <span class="you-name">
        <Name of={name} />
      </span>
    </a>
  );
}
