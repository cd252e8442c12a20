import { signOf } from '../../game/signs';
import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { ChatLines, inWords } from './chat_lines';

/** The room's chat, beside the board or over it; what was said while it is closed shows as one line. */
export function ChatDrawer({ session }: { session: RoomSession }) {
  const { chat } = session;
  const unread = chat.unread.value.at(-1);
  if (!chat.open.value) {
    // A sign is seen where it is made.
    const seen = unread !== undefined && signOf(unread.text) === null;
    return (
      <p class={seen ? 'chat-news' : 'for-ears'} role="status">
        {unread && `${unread.name}: ${inWords(unread)}`}
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
      <ChatLines session={session} />
    </section>
  );
}
