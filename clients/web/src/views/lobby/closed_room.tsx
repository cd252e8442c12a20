import type { Parts } from '../../session/ports';
import { follow, gamePath, go } from '../../session/route';
import { words } from '../../words';
import { PageHeader } from '../common/page_header';

/** A room that an administrator has closed: why, and where one can go from here. */
export function ClosedRoom({ session }: { session: Parts<'table' | 'line'> }) {
  const reason = session.line.gone.value?.reason;
  const game = session.table.room.value?.game_id;
  return (
    <div class="lobby">
      <PageHeader />
      <main class="message card">
        <h1>{words.notices.closed}</h1>
        <p>{words.notices.closedLead}</p>
        {reason && <p class="quiet">{words.notices.closedBecause(reason)}</p>}
        <div class="buttons">
          {game && (
            <a class="button" href={gamePath(game)} onClick={(event) => follow(event, gamePath(game))}>
              {words.notices.watchGame}
            </a>
          )}
          <button type="button" class="button primary" onClick={() => go('/')}>
            {words.page.toStart}
          </button>
        </div>
      </main>
    </div>
  );
}
