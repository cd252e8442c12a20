import { placeKey, samePlace } from '../board/geometry';
import type {
  Colour,
  Decision,
  PlaceMeeple,
  PlaceTile,
  Point,
  RemoveGhosts,
  Rotation,
} from '../protocol/types';

/** A space on which the drawn tile may lie, and how turned. */
export interface Space extends Point {
  rotations: Rotation[];
}

const isPlaceTile = (d: Decision): d is PlaceTile => d.type === 'place_tile';
const isPlaceMeeple = (d: Decision): d is PlaceMeeple => d.type === 'place_meeple';
const isRemoveGhosts = (d: Decision): d is RemoveGhosts => d.type === 'remove_ghosts';

/** Every legal space, in reading order. */
export function spaces(legal: Decision[]): Space[] {
  const found = new Map<string, Space>();
  for (const { x, y, rotation } of legal.filter(isPlaceTile)) {
    const space = found.get(placeKey({ x, y })) ?? { x, y, rotations: [] };
    space.rotations.push(rotation);
    found.set(placeKey(space), space);
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The turns in which the drawn tile fits anywhere at all. */
export function usefulRotations(legal: Decision[]): Rotation[] {
  return [...new Set(legal.filter(isPlaceTile).map((d) => d.rotation))].sort();
}

/** A segment of the placed tile that may be taken, and with which colours. */
export interface Spot {
  segment: string;
  colours: Colour[];
}

export function spots(legal: Decision[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const { segment, colour } of legal.filter(isPlaceMeeple)) {
    const spot = found.get(segment) ?? { segment, colours: [] };
    spot.colours.push(colour);
    found.set(segment, spot);
  }
  return [...found.values()];
}

/** The colours of which a meeple may be placed. */
export function coloursToPlace(legal: Decision[]): Colour[] {
  return [...new Set(legal.filter(isPlaceMeeple).map((d) => d.colour))];
}

/** A tile from which ghosts may be taken instead of a feature's points, at most `most`. */
export interface Haunt extends Point {
  most: number;
}

export function haunts(legal: Decision[], feature: string): Haunt[] {
  const found = new Map<string, Haunt>();
  for (const d of legal.filter(isRemoveGhosts)) {
    if (d.feature !== feature) continue;
    const known = found.get(placeKey(d))?.most ?? 0;
    found.set(placeKey(d), { x: d.x, y: d.y, most: Math.max(known, d.count) });
  }
  return [...found.values()];
}

/** What a player has in mind and has not committed yet. */
export type Draft =
  | { kind: 'none' }
  | { kind: 'tile'; rotation: Rotation; at: Point | null }
  | { kind: 'meeple'; colour: Colour | null; segment: string | null }
  | { kind: 'scoring'; feature: string; choice: ScoringChoice | null };

export type ScoringChoice = { take: 'points' } | ({ take: 'ghosts'; count: number } & Point);

/** The fresh draft of a decision point. */
export function newDraft(legal: Decision[]): Draft {
  const first = legal.find((d) => d.type !== 'pass') ?? legal[0];
  switch (first?.type) {
    case 'place_tile':
      return { kind: 'tile', rotation: usefulRotations(legal)[0]!, at: null };
    case 'place_meeple':
      return { kind: 'meeple', colour: first.colour, segment: null };
    case 'take_points':
    case 'remove_ghosts':
      return { kind: 'scoring', feature: first.feature, choice: null };
    default:
      return { kind: 'none' };
  }
}

function nextOf<T>(list: T[], current: T, step: 1 | -1): T {
  const index = list.indexOf(current);
  return list[(Math.max(index, 0) + step + list.length) % list.length]!;
}

/** The first turn that is allowed, going clockwise from the one wished. */
function nearest(wish: Rotation, allowed: Rotation[]): Rotation {
  for (let i = 0; i < 4; i += 1) {
    const rotation = ((wish + i) % 4) as Rotation;
    if (allowed.includes(rotation)) return rotation;
  }
  throw new Error('a legal space without a legal turn');
}

/** Turns the drawn tile to its next legal turn, on its space or in the hand. */
export function turnDraft(draft: Draft, legal: Decision[], step: 1 | -1): Draft {
  if (draft.kind !== 'tile') return draft;
  const { at } = draft;
  const here = at && spaces(legal).find((space) => samePlace(space, at));
  const allowed = here ? [...here.rotations].sort() : usefulRotations(legal);
  return { ...draft, rotation: nextOf(allowed, draft.rotation, step) };
}

/** Puts the drawn tile on a space, turned so that it fits; a second time turns it on. */
export function putTile(draft: Draft, legal: Decision[], at: Point): Draft {
  if (draft.kind !== 'tile') return draft;
  if (draft.at && samePlace(draft.at, at)) return turnDraft(draft, legal, 1);
  const space = spaces(legal).find((candidate) => samePlace(candidate, at));
  if (!space) return draft;
  return { ...draft, at: { x: at.x, y: at.y }, rotation: nearest(draft.rotation, space.rotations) };
}

/** Takes a preview back: the tile into the hand, the meeple off its spot, the choice undone. */
export function clearDraft(draft: Draft): Draft {
  switch (draft.kind) {
    case 'tile':
      return { ...draft, at: null };
    case 'meeple':
      return { ...draft, segment: null };
    case 'scoring':
      return { ...draft, choice: null };
    case 'none':
      return draft;
  }
}

/** The legal decision that the draft amounts to, if it is complete. */
export function decisionOf(draft: Draft, legal: Decision[]): Decision | null {
  return legal.find((d) => matches(draft, d)) ?? null;
}

function matches(draft: Draft, d: Decision): boolean {
  switch (d.type) {
    case 'place_tile':
      return (
        draft.kind === 'tile' &&
        draft.at !== null &&
        samePlace(draft.at, d) &&
        draft.rotation === d.rotation
      );
    case 'place_meeple':
      return draft.kind === 'meeple' && draft.segment === d.segment && draft.colour === d.colour;
    case 'take_points':
      return (
        draft.kind === 'scoring' && draft.feature === d.feature && draft.choice?.take === 'points'
      );
    case 'remove_ghosts':
      return (
        draft.kind === 'scoring' &&
        draft.feature === d.feature &&
        draft.choice?.take === 'ghosts' &&
        samePlace(draft.choice, d) &&
        draft.choice.count === d.count
      );
    default:
      return false;
  }
}
