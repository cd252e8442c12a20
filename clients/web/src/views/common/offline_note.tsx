import { online } from '../../session/network';
import { words } from '../../words';

/** Says that there is no network, where no line to the server would. */
export function OfflineNote() {
  return (
    <div class={online.value ? '' : 'line-note'} role="status">
      {!online.value && words.line.offline}
    </div>
  );
}
