import { lostPlayer } from '../../session/player';
import { words } from '../../words';
import { Icon } from './icon';
import { named } from '../../words/named';

/** Tells that whoever played here is not known any more, and what that means. */
export function LostPlayerNote() {
  const name = lostPlayer.value;
  return (
    <div class={name === null ? '' : 'announcement'} role="status">
      {name !== null && (
        <>
          <p>{words.notices.lostPlayer(named(name))}</p>
          <button type="button" class="tool" aria-label={words.notices.dismiss} onClick={() => (lostPlayer.value = null)}>
            <Icon name="back" />
          </button>
        </>
      )}
    </div>
  );
}
