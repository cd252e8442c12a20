import { exportPath } from '../../protocol/games';
import type { GameSummary } from '../../protocol/types';
import type { Replay } from '../../session/replay';
import { allowSpoilers, spoilers } from '../../session/spoilers';
import { words } from '../../words';
import { ReplayTakeaways } from '../after';
import { Film } from '../film';
import { SavePicture } from '../picture/save_picture';
import { ForkHere } from './fork_here';
import { gameName, outcomeOf, playerNames } from '../common/game_name';
import { ShareMoment } from './share_moment';
import { ShowReview } from './show_review';

function Spoilers() {
  return (
    <label class="check" title={words.replay.spoilersHint}>
      <input
        type="checkbox"
        name="spoilers"
        checked={spoilers.value}
        onChange={(event) => allowSpoilers(event.currentTarget.checked)}
      />
      <span>{words.replay.spoilers}</span>
    </label>
  );
}

/** Which game it is, and what can be done with it. */
export function AboutGame({ replay, record }: { replay: Replay; record: GameSummary }) {
  return (
    <section class="card about-game">
      <h2>{gameName(record)}</h2>
      <p class="quiet">{playerNames(record)}</p>
      {spoilers.value && <p class={`outcome ${record.result?.outcome ?? ''}`}>{outcomeOf(record)}</p>}
      {spoilers.value && record.result && <ReplayTakeaways replay={replay} />}
      {spoilers.value && <ShowReview replay={replay} />}
      <Spoilers />
      <ShareMoment replay={replay} />
      <SavePicture
        table={replay.table}
        name={record.game_id}
        caption={{ title: gameName(record), line: [playerNames(record), spoilers.value && outcomeOf(record)].filter(Boolean).join(' · ') }}
      />
      {spoilers.value && record.result && <Film table={replay.table} game={record.game_id} />}
      <ForkHere replay={replay} record={record} />
      <a class="download" href={exportPath(record.game_id)} download={`${record.game_id}.json`}>
        {words.replay.download}
      </a>
    </section>
  );
}
