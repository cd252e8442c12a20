import type { Advised, Parts, Planning, Talking } from '../../session/ports';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { SoundOffer } from '../common/sound_offer';
import { PlanButton } from '../plans';

function UndoButton({ session: { undo, table } }: { session: Parts<'table' | 'undo'> }) {
  const target = undo.target.value;
  if (!target || table.log.value.team.undo) return null;
  const says = target.free || table.alone.value ? words.team.undo : words.team.undoAsk;
  return (
    <button type="button" class="tool" aria-label={says} title={says} onClick={() => void undo.take()}>
      <Icon name="undo" />
    </button>
  );
}

/** While others decide. */
function ProposeButton({ session: { council, seat } }: { session: Parts<'seat' | 'council'> }) {
  if (!council.mayAdvise.value || seat.myTurn.value) return null;
  const on = seat.proposing.value;
  return (
    <button type="button" class="button small" aria-pressed={on} onClick={() => (on ? council.leave() : council.begin())}>
      {on ? words.team.stopProposing : words.team.propose}
    </button>
  );
}

function HintButton({ session }: { session: Parts<'table' | 'seat' | 'hints'> }) {
  const { hints, table, seat } = session;
  if (!seat.myTurn.value || !table.room.value?.options.aids.hints || seat.proposing.value) return null;
  return (
    <button type="button" class="button small" disabled={hints.asking.value} onClick={() => void hints.ask()}>
      {words.team.hint}
    </button>
  );
}

function ChatButton({ session: { chat, table } }: { session: Parts<'table' | 'chat'> }) {
  if (table.alone.value && table.log.value.team.chat.length === 0) return null;
  const unread = chat.open.value ? 0 : chat.unread.value.length;
  const says = unread > 0 ? `${words.team.chat}, ${words.team.unread(unread)}` : words.team.chat;
  return (
    <button
      type="button"
      class="tool chat-button"
      aria-expanded={chat.open.value}
      aria-label={says}
      title={says}
      onClick={() => (chat.open.value = !chat.open.value)}
    >
      <Icon name="chat" />
      {unread > 0 && <b class="unread" aria-hidden="true" data-count={unread} />}
    </button>
  );
}

/** What a turn may need beside its question; all else is in the menu. */
export function TeamBar({ session }: { session: Planning & Advised & Talking & Parts<'undo' | 'hints'> }) {
  return (
    <div class="team-bar">
      <SoundOffer />
      <HintButton session={session} />
      <ProposeButton session={session} />
      <PlanButton session={session} />
      <span class="grows" />
      <UndoButton session={session} />
      <ChatButton session={session} />
    </div>
  );
}
