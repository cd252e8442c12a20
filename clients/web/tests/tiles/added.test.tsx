import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';

import { AddedSigns, signsOf } from '../../src/art/added_signs';
import { Atlas } from '../../src/art/atlas';
import { segmentAt } from '../../src/art/pointed';
import { goods, tileMarks } from '../../src/game/tiles/added';
import { indexOf, type Entry, type TileDraft } from '../../src/game/tiles/draft';
import * as edit from '../../src/game/tiles/edit';
import { faceOf, fileOf, textOf } from '../../src/game/tiles/file';
import { isDraft, readFile } from '../../src/game/tiles/read_file';

/** A tile of each thing that format 1 does not have. */
const added = {
  format: 2,
  name: 'more',
  title: 'More',
  sources: [{ name: 'us', repository: 'a/b', commit: '0', agrees: 'all' }],
  note: '',
  gardens: { E: 1 },
  tiles: [
    {
      id: 'in1', copies: 2, ghosts: [0, 0], edges: ['city', 'road', 'road', 'city'], mist: [],
      cities: [{ edges: ['N', 'W'], shields: 1, princess: true, goods: 'wine' }],
      roads: [{ edges: ['E'], ends: 'city', inn: true }, { edges: ['S'], ends: 'tower' }],
      fields: [{ halves: [2], cities: [0] }, { halves: [3, 4], cities: [0], pigherd: true }, { halves: [5], cities: [0] }],
      center: null, marks: ['dragon', 'tower'], meets: [['city0', 'road0']], same: ['us'], jcz: 'x',
    },
    {
      id: 'cut1', copies: 1, ghosts: [0], edges: ['field', 'field', 'field', 'city'], mist: [],
      cities: [{ edges: ['W'], shields: 0, cap: false }], roads: [],
      fields: [{ halves: [0, 1], cities: [0] }, { halves: [2, 3], cities: [0] }, { halves: [4, 5], cities: [0] }],
      cut: ['NE', 'SE'], center: null, garden: true, flier: 'NW',
    },
    {
      id: 'inner1', copies: 1, ghosts: [0], edges: ['city', 'city', 'city', 'city'], mist: [],
      cities: [{ edges: ['N'], shields: 0, cathedral: true }, { edges: ['E', 'S'], shields: 0 }, { edges: ['W'], shields: 0, shares: ['N'] }],
      roads: [], fields: [{ halves: [], cities: [0, 1, 2] }], center: null,
    },
    {
      id: 'tunnel1', copies: 1, ghosts: [0], edges: ['road', 'city', 'road', 'city'], mist: [],
      cities: [{ edges: ['E', 'W'], shields: 0 }], roads: [{ edges: ['N', 'S'], tunnel: true }],
      fields: [{ halves: [0], cities: [0] }, { halves: [1], cities: [0] }, { halves: [4, 5], cities: [0] }], center: null,
    },
    {
      id: 'fork1', copies: 1, ghosts: [0], edges: ['river', 'river', 'road', 'river'], mist: [], cities: [],
      roads: [{ edges: ['S'], ends: 'other' }], rivers: [{ edges: ['N', 'E', 'W'] }],
      fields: [{ halves: [0, 7], cities: [] }, { halves: [1, 2], cities: [] }, { halves: [3, 4, 5, 6], cities: [] }],
      center: 'yaga', art: ['fork'],
    },
    {
      id: 'three1', copies: 1, ghosts: [0], edges: ['road', 'road', 'field', 'road'], mist: [], cities: [], roads: [{ edges: ['N', 'E', 'W'] }],
      fields: [{ halves: [0, 7], cities: [] }, { halves: [1, 2], cities: [] }, { halves: [3, 4, 5, 6], cities: [] }], center: null,
    },
  ],
  hand: [
    {
      id: 'abbey', copies: 0, ghosts: [], perPlayer: 1, edges: ['any', 'any', 'any', 'any'], mist: [], cities: [], roads: [], fields: [],
      center: 'abbey',
    },
  ],
};

function read(file: object): TileDraft {
  const draft = readFile(JSON.stringify(file));
  if (!isDraft(draft)) throw new Error(JSON.stringify(draft));
  return draft;
}

const draft = read(added);
const tile = (id: string) => draft.entries[indexOf(draft, id)]!;
const with1 = (entry: Entry): TileDraft => ({ ...draft, entries: [entry] });

const faceAlone = (entry: Entry) => {
  const face = faceOf(entry);
  const atlas = new Atlas({ tiles: [face], start: [] });
  return { face, atlas, plan: atlas.plan(face.tile, 0) };
};

/** What is told by signs, and what is drawn. */
function told(entry: Entry): { signs: string[]; drawn: string[] } {
  const { face, plan } = faceAlone(entry);
  return { signs: signsOf(face, plan).map(({ sign }) => sign).sort(), drawn: plan.added.map(({ kind }) => kind).sort() };
}

describe('a tile-set file of format 2', () => {
  it('is written as it was read, and again as it was written', () => {
    expect(JSON.parse(textOf(draft))).toEqual(added);
    const again = readFile(textOf(draft));
    expect(isDraft(again) && textOf(again)).toBe(textOf(draft));
  });

  it('is what a draft becomes that has what format 1 has not', () => {
    const plain: Entry = { id: 'a', ghosts: [0], at: null, edges: ['field', 'field', 'field', 'field'], mist: [], cities: [], roads: [], fields: [], center: null, watertower: false };
    const first: TileDraft = { name: 'one', note: null, entries: [plain] };
    const format = (entry: Entry) => fileOf({ ...first, entries: [entry] }).format;
    expect(format(plain)).toBe(1);
    expect(format(edit.setAdded(plain, { garden: true }))).toBe(2);
    expect(format(edit.setAdded(edit.setAdded(plain, { garden: true }), { garden: undefined }))).toBe(1);
    expect(format(edit.setTerrain(plain, 'N', 'river'))).toBe(2);
    expect(format(edit.setCentre(plain, 'yaga'))).toBe(2);
    expect(format(edit.leadRoad(edit.setTerrain(plain, 'N', 'road'), 'N', 'other'))).toBe(2);
    expect(format(edit.setMarks(edit.setTerrain(plain, 'N', 'city'), 'cities', 'N', ['princess']))).toBe(2);
  });

  it.each([
    [{ cities: [{ edges: ['N'], shields: 0, goods: 'gold' }] }, 'cities'],
    [{ roads: [{ edges: ['S'], ends: 'sea' }] }, 'roads'],
    [{ marks: ['sea'] }, 'marks'],
    [{ marks: ['spring'] }, 'marks'],
    [{ flier: 'up' }, 'flier'],
    [{ cut: ['NN'] }, 'cut'],
    [{ garden: 1 }, 'garden'],
    [{ rivers: [{ edges: ['X'] }] }, 'rivers'],
  ])('with %j is refused with the tile and the key', (part, key) => {
    const [first, ...others] = added.tiles;
    expect(readFile(JSON.stringify({ ...added, tiles: [{ ...first, ...part }, ...others] }))).toEqual({ code: 'shape', where: `in1: ${key}` });
  });
});

describe('what only tiles of other expansions have', () => {
  it('is drawn, or told by a sign', () => {
    expect(told(tile('in1'))).toEqual({ signs: ['pigherd'], drawn: ['dragon', 'foundation', 'inn', 'princess', 'wine'] });
    expect(told(tile('cut1'))).toEqual({ signs: ['flier'], drawn: ['garden'] });
    expect(told(tile('inner1'))).toEqual({ signs: ['shares'], drawn: ['cathedral'] });
    expect(told(tile('tunnel1'))).toEqual({ signs: [], drawn: ['tunnel'] });
    expect(told(tile('fork1'))).toEqual({ signs: ['fork', 'yaga'], drawn: [] });
    expect(told(tile('abbey'))).toEqual({ signs: [], drawn: ['abbey'] });
    const seen = (entry: Entry) => Object.values(told(entry)).flat().length;
    for (const mark of tileMarks) expect(seen(edit.setAdded(tile('three1'), { marks: [mark] })), mark).toBe(1);
    for (const mark of ['cathedral', 'princess', ...goods] as const) {
      expect(told(edit.setMarks(tile('in1'), 'cities', 'N', [mark])).drawn).toContain(mark);
    }
  });

  it('has the segments that the server has, a tower among them', () => {
    const names = (id: string) => faceOf(tile(id)).segments.map(({ name }) => name);
    expect(names('in1')).toEqual(['city0', 'road0', 'road1', 'tower', 'field0', 'field1', 'field2']);
    expect(names('cut1')).toEqual(['city0', 'garden', 'field0', 'field1', 'field2']);
  });

  it('stays on the tile', () => {
    for (const entry of draft.entries) {
      const { face, plan } = faceAlone(edit.setAdded(entry, { marks: tileMarks.slice(0, 3) }));
      for (const { x, y } of signsOf(face, plan)) expect(Math.min(x, y, 100 - x, 100 - y), entry.id).toBeGreaterThanOrEqual(10);
    }
  });

  it('shows the walls of an abbey, where a city cuts a field, a tunnel, a river and a road of three sides', () => {
    const abbey = faceAlone(tile('abbey'));
    expect(abbey.atlas.landLayers('abbey', 0).walls).not.toBe('');
    expect(segmentAt(abbey.plan, { x: 20, y: 80 })).toBe('abbey');
    for (const corner of [{ x: 97, y: 3 }, { x: 97, y: 97 }]) expect(segmentAt(faceAlone(tile('cut1')).plan, corner)).toBe('city0');
    const { face, plan } = faceAlone(edit.setAdded(tile('cut1'), { cut: ['N'] }));
    expect(render(<AddedSigns face={face} plan={plan} />)).toContain('added-cut');
    // The road is not seen under the city, nor on the meadow before the mouth of its tunnel.
    expect(faceAlone(tile('tunnel1')).plan.roads[0]!.seen).toHaveLength(2);
    const layers = (id: string) => faceAlone(tile(id)).atlas.landLayers(id, 0);
    expect(layers('fork1').rivers).not.toBe('');
    expect(layers('three1').roads).not.toBe('');
    expect(layers('in1').rivers).toBe('');
  });
});

describe('an edit of such a tile', () => {
  it('keeps what is inside and what meets, as far as it is still there', () => {
    const once = edit.setTerrain(tile('in1'), 'E', 'field');
    expect(once.meets).toEqual([['city0', 'road0']]);
    expect(edit.setTerrain(edit.setTerrain(once, 'S', 'field'), 'N', 'field').meets).toBe(undefined);
    expect(edit.setTerrain(tile('inner1'), 'S', 'field').fields).toContainEqual({ halves: [], cities: [0, 1, 2] });
    expect(edit.moveHalf(edit.addInside(tile('tunnel1')), 0, 9).fields).toContainEqual({ halves: [], cities: [0] });
  });

  it('adds a field inside, and takes it away with its last border', () => {
    const more = edit.addInside(tile('tunnel1'));
    expect(more.fields.at(-1)).toEqual({ halves: [], cities: [0] });
    expect(edit.setBorder(more, 3, 0, false)).toEqual(tile('tunnel1'));
  });

  it('joins a side to the river, which parts the fields', () => {
    const meadow = sidesAs(tile('abbey'));
    const stream = edit.setTerrain(edit.setTerrain(meadow, 'N', 'river'), 'S', 'river');
    expect(stream.rivers).toEqual([{ edges: ['N', 'S'] }]);
    expect(stream.fields.map(({ halves }) => halves)).toEqual([[0, 5, 6, 7], [1, 2, 3, 4]]);
    expect(edit.setTerrain(edit.setTerrain(stream, 'N', 'field'), 'S', 'field')).toEqual(meadow);
  });

  it('makes an abbey of a tile, and a meadow of an abbey', () => {
    const abbey = edit.setCentre(tile('in1'), 'abbey');
    expect(abbey).toMatchObject({ edges: ['any', 'any', 'any', 'any'], cities: [], roads: [], fields: [] });
    expect(edit.setCentre(abbey, null).edges).toEqual(['field', 'field', 'field', 'field']);
  });

  it('puts marks on cities, roads and fields', () => {
    const noble = edit.setMarks(tile('in1'), 'cities', 'W', ['cathedral']);
    expect(fileOf(with1(noble)).tiles[0]).toMatchObject({ cities: [{ edges: ['N', 'W'], shields: 1, cathedral: true }] });
    expect(edit.setMarks(tile('in1'), 'roads', 'E', undefined).roads[0]).toEqual({ edges: ['E'], ends: 'city' });
    expect(edit.setHerd(tile('in1'), 1, false).fields[1]).toEqual({ halves: [3, 4], cities: [0] });
    expect(edit.setShares(tile('inner1'), 'W', undefined).cities[2]).toEqual({ edges: ['W'], shields: 0 });
  });

  it('leads a road elsewhere with its inn', () => {
    expect(edit.leadRoad(tile('in1'), 'E', 'village').roads[0]).toEqual({ edges: ['E'], ends: 'village', marks: ['inn'] });
  });
});

/** The same with four sides of field. */
const sidesAs = (abbey: Entry) => edit.setCentre(abbey, null);
