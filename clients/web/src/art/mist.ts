import { edgeOf, type Edge } from '../board/geometry';
import type { Point, TileSegment } from '../protocol/types';
import { middle, point, turn } from './curve';

/** One soft round of mist. */
export interface Puff extends Point {
  r: number;
}

/** The drawn shape of a mist segment, on the unturned tile. */
export interface MistShape {
  name: string;
  puffs: Puff[];
}

function puff(p: Point, r: number): Puff {
  return { x: p.x, y: p.y, r };
}

/** Rounds along one side; thinner towards a corner behind which there is no mist of the segment. */
function alongSide(side: Edge, sides: Edge[]): Puff[] {
  const before = sides.includes(((side + 3) % 4) as Edge);
  const after = sides.includes(((side + 1) % 4) as Edge);
  // Centres on the border itself: two misty sides that touch then show one unbroken cloud.
  const outer = [28, 50, 72].map((x) => puff(point(x, 1), 25));
  outer.push(puff(point(before ? 6 : 14, 1), before ? 25 : 17));
  outer.push(puff(point(after ? 94 : 86, 1), after ? 25 : 17));
  const inner = [puff(point(before ? 24 : 36, 17), 18), puff(point(after ? 76 : 64, 17), 18)];
  return [...outer, ...inner].map((p) => puff(turn(p, side), p.r));
}

/** Rounds that join the sides of one segment with each other. */
function joining(sides: Edge[]): Puff[] {
  const corners = sides
    .filter((side) => sides.includes(((side + 1) % 4) as Edge))
    .map((side) => puff(turn(point(80, 20), side), 27));
  const opposite = sides.some((side) => sides.includes(((side + 2) % 4) as Edge));
  if (!opposite) return corners;
  const across = sides.map((side) => puff(turn(point(50, 32), side), 22));
  return [...corners, ...across, puff(middle, 26)];
}

/** The cloud of a mist segment. */
export function mistShape(segment: TileSegment): MistShape {
  const sides = segment.edges.map(edgeOf);
  const puffs = [...sides.flatMap((side) => alongSide(side, sides)), ...joining(sides)];
  return { name: segment.name, puffs };
}

/** How thick the mist is at a point, 0 to about 1. */
export function thickness(mist: MistShape[], p: Point): number {
  let most = 0;
  for (const { puffs } of mist) {
    for (const q of puffs) {
      // A puff that is too far to make it thicker is known without a root.
      const reach = q.r * (1 - most);
      const x = p.x - q.x;
      const y = p.y - q.y;
      if (x * x + y * y < reach * reach) most = 1 - Math.sqrt(x * x + y * y) / q.r;
    }
  }
  return most;
}
