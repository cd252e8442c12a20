import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { endOf } from '../../game/log';
import { resultOf } from '../../game/result';
import { playOf } from '../../session/help';
import { rememberResult } from '../../session/results';
import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';
import { DetailsButton } from '../common/details_button';
import { Loading } from '../common/loading';
import { Notes } from '../common/notes';
import { PageHeader } from '../common/page_header';
import { GuideCard } from '../lesson';
import { Plans } from '../plans';
import { LookingBack } from '../rewind/looking_back';
import { ChatDrawer } from '../team/chat_drawer';
import { HintCard } from '../team/hint_card';
import { PointsInWords } from '../team/council_layer';
import { Proposals } from '../team/proposals';
import { Recap } from '../team/recap';
import { TeamBar } from '../team/team_bar';
import { useTurnMark } from '../team/turn_mark';
import { UndoRequest } from '../team/undo_request';
import { ActionBar } from './action_bar';
import { BoardView } from './board_view';
import { Chips } from './chips';
import { ComeAlong } from './come_along';
import { EndScreen } from './end_screen';
import { useDetails } from './details';
import { isLow } from '../knowing/ghost_supply';
import { TilesToCome } from '../knowing/tiles_left';
import { useKeptFocus } from './kept_focus';
import { Panel } from './panel';
import { Summary } from './summary';
import { Name } from '../common/name';

/** The table: the board, what is asked, and everything beside it. */
export function TableView({ session }: { session: RoomSession }) {
  const details = useDetails();
  const lookedAt = useSignal<string | null>(null);
  useTurnMark(session.seat);
  useSignalEffect(() => {
    const result = resultOf(session.table.log.value);
    if (result) rememberResult(result);
  });
  useKeptFocus(session);
  const past = session.table.rewind.at.value;
  // Details that lie over the board have just led to it.
  const kept = session.knowing.look.value?.kept ?? false;
  useEffect(() => {
    if (past !== null || kept) details.uncover();
  }, [past, kept]);
  const { state } = session.table.now.value;
  const atlas = session.table.atlas.value;
  const { room } = session.table.log.value;
  const ended = endOf(session.table.log.value);
  if (!state || !atlas || !room) return <Loading />;
  const { seq, next } = session.table.now.value;
  const isLookedAt = ended !== null && (past !== null || lookedAt.value === room.game_id);
  const lead = session.seat.leader.value?.lead.value ?? null;
  return (
    <div
      class={`table${details.shown.value ? ' details-open' : ''}${isLow(state) ? ' cold' : ''}`}
      data-seq={seq}
      data-asked={next?.kind}
      data-player={next?.player}
      data-led={lead !== null}
      data-shown={lead?.mark && 'part' in lead.mark ? lead.mark.part : undefined}
    >
      <PageHeader play={playOf(state)}>
        <h1 class="room-name">
          <Name of={room.name} />
        </h1>
        <Summary knowing={session.knowing} state={state} />
        <Chips session={session} room={room} state={state} />
        <DetailsButton details={details} />
      </PageHeader>
      <Notes session={session} />
      <main class="stage">
        <div class="stage-board">
          <BoardView session={session} acting={session} atlas={atlas} />
          <Proposals session={session} state={state} />
          <UndoRequest session={session} />
          <PointsInWords session={session} />
        </div>
        <HintCard session={session} />
        <div class="foot">
          {isLookedAt && <ComeAlong onward={session.onward} />}
          {past === null && !lead && <TeamBar session={session} />}
          {past === null && room.lesson !== null && <GuideCard key={room.game_id} session={session} />}
          {past === null ? <ActionBar session={session} /> : <LookingBack table={session.table} />}
        </div>
      </main>
      <ChatDrawer session={session} />
      <Recap table={session.table} />
      <aside class="panel" aria-label={words.table.details}>
        <Panel session={session} state={state} />
      </aside>
      <TilesToCome session={session} state={state} />
      <Plans session={session} state={session.table.log.value.now.state ?? state} />
      {ended && !isLookedAt && (
        <EndScreen session={session} room={room} state={state} ended={ended} onLook={() => (lookedAt.value = room.game_id)} />
      )}
    </div>
  );
}
