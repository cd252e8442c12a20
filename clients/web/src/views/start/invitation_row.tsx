import { useSignal } from '@preact/signals';

import type { Invitation } from '../../protocol/me';
import { accept, decline } from '../../session/your_seat';
import { words, wordsForError } from '../../words';
import { gameTitle } from '../common/game_name';
import { ago } from './game_row';
import { named } from '../../words/named';

/** A room in which somebody would like the player to play: to sit down there, or not. */
export function InvitationRow({ invitation, now }: { invitation: Invitation; now: number }) {
  const { room, room_name: name, at } = invitation;
  const busy = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const answer = async (act: (room: string) => Promise<string | null>) => {
    if (busy.value) return;
    busy.value = true;
    refusal.value = await act(room);
    busy.value = false;
  };
  return (
    <li class="invitation">
      <span class="room-title">
        <b title={name}>{words.yourGames.invited(named(name))}</b>
        <span class="quiet">
          {gameTitle(invitation)} · <time dateTime={at}>{ago(at, now)}</time>
        </span>
        {refusal.value && (
          <span class="notice" role="alert">
            {wordsForError(refusal.value)}
          </span>
        )}
      </span>
      <span class="buttons">
        <button type="button" class="button small primary" disabled={busy.value} onClick={() => void answer(accept)}>
          {words.lobby.sitDown}
          <span class="for-ears">: {named(name)}</span>
        </button>
        <button type="button" class="button small" disabled={busy.value} onClick={() => void answer(decline)}>
          {words.yourGames.decline}
          <span class="for-ears">: {named(name)}</span>
        </button>
      </span>
    </li>
  );
}
