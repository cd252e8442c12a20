import { describe, expect, it } from 'vitest';

import { Board, edgeOf, opposite, oppositeHalf, segmentEdges, segmentHalves, step, turnEdge } from '../../src/board/geometry';
import { parseFeature } from '../../src/board/segment';
import { zoomAt } from '../../src/board/camera';
import { nearestInDirection } from '../../src/board/direction';
import type { BoardTile } from '../../src/protocol/types';
import { atlas, baseSet, recordings, tileSet } from '../fixtures';

const { faces } = atlas();

describe('edges', () => {
  it('turn clockwise', () => {
    expect(turnEdge(edgeOf('N'), 1)).toBe(edgeOf('E'));
    expect(turnEdge(edgeOf('W'), 1)).toBe(edgeOf('N'));
    expect(opposite(edgeOf('N'))).toBe(edgeOf('S'));
  });

  it('lead to the neighbours, y growing south', () => {
    expect(step({ x: 3, y: 3 }, edgeOf('N'))).toEqual({ x: 3, y: 2 });
    expect(step({ x: 3, y: 3 }, edgeOf('W'))).toEqual({ x: 2, y: 3 });
  });
});

describe('halves of sides', () => {
  it('touch the other half of the neighbour, seen from there', () => {
    // North: west half 0, east half 1; the tile above has them as 5 and 4.
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(oppositeHalf)).toEqual([5, 4, 7, 6, 1, 0, 3, 2]);
  });

  it('turn clockwise with their tile', () => {
    const field = faces.get('01.0')!.segments.find((segment) => segment.name === 'field0')!;
    expect(field.half_edges).toEqual([4, 7]);
    expect(segmentHalves(field, 1)).toEqual([6, 1]);
  });
});

describe('features', () => {
  const start: BoardTile[] = tileSet().start.map((tile) => ({ ...tile, rotation: 0, ghosts: 0 }));

  it('join the mist of the start tile over its quarters (T-6)', () => {
    const board = new Board(start, faces);
    const parts = board.feature({ x: 0, y: 0 }, 'mist0').map((part) => part.tile.tile);
    expect(parts.sort()).toEqual(['start-00', 'start-01', 'start-11']);
  });

  it('go on over a turned tile', () => {
    const road = { x: 2, y: 0, tile: '27.1', rotation: 1 as const, ghosts: 0 };
    const board = new Board([...start, road], faces);
    expect(segmentEdges(faces.get('27.1')!.segments.find((s) => s.name === 'road0')!, 1)).toEqual([1, 3]);
    expect(board.feature({ x: 2, y: 0 }, 'road0').map((part) => part.tile.tile)).toEqual(['27.1', 'start-10']);
  });

  it('have the tiles that the server counts, in every scoring of the recorded games', () => {
    const every = new Map([...faces, ...new Map(baseSet().tiles.map((face) => [face.tile, face]))]);
    let checked = 0;
    for (const { updates, welcome } of recordings()) {
      const placed = [...welcome.state!.tiles];
      for (const event of updates.flatMap((update) => update.events)) {
        if (event.type === 'tile_placed') placed.push({ ...event, ghosts: 0 });
        if (event.type !== 'feature_scored' || !['road', 'city'].includes(event.scoring.kind)) continue;
        const { place, segment } = parseFeature(event.scoring.feature);
        const parts = new Board(placed, every).feature(place, segment);
        const tiles = new Set(parts.map((part) => `${part.tile.x},${part.tile.y}`));
        expect(tiles.size).toBe(event.scoring.tiles);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(10);
  });

  it('join fields over touching halves of sides', () => {
    const board = new Board(start, faces);
    const places = board.feature({ x: 1, y: 0 }, 'field1').map((part) => `${part.segment}@${part.tile.x},${part.tile.y}`);
    // The south-eastern corner of the quarter 1,0 goes on over its south side.
    expect(places).toContain('field1@1,0');
    expect(places.length).toBeGreaterThan(1);
    for (const place of places) {
      const { segment, place: at } = parseFeature(place);
      const back = board.feature(at, segment).map((part) => `${part.segment}@${part.tile.x},${part.tile.y}`);
      expect(back.sort()).toEqual([...places].sort());
    }
  });

  it('are read from their text', () => {
    expect(parseFeature('city0@2,-1')).toEqual({ segment: 'city0', place: { x: 2, y: -1 } });
    expect(() => parseFeature('city0')).toThrow();
  });
});

describe('the camera', () => {
  it('zooms about the point under the pointer', () => {
    const camera = { x: 20, y: -7, scale: 0.8 };
    const under = (c: typeof camera) => ({ x: (100 - c.x) / c.scale, y: (80 - c.y) / c.scale });
    const nearer = zoomAt(camera, 1.7, 100, 80);
    expect(nearer.scale).toBeCloseTo(camera.scale * 1.7);
    expect(under(nearer).x).toBeCloseTo(under(camera).x);
    expect(under(nearer).y).toBeCloseTo(under(camera).y);
  });
});

describe('arrow keys', () => {
  const places = [{ x: 0, y: -1 }, { x: 2, y: 0 }, { x: 5, y: 1 }, { x: -1, y: 1 }];

  it('go to the nearest place in the direction, preferring straight ahead', () => {
    expect(nearestInDirection({ x: 0, y: 0 }, places, { x: 1, y: 0 })).toEqual({ x: 2, y: 0 });
    expect(nearestInDirection({ x: 2, y: 0 }, places, { x: -1, y: 0 })).toEqual({ x: 0, y: -1 });
    expect(nearestInDirection({ x: 0, y: -1 }, places, { x: 0, y: -1 })).toBeNull();
  });
});
