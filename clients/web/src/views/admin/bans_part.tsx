import { useSignal } from '@preact/signals';

import type { Ban } from '../../protocol/admin';
import type { Office } from '../../session/admin/office';
import { adminWords } from '../../words/admin';
import { kBanTimes, lasting, LastingField, ReasonField } from './fields';
import { moment } from './moments';
import { Question } from './question';
import { FreshFault, Outcome, useDoing, type Doing } from './told';
import { useFresh } from './use_fresh';
import { kLongest, written } from '../../session/written';

const kBansMs = 15_000;

interface BanOrder {
  address: string;
  reason: string;
  seconds?: number;
}

function BanLine({ ban, doing, onLift }: { ban: Ban; doing: Doing; onLift: () => void }) {
  const words = adminWords();
  return (
    <li>
      <span class="grows">
        <code>{ban.address}</code> <b>{ban.reason}</b>
        <small class="quiet">
          {words.bans.since(moment(ban.at))}, {ban.until ? words.until(moment(ban.until)) : words.endless}
        </small>
      </span>
      <button
        type="button"
        class="button small"
        aria-label={`${words.bans.lift}: ${ban.address}`}
        disabled={doing.busy.value}
        onClick={onLift}
      >
        {words.bans.lift}
      </button>
    </li>
  );
}

/** Asks for an address, and once more before it is banned. */
function BanForm({ doing, onBan }: { doing: Doing; onBan: (order: BanOrder) => Promise<boolean> }) {
  const words = adminWords();
  const address = useSignal('');
  const reason = useSignal('');
  const seconds = useSignal(kBanTimes[1]!);
  const asked = useSignal(false);
  const ask = (event: Event) => {
    event.preventDefault();
    doing.clear();
    asked.value = true;
  };
  const ban = async () => {
    const isDone = await onBan({ address: address.value.trim(), reason: reason.value, ...lasting(seconds.value) });
    if (!isDone) return;
    asked.value = false;
    address.value = '';
    reason.value = '';
  };
  return (
    <>
      <form class="card admin-form" onSubmit={ask}>
        <label class="labelled">
          <span>{words.bans.address}</span>
          <input
            required
            autocomplete="off"
            spellcheck={false}
            value={address.value}
            onInput={(event) => (address.value = written(event, kLongest.address))}
          />
        </label>
        <ReasonField reason={reason} />
        <LastingField seconds={seconds} times={kBanTimes} label={words.howLong} />
        <button class="button">{words.rooms.ban}</button>
      </form>
      {asked.value && (
        <Question
          title={`${words.rooms.ban}: ${address.value.trim()}`}
          lead={words.bans.askLead}
          act={words.rooms.ban}
          doing={doing}
          onAct={() => void ban()}
          onClose={() => (asked.value = false)}
        />
      )}
    </>
  );
}

/** Who is kept out, until when, and why. */
export function BansPart({ office }: { office: Office }) {
  const all = adminWords();
  const words = all.bans;
  const fresh = useFresh(office, (admin) => admin.bans(), kBansMs);
  const doing = useDoing();
  const bans = fresh.value.value;
  const lift = ({ address }: Ban) =>
    void doing.run(async () => {
      fresh.show(await office.ask((admin) => admin.lift(address)));
      return all.done;
    });
  const ban = (order: BanOrder) =>
    doing.run(async () => {
      fresh.show(await office.ask((admin) => admin.ban(order)));
      return all.done;
    });
  return (
    <>
      <p>{words.lead}</p>
      <FreshFault of={fresh} />
      <Outcome doing={doing} />
      <section class="card">
        {bans?.length === 0 && <p class="quiet">{all.nothing}</p>}
        <ul class="admin-list">
          {bans?.map((ban) => <BanLine key={ban.address} ban={ban} doing={doing} onLift={() => lift(ban)} />)}
        </ul>
      </section>
      <BanForm doing={doing} onBan={ban} />
    </>
  );
}
