import { samePlace } from '../board/geometry';
import type { LegalDecision, Point, Rotation } from '../protocol/types';
import { spaces, usefulRotations } from './choices';
import { isInHand, targetOf } from './spots';

/** Some ghosts of one tile. */
export interface GhostChoice extends Point {
  count: number;
}

export type ScoringChoice = { take: 'points' } | ({ take: 'ghosts' } & GhostChoice);

/**
 * What a player has in mind and has not committed yet. `pick`: the id of the decision pointed at, and the place of the
 * board that is open because several things can be done there; `pass`: that nothing is done is in mind, as a hint may
 * have it.
 */
export type Draft =
  | { kind: 'none' }
  | { kind: 'tile'; rotation: Rotation; at: Point | null }
  | { kind: 'scoring'; feature: string; choice: ScoringChoice | null }
  | { kind: 'chase'; choice: GhostChoice | null; pass?: true }
  | { kind: 'pick'; id: string | null; open: string | null; pass?: true };

export type DraftOf<Kind extends Draft['kind']> = Extract<Draft, { kind: Kind }>;

/** The fresh draft of a decision point. */
export function newDraft(legal: LegalDecision[]): Draft {
  const first = legal.find((d) => d.type !== 'pass') ?? legal[0];
  switch (first?.type) {
    case 'place_tile':
      return { kind: 'tile', rotation: usefulRotations(legal)[0]!, at: null };
    case 'take_points':
    case 'remove_ghosts':
      return { kind: 'scoring', feature: first.feature, choice: null };
    case 'chase_ghosts':
      return { kind: 'chase', choice: null };
    default:
      return legal.some(isPicked) ? kNothingPicked : { kind: 'none' };
  }
}

const kNothingPicked: Draft = { kind: 'pick', id: null, open: null };

/** Whether it is decided by pointing at one thing, on the board or beside it. */
const isPicked = (d: LegalDecision): boolean => d.type === 'place_meeple' || targetOf(d, null) !== null || isInHand(d);

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
export function turnDraft(draft: Draft, legal: LegalDecision[], step: 1 | -1): Draft {
  if (draft.kind !== 'tile') return draft;
  const { at } = draft;
  const here = at && spaces(legal).find((space) => samePlace(space, at));
  const allowed = here ? [...here.rotations].sort() : usefulRotations(legal);
  return { ...draft, rotation: nextOf(allowed, draft.rotation, step) };
}

/** Puts the drawn tile on a space, turned so that it fits; a second time turns it on. */
export function putTile(draft: Draft, legal: LegalDecision[], at: Point): Draft {
  if (draft.kind !== 'tile') return draft;
  if (draft.at && samePlace(draft.at, at)) return turnDraft(draft, legal, 1);
  const space = spaces(legal).find((candidate) => samePlace(candidate, at));
  if (!space) return draft;
  return { ...draft, at: { x: at.x, y: at.y }, rotation: nearest(draft.rotation, space.rotations) };
}

/** Points at one decision, or no longer; what is open stays so. */
export function pickOne(draft: Draft, id: string | null): Draft {
  return draft.kind === 'pick' ? { kind: 'pick', id, open: draft.open } : draft;
}

/** Opens a place of the board where something is to be chosen, pointing at `id`; a second time closes it. */
export function openSpot(draft: Draft, key: string, id: string | null = null): Draft {
  if (draft.kind !== 'pick') return draft;
  return draft.open === key ? kNothingPicked : { kind: 'pick', id, open: key };
}

/** One ghost more or fewer, as long as that is allowed. */
export function changeCount(draft: Draft, legal: LegalDecision[], by: 1 | -1): Draft {
  const changed = withCount(draft, by);
  return decisionOf(changed, legal) ? changed : draft;
}

function withCount(draft: Draft, by: 1 | -1): Draft {
  if (draft.kind === 'chase' && draft.choice) {
    return { ...draft, choice: { ...draft.choice, count: draft.choice.count + by } };
  }
  if (draft.kind === 'scoring' && draft.choice?.take === 'ghosts') {
    return { ...draft, choice: { ...draft.choice, count: draft.choice.count + by } };
  }
  return draft;
}

/** Takes a preview back: the tile into the hand, the meeple off its spot, the choice undone. */
export function clearDraft(draft: Draft): Draft {
  switch (draft.kind) {
    case 'tile':
      return { ...draft, at: null };
    case 'scoring':
      return { ...draft, choice: null };
    case 'chase':
      return { kind: 'chase', choice: null };
    case 'pick':
      return kNothingPicked;
    case 'none':
      return draft;
  }
}

/** Whether it is in mind to do nothing. */
export function isPass(draft: Draft): boolean {
  return 'pass' in draft;
}

/** The legal decision that the draft amounts to, if it is complete. */
export function decisionOf(draft: Draft, legal: LegalDecision[]): LegalDecision | null {
  return legal.find((d) => matches(draft, d)) ?? null;
}

function sameGhosts(choice: GhostChoice, d: GhostChoice): boolean {
  return samePlace(choice, d) && choice.count === d.count;
}

function matches(draft: Draft, d: LegalDecision): boolean {
  if (isPass(draft)) return d.type === 'pass';
  switch (draft.kind) {
    case 'tile':
      return d.type === 'place_tile' && draft.at !== null && samePlace(draft.at, d) && draft.rotation === d.rotation;
    case 'scoring':
      return matchesScoring(draft, d);
    case 'chase':
      return d.type === 'chase_ghosts' && draft.choice !== null && sameGhosts(draft.choice, d);
    case 'pick':
      return draft.id === d.id;
    case 'none':
      return false;
  }
}

function matchesScoring({ feature, choice }: DraftOf<'scoring'>, d: LegalDecision): boolean {
  if (d.type === 'take_points') return d.feature === feature && choice?.take === 'points';
  if (d.type !== 'remove_ghosts' || choice?.take !== 'ghosts') return false;
  return d.feature === feature && sameGhosts(choice, d);
}

/** The draft that amounts to a decision; to pass, where nothing else is offered, the draft as it was. */
export function draftFor(decision: LegalDecision, draft: Draft): Draft {
  switch (decision.type) {
    case 'place_tile':
      return { kind: 'tile', rotation: decision.rotation, at: { x: decision.x, y: decision.y } };
    case 'take_points':
      return { kind: 'scoring', feature: decision.feature, choice: { take: 'points' } };
    case 'remove_ghosts': {
      const { feature, x, y, count } = decision;
      return { kind: 'scoring', feature, choice: { take: 'ghosts', x, y, count } };
    }
    case 'chase_ghosts':
      return { kind: 'chase', choice: { x: decision.x, y: decision.y, count: decision.count } };
    case 'pass':
      return passing(clearDraft(draft));
    default:
      return { kind: 'pick', id: decision.id, open: null };
  }
}

function passing(draft: Draft): Draft {
  return draft.kind === 'pick' || draft.kind === 'chase' ? { ...draft, pass: true } : draft;
}
