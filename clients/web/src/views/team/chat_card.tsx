import type { Talking } from '../../session/ports';
import { words } from '../../words';
import { ChatLines } from './chat_lines';

/** The room's chat where there is no board: in the lobby, and after the end. */
export function ChatCard({ session }: { session: Talking }) {
  if (!session.keys.seat.value && session.chat.lines.value.length === 0) return null;
  return (
    <section class="card chat-card" aria-label={words.team.chat}>
      <h2>{words.team.chat}</h2>
      <ChatLines session={session} />
    </section>
  );
}
