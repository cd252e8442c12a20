import type { Point, Side, TileFace, TileSegment } from '../protocol/types';
import { distance, middle, point, turn } from './curve';
import type { TilePlan } from './tile_plan';

type Sign = NonNullable<TileSegment['marks']>[number] | NonNullable<TileFace['marks']>[number] | 'garden' | 'yaga' | 'abbey' | 'flier' | 'shares';

/** What each sign shows, on a disc of radius 10: a bottle for wine, a mug for an inn, and so on. */
const kSigns: Record<Sign, string> = {
  cathedral: 'M0-8V-4M-2-6H2M-6 6V0L0-5 6 0V6ZM-1.5 6V3H1.5V6',
  princess: 'M-6 4.5V-4L-3 0 0-5 3 0 6-4V4.5Z',
  wine: 'M-1.5-7H1.5V-3L3-1V6H-3V-1L-1.5-3ZM-3 2H3',
  grain: 'M0 7V-6M0-3L3.5-6M0-3L-3.5-6M0 0L3.5-3M0 0L-3.5-3M0 3L3.5 0M0 3L-3.5 0',
  cloth: 'M-5.5-5H5.5V3Q2.75 6.5 0 3T-5.5 3ZM-5.5-1H5.5',
  uncapped: 'M-6 4A6 6 0 0 1 6 4ZM-6-6 6 6',
  inn: 'M-5-5H3V6H-5ZM3-3H6V3H3',
  tunnel: 'M-6.5 6V0A6.5 6.5 0 0 1 6.5 0V6M-3 6V1A3 3 0 0 1 3 1V6',
  pigherd: 'M-6 0A6 5 0 0 1 6 0 6 5 0 0 1-6 0M-5-3-6-7-2-5M5-3 6-7 2-5M-2 1H2',
  volcano: 'M-7 6-2-2H2L7 6ZM-1-4-2-7M2-4 3-7',
  dragon: 'M-7 5Q-6-4-1-2T6-6M6-6 2.5-6M6-6 6-2.5M-7 5Q-3 7-1 2',
  portal: 'M0-7 2-2 7 0 2 2 0 7-2 2-7 0-2-2Z',
  tower: 'M-4 6V-2H-5.5V-6H-2V-4H2V-6H5.5V-2H4V6Z',
  bazaar: 'M-7-1-5-6H5L7-1ZM-5-1V6M5-1V6M-5 3H5',
  hill: 'M-7 5Q-2-9 2 5M0 0Q4-5 7 5H-7',
  vineyard: 'M-3-2h.1M0-2h.1M3-2h.1M-1.5 1.5h.1M1.5 1.5h.1M0 5h.1M0-4V-7H3',
  circus: 'M-7 6V1L0-4 7 1V6ZM0-4V-8L4-6.5 0-5M0-4V6',
  acrobats: 'M-4 7V4M4 7V4M0 2V-1M-4 1.5h.1M4 1.5h.1M0-4h.1',
  razboynik: 'M-7-3H7V1Q3.5 5 1 1H-1Q-3.5 5-7 1ZM-3.5-.5h.1M3.5-.5h.1',
  vodyanoy: 'M-6-4Q-4-7-2-4T2-4 6-4M-6 0Q-4-3-2 0T2 0 6 0M-6 4Q-4 1-2 4T2 4 6 4',
  spring: 'M0-7Q6 1 3.5 4A4.5 4.5 0 0 1-3.5 4Q-6 1 0-7Z',
  lake: 'M-7 0A7 4.5 0 0 1 7 0 7 4.5 0 0 1-7 0M-3 0Q-1.5-2 0 0T3 0',
  fork: 'M0 7V0L-5-6M0 0 5-6',
  garden: 'M0 7V1M0 4Q3 4 4 1M0-5A2 2 0 0 1 0-1 2 2 0 0 1 0-5M-4-3h.1M4-3h.1M-2.5-6.5h.1M2.5-6.5h.1M-2.5 .5h.1M2.5 .5h.1',
  yaga: 'M-5 1V-3L0-7 5-3V1ZM-2 1V6H-4M2 1V6H4',
  abbey: 'M-6 6V0L0-4 6 0V6ZM0-4V-8M-1.5-6.5H1.5M-1.5 6V3H1.5V6',
  flier: 'M0-8 4 6 0 3-4 6Z',
  shares: 'M-6 0H6M-3-3-6 0-3 3M3-3 6 0 3 3',
};

const kDirections = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const kSides: readonly Side[] = ['N', 'E', 'S', 'W'];
const kApart = 23;

interface Placed extends Point {
  sign: Sign;
  /** Degrees to the right. */
  turned?: number;
}

const kInRow = 4;

/** Signs side by side around a place, in rows from there upwards, all of them on the tile. */
function inRow(signs: readonly Sign[], at: Point): Placed[] {
  const rows = Math.ceil(signs.length / kInRow);
  const inTile = (value: number, room: number) => Math.max(12 + room, Math.min(88 - room, value));
  const bottom = Math.max(12 + (rows - 1) * kApart, inTile(at.y, 0));
  return signs.map((sign, i) => {
    const row = Math.floor(i / kInRow);
    const half = ((Math.min(kInRow, signs.length - row * kInRow) - 1) * kApart) / 2;
    return { sign, x: inTile(at.x, half) - half + (i % kInRow) * kApart, y: bottom - row * kApart };
  });
}

const aside = ({ x, y }: Point): Point => point(x, y > 50 ? y - 21 : y + 21);

/** The middle of a side, or a corner, `deep` units inside of the tile. */
function placeAt(direction: string, deep: number): Point {
  const at = kDirections.indexOf(direction);
  return turn(at % 2 === 0 ? point(50, deep) : point(100 - deep, deep), Math.floor(at / 2));
}

/** Where all signs of an unturned face stand: those of a segment beside its meeple, the others in the middle. */
export function signsOf(face: TileFace, plan: TilePlan): Placed[] {
  const places = plan.places();
  const ofSegments = face.segments.flatMap((segment): Placed[] => {
    const place = places.get(segment.name) ?? middle;
    const shared = (segment.shares ?? []).map((side) => ({ sign: 'shares' as const, ...turn(point(50, 12), kSides.indexOf(side)) }));
    return [...inRow(segment.marks ?? [], aside(place)), ...shared];
  });
  const centre = face.segments.find(({ kind }) => kind === 'yaga' || kind === 'abbey');
  const isTaken = plan.landmark !== null || ofSegments.some((sign) => distance(sign, middle) < kApart) || face.segments.some(({ kind }) => kind === 'river' || kind === 'road');
  const own: Sign[] = [
    ...(centre ? [centre.kind as Sign] : []),
    ...(face.segments.some(({ kind }) => kind === 'garden') ? ['garden' as const] : []),
    ...(face.marks ?? []),
    ...(face.flier ? ['flier' as const] : []),
  ];
  const row = inRow(own, isTaken ? point(50, 82) : middle);
  return [...ofSegments, ...row.map((each) => (each.sign === 'flier' ? { ...each, turned: 45 * kDirections.indexOf(face.flier!) } : each))];
}

/** Outlines of what only tiles of other expansions have: signs, cuts of fields, the rim of a tile that fits anywhere. */
export function AddedSigns({ face, plan }: { face: TileFace; plan: TilePlan }) {
  return (
    <>
      {face.edges.includes('any') && <rect class="added-any" x="3" y="3" width="94" height="94" rx="4" />}
      {(face.cut ?? []).map((at) => {
        const [from, to] = [placeAt(at, 0), placeAt(at, 22)];
        return <path class="added-cut" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
      })}
      {signsOf(face, plan).map(({ sign, x, y, turned = 0 }) => (
        <g class="added-sign" data-sign={sign} transform={`translate(${x} ${y}) rotate(${turned})`}>
          <circle r="10.5" />
          <path d={kSigns[sign]} />
        </g>
      ))}
    </>
  );
}
