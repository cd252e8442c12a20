import { useSignal, type Signal } from '@preact/signals';

import type { AdminApi, Inspection } from '../../protocol/admin';
import type { Fresh } from '../../session/admin/fresh';
import type { Office } from '../../session/admin/office';
import { adminWords } from '../../words/admin';
import { kBanTimes, lasting, LastingField, ReasonField } from './fields';
import { Question } from './question';
import type { Doing } from './told';
import { named } from '../../words/named';

/** What is about to be done to a room, or to somebody in it. */
export type Asked =
  | { what: 'close' }
  | { what: 'kick' | 'ban'; seat: number; name: string }
  | { what: 'ban_address'; address: string };

/** How that is asked and done: what will happen, and what the button says. */
interface Wording {
  title: string;
  lead: string;
  act: string;
  order: (admin: AdminApi) => Promise<unknown>;
}

/** `because` is the reason with how long a ban lasts. */
function wordingOf(asked: Asked, id: string, name: string, because: { reason: string; seconds?: number }): Wording {
  const { rooms, bans } = adminWords();
  const { reason } = because;
  switch (asked.what) {
    case 'close':
      return {
        title: `${rooms.close}: ${named(name)}`,
        lead: rooms.closeLead,
        act: rooms.close,
        order: (admin) => admin.close(id, reason),
      };
    case 'kick':
      return {
        title: `${rooms.kick}: ${named(asked.name)}`,
        lead: rooms.kickLead,
        act: rooms.kick,
        order: (admin) => admin.kick(id, asked.seat, reason),
      };
    case 'ban':
      return {
        title: `${rooms.ban}: ${named(asked.name)}`,
        lead: rooms.banSeatLead,
        act: rooms.ban,
        order: (admin) => admin.ban({ room: id, seat: asked.seat, ...because }),
      };
    case 'ban_address':
      return {
        title: `${rooms.ban}: ${asked.address}`,
        lead: bans.askLead,
        act: rooms.ban,
        order: (admin) => admin.ban({ address: asked.address, ...because }),
      };
  }
}

interface RoomQuestionProps {
  office: Office;
  id: string;
  name: string;
  asked: Signal<Asked | null>;
  doing: Doing;
  fresh: Fresh<Inspection>;
}

/** Asks for the reason, says what happens, and does it. */
export function RoomQuestion({ office, id, name, asked, doing, fresh }: RoomQuestionProps) {
  const words = adminWords();
  const reason = useSignal('');
  const seconds = useSignal(kBanTimes[1]!);
  const it = asked.value;
  if (!it) return null;
  const isBan = it.what === 'ban' || it.what === 'ban_address';
  const { order, ...said } = wordingOf(it, id, name, { reason: reason.value, ...(isBan && lasting(seconds.value)) });
  const act = async () => {
    const isDone = await doing.run(async () => {
      await office.ask(order);
      fresh.show(await office.ask((admin) => admin.room(id)));
      return words.done;
    });
    if (!isDone) return;
    asked.value = null;
    reason.value = '';
  };
  return (
    <Question {...said} doing={doing} onAct={() => void act()} onClose={() => (asked.value = null)}>
      <ReasonField reason={reason} />
      {isBan && <LastingField seconds={seconds} times={kBanTimes} label={words.howLong} />}
    </Question>
  );
}
