import { memo } from '../../art/memo';
import type { Atlas } from '../../art/atlas';
import type { Entry } from '../../game/tiles/draft';
import type { TileWorkshop } from '../../session/tile_workshop';
import { useGradually } from '../common/gradually';
import { marksOf, nameOf } from './changes';
import { atlasOf, canDraw } from './drawing';
import { EntryPicture } from './entry_picture';
import type { PartProps } from './part';

interface ChoiceProps {
  atlas: Atlas | null;
  id: string;
  name: string;
  copies: string;
  /** The same for eyes. */
  times: string;
  marks: string;
  isChosen: boolean;
  /** Where it stands in the set. */
  at: number;
  shop: TileWorkshop;
}

/** A tile to be chosen: a radio button, so that arrows lead from one to the next. */
function Choice({ atlas, id, name, copies, times, marks, isChosen, at, shop }: ChoiceProps) {
  return (
    <label class={marks === '' ? 'tile-choice' : 'tile-choice marked'}>
      <input
        type="radio"
        name="tile"
        checked={isChosen}
        aria-label={[name, copies, marks].filter((text) => text !== '').join(', ')}
        onChange={() => (shop.chosen.value = at)}
      />
      <span class="tile-small">{atlas && <EntryPicture atlas={atlas} tile={id} />}</span>
      <span class="tile-label" aria-hidden="true">
        <b>{id}</b> <small>{times}</small>
      </span>
      {marks !== '' && (
        <small class="tile-marks" aria-hidden="true">
          {marks}
        </small>
      )}
    </label>
  );
}

const StillChoice = memo(Choice);

/** Names under which pictures are made ready: an entry that was edited is another one. */
const numbers = new WeakMap<Entry, string>();
let last = 0;

function keyOf(entry: Entry): string {
  const known = numbers.get(entry) ?? String((last += 1));
  numbers.set(entry, known);
  return known;
}

/** Every tile of the set, small. */
export function Palette({ shop, say }: PartProps) {
  const { entries } = shop.draft.value;
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const { drawn } = useGradually([...byKey.keys()], (key) => void canDraw(atlasOf(byKey.get(key)!, entries), byKey.get(key)!));
  return (
    <fieldset class="card tile-palette">
      <legend class="for-ears">{say.palette}</legend>
      <div class="tile-choices">
        {entries.map((entry, i) => {
          const atlas = drawn.has(keyOf(entry)) ? atlasOf(entry, entries) : null;
          return (
            <StillChoice
              key={i}
              atlas={atlas && canDraw(atlas, entry) ? atlas : null}
              id={entry.id}
              name={nameOf(entry, say)}
              copies={entry.at ? '' : say.copies(entry.ghosts.length)}
              times={entry.at ? '' : `× ${entry.ghosts.length}`}
              marks={marksOf(shop, entry, say).join(', ')}
              isChosen={entry === shop.entry.value}
              at={i}
              shop={shop}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
