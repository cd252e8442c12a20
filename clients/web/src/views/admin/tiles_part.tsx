import { useSignal, type Signal } from '@preact/signals';

import type { HostTilesets, TilesetCheck } from '../../protocol/admin';
import { kMostBytes } from '../../game/tiles/file';
import type { Office } from '../../session/admin/office';
import { keptTileset, setIn, type SetFile } from '../../session/admin/set_file';
import { adminWords } from '../../words/admin';
import { moment } from './moments';
import { Question } from './question';
import { FreshFault, Outcome, useDoing, type Doing } from './told';
import { useFresh } from './use_fresh';
import { named } from '../../words/named';
import { Name } from '../common/name';

const kTilesMs = 15_000;
/** As many sets as a server keeps. */
const kMostSets = 50;
/** So much of a digest tells two sets apart. */
const kDigits = 16;
/** The most that the server counts of rooms. */
const kMostRooms = 10_000;

type HostTileset = HostTilesets['tilesets'][number];

interface LineProps {
  name: string;
  /** What is known of it, in small print. */
  notes: readonly string[];
  digest?: string;
  /** Since when it is switched on; null: it is not. */
  since: string | null;
  isOn: boolean;
  doing: Doing;
  onSwitch: () => void;
  onRemove?: () => void;
}

/** A set, whether games begin with it, and what can be done with it. */
function SetLine({ name, notes, digest, since, isOn, doing, onSwitch, onRemove }: LineProps) {
  const words = adminWords().tiles;
  const on = isOn ? [since === null ? words.on : words.onSince(moment(since))] : [];
  return (
    <li aria-current={isOn ? 'true' : undefined}>
      <span class="grows">
        <b>
          <Name of={name} />
        </b>
        <small class="quiet">{[...on, ...notes].join(', ')}</small>
        {digest && (
          <small class="quiet">
            <code title={digest}>{digest.slice(0, kDigits)}…</code>
          </small>
        )}
      </span>
      {!isOn && (
        <span class="buttons">
          <button
            type="button"
            class="button small"
            aria-label={`${words.switchOn}: ${named(name)}`}
            disabled={doing.busy.value}
            onClick={onSwitch}
          >
            {words.switchOn}
          </button>
          {onRemove && (
            <button
              type="button"
              class="button small"
              aria-label={`${words.remove}: ${named(name)}`}
              disabled={doing.busy.value}
              onClick={onRemove}
            >
              {words.remove}
            </button>
          )}
        </span>
      )}
    </li>
  );
}

function roomsWith({ rooms }: HostTileset): string {
  const words = adminWords().tiles;
  const played = words.rooms(rooms);
  return rooms >= kMostRooms ? words.manyRooms(played) : played;
}

interface ListProps {
  sets: HostTilesets;
  doing: Doing;
  onSwitch: (set: HostTileset | null) => void;
  onRemove: (set: HostTileset) => void;
}

/** The built-in set, and those of the host. */
function SetList({ sets: { chosen, tilesets }, doing, onSwitch, onRemove }: ListProps) {
  const words = adminWords().tiles;
  return (
    <ul class="admin-list">
      <SetLine
        name={words.builtIn}
        notes={[]}
        since={chosen.since}
        isOn={chosen.digest === null}
        doing={doing}
        onSwitch={() => onSwitch(null)}
      />
      {tilesets.map((set) => (
        <SetLine
          key={set.digest}
          name={set.name}
          notes={[words.added(moment(set.added)), roomsWith(set)]}
          digest={set.digest}
          since={chosen.since}
          isOn={chosen.digest === set.digest}
          doing={doing}
          onSwitch={() => onSwitch(set)}
          onRemove={() => onRemove(set)}
        />
      ))}
    </ul>
  );
}

/** What the server made of the last set. */
interface Checked extends TilesetCheck {
  name: string;
}

/** What the server's checker said of it, in its own words. */
function Sentences({ checked: { name, faults, notes } }: { checked: Checked }) {
  const words = adminWords().tiles;
  const sentences = [...faults, ...notes];
  if (sentences.length === 0) return null;
  const isFaulty = faults.length > 0;
  return (
    <>
      {isFaulty && (
        <p class="notice" role="alert">
          {words.notKept(named(name))}
        </p>
      )}
      <p class="quiet">{isFaulty ? words.faults : words.notes}</p>
      <ul class="server-says" lang="en">
        {sentences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

interface AddProps {
  isFull: boolean;
  checked: Signal<Checked | null>;
  doing: Doing;
  onAdd: (set: SetFile) => void;
}

/** Puts a set on the server: from a file, or the one that was drawn at /tiles in this browser. */
function AddForm({ isFull, checked, doing, onAdd }: AddProps) {
  const words = adminWords().tiles;
  const fault = useSignal<'too_large' | 'not_json' | null>(null);
  const drawn = keptTileset();
  const opened = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // The same file can be chosen once more.
    const text = file && file.size <= kMostBytes ? await file.text() : null;
    input.value = '';
    if (!file) return;
    const set = text === null ? null : setIn(text);
    fault.value = text === null ? 'too_large' : set === null ? 'not_json' : null;
    checked.value = null;
    if (set) onAdd(set);
  };
  return (
    <section class="card admin-form">
      <h2>{words.add}</h2>
      {isFull && <p class="quiet">{words.full(kMostSets)}</p>}
      <div class="buttons">
        <label class="button open-file">
          {words.fromFile}
          <input
            type="file"
            accept=".json,application/json"
            disabled={isFull || doing.busy.value}
            onChange={(event) => void opened(event.currentTarget)}
          />
        </label>
        {drawn && (
          <button type="button" class="button" disabled={isFull || doing.busy.value} onClick={() => onAdd(drawn)}>
            {words.drawn(named(drawn.name))}
          </button>
        )}
      </div>
      {fault.value && (
        <p class="notice" role="alert">
          {words.file[fault.value]}
        </p>
      )}
      {checked.value && <Sentences checked={checked.value} />}
    </section>
  );
}

/** The tile sets of the host: which games begin with, others beside it, and a way for more to come. */
export function TilesPart({ office }: { office: Office }) {
  const all = adminWords();
  const words = all.tiles;
  const fresh = useFresh(office, (admin) => admin.tilesets(), kTilesMs);
  const doing = useDoing();
  const checked = useSignal<Checked | null>(null);
  const leaving = useSignal<HostTileset | null>(null);
  const sets = fresh.value.value;
  const show = (set: HostTileset | null) =>
    void doing.run(async () => {
      fresh.show(await office.ask((admin) => (set ? admin.chooseTileset(set.digest) : admin.endTileset())));
      return all.done;
    });
  const add = ({ name, file }: SetFile) =>
    void doing.run(async () => {
      const check = await office.ask((admin) => admin.addTileset(file));
      checked.value = { name, ...check };
      if (check.faults.length > 0) return;
      fresh.show(await office.ask((admin) => admin.tilesets()));
      return words.kept(named(name));
    });
  const remove = async ({ digest }: HostTileset) => {
    const isDone = await doing.run(async () => {
      fresh.show(await office.ask((admin) => admin.removeTileset(digest)));
      return all.done;
    });
    if (isDone) leaving.value = null;
  };
  return (
    <>
      <FreshFault of={fresh} />
      <Outcome doing={doing} />
      {sets?.given && <p class="notice">{words.given(named(sets.in_use.name))}</p>}
      {sets && (
        <section class="card">
          <SetList sets={sets} doing={doing} onSwitch={show} onRemove={(set) => (leaving.value = set)} />
        </section>
      )}
      <AddForm isFull={(sets?.tilesets.length ?? 0) >= kMostSets} checked={checked} doing={doing} onAdd={add} />
      {leaving.value && (
        <Question
          title={`${words.remove}: ${named(leaving.value.name)}`}
          lead={words.removeLead}
          act={words.remove}
          doing={doing}
          onAct={() => void remove(leaving.value!)}
          onClose={() => (leaving.value = null)}
        />
      )}
    </>
  );
}
