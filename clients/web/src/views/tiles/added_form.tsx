import { useSignal } from '@preact/signals';

import { cityMarks, directions, goods, roadMarks, tileMarks, toggled, type Direction, type SegmentMark } from '../../game/tiles/added';
import { sides, terrainAt, type City, type Entry } from '../../game/tiles/draft';
import { setAdded, setMarks, setShares } from '../../game/tiles/edit';
import type { Side } from '../../protocol/types';
import type { PartProps } from './part';

interface CheckProps {
  label: string;
  checked: boolean;
  set: (on: boolean) => void;
}

function Check({ label, checked, set }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={checked} onChange={(event) => set(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

interface OfSegment extends PartProps {
  side: Side;
}

const kCityOrder: readonly SegmentMark[] = [...cityMarks, ...goods];

/** What else a city has, and the sides of another city that it touches. */
export function MarksOfCity({ shop, say, side, entry, city }: OfSegment & { entry: Entry; city: City }) {
  const good = goods.find((each) => city.marks?.includes(each));
  const others = sides.filter((other) => terrainAt(entry, other) === 'city' && !city.edges.includes(other));
  const put = (marks: readonly SegmentMark[] | undefined) => shop.edit((now) => setMarks(now, 'cities', side, marks));
  const withGood = (chosen: string) => kCityOrder.filter((mark) => mark === chosen || (mark !== good && city.marks?.includes(mark)));
  const putGood = (chosen: string) => put(withGood(chosen).length > 0 ? withGood(chosen) : undefined);
  return (
    <>
      <label class="labelled">
        <span>{say.goods}</span>
        <select value={good ?? 'none'} onChange={(event) => putGood(event.currentTarget.value)}>
          <option value="none">{say.centres.none}</option>
          {goods.map((each) => (
            <option value={each}>{say.segmentMarks[each]}</option>
          ))}
        </select>
      </label>
      {cityMarks.map((mark) => (
        <Check label={say.segmentMarks[mark]} checked={city.marks?.includes(mark) ?? false} set={(on) => put(toggled(city.marks, mark, on, kCityOrder))} />
      ))}
      {others.length > 0 && (
        <fieldset class="labelled">
          <legend>{say.shares}</legend>
          {others.map((other) => (
            <Check label={say.toSide[other]} checked={city.shares?.includes(other) ?? false} set={(on) => shop.edit((now) => setShares(now, side, toggled(city.shares, other, on, sides)))} />
          ))}
        </fieldset>
      )}
    </>
  );
}

/** What else a road has. */
export function MarksOfRoad({ shop, say, side, marks }: OfSegment & { marks: readonly SegmentMark[] | undefined }) {
  return (
    <>
      {roadMarks.map((mark) => (
        <Check
          label={say.segmentMarks[mark]}
          checked={marks?.includes(mark) ?? false}
          set={(on) => shop.edit((now) => setMarks(now, 'roads', side, toggled(marks, mark, on, roadMarks)))}
        />
      ))}
    </>
  );
}

/** What else a tile has: only tiles of other expansions do. */
export function AddedForm({ shop, say }: PartProps) {
  // It stays open when the last of it is taken away.
  const isOpen = useSignal(false);
  const entry = shop.entry.value;
  if (!entry) return null;
  const { garden = false, marks, flier, cut } = entry;
  return (
    <details class="card unfold added-form" open={isOpen.value || shop.isAdded.value} onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{say.others}</summary>
      <div class="tile-marks-form">
        <Check label={say.garden} checked={garden} set={(on) => shop.edit((now) => setAdded(now, { garden: on || undefined }))} />
        {tileMarks.map((mark) => (
          <Check label={say.tileMarks[mark]} checked={marks?.includes(mark) ?? false} set={(on) => shop.edit((now) => setAdded(now, { marks: toggled(marks, mark, on, tileMarks) }))} />
        ))}
      </div>
      <label class="labelled">
        <span>{say.flier}</span>
        <select
          value={flier ?? 'none'}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            shop.edit((now) => setAdded(now, { flier: chosen === 'none' ? undefined : (chosen as Direction) }));
          }}
        >
          <option value="none">–</option>
          {directions.map((direction) => (
            <option value={direction}>{say.directions[direction]}</option>
          ))}
        </select>
      </label>
      <fieldset class="labelled">
        <legend>{say.cut}</legend>
        <div class="tile-marks-form">
          {directions.map((place) => (
            <Check label={say.directions[place]} checked={cut?.includes(place) ?? false} set={(on) => shop.edit((now) => setAdded(now, { cut: toggled(cut, place, on, directions) }))} />
          ))}
        </div>
      </fieldset>
    </details>
  );
}
