import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { endOf, entries } from '../../game/log';
import { resultOf } from '../../game/result';
import { reviewOf } from '../../game/review';
import { getGame } from '../../protocol/games';
import { serverNow } from '../../protocol/server_time';
import type { GameSummary } from '../../protocol/types';
import { rememberStories } from '../../session/remember_stories';
import { rememberResult } from '../../session/results';
import type { RoomSession } from '../../session/room_session';
import { Notes } from '../common/notes';
import { Refusal } from '../common/refusal';
import { ChatCard } from '../team/chat_card';
import { RoomDialog, RoomMenu, type Asked } from '../team/room_menu';
import { AfterView } from './after_view';
import { Fairness } from './fairness';
import { NextStep } from './next_step';

/** Remembers what this browser keeps of games that were played here. */
function useRemembered({ table }: RoomSession): void {
  useSignalEffect(() => {
    const log = table.log.value;
    const result = resultOf(log);
    const updates = entries(log);
    // What came before the page may be on its way.
    if (!result || !log.now.state || updates.length < log.now.seq) return;
    rememberResult(result);
    rememberStories(log, updates, reviewOf(log.now.state, updates), serverNow());
  });
}

/** The record of the game, once it is fetched: the rest can be told without it. */
function useRecord(game: string): GameSummary | null {
  const record = useSignal<GameSummary | null>(null);
  useEffect(() => {
    getGame(game)
      .then((known) => (record.value = known))
      .catch(() => {});
  }, [game]);
  return record.value;
}

function Over({ session, game }: { session: RoomSession; game: string }) {
  useRemembered(session);
  const record = useRecord(game);
  const asked: Asked = useSignal<'seat' | 'room' | null>(null);
  const log = session.table.log.value;
  const ended = endOf(log);
  const { room, now } = log;
  if (!room || !ended || !now.state) return null;
  return (
    <AfterView
      session={session}
      game={game}
      record={record}
      room={room}
      menu={<RoomMenu session={session} asked={asked} />}
      notes={
        <>
          <Notes session={session} />
          <RoomDialog session={session} asked={asked} />
        </>
      }
      next={
        <>
          <NextStep session={session} room={room} state={now.state} />
          <Refusal refusals={session.refusals} />
        </>
      }
      proof={<Fairness room={room} ended={ended} />}
      chat={!session.table.alone.value && <ChatCard session={session} />}
    />
  );
}

/** A room whose game is over. */
export function AfterRoom({ session }: { session: RoomSession }) {
  const game = session.table.log.value.room?.game_id;
  return game ? <Over key={game} session={session} game={game} /> : null;
}
