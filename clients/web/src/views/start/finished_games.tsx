import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { listGames } from '../../protocol/games';
import type { Games, GameSummary } from '../../protocol/types';
import { follow, gamePath } from '../../session/route';
import { spoilers } from '../../session/spoilers';
import { words } from '../../words';
import { gameName, outcomeOf, playerNames } from '../common/game_name';
import { OpenFile } from './open_file';
import { serverNow } from '../../protocol/server_time';

const kAtOnce = 6;
const kEmptyPages = 10;

/** One game; it leads to its replay. */
export function FinishedGame({ record }: { record: GameSummary }) {
  const path = gamePath(record.game_id);
  const seconds = Math.min(-1, ((record.ended_ms ?? serverNow()) - serverNow()) / 1000);
  return (
    <li>
      <a class="room-link" href={path} onClick={(event) => follow(event, path)}>
        <span class="room-title">
          <b>{gameName(record)}</b>
          <span class="quiet">{playerNames(record)}</span>
          <span class="quiet">{words.replay.ended(words.fromNow(seconds))}</span>
        </span>
        {spoilers.value && <span class={`quiet outcome ${record.result?.outcome ?? ''}`}>{outcomeOf(record)}</span>}
      </a>
    </li>
  );
}

/** The games of listed rooms that are over, the last to end first. */
export function FinishedGames() {
  const known = useSignal<Games | null>(null);
  const more = async () => {
    const before = known.peek();
    // A page without games is one of games of private rooms.
    let page = await listGames(kAtOnce, before?.next ?? null).catch(() => null);
    for (let empty = 1; empty < kEmptyPages && page?.games.length === 0 && page.next !== null; empty += 1) {
      page = await listGames(kAtOnce, page.next).catch(() => null);
    }
    if (page) known.value = { games: [...(before?.games ?? []), ...page.games], next: page.next };
  };
  useEffect(() => void more(), []);
  if (!known.value) return null;
  const { games, next } = known.value;
  return (
    <section class="card finished">
      <h2>{words.replay.finished}</h2>
      {games.length === 0 && <p class="quiet">{words.replay.noneFinished}</p>}
      <ul class="rooms">
        {games.map((record) => (
          <FinishedGame key={record.game_id} record={record} />
        ))}
      </ul>
      <div class="buttons">
        {next !== null && (
          <button type="button" class="button small" onClick={() => void more()}>
            {words.replay.more}
          </button>
        )}
        <OpenFile />
      </div>
    </section>
  );
}
