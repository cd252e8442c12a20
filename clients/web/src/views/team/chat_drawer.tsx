import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import type { RoomSession } from '../../session/room_session';
import { words, wordsForError } from '../../words';
import { Icon } from '../common/icon';

const kLongest = 500;

function Say({ session }: { session: RoomSession }) {
  const text = useSignal('');
  const trouble = useSignal<string | null>(null);
  const submit = async (event: Event) => {
    event.preventDefault();
    const line = text.value.trim();
    if (line === '') return;
    const answer = await session.chat.say(line);
    if (answer.kind === 'said') text.value = '';
    if (answer.kind === 'tooFast') trouble.value = words.team.tooFast(answer.seconds);
    else trouble.value = answer.kind === 'refused' ? wordsForError(answer.code) : null;
  };
  return (
    <form class="say" onSubmit={(event) => void submit(event)}>
      <input
        aria-label={words.team.say}
        placeholder={words.team.say}
        maxLength={kLongest}
        autocomplete="off"
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <button type="submit" class="button small primary">
        {words.team.send}
      </button>
      {trouble.value && (
        <p class="notice" role="alert">
          {trouble.value}
        </p>
      )}
    </form>
  );
}

/** The room's chat, beside the board or over it; what was said while it is closed shows as one line. */
export function ChatDrawer({ session }: { session: RoomSession }) {
  const { chat } = session;
  const list = useRef<HTMLOListElement>(null);
  const lines = chat.lines.value;
  const newest = lines.at(-1);
  const open = chat.open.value;
  useEffect(() => {
    if (!open) return;
    chat.read();
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [open, newest?.number]);
  const unread = chat.unread.value.at(-1);
  if (!open) {
    return (
      <p class={unread ? 'chat-news' : 'for-ears'} role="status">
        {unread && `${unread.name}: ${unread.text}`}
      </p>
    );
  }
  return (
    <section class="chat card" aria-label={words.team.chat}>
      <h2>
        {words.team.chat}
        <button type="button" class="tool" aria-label={words.table.close} onClick={() => (chat.open.value = false)}>
          <Icon name="back" />
        </button>
      </h2>
      {chat.hasEarlier.value && (
        <button type="button" class="button small" onClick={() => void chat.fetchEarlier()}>
          {words.team.earlier}
        </button>
      )}
      {lines.length === 0 && <p class="quiet">{words.team.noLines}</p>}
      <ol ref={list} role="log" aria-label={words.team.chat} tabIndex={0}>
        {lines.map((line) => (
          <li key={line.number}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
      </ol>
      {session.seat.value && <Say session={session} />}
    </section>
  );
}
