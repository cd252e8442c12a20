import type { RoomSession } from '../../session/room_session';
import { ownerToken } from '../../session/seats';
import { words } from '../../words';
import { ChangeButton } from './change_button';
import { SignButtons } from './sign_buttons';

/** Who may stop the game: a team's seats, else whoever opened the room. */
function mayPause(session: RoomSession): boolean {
  const together = session.room.value?.game === 'mists';
  return together ? session.seat.value !== null : ownerToken(session.id) !== null;
}

function UndoButton({ session: { council, log } }: { session: RoomSession }) {
  const target = council.takingBack.value;
  if (!target || log.value.team.undo) return null;
  return (
    <button type="button" class="button small" onClick={() => void council.takeBack()}>
      {target.free ? words.team.undo : words.team.undoAsk}
    </button>
  );
}

function ProposeButton({ session: { council } }: { session: RoomSession }) {
  if (!council.mayAdvise.value) return null;
  const on = council.proposing.value;
  return (
    <button type="button" class="button small" aria-pressed={on} onClick={() => (on ? council.leave() : council.begin())}>
      {on ? words.team.stopProposing : words.team.propose}
    </button>
  );
}

function HintButton({ session }: { session: RoomSession }) {
  const { council, room, myTurn } = session;
  if (!myTurn.value || !room.value?.options.aids.hints || council.proposing.value) return null;
  return (
    <button type="button" class="button small" disabled={council.asking.value} onClick={() => void council.askHint()}>
      {words.team.hint}
    </button>
  );
}

function PauseButton({ session }: { session: RoomSession }) {
  const room = session.room.value;
  if (room?.status !== 'playing' || !mayPause(session)) return null;
  return (
    <button type="button" class="button small" onClick={() => void session.pause(!room.paused)}>
      {room.paused ? words.team.goOn : words.team.pause}
    </button>
  );
}

function ChatButton({ session: { chat } }: { session: RoomSession }) {
  const unread = chat.open.value ? 0 : chat.unread.value.length;
  return (
    <button
      type="button"
      class="button small"
      aria-expanded={chat.open.value}
      aria-label={unread > 0 ? `${words.team.chat}, ${words.team.unread(unread)}` : words.team.chat}
      onClick={() => (chat.open.value = !chat.open.value)}
    >
      {words.team.chat}
      {unread > 0 && <b class="unread">{unread}</b>}
    </button>
  );
}

/** What can be done around the table besides deciding. */
export function TeamBar({ session }: { session: RoomSession }) {
  return (
    <div class="team-bar">
      <UndoButton session={session} />
      <ProposeButton session={session} />
      <HintButton session={session} />
      <PauseButton session={session} />
      <ChatButton session={session} />
      <ChangeButton session={session} />
      <SignButtons session={session} />
    </div>
  );
}
