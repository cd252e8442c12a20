import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';

import { abbeyPicture } from '../../src/art/abbey_picture';
import { reachOf, type AddedKind } from '../../src/art/added';
import { addedPictures } from '../../src/art/added_pictures';
import { AddedSymbols } from '../../src/art/added_symbols';
import { Atlas } from '../../src/art/atlas';
import { distance, inside } from '../../src/art/curve';
import { ExpansionPicture } from '../../src/art/expansion_picture';
import { Meeple } from '../../src/art/meeple';
import type { Picture } from '../../src/art/pictures';
import { AbbeyToken, Dragon, Fairy, GoodsChip, Prisoner, Tower, towerTop } from '../../src/art/pieces';
import { toRoads } from '../../src/art/road';
import { Symbols } from '../../src/art/symbols';
import { FarSigns, TileArt } from '../../src/art/tile_art';
import { expansions } from '../../src/game/expansions';
import { figureKinds } from '../../src/game/figure';
import { kColours, type Rotation, type TileFace, type TileSegment } from '../../src/protocol/types';

const rotations: Rotation[] = [0, 1, 2, 3];
const symbols = renderToString(<Symbols />) + renderToString(<AddedSymbols />);
const kinds = [...Object.keys(addedPictures), 'abbey'] as AddedKind[];
const svg = (view: preact.VNode) => renderToString(<svg>{view}</svg>);

const kNumbers: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** How far path data goes from 0, 0, at most: the points that bend a curve count as if it went through them. */
function reach(data: string): number {
  let [x, y, most] = [0, 0, 0];
  for (const [, command = '', text = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const kind = command.toUpperCase();
    const [left, top] = command < 'a' ? [0, 0] : [x, y];
    for (let i = 0; i < numbers.length; i += kNumbers[kind]!) {
      const step = kind === 'A' ? numbers.slice(i + 5, i + 7) : numbers.slice(i, i + kNumbers[kind]!);
      const points = kind === 'H' ? [step[0]! + left, y] : kind === 'V' ? [x, step[0]! + top] : step.map((n, at) => n + (at % 2 === 0 ? left : top));
      [x, y] = points.slice(-2) as [number, number];
      most = Math.max(most, ...points.map(Math.abs));
    }
  }
  return most;
}

const reachOfPicture = (picture: Picture) => Math.max(...picture.filter(([paint]) => paint !== 'shade').map(([, data]) => reach(data)));

describe('the picture', () => {
  it.each(Object.entries({ ...addedPictures, abbey: abbeyPicture }))('of %s reaches no farther than is said of it', (kind, picture) => {
    const said = reachOf({ kind: kind as AddedKind, size: 1 });
    const most = reachOfPicture(picture);
    expect(most).toBeLessThanOrEqual(said + 1);
    expect(most).toBeGreaterThan(said * 0.75);
  });

  it.each(kinds)('of %s is there from near and from afar', (kind) => {
    expect(symbols).toContain(`id="${kind}"`);
    expect(symbols).toContain(`id="far-${kind}"`);
  });
});

const bare = { edges: [], half_edges: [], coats: 0, cities: [], end: null };
type Sides = TileSegment['edges'];
const city = (edges: Sides, more: Partial<TileSegment> = {}): TileSegment => ({ ...bare, name: 'city0', kind: 'city', edges, ...more });
const road = (i: number, edges: Sides, more: Partial<TileSegment> = {}): TileSegment => ({ ...bare, name: `road${i}`, kind: 'road', edges, ...more });
const field = (i: number, half_edges: number[]): TileSegment => ({ ...bare, name: `field${i}`, kind: 'field', half_edges });

/** A face of these segments; its sides follow from them. */
function faceOf(tile: string, segments: TileSegment[], more: Partial<TileFace> = {}): TileFace {
  const edges = (['N', 'E', 'S', 'W'] as const).map((side) => segments.find((segment) => segment.edges.includes(side))?.kind ?? 'field');
  return { tile, id: tile, copies: 1, ghosts: 0, watertower: false, edges: edges as TileFace['edges'], segments, ...more };
}

const kLands: Record<string, TileSegment[]> = {
  'a meadow': [field(0, [0, 1, 2, 3, 4, 5, 6, 7])],
  'a road': [road(0, ['E', 'W']), field(0, [0, 1, 2, 7]), field(1, [3, 4, 5, 6])],
  'a bend': [road(0, ['S', 'W']), field(0, [0, 1, 2, 3, 4, 7]), field(1, [5, 6])],
  'a small city': [city(['N']), field(0, [2, 3, 4, 5, 6, 7])],
  'a city and a bend': [city(['N']), road(0, ['E', 'S']), field(0, [2, 5, 6, 7]), field(1, [3, 4])],
  'half a city': [city(['N', 'W'], { coats: 1 }), field(0, [2, 3, 4, 5])],
  'a large city': [city(['N', 'E', 'W']), field(0, [4, 5])],
  'a city between': [city(['E', 'W']), field(0, [0, 1]), field(1, [4, 5])],
  'two roads': [road(0, ['N', 'W']), road(1, ['E', 'S']), field(0, [0, 7]), field(1, [1, 2, 5, 6]), field(2, [3, 4])],
};

/** The same land with each thing that it can have. */
const kFaces: TileFace[] = Object.entries(kLands).flatMap(([name, land]) => {
  const marked = (kind: string, mark: NonNullable<TileSegment['marks']>[number]) =>
    land.some((segment) => segment.kind === kind)
      ? [faceOf(`${name}, ${mark}`, land.map((segment) => (segment.name === `${kind}0` ? { ...segment, marks: [mark] } : segment)))]
      : [];
  return [
    ...(['volcano', 'dragon', 'portal', 'tower'] as const).map((mark) => faceOf(`${name}, ${mark}`, land, { marks: [mark] })),
    faceOf(`${name}, garden`, [...land, { ...bare, name: 'garden', kind: 'garden' }]),
    ...marked('road', 'inn'),
    ...(['princess', 'wine', 'grain', 'cloth'] as const).flatMap((mark) => marked('city', mark)),
  ];
});

const abbey = faceOf('abbey', [{ ...bare, name: 'abbey', kind: 'abbey' }], { edges: ['any', 'any', 'any', 'any'] });
const cathedral = faceOf('cathedral', [city(['N', 'E', 'S', 'W'], { marks: ['cathedral'] })]);
const atlasOf = (...tiles: TileFace[]) => new Atlas({ tiles, start: [] });

describe.each([...kFaces, abbey, cathedral].map((face) => [face.tile, face] as const))('%s', (_, face) => {
  const atlas = atlasOf(face);

  it('is on the tile in every turn, as drawn from near and from afar', () => {
    for (const rotation of rotations) {
      const { added } = atlas.plan(face.tile, rotation);
      expect(added).toHaveLength(1);
      for (const each of added) {
        const room = Math.min(each.x, each.y, 100 - each.x, 100 - each.y);
        expect(room).toBeGreaterThanOrEqual(reachOf(each) - 0.01);
      }
      const drawn = svg(<TileArt atlas={atlas} tile={face.tile} rotation={rotation} />) + svg(<FarSigns atlas={atlas} tile={face.tile} rotation={rotation} at={{ x: 0, y: 0 }} />);
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
      for (const [, id] of drawn.matchAll(/href="#([^"]+)"/g)) expect(symbols).toContain(`id="${id}"`);
      expect(drawn.match(/<(path|use|rect|circle|ellipse|g|svg)\b/g)!.length).toBeLessThan(60);
    }
  });

  it('leaves roads, coats and meeples their room', () => {
    const plan = atlas.plan(face.tile, 0);
    const [each] = plan.added;
    expect(toRoads(plan.roads, each!)).toBeGreaterThan(9);
    for (const coat of plan.coats) expect(distance(coat, each!)).toBeGreaterThan(15);
    for (const [name, place] of plan.places()) if (!['garden', 'abbey', 'tower'].includes(name)) expect(distance(place, each!), name).toBeGreaterThan(14);
    for (const { kind, ...at } of plan.scenery) if (kind !== 'tower') expect(distance(at, each!), kind).toBeGreaterThan(9);
  });

  it('is at the same place on every page', () => {
    expect(atlasOf(face).plan(face.tile, 1).added).toEqual(atlas.plan(face.tile, 1).added);
    expect(atlas.land(face.tile, 2).added).toEqual(atlas.plan(face.tile, 2).added);
  });
});

describe('a city', () => {
  const corner = { x: 97.5, y: 97.5 };
  const outline = (face: TileFace) => atlasOf(face).land(face.tile, 0).cities[0]!.outline;

  it('reaches into the corner in which it cuts the field', () => {
    for (const edges of [['N'], ['N', 'W']] as Sides[]) {
      const land = [city(edges), field(0, [2, 3]), field(1, [4, 5])];
      expect(inside(corner, outline(faceOf('cut', land, { cut: ['SE'] })))).toBe(true);
      expect(inside(corner, outline(faceOf('whole', land)))).toBe(false);
    }
  });

  it('leaves a field between itself and another, where a farmer finds room', () => {
    const two = [city(['N', 'E', 'W']), { ...city(['S']), name: 'city1' }, field(0, [])];
    const plan = atlasOf(faceOf('two', two)).plan('two', 0);
    const farmer = plan.places().get('field0')!;
    expect(plan.cities.some((each) => inside(farmer, each.outline))).toBe(false);
  });

  it('has a street where a road leads through, and none over a tunnel', () => {
    const land = (marks?: TileSegment['marks']) => [city(['E', 'W']), road(0, ['N', 'S'], marks ? { marks } : {}), field(0, [0]), field(1, [1]), field(2, [4, 5])];
    const layers = (face: TileFace) => atlasOf(face).landLayers(face.tile, 0);
    expect(layers(faceOf('street', land())).streets).not.toBe('');
    expect(layers(faceOf('tunnel', land(['tunnel']))).streets).toBe('');
    expect(atlasOf(faceOf('tunnel', land(['tunnel']))).plan('tunnel', 0).added.map(({ kind }) => kind)).toEqual(['tunnel']);
  });
});

describe('two roads', () => {
  const across = [road(0, ['N', 'S']), road(1, ['E', 'W']), field(0, [0, 7]), field(1, [1, 2]), field(2, [3, 4]), field(3, [5, 6])];
  const turning = [road(0, ['N', 'W']), road(1, ['E', 'S']), field(0, [0, 7]), field(1, [1, 2, 5, 6]), field(2, [3, 4])];

  it('that cross have a bridge, and a meeple each beside it', () => {
    const plan = atlasOf(faceOf('across', across)).plan('across', 0);
    expect(plan.roads.map(({ bridges }) => bridges.length)).toEqual([0, 1]);
    expect(distance(plan.places().get('road0')!, plan.places().get('road1')!)).toBeGreaterThan(16);
    expect(svg(<TileArt atlas={atlasOf(faceOf('across', across))} tile="across" rotation={1} />)).toContain('art-bridge');
  });

  it('that pass each other have none', () => {
    expect(atlasOf(faceOf('turning', turning)).land('turning', 0).roads.every(({ bridges }) => bridges.length === 0)).toBe(true);
  });
});

describe('figures', () => {
  it('bear a mark in each colour', () => {
    for (const kind of figureKinds) {
      const drawn = kColours.map((colour) => svg(<Meeple colour={colour} kind={kind} />));
      expect(new Set(drawn.map((one) => one.replace(/class="meeple [a-z ]+"/, ''))).size, kind).toBe(kColours.length);
      const [, id] = /href="#([^"]+)"/.exec(drawn[0]!) ?? [];
      if (kind !== 'meeple' && kind !== 'guard') expect(symbols).toContain(`id="${id}"`);
    }
  });

  it('of other expansions differ, and fit into the pictures that the server makes of them', () => {
    const figures = [...symbols.matchAll(/<symbol id="figure-([a-z]+)".*?>(.*?)<\/symbol>/g)];
    expect(new Set(figures.map(([, , drawn]) => drawn)).size).toBe(figureKinds.length - 2);
    for (const [, name, drawn] of figures) {
      for (const [, data] of drawn!.matchAll(/ d="([^"]+)"/g)) expect(reach(data!), name).toBeLessThan(20);
    }
  });
});

describe('pieces', () => {
  it('are drawn with symbols that exist', () => {
    const views = [
      <Dragon />, <Fairy />, <AbbeyToken />, <Prisoner colour="red" />, <Prisoner colour="blue" kind="mayor" />,
      ...(['wine', 'grain', 'cloth'] as const).map((goods) => <GoodsChip goods={goods} />),
      ...expansions.map((expansion) => <ExpansionPicture expansion={expansion} />),
    ];
    for (const view of views) {
      const drawn = svg(view);
      expect(drawn).not.toMatch(/NaN|undefined|style=/);
      for (const [, id] of drawn.matchAll(/href="#([^"]+)"/g)) expect(symbols).toContain(`id="${id}"`);
    }
  });

  it('show how many floors a tower has, and no tower is too high to be seen', () => {
    const tower = (floors: number, closed = false) => svg(<Tower floors={floors} closed={closed} />);
    for (const floors of [2, 3, 9, 30]) expect(tower(floors)).toContain(`>${floors}</text>`);
    for (let floors = 2; floors <= 6; floors += 1) expect(towerTop(floors)).toBeLessThan(towerTop(floors - 1));
    expect(towerTop(60)).toBeGreaterThan(-50);
    expect(tower(3, true)).not.toBe(tower(3));
  });
});
