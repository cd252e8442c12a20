import type { Point, Side, TileFace } from '../protocol/types';
import { distance, middle, point, turn } from './curve';
import type { TilePlan } from './tile_plan';

/** What is told by a sign only, on a disc of radius 10: a pig for a herd, a stall for a bazaar, and so on. */
const kSigns = {
  pigherd: 'M-6 0A6 5 0 0 1 6 0 6 5 0 0 1-6 0M-5-3-6-7-2-5M5-3 6-7 2-5M-2 1H2',
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
  yaga: 'M-5 1V-3L0-7 5-3V1ZM-2 1V6H-4M2 1V6H4',
  flier: 'M0-8 4 6 0 3-4 6Z',
  shares: 'M-6 0H6M-3-3-6 0-3 3M3-3 6 0 3 3',
} as const;

type Sign = keyof typeof kSigns;
const isSign = <Mark extends string>(mark: Mark): mark is Mark & Sign => mark in kSigns;

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
    return [...inRow((segment.marks ?? []).filter(isSign), aside(place)), ...shared];
  });
  const isTaken = plan.landmark !== null || [...ofSegments, ...plan.added].some((each) => distance(each, middle) < kApart) || face.segments.some(({ kind }) => kind === 'river' || kind === 'road');
  const own: Sign[] = [
    ...(face.segments.some(({ kind }) => kind === 'yaga') ? ['yaga' as const] : []),
    ...(face.marks ?? []).filter(isSign),
    ...(face.flier ? ['flier' as const] : []),
  ];
  const row = inRow(own, isTaken ? point(50, 82) : middle);
  return [...ofSegments, ...row.map((each) => (each.sign === 'flier' ? { ...each, turned: 45 * kDirections.indexOf(face.flier!) } : each))];
}

/** What only tiles of other expansions have and no drawing shows: signs, and cuts of fields at a side. */
export function AddedSigns({ face, plan }: { face: TileFace; plan: TilePlan }) {
  return (
    <>
      {(face.cut ?? []).filter((at) => at.length === 1).map((at) => {
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
