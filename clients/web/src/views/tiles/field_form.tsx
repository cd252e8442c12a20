import { openHalves } from '../../game/tiles/draft';
import { followFields, moveHalf, setBorder } from '../../game/tiles/edit';
import { fieldsFollow } from '../../game/tiles/fields';
import type { PartProps } from './part';

/** The fields of the tile in hand, and how to correct what follows from the rest. */
export function FieldForm({ shop, say }: PartProps) {
  const entry = shop.entry.value;
  if (!entry) return null;
  const open = openHalves(entry);
  const fieldOf = (half: number) => entry.fields.findIndex(({ halves }) => halves.includes(half));
  return (
    <details class="card unfold field-form">
      <summary>{say.fields}</summary>
      <p class="quiet">{open.length === 0 ? say.noFields : say.fieldsLead}</p>
      {open.map((half) => (
        <label class="labelled">
          <span>{say.halves[half]}</span>
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
      {!fieldsFollow(entry) && (
        <button type="button" class="button small" onClick={() => shop.edit(followFields)}>
          {say.follow}
        </button>
      )}
    </details>
  );
}
