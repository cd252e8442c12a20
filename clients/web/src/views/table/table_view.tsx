import { useSignal, useSignalEffect } from '@preact/signals';

import { endOf } from '../../game/log';
import type { RoomSession } from '../../session/room_session';
import type { State } from '../../protocol/types';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { LineNote } from '../common/line_note';
import { PageHeader } from '../common/page_header';
import { GhostPicture, MeeplePicture } from '../common/pieces';
import { ActionBar } from './action_bar';
import { BoardView } from './board_view';
import { EndScreen } from './end_screen';
import { kFewGhosts, Panel } from './panel';

/** Score, ghosts and tiles in one line, for narrow windows. */
function Summary({ state }: { state: State }) {
  const track = state.tracks[0]!;
  const left = state.piles.reduce((sum, pile) => sum + pile, 0);
  const low = state.ghosts.supply <= kFewGhosts;
  return (
    <div class="summary">
      <span class="summary-item" role="img" aria-label={words.status.of(track.points, state.goal)}>
        <MeeplePicture colour={track.colour} />
        <b>{track.points}</b>/{state.goal}
        <progress max={state.goal} value={Math.min(track.points, state.goal)} aria-hidden="true" />
      </span>
      <span
        class={low ? 'summary-item low' : 'summary-item'}
        role="img"
        aria-label={words.status.ghostsOf(state.ghosts.supply, state.ghosts.total)}
      >
        <GhostPicture />
        <b>{state.ghosts.supply}</b>
      </span>
      <span class="summary-item" role="img" aria-label={words.status.tilesLeft(left)}>
        <span class="pile" />
        <b>{left}</b>
      </span>
    </div>
  );
}

/** The table: the board, what is asked, and everything beside it. */
export function TableView({ session }: { session: RoomSession }) {
  const open = useSignal(false);
  const looking = useSignal(false);
  useSignalEffect(() => {
    document.title = session.myTurn.value ? words.titleYourTurn : words.title;
    return () => (document.title = words.title);
  });
  const { state } = session.now.value;
  const atlas = session.atlas.value;
  const { room } = session.log.value;
  const ended = endOf(session.log.value);
  if (!state || !atlas || !room) return <p class="loading">{words.page.loading}</p>;
  const { seq, next } = session.now.value;
  return (
    <div
      class={open.value ? 'table details-open' : 'table'}
      data-seq={seq}
      data-asked={next?.kind}
      data-player={next?.player}
    >
      <PageHeader>
        <h1 class="room-name">{room.name}</h1>
        <Summary state={state} />
        <button
          type="button"
          class="tool details-button"
          aria-label={open.value ? words.table.close : words.table.details}
          aria-expanded={open.value}
          onClick={() => (open.value = !open.value)}
        >
          <Icon name={open.value ? 'back' : 'details'} />
        </button>
      </PageHeader>
      <LineNote session={session} />
      <main class="stage">
        <BoardView session={session} atlas={atlas} />
        <ActionBar session={session} />
      </main>
      <aside class="panel" aria-label={words.table.details}>
        <Panel session={session} state={state} />
      </aside>
      {ended && !looking.value && (
        <EndScreen room={room} state={state} ended={ended} onLook={() => (looking.value = true)} />
      )}
    </div>
  );
}
