import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { endOf } from '../game/log';
import { RoomSession } from '../session/room_session';
import { roomHere } from '../session/waiting';
import { wordsForError } from '../words';
import { AfterRoom } from './after';
import { Loading } from './common/loading';
import { Notes } from './common/notes';
import { PageHeader } from './common/page_header';
import { ClosedRoom } from './lobby/closed_room';
import { LobbyView } from './lobby/lobby_view';
import { TakeSeat } from './lobby/take_seat';
import { WordGate } from './lobby/word_gate';
import { Message } from './common/message';
import { HandedSeat, useHandedKey } from './team/handed_seat';
import { useSounds } from './team/listen';
import { Reactions } from './team/reactions';
import { TableView } from './table/table_view';
import { Watching } from './table/watching';

/** The last move, and what it brought, are seen on the table before that is left. */
const kFarewellMs = 2_000;

/** Whether the game is over, and whoever was there when it ended has seen that. */
function useAfter({ table }: RoomSession): boolean {
  const { state } = table.log.value.now;
  const ended = endOf(table.log.value) !== null;
  const ran = useRef(false);
  const seen = useSignal(false);
  if (state && !ended) ran.current = true;
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => (seen.value = ended), ended && !still ? kFarewellMs : 0);
    return () => clearTimeout(timer);
  }, [ended]);
  return ended && (!ran.current || seen.value);
}

/** The room as it is: its lobby before the start, its table, and what comes after. */
function RoomNow({ session }: { session: RoomSession }) {
  const room = session.table.room.value;
  const after = useAfter(session);
  if (session.line.gone.value?.code === 'room_closed') return <ClosedRoom session={session} />;
  if (session.entry.asks) {
    return <WordGate session={session}>{session.keys.invited ? <TakeSeat keys={session.keys} /> : undefined}</WordGate>;
  }
  const gone = session.line.gone.value?.code;
  if (gone) return <Message text={wordsForError(gone)} more={session.line.gone.value?.reason ?? null} />;
  if (!room) {
    return (
      <div class="lobby">
        <PageHeader />
        <Notes session={session} />
        <Loading />
      </div>
    );
  }
  if (room.status === 'open') return <LobbyView session={session} room={room} />;
  if (after) return <AfterRoom session={session} />;
  return (
    <>
      <TableView session={session} />
      <Watching session={session} />
    </>
  );
}

/** One room, with what is heard and handed on in it. */
export function RoomView({ id }: { id: string }) {
  const session = useMemo(() => new RoomSession(id), [id]);
  const handed = useHandedKey();
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  useSounds(session);
  useSignalEffect(() => void (roomHere.value = session.table.room.value?.name ?? null));
  useEffect(() => () => void (roomHere.value = null), []);
  return (
    <>
      <RoomNow session={session} />
      <Reactions session={session} />
      <HandedSeat session={session} handed={handed} />
    </>
  );
}
