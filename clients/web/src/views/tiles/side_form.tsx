import { isMisty, kMostCoats, kOfFirst, roadEnds, sides, terrainAt, terrains, type Entry, type Ground } from '../../game/tiles/draft';
import { joinCities, joinMist, leadRoad, setCoats, setMist, setTerrain } from '../../game/tiles/edit';
import type { RoadEnd, Side } from '../../protocol/types';
import { NumberField } from './number_field';
import { MarksOfCity, MarksOfRoad } from './added_form';
import type { PartProps } from './part';

interface JoinProps extends PartProps {
  title: string;
  /** The other sides that could belong to it. */
  others: readonly Side[];
  isJoined: (other: Side) => boolean;
  join: (other: Side, on: boolean) => void;
}

/** Which other sides belong to the same. */
function Joins({ title, others, isJoined, join, say }: JoinProps) {
  if (others.length === 0) return null;
  return (
    <fieldset class="labelled">
      <legend>{title}</legend>
      {others.map((other) => (
        <label class="check">
          <input type="checkbox" checked={isJoined(other)} onChange={(event) => join(other, event.currentTarget.checked)} />
          {say.toSide[other]}
        </label>
      ))}
    </fieldset>
  );
}

interface OfSide extends PartProps {
  entry: Entry;
  side: Side;
}

function CityOfSide({ entry, side, ...part }: OfSide) {
  const { shop, say } = part;
  const city = entry.cities.find(({ edges }) => edges.includes(side));
  if (!city) return null;
  return (
    <>
      <Joins
        {...part}
        title={say.cityWith}
        others={sides.filter((other) => other !== side && terrainAt(entry, other) === 'city')}
        isJoined={(other) => city.edges.includes(other)}
        join={(other, on) => shop.edit((now) => joinCities(now, side, other, on))}
      />
      <NumberField label={say.coats} value={city.shields} most={kMostCoats} set={(n) => shop.edit((now) => setCoats(now, side, n))} />
      {shop.isAdded.value && <MarksOfCity {...part} entry={entry} side={side} city={city} />}
    </>
  );
}

/** Where a road can end: at a centre only if there is one, at the ruin only on the start tile. */
function endsOf(entry: Entry, now: RoadEnd | null, isAdded: boolean): RoadEnd[] {
  const isThere: Record<RoadEnd, boolean> = {
    village: true,
    crossing: true,
    city: entry.cities.length > 0,
    castle: entry.center === 'castle',
    monastery: entry.center === 'monastery',
    ruin: entry.at !== null,
    tower: entry.marks?.includes('tower') ?? false,
    circus: entry.marks?.includes('circus') ?? false,
    acrobats: entry.marks?.includes('acrobats') ?? false,
    bazaar: entry.marks?.includes('bazaar') ?? false,
    hill: entry.marks?.includes('hill') ?? false,
    other: isAdded,
  };
  return roadEnds.filter((end) => isThere[end] || end === now);
}

function RoadOfSide({ entry, side, shop, say }: OfSide) {
  const road = entry.roads.find(({ edges }) => edges.includes(side));
  if (!road) return null;
  const others = sides.filter((other) => other !== side && terrainAt(entry, other) === 'road');
  const now = road.ends ?? road.edges.find((other) => other !== side);
  return (
    <>
      <label class="labelled">
        <span>{say.leads}</span>
        <select value={now} onChange={(event) => shop.edit((each) => leadRoad(each, side, event.currentTarget.value as Side | RoadEnd))}>
          {others.map((other) => (
            <option value={other}>{say.toSide[other]}</option>
          ))}
          {endsOf(entry, road.ends, shop.isAdded.value).map((end) => (
            <option value={end}>{say.ends[end]}</option>
          ))}
        </select>
      </label>
      {shop.isAdded.value && <MarksOfRoad shop={shop} say={say} side={side} marks={road.marks} />}
    </>
  );
}

function MistOfSide({ entry, side, ...part }: OfSide) {
  const { shop, say } = part;
  const bank = entry.mist.find((edges) => edges.includes(side));
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={bank !== undefined}
          disabled={terrainAt(entry, side) === 'city'}
          onChange={(event) => shop.edit((now) => setMist(now, side, event.currentTarget.checked))}
        />
        {say.misty}
      </label>
      {bank && (
        <Joins
          {...part}
          title={say.mistWith}
          others={sides.filter((other) => other !== side && isMisty(entry, other))}
          isJoined={(other) => bank.includes(other)}
          join={(other, on) => shop.edit((now) => joinMist(now, side, other, on))}
        />
      )}
    </>
  );
}

/** What can be chosen for a side: an abbey has nothing but what meets anything. */
function terrainsFor({ center }: Entry, isAdded: boolean): readonly Ground[] {
  if (center === 'abbey') return ['any'];
  return isAdded ? terrains.filter((terrain) => terrain !== 'any') : terrains.slice(0, kOfFirst.terrains);
}

/** The side in hand: what meets it, and to what it belongs. */
export function SideForm({ shop, say }: PartProps) {
  const entry = shop.entry.value;
  const side = shop.side.value;
  if (!entry) return null;
  const of = { shop, say, entry, side };
  return (
    <section class="card side-form" aria-labelledby="side-name">
      <h2 id="side-name">{say.sides[side]}</h2>
      <fieldset class="labelled">
        <legend>{say.terrain}</legend>
        <div class="segments">
          {terrainsFor(entry, shop.isAdded.value).map((terrain) => (
            <label class="segment">
              <input
                type="radio"
                name="terrain"
                checked={terrainAt(entry, side) === terrain}
                onChange={() => shop.edit((now) => setTerrain(now, side, terrain))}
              />
              <span>{say.terrains[terrain]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <CityOfSide {...of} />
      <RoadOfSide {...of} />
      <MistOfSide {...of} />
    </section>
  );
}
