import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';

import { distance, inside } from '../../src/art/curve';
import { landscape } from '../../src/art/landscape';
import { Meeple } from '../../src/art/meeple';
import { Symbols } from '../../src/art/symbols';
import { TileArt } from '../../src/art/tile_art';
import { Atlas } from '../../src/art/atlas';
import { kColours, type Point, type Rotation, type TileFace } from '../../src/protocol/types';
import { HoundPicture } from '../../src/views/common/pieces';
import { baseSet, newestSet, tileSet } from '../fixtures';

const set = tileSet();
const atlas = new Atlas(set);
const base = baseSet();
const everyFace = [set, newestSet(), base].flatMap(({ tiles, start }) => {
  const map = new Atlas({ tiles, start });
  return tiles.map((face): [string, TileFace, Atlas] => [face.tile, face, map]);
});
const rotations: Rotation[] = [0, 1, 2, 3];
const symbols = renderToString(<Symbols />);
const onTile = (p: Point) => p.x >= 0 && p.y >= 0 && p.x <= 100 && p.y <= 100;

function drawing(face: TileFace, rotation: Rotation, map: Atlas): string {
  return renderToString(
    <svg>
      <TileArt atlas={map} tile={face.tile} rotation={rotation} />
    </svg>,
  );
}

describe.each(everyFace)('face %s', (_, face, atlas) => {
  it('is drawn in every turn, without a number that is none', () => {
    for (const rotation of rotations) {
      const svg = drawing(face, rotation, atlas);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).not.toContain('style=');
    }
  });

  it('uses only pictures that exist', () => {
    for (const [, id] of drawing(face, 0, atlas).matchAll(/href="#([^"]+)"/g)) expect(symbols).toContain(`id="${id}"`);
  });

  it('is few elements, however much is on it', () => {
    expect(drawing(face, 0, atlas).match(/<(path|use|rect|circle|ellipse|g|svg)\b/g)!.length).toBeLessThan(55);
  });

  it('has everything that stands on it on the tile', () => {
    expect(atlas.plan(face.tile, 0).scenery.every(onTile)).toBe(true);
  });

  it('has a place for a meeple on every road, city, field and centre, on the tile', () => {
    const kinds = ['road', 'city', 'field', 'castle', 'cemetery', 'monastery'];
    for (const rotation of rotations) {
      const plan = atlas.plan(face.tile, rotation);
      for (const segment of face.segments.filter((s) => kinds.includes(s.kind))) {
        expect(onTile(plan.places().get(segment.name)!)).toBe(true);
      }
    }
  });

  it('has the same land from afar as from near', () => {
    for (const rotation of rotations) {
      const { scenery: _, gates: __, places: ___, ghosts: ____, ...land } = atlas.plan(face.tile, rotation);
      expect(atlas.land(face.tile, rotation)).toEqual(land);
    }
  });

  it('has room for its ghosts in the open, not inside a city', () => {
    const plan = atlas.plan(face.tile, 0);
    if (face.ghosts === 0) return;
    const spots = plan.ghosts().slice(0, 3);
    expect(spots).toHaveLength(3);
    expect(spots.every(onTile)).toBe(true);
    for (const spot of spots) expect(plan.cities.some((city) => inside(spot, city.outline))).toBe(false);
  });

  it('has nothing growing over its printed symbols', () => {
    const { ghosts, scenery } = atlas.plan(face.tile, 0);
    for (const symbol of ghosts().slice(0, face.ghosts)) {
      for (const { kind, ...at } of scenery) expect(distance(at, symbol), kind).toBeGreaterThan(9);
    }
  });

  it('lets farmers lie outside the walls, apart from the other meeples', () => {
    const plan = atlas.plan(face.tile, 0);
    for (const { name } of face.segments.filter((s) => s.kind === 'field')) {
      const farmer = plan.places().get(name)!;
      expect(plan.cities.some((city) => inside(farmer, city.outline))).toBe(false);
      for (const [other, place] of plan.places()) if (other !== name) expect(distance(farmer, place)).toBeGreaterThan(16);
    }
  });

  it('draws as many coats, cities, roads and clouds as it has', () => {
    const plan = atlas.plan(face.tile, 0);
    const ofKind = (kind: string) => face.segments.filter((s) => s.kind === kind);
    expect(plan.cities).toHaveLength(ofKind('city').length);
    expect(plan.roads).toHaveLength(ofKind('road').length);
    expect(plan.mist).toHaveLength(ofKind('mist').length);
    expect(plan.coats).toHaveLength(ofKind('city').reduce((sum, s) => sum + s.coats, 0));
  });
});

describe('the ruin', () => {
  it('is drawn by all four tiles around it, and by no other', () => {
    const around = set.tiles.filter((face) => atlas.plan(face.tile, 0).ruin);
    expect(around.map(({ tile }) => tile).sort()).toEqual(set.start.map(({ tile }) => tile).sort());
  });
});

describe('a drawing', () => {
  it('is the same on every page', () => {
    const [plan, again] = [atlas, new Atlas(set)].map((map) => map.plan('14.3', 1)).map(({ places, ghosts, ...drawn }) => ({
      ...drawn,
      places: places(),
      ghosts: ghosts(),
    }));
    expect(again).toEqual(plan);
  });

  it('refuses a face that the set does not have', () => {
    expect(() => atlas.plan('99.9', 0)).toThrow('99.9');
  });
});

describe('meeples', () => {
  it('bear a different mark in each colour', () => {
    const marks = kColours.map((colour) => {
      const drawn = renderToString(<Meeple colour={colour} />);
      return /class="mark.*$/.exec(drawn)![0];
    });
    expect(new Set(marks).size).toBe(kColours.length);
  });

  it('that are guards look another way', () => {
    const guard = renderToString(<Meeple colour="red" kind="guard" />);
    expect(guard).toContain('halberd');
    expect(renderToString(<Meeple colour="red" />)).not.toContain('halberd');
  });
});

describe('hounds', () => {
  it('bear different numbers', () => {
    expect(renderToString(<HoundPicture hound="rufus" />)).toContain('>I<');
    expect(renderToString(<HoundPicture hound="ronja" />)).toContain('>II<');
  });

  it('have different shapes', () => {
    const shapes = (['rufus', 'ronja'] as const).map((hound) => {
      const [, id] = /href="#([^"]+)"/.exec(renderToString(<HoundPicture hound={hound} />))!;
      return new RegExp(`<symbol id="${id}".*?</symbol>`).exec(symbols)![0].replace(id!, '');
    });
    expect(shapes[0]).not.toBe(shapes[1]);
  });
});

describe('a landscape', () => {
  it('is a full picture of tiles that fit each other', () => {
    const picture = landscape(set.tiles, 12, 3, 'test');
    expect(picture).toHaveLength(36);
    const at = new Map(picture.map((tile) => [`${tile.x},${tile.y}`, tile]));
    const edge = (x: number, y: number, side: number) => {
      const tile = at.get(`${x},${y}`)!;
      return set.tiles.find((face) => face.tile === tile.tile)!.edges[(side + 4 - tile.rotation) % 4];
    };
    for (const { x, y } of picture) {
      if (x > 0) expect(edge(x, y, 3)).toBe(edge(x - 1, y, 1));
      if (y > 0) expect(edge(x, y, 0)).toBe(edge(x, y - 1, 2));
    }
  });
});
