import { describe, expect, it } from 'vitest';

import { segmentsInSight, tellingSides } from '../../src/board/sight';
import { tileInWords } from '../../src/views/telling/in_words';
import type { TileFace, TileSegment } from '../../src/protocol/types';

const part = (name: string, edges: TileSegment['edges'], coats = 0): TileSegment => ({
  name,
  kind: name.replace(/\d/, '') as TileSegment['kind'],
  edges,
  half_edges: [],
  coats,
  cities: [],
  end: null,
});

const face: TileFace = {
  tile: '99.0',
  id: '99',
  ghosts: 0,
  copies: 1,
  edges: ['city', 'road', 'city', 'road'],
  segments: [part('field0', []), part('road0', ['E', 'W']), part('city0', ['N'], 1), part('city1', ['S'])],
  watertower: false,
};

describe('a tile in words', () => {
  it('tells its cities first and leaves meadows out', () => {
    expect(tileInWords(face, 0)).toBe('city to the north with 1 coat of arms, city to the south, road from east to west');
  });

  it('tells the sides as the tile lies turned', () => {
    expect(tileInWords(face, 1)).toBe('city to the east with 1 coat of arms, city to the west, road from north to south');
    expect(segmentsInSight(face, 3).map(({ sides }) => sides)).toEqual([['west'], ['east'], ['north', 'south']]);
  });

  it('tells one of several apart by its sides, and only then', () => {
    expect(tellingSides(face, 0, 'city1')).toEqual(['south']);
    expect(tellingSides(face, 0, 'road0')).toEqual([]);
  });

  it('says of meadows alone that there is nothing else', () => {
    expect(tileInWords({ ...face, segments: [part('field0', [])] }, 0)).toBe('meadows only');
  });
});
