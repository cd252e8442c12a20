import { openHalves } from '../../game/tiles/draft';
import { addInside, followFields, moveHalf, setBorder, setHerd } from '../../game/tiles/edit';
import { fieldsFollow } from '../../game/tiles/fields';
import type { Side } from '../../protocol/types';
import type { EditorWords } from '../../words/editor_words';
import type { PartProps } from './part';

/** The sides of the halves and where these lie on them, clockwise from the west half of the north side. */
const kHalves : readonly (readonly [Side, Side])[] = [['N', 'W'], ['N', 'E'], ['E', 'N'], ['E', 'S'], ['S', 'E'], ['S', 'W'], ['W', 'S'], ['W', 'N']];

function halfInWords(half: number, say: EditorWords): string {
  const [side, towards] = kHalves[half]!;
  return `${say.sides[side]}, ${say.halves[towards]}`;
}

/** The fields of the tile in hand, and how to correct what follows from the rest. */
export function FieldForm({ shop, say }: PartProps) {
  const entry = shop.entry.value;
  if (!entry) return null;
  const open = openHalves(entry);
  const fieldOf = (half: number) => entry.fields.findIndex(({ halves }) => halves.includes(half));
  return (
    <details class="card unfold field-form">
      <summary>{say.fields}</summary>
      <p class="quiet">{say.fieldsLead}</p>
      {open.map((half) => (
        <label class="labelled">
          <span>{halfInWords(half, say)}</span>
          <select value={String(fieldOf(half))} onChange={(event) => shop.edit((now) => moveHalf(now, half, Number(event.currentTarget.value)))}>
            {entry.fields.map((_, i) => (
              <option value={String(i)}>{say.field(i + 1)}</option>
            ))}
            <option value={String(entry.fields.length)}>{say.newField}</option>
          </select>
        </label>
      ))}
      {entry.fields.flatMap((field, i) =>
        entry.cities.map((city, k) => (
          <label class="check">
            <input type="checkbox" checked={field.cities.includes(k)} onChange={(event) => shop.edit((now) => setBorder(now, i, k, event.currentTarget.checked))} />
            {say.borders(i + 1, city.edges[0]!)}
          </label>
        )),
      )}
      {shop.isAdded.value && entry.fields.map((field, i) => (
        <label class="check">
          <input type="checkbox" checked={field.marks?.includes('pigherd') ?? false} onChange={(event) => shop.edit((now) => setHerd(now, i, event.currentTarget.checked))} />
          {say.herd(i + 1)}
        </label>
      ))}
      {shop.isAdded.value && entry.cities.length > 0 && (
        <button type="button" class="button small" onClick={() => shop.edit(addInside)}>
          {say.inside}
        </button>
      )}
      {!fieldsFollow(entry) && (
        <button type="button" class="button small" onClick={() => shop.edit(followFields)}>
          {say.follow}
        </button>
      )}
    </details>
  );
}
