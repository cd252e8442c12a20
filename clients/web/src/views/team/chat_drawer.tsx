import { useEffect, useRef } from 'preact/hooks';

import { signOf } from '../../game/signs';
import type { Talking } from '../../session/ports';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { giveBack } from '../common/led';
import { ChatLines, inWords } from './chat_lines';
import { useWayBack } from '../common/lies_over';
import { named } from '../../words/named';

/** The room's chat, beside the board or over it; what was said while it is closed shows as one line. */
export function ChatDrawer({ session }: { session: Talking }) {
  const { chat } = session;
  const unread = chat.unread.value.at(-1);
  const sheet = useRef<HTMLElement>(null);
  const open = chat.open.value;
  // Opened, it has the focus; closed, whatever opened it has it again.
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    sheet.current?.focus();
    return () => giveBack(before);
  }, [open]);
  useWayBack(open, () => (chat.open.value = false));
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') chat.open.value = false;
  };
  if (!open) {
    // A sign is seen where it is made.
    const seen = unread !== undefined && signOf(unread.text) === null;
    return (
      <p class={seen ? 'chat-news' : 'for-ears'} role="status">
        {unread && `${named(unread.name)}: ${inWords(unread)}`}
      </p>
    );
  }
  return (
    <section class="chat card" ref={sheet} tabIndex={-1} aria-label={words.team.chat} onKeyDown={closeByKey}>
      <h2>
        {words.team.chat}
        <button type="button" class="tool" aria-label={words.table.close} onClick={() => (chat.open.value = false)}>
          <Icon name="back" />
        </button>
      </h2>
      <ChatLines session={session} />
    </section>
  );
}
