import { extentOf, joined, type Extent } from '../../board/geometry';
import { parseFeature } from '../../board/segment';
import { haunts, isOnBoard, picks, spaces, type PickOnBoard } from '../../game/choices';
import type { Draft } from '../../game/draft';
import type { LegalDecision, Point, State } from '../../protocol/types';
import { ghostsInMind, hauntsFor } from './ghost_choice';

/** What the board should show: everything, or a part that has to be at least so large. */
export interface Aim {
  whole: Extent;
  part: Extent | null;
  smallest: number;
  /** Instead of a part: spaces of which as many as possible should be seen, those near a point first. */
  frontier?: { spaces: Point[]; near: Point };
  /** What can be pressed: no part of it should lie under what floats over the board. */
  choices: Extent[];
  /** The tile in mind: a view is changed rather than that anything lies over it. */
  thought?: Extent;
  /** What lies on the board: it goes on under small things only where there is no room beside them. */
  tiles?: Extent[];
  /** Whether a part that is seen well enough is no reason to move. */
  calm?: boolean;
}

/** Spaces around everything that are shown, too: the next tile may lie there. */
export const kSpaceAround = 1.1;
const kNarrow = 860;
/** So much below a tile, in spaces, its buttons are pressed. */
const kButtonsBelow = 0.8;
/** So far from its space, in spaces, a plate and its button are pressed. */
const kPlate = { beside: 0.5, above: 0.8 };
/** So far beside the space of a meeple that is pointed at, in spaces, one confirms it. */
const kConfirmBeside = 0.8;

/** How large a tile is at least, as a part of full size, while one must look at it closely. */
const forFinger = window.matchMedia('(pointer: coarse) and (max-width: 1100px)');
const kForFinger = { turn: 0.64, tile: 1, choice: 0.64 };
const kForMouse = { turn: 0.64, tile: 0.64, choice: 0.48 };
const scales = () => (forFinger.matches ? kForFinger : kForMouse);

function around(places: Point[], margin: number): Extent {
  const { left, top, right, bottom } = extentOf(places);
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
}

/** Everything that lies on the board. */
export function lying({ tiles, face_down }: State): Point[] {
  return [...tiles, ...face_down];
}

const spaceOf = (place: Point) => extentOf([place]);

/** What is pressed to answer: spaces, or the plates above the features that were completed. */
function choicesOf(state: State, legal: LegalDecision[], draft: Draft): Extent[] {
  switch (draft.kind) {
    case 'tile':
      return [...spaces(legal).map(spaceOf), ...(draft.at ? [withButtons(draft.at)] : [])];
    case 'meeple':
      return state.last ? [spaceOf(state.last)] : [];
    case 'scoring':
      return state.pending.flatMap(({ feature }) => [
        withPlate(parseFeature(feature).place),
        ...haunts(legal, feature).map(spaceOf),
        ...confirmOf(draft),
      ]);
    case 'chase':
      return [...hauntsFor(draft, legal).map(spaceOf), ...confirmOf(draft)];
    case 'pick':
      return picks(legal)
        .filter(isOnBoard)
        .map((pick) => (pick.id === draft.id ? withConfirm(pick) : spaceOf(pick)));
    default:
      return [];
  }
}

/** The tile from which ghosts are to go, with the button below it that confirms them. */
function confirmOf(draft: Draft): Extent[] {
  const inMind = ghostsInMind(draft);
  return inMind ? [withButtons(inMind)] : [];
}

/** What is pointed at, with the button that confirms it: beside a meeple, below anything else. */
function withConfirm(pick: PickOnBoard): Extent {
  if (pick.target !== 'meeple') return withButtons(pick);
  const { left, top, right, bottom } = spaceOf(pick);
  return { left, top, right: right + kConfirmBeside, bottom };
}

/** Below a tile that is tried are the buttons that turn and place it. */
function withButtons(place: Point): Extent {
  const { left, top, right, bottom } = spaceOf(place);
  return { left, top, right, bottom: bottom + kButtonsBelow };
}

/** A plate stands above where its feature is, and beside it the button that confirms. */
function withPlate(place: Point): Extent {
  const { left, top, right, bottom } = spaceOf(place);
  return { left: left - kPlate.beside, top: top - kPlate.above, right: right + kPlate.beside, bottom };
}

/** A tile that is being placed, and then the meeple on it: the view stays the same for both. */
const closeTo = (tile: Point) => ({ part: around([tile], 1), smallest: scales().tile });

/** What the board should show at this moment of the player's own choice. */
export function aimOf(state: State, legal: LegalDecision[], draft: Draft): Aim {
  const all = lying(state);
  const seen = { whole: extentOf(all), choices: choicesOf(state, legal, draft), tiles: all.map(spaceOf) };
  if (draft.kind === 'tile' && draft.at) return { ...seen, ...closeTo(draft.at), thought: spaceOf(draft.at) };
  if (draft.kind === 'tile') {
    const frontier = { spaces: spaces(legal), near: state.last ?? { x: 0, y: 0 } };
    return { ...seen, part: null, smallest: scales().turn, ...(frontier.spaces.length > 0 && { frontier }) };
  }
  if (draft.kind === 'meeple' && state.last) return { ...seen, ...closeTo(state.last), calm: true };
  if (seen.choices.length > 0) return { ...seen, part: joined(seen.choices), smallest: scales().choice };
  // Room for the spaces around the board is needed only while a tile is being placed.
  const small = window.innerWidth < kNarrow && draft.kind === 'none';
  return { ...seen, ...(small && { whole: around(all, -kSpaceAround + 0.3) }), part: null, smallest: 0 };
}
