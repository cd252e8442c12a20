import { signal } from '@preact/signals';

import { isForgetful } from '../../session/storage';
import { words } from '../../words';
import { Icon } from './icon';

/** Who has read it once knows it for as long as the page lives. */
const isPutAway = signal(false);

/** Tells, calmly, that the browser keeps no seat beyond the life of the page. */
export function ForgetfulNote() {
  const shown = isForgetful.value && !isPutAway.value;
  return (
    <div class={shown ? 'announcement' : ''} role="status">
      {shown && (
        <>
          <p>{words.notices.forgetful}</p>
          <button type="button" class="tool" aria-label={words.notices.dismiss} onClick={() => (isPutAway.value = true)}>
            <Icon name="back" />
          </button>
        </>
      )}
    </div>
  );
}
