import { centres, kMostCopies, kMostGhosts, kOfFirst, type Centre, type Entry } from '../../game/tiles/draft';
import { setAdded, setCentre, setCopies, setGhosts } from '../../game/tiles/edit';
import { isAsPublished, publishedOf } from '../../game/tiles/published';
import type { EditorWords } from '../../words/editor_words';
import { NumberField } from './number_field';
import type { PartProps } from './part';

/** What is known of this tile, and whether it is so here. */
function Known({ entry, say }: { entry: Entry; say: EditorWords }) {
  const known = publishedOf(entry);
  if (known === undefined) return null;
  const same = isAsPublished(entry);
  return <p class={same ? 'quiet' : 'warning'}>{known === null ? say.unknownTile : say.published(known, same)}</p>;
}

function Copies({ shop, say, entry }: PartProps & { entry: Entry }) {
  const copies = entry.ghosts.length;
  return (
    <fieldset class="labelled">
      <legend>{say.printed}</legend>
      <div class="copies-of-tile">
        {entry.ghosts.map((symbols, i) => (
          <NumberField label={say.symbols(i + 1, copies)} value={symbols} most={kMostGhosts} set={(n) => shop.edit((now) => setGhosts(now, i, n))} />
        ))}
      </div>
      {!entry.at && (
        <div class="buttons">
          <button type="button" class="button small" disabled={copies >= kMostCopies} onClick={() => shop.edit((now) => setCopies(now, copies + 1))}>
            {say.moreCopies}
          </button>
          <button type="button" class="button small" disabled={copies <= 1} onClick={() => shop.edit((now) => setCopies(now, copies - 1))}>
            {say.fewerCopies}
          </button>
        </div>
      )}
      {!shop.isAdded.value && <Known entry={entry} say={say} />}
    </fieldset>
  );
}

/** The tile in hand as a whole: its number, its copies, and what stands on it. */
export function TileForm({ shop, say }: PartProps) {
  const entry = shop.entry.value;
  if (!entry) return null;
  return (
    <section class="card tile-form" aria-label={say.printed}>
      <label class="labelled">
        <span>{say.number}</span>
        <input type="text" value={entry.id} maxLength={16} onChange={(event) => shop.edit((now) => ({ ...now, id: event.currentTarget.value.trim() }))} />
      </label>
      {entry.perPlayer === undefined ? (
        <Copies shop={shop} say={say} entry={entry} />
      ) : (
        <NumberField label={say.perPlayer} value={entry.perPlayer} most={kMostCopies} set={(n) => shop.edit((now) => setAdded(now, { perPlayer: n }))} />
      )}
      <label class="labelled">
        <span>{say.centre}</span>
        <select
          value={entry.center ?? 'none'}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            shop.edit((now) => setCentre(now, chosen === 'none' ? null : (chosen as Centre)));
          }}
        >
          {(['none', ...(shop.isAdded.value ? centres : centres.slice(0, kOfFirst.centres))] as const).map((centre) => (
            <option value={centre}>{say.centres[centre]}</option>
          ))}
        </select>
      </label>
      <label class="check">
        <input type="checkbox" checked={entry.watertower} onChange={(event) => shop.edit((now) => ({ ...now, watertower: event.currentTarget.checked }))} />
        {say.watertower}
      </label>
      {!entry.at && (
        <div class="buttons">
          <button type="button" class="button small" onClick={() => shop.add()}>
            {say.add}
          </button>
          <button type="button" class="button small" onClick={() => shop.remove()}>
            {say.remove(entry.id)}
          </button>
        </div>
      )}
    </section>
  );
}
