import type { Side } from '../../protocol/types';
import { isMisty, sides, terrainAt, type Entry } from './draft';
import { joinCities, joinMist, joinRoads } from './edit';

/** Where a segment meets a side of its tile. */
export interface Meeting {
  kind: 'city' | 'road' | 'mist';
  side: Side;
}

/** Every meeting of a tile but those of fields, in the order of its sides; mist lies over a road. */
export function meetingsOf(entry: Entry): Meeting[] {
  return sides.flatMap((side): Meeting[] => {
    const terrain = terrainAt(entry, side);
    const land: Meeting[] = terrain === 'city' || terrain === 'road' ? [{ kind: terrain, side }] : [];
    return isMisty(entry, side) ? [...land, { kind: 'mist', side }] : land;
  });
}

export const sameMeeting = (one: Meeting, other: Meeting) => one.kind === other.kind && one.side === other.side;

function segmentsOf(entry: Entry, kind: Meeting['kind']): readonly (readonly Side[])[] {
  if (kind === 'mist') return entry.mist;
  return (kind === 'city' ? entry.cities : entry.roads).map(({ edges }) => edges);
}

/** The other sides that the segment of a meeting reaches. */
export function reachedFrom(entry: Entry, { kind, side }: Meeting): Side[] {
  const own = segmentsOf(entry, kind).find((edges) => edges.includes(side)) ?? [];
  return own.filter((other) => other !== side);
}

const kJoins = { city: joinCities, road: joinRoads, mist: joinMist };

/** Joins the segments of two meetings of one kind, or parts the second from the first where they are one. */
export function toggleJoin(entry: Entry, one: Meeting, other: Meeting): Entry {
  if (one.kind !== other.kind || one.side === other.side) return entry;
  return kJoins[one.kind](entry, one.side, other.side, !reachedFrom(entry, one).includes(other.side));
}
