import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import type { GameSummary, State } from '../../protocol/types';
import { playOf } from '../../session/help';
import { Replay } from '../../session/replay';
import { gamePath } from '../../session/route';
import { spoilers } from '../../session/spoilers';
import { words, wordsForError } from '../../words';
import { DetailsButton } from '../common/details_button';
import { Later } from '../common/later';
import { Loading } from '../common/loading';
import { PageHeader } from '../common/page_header';
import { leadsNowhere, Message } from '../common/message';
import { BoardView } from '../table/board_view';
import { Chips } from '../table/chips';
import { useDetails } from '../table/details';
import { GhostSupply } from '../knowing/ghost_supply';
import { TilesLeft, TilesToCome } from '../knowing/tiles_left';
import { Hounds, Score } from '../table/score';
import { Story } from '../table/story';
import { Summary } from '../table/summary';
import { AboutGame } from './about_game';
import { gameName } from '../common/game_name';
import { ReplayBar } from './replay_bar';

/** The address follows the moment this long after the last step, so that it does not flicker by. */
const kAddressMs = 300;

/** Keeps the moment that is shown in the address, for a reload and for whoever copies it there. */
function useAddress(replay: Replay): void {
  useSignalEffect(() => {
    if (replay.table.now.value.state === null) return;
    const path = gamePath(replay.id, replay.table.now.value.seq);
    const timer = setTimeout(() => history.replaceState(history.state, '', path), kAddressMs);
    return () => clearTimeout(timer);
  });
}

function Details({ replay, record, state }: { replay: Replay; record: GameSummary; state: State }) {
  return (
    <>
      <AboutGame replay={replay} record={record} />
      {state.goal !== null && <Score state={state} goal={state.goal} />}
      <GhostSupply table={replay.table} state={state} />
      <Hounds hounds={state.hounds} />
      <TilesLeft knowing={replay.knowing} state={state} />
      <Later>
        <Story session={replay} {...(spoilers.value ? {} : { until: replay.table.now.value.seq })} />
      </Later>
    </>
  );
}

/** A game told again: its board at any moment, and everything beside it. */
export function ReplayView({ game, seq }: { game: string; seq: number }) {
  const replay = useMemo(() => new Replay(game, seq), [game]);
  const details = useDetails();
  useAddress(replay);
  useEffect(() => {
    void replay.open();
  }, [replay]);
  const { state, seq: shown } = replay.table.now.value;
  // Details that lie over the board have just led to it.
  const kept = replay.knowing.look.value?.kept;
  useEffect(() => details.uncover(), [shown, kept]);
  const atlas = replay.table.atlas.value;
  const record = replay.record.value;
  const missing = replay.missing.value;
  if (missing) return <Message text={wordsForError(missing)} lost={leadsNowhere(missing)} />;
  if (!state || !atlas || !record) return <Loading />;
  return (
    <div class={details.shown.value ? 'table details-open' : 'table'} data-seq={shown}>
      <PageHeader play={playOf(state)}>
        <h1 class="room-name">{words.replay.titleOf(gameName(record))}</h1>
        <Summary knowing={replay.knowing} state={state} />
        <Chips session={replay} room={null} state={state} />
        <DetailsButton details={details} />
      </PageHeader>
      <main class="stage">
        <div class="stage-board">
          <BoardView session={replay} acting={null} atlas={atlas} />
        </div>
        <div class="foot">
          <ReplayBar replay={replay} spoilers={spoilers.value} />
        </div>
      </main>
      <aside class="panel" aria-label={words.table.details}>
        <Details replay={replay} record={record} state={state} />
      </aside>
      <TilesToCome session={replay} state={state} />
    </div>
  );
}
