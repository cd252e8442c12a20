import type { ComponentChildren } from 'preact';

import type { GameSummary } from '../../protocol/types';
import type { Reading } from '../../session/ports';
import { allowSpoilers, spoilers } from '../../session/spoilers';
import { words } from '../../words';
import { gameName } from '../common/game_name';
import { Later } from '../common/later';
import { Story } from '../table/story';
import { NewStories, type OnMoment } from './story_list';

function Spoilers() {
  return (
    <label class="check">
      <input type="checkbox" checked={spoilers.value} onChange={(event) => allowSpoilers(event.currentTarget.checked)} />
      <span>{words.replay.spoilers}</span>
    </label>
  );
}

/** Which game it was, and how long it took. */
function aboutGame(record: GameSummary): string {
  const { started_ms, ended_ms } = record;
  if (ended_ms === null) return gameName(record);
  const minutes = Math.max(1, Math.round((ended_ms - started_ms) / 60_000));
  return `${gameName(record)} · ${words.duration(minutes * 60)}`;
}

interface StoryTabProps {
  session: Reading;
  game: string;
  record: GameSummary | null;
  /** Whether more may be told than led to the moment shown. */
  told: boolean;
  replayed: boolean;
  show: OnMoment;
  chat: ComponentChildren;
}

/** What happened, turn by turn. */
export function StoryTab({ session, game, record, told, replayed, show, chat }: StoryTabProps) {
  return (
    <>
      {replayed && <Spoilers />}
      {record && told && <p class="quiet">{aboutGame(record)}</p>}
      {told && <NewStories game={game} onMoment={show} />}
      {chat}
      <Later>
        <Story session={session} {...(told ? {} : { until: session.table.now.value.seq })} />
      </Later>
    </>
  );
}
