import { useEffect, useMemo } from 'preact/hooks';

import { endOf } from '../../game/log';
import { isTogether } from '../../game/standing';
import type { Room, State } from '../../protocol/types';
import { RoomSession } from '../../session/room_session';
import { follow, roomPath } from '../../session/route';
import { words, wordsForError } from '../../words';
import { Loading } from '../common/loading';
import { Notes } from '../common/notes';
import { TilePicture } from '../common/pieces';
import { QrOf } from '../common/invite';
import { WordGate } from '../lobby/word_gate';
import { Message } from '../common/message';
import { BoardView } from '../table/board_view';
import { Chips } from '../table/chips';
import { lastHappenings } from '../telling/happenings';
import { Sentences } from '../telling/said';
import { verdict } from '../telling/verdict';
import { currentQuestion } from '../table/question';
import { GhostsLeft, Totals } from '../table/summary';
import { useSounds } from '../team/listen';
import { useScreenAwake } from './screen_awake';

/** The way to a seat for whoever stands before the screen. */
function Join({ room }: { room: Room }) {
  const link = location.origin + roomPath(room.id);
  return (
    <aside class="wall-join card">
      <QrOf link={link} />
      <p>{room.status === 'open' ? words.wall.join : words.wall.follow}</p>
      <p class="quiet wall-link">{link.replace(/^https?:\/\//, '')}</p>
    </aside>
  );
}

function Seats({ room }: { room: Room }) {
  return (
    <ul class="wall-seats">
      {room.seats.map(({ seat, taken, name }) => (
        <li key={seat} class={taken ? 'taken' : 'quiet'}>
          {taken ? name : words.lobby.free}
        </li>
      ))}
    </ul>
  );
}

/** Whose turn it is and what was last, or how the game ended, large enough for the other side of the room. */
function Saying({ session, state }: { session: RoomSession; state: State }) {
  const { table } = session;
  const atlas = table.atlas.value;
  const ended = endOf(table.log.value);
  return (
    <footer class="wall-saying">
      {atlas && state.drawn && <TilePicture atlas={atlas} tile={state.drawn} rotation={0} />}
      <div>
        <p class="wall-turn" role="status">
          {ended ? verdict(table, state) : currentQuestion(session).ask}
        </p>
        <p class="quiet">
          <Sentences all={lastHappenings(table)} />
        </p>
      </div>
    </footer>
  );
}

function WallBoard({ session, room, state }: { session: RoomSession; room: Room; state: State }) {
  const atlas = session.table.atlas.value;
  if (!atlas) return <Loading />;
  return (
    <>
      <main class="wall-board">
        <BoardView session={session} acting={null} atlas={atlas} />
        {room.status === 'playing' && <Join room={room} />}
      </main>
      <Saying session={session} state={state} />
    </>
  );
}

function Head({ session, room, state }: { session: RoomSession; room: Room; state: State | null }) {
  const path = roomPath(room.id);
  return (
    <header class="wall-head">
      <h1>{room.name}</h1>
      {state && (
        <div class="wall-figures">
          {isTogether(state) && <Totals state={state} />}
          <Chips session={session} room={room} state={state} />
          <GhostsLeft state={state} />
          <span class="summary-item" role="img" aria-label={words.status.tilesLeft(state.piles[0] ?? 0)}>
            <span class="pile" />
            <b>{state.piles[0] ?? 0}</b>
          </span>
          <span>{words.status.turn(state.turn)}</span>
        </div>
      )}
      <a class="button small" href={path} onClick={(event) => follow(event, path)}>
        {words.wall.leave}
      </a>
    </header>
  );
}

/** A room for a screen that everybody around it sees: it follows the game and decides nothing; phones do. */
export function WallView({ id }: { id: string }) {
  const session = useMemo(() => new RoomSession(id), [id]);
  useEffect(() => {
    session.watch();
    return () => session.close();
  }, [session]);
  useSounds(session);
  useScreenAwake();
  const room = session.table.room.value;
  const gone = session.line.gone.value;
  if (gone) return <Message text={wordsForError(gone.code)} />;
  if (session.entry.asks) return <WordGate session={session} />;
  if (!room) return <Loading />;
  const { state, seq } = session.table.now.value;
  return (
    <div class="big-screen" data-seq={seq}>
      <Head session={session} room={room} state={state} />
      <Notes session={session} />
      {room.status === 'open' || !state ? (
        <main class="wall-lobby">
          <Seats room={room} />
          <Join room={room} />
        </main>
      ) : (
        <WallBoard session={session} room={room} state={state} />
      )}
    </div>
  );
}
