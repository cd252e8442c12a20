import { extentOf } from '../../board/geometry';
import { parseFeature } from '../../board/segment';
import { haunts, isOnBoard, picks, spaces } from '../../game/choices';
import type { Draft } from '../../game/draft';
import type { LegalDecision, Point, State } from '../../protocol/types';
import type { Look } from './board_camera';
import { ghostsInMind, hauntsFor } from './ghost_choice';

/** Everything that lies on the board. */
export function lying({ tiles, face_down }: State): Point[] {
  return [...tiles, ...face_down];
}

/** Where an answer can be pressed on the board. */
function choicesOf(state: State, legal: LegalDecision[], draft: Draft): Point[] {
  switch (draft.kind) {
    case 'tile':
      return spaces(legal);
    case 'meeple':
      return state.last ? [state.last] : [];
    case 'scoring':
      return state.pending.flatMap(({ feature }) => [parseFeature(feature).place, ...haunts(legal, feature)]);
    case 'chase':
      return hauntsFor(draft, legal);
    case 'pick':
      return picks(legal).filter(isOnBoard);
    case 'none':
      return [];
  }
}

/** Where the player has something in mind; null if nothing is. */
function inMind(state: State, legal: LegalDecision[], draft: Draft, hinted: boolean): Look['chooses'] {
  const at = (point: Point | null): Look['chooses'] => ({ kind: 'chooses', at: point, hinted });
  switch (draft.kind) {
    case 'tile':
      return draft.at && at(draft.at);
    case 'meeple':
      return draft.segment === null ? null : at(state.last);
    case 'scoring':
    case 'chase':
      return draft.choice && at(ghostsInMind(draft));
    case 'pick':
      return draft.id === null ? null : at(picks(legal).filter(isOnBoard).find(({ id }) => id === draft.id) ?? null);
    case 'none':
      return null;
  }
}

/** What there is to see of the board at this moment of the player's own choice; `hinted` while a hint is looked at. */
export function lookOf(state: State, legal: LegalDecision[], draft: Draft, hinted = false): Look {
  const lies = lying(state);
  return {
    lies: extentOf(lies),
    choices: choicesOf(state, legal, draft),
    near: state.last ?? lies[0] ?? { x: 0, y: 0 },
    chooses: inMind(state, legal, draft, hinted),
  };
}
