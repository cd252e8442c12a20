import { describe, expect, it } from 'vitest';

import { segmentAt } from '../../src/art/pointed';
import { planTile, turnPlan } from '../../src/art/tile_plan';
import type { Point } from '../../src/protocol/types';
import { baseSet, tileSet } from '../fixtures';

describe.each([tileSet(), baseSet()])('on the tiles of $name', (set) => {
  it.each(set.tiles)('everything on $tile can be pointed at', (face) => {
    const plan = turnPlan(planTile(face), 1);
    const seen = (points: Point[]) => points.map((p) => segmentAt(plan, p));
    const places = [...plan.places()];
    expect(seen(places.map(([, place]) => place))).toEqual(places.map(([name]) => name));
    for (const road of plan.roads) expect(seen(road.line)).toContain(road.name);
    for (const shape of plan.mist) expect(seen(shape.puffs)).toContain(shape.name);
  });
});
