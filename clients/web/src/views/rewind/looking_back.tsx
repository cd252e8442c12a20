import { useLayoutEffect } from 'preact/hooks';

import { decides } from '../../game/deciding';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import { DrawnTile } from './drawn_tile';
import { Happened } from '../telling/happened';
import { replayKey } from './replay_keys';
import { Steps } from './steps';

/** Whether the newest position asks the player something, though an earlier one is shown. */
function isAwaited(table: TableToRead): boolean {
  const { seat, now } = table.log.value;
  return decides(now.next, seat);
}

/** Takes the place of what is asked while the board shows an earlier moment. */
export function LookingBack({ table }: { table: TableToRead }) {
  const { rewind } = table;
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => replayKey(event, rewind, { leave: () => rewind.toNewest(), end: true });
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [rewind]);
  return (
    <section class="action replay looking-back" tabIndex={-1} aria-labelledby="looked-at">
      <DrawnTile table={table} />
      <div class="saying">
        <p class="ask" id="looked-at" role="status">
          {words.replay.moveOf(table.now.value.seq, rewind.timeline.value.last)}
        </p>
        <Happened table={table} />
        {isAwaited(table) && <p class="notice">{words.replay.yourTurn}</p>}
      </div>
      <div class="controls">
        <Steps rewind={rewind} />
        <button type="button" class="button primary" onClick={() => rewind.toNewest()}>
          {words.replay.backToNow}
        </button>
      </div>
    </section>
  );
}
