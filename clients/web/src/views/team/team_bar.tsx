import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';
import { ChangeButton } from './change_button';
import { PauseButton } from './pause';
import { SignButtons } from './sign_buttons';
import { RunningClock } from './time_left';

function UndoButton({ session: { council, log, alone } }: { session: RoomSession }) {
  const target = council.takingBack.value;
  if (!target || log.value.team.undo) return null;
  return (
    <button type="button" class="button small" onClick={() => void council.takeBack()}>
      {target.free || alone.value ? words.team.undo : words.team.undoAsk}
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

function ChatButton({ session: { chat, log, alone } }: { session: RoomSession }) {
  if (alone.value && log.value.team.chat.length === 0) return null;
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
      {unread > 0 && <b class="unread" aria-hidden="true" data-count={unread} />}
    </button>
  );
}

/** What can be done around the table besides deciding. */
export function TeamBar({ session }: { session: RoomSession }) {
  return (
    <div class="team-bar">
      <RunningClock session={session} />
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
