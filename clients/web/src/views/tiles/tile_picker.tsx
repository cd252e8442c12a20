import { isMisty, sides, terrainAt, type Entry } from '../../game/tiles/draft';
import { remarksOf } from '../../game/tiles/remarks';
import type { Side } from '../../protocol/types';
import type { EditorWords } from '../../words/editor_words';
import { nameOf } from './changes';
import { atlasOf, canDraw } from './drawing';
import { EntryPicture } from './entry_picture';
import { JoinLayer } from './join_layer';
import type { PartProps } from './part';

/** What stands at a side, for those who do not see it. */
function sideInWords(entry: Entry, side: Side, say: EditorWords): string {
  const what = say.terrains[terrainAt(entry, side)];
  return `${say.sides[side]}: ${what}${isMisty(entry, side) ? `, ${say.misty}` : ''}`;
}

/** The tile in hand, large, with its four sides to be chosen. */
export function TilePicker({ shop, say }: PartProps) {
  const entry = shop.entry.value;
  if (!entry) return null;
  const atlas = atlasOf(entry, shop.draft.value.entries);
  return (
    <section class="card tile-large" aria-labelledby="tile-name">
      <h2 id="tile-name" tabIndex={-1}>{nameOf(entry, say)}</h2>
      <fieldset class="tile-sides">
        <legend class="for-ears">{say.whichSide}</legend>
        <div class="tile-frame">
          {canDraw(atlas, entry) ? <EntryPicture atlas={atlas} tile={entry.id} /> : <p class="quiet">{say.cannotDraw}</p>}
          <JoinLayer shop={shop} say={say} entry={entry} />
        </div>
        {sides.map((side) => (
          <label class={`tile-side side-${side}`}>
            <input
              type="radio"
              name="side"
              checked={shop.side.value === side}
              aria-label={sideInWords(entry, side, say)}
              onChange={() => (shop.side.value = side)}
            />
            <span aria-hidden="true">{say.terrains[terrainAt(entry, side)]}</span>
          </label>
        ))}
      </fieldset>
      <p class="quiet">{say.joins.lead}</p>
      <div role="status">
        {remarksOf(shop.draft.value, entry).map((remark) => (
          <p class="warning">{say.remarks[remark]}</p>
        ))}
      </div>
    </section>
  );
}
