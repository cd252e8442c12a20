import type { Advised, Parts, Planning, Seating, Talking } from '../../session/ports';
import { words } from '../../words';
import { PlanButton } from '../plans';
import { ChangeButton } from './change_button';
import { FittedTools } from './fitted_tools';
import { PauseButton } from '../common/pause';
import { ProposalsButton } from './proposals';
import { RunningClock } from './time_left';

function UndoButton({ session: { undo, table } }: { session: Parts<'table' | 'undo'> }) {
  const target = undo.target.value;
  if (!target || table.log.value.team.undo) return null;
  return (
    <button type="button" class="button small" onClick={() => void undo.take()}>
      {target.free || table.alone.value ? words.team.undo : words.team.undoAsk}
    </button>
  );
}

function ProposeButton({ session: { council, seat } }: { session: Parts<'seat' | 'council'> }) {
  if (!council.mayAdvise.value) return null;
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

/** What can be done around the table besides deciding; what is needed most comes first. */
export function TeamBar({ session }: { session: Planning & Advised & Talking & Seating & Parts<'undo' | 'hints'> }) {
  return (
    <FittedTools>
      <RunningClock table={session.table} />
      <ProposalsButton session={session} />
      <HintButton session={session} />
      <UndoButton session={session} />
      <ChatButton session={session} />
      <PlanButton session={session} />
      <ProposeButton session={session} />
      <PauseButton session={session} />
      <ChangeButton session={session} />
    </FittedTools>
  );
}
