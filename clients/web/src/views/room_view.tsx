import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import { RoomSession } from '../session/room_session';
import { roomHere } from '../session/waiting';
import { wordsForError } from '../words';
import { Loading } from './common/loading';
import { Notes } from './common/notes';
import { PageHeader } from './common/page_header';
import { ClosedRoom } from './lobby/closed_room';
import { LobbyView } from './lobby/lobby_view';
import { TakeSeat } from './lobby/take_seat';
import { WordGate } from './lobby/word_gate';
import { leadsNowhere, Message } from './common/message';
import { HandedSeat, useHandedKey } from './team/handed_seat';
import { useSounds } from './team/listen';
import { Reactions } from './team/reactions';
import { TableView } from './table/table_view';
import { Watching } from './table/watching';

/** The room as it is: its lobby before the start, its table afterwards. */
function RoomNow({ session }: { session: RoomSession }) {
  const room = session.table.room.value;
  if (session.line.gone.value?.code === 'room_closed') return <ClosedRoom session={session} />;
  if (session.entry.asks) {
    return <WordGate session={session}>{session.keys.invited ? <TakeSeat keys={session.keys} /> : undefined}</WordGate>;
  }
  const gone = session.line.gone.value?.code;
  if (gone) return <Message text={wordsForError(gone)} lost={leadsNowhere(gone)} more={session.line.gone.value?.reason ?? null} />;
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
