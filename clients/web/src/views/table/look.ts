import { extentOf } from '../../board/geometry';
import { parseFeature } from '../../board/segment';
import { haunts, spaces } from '../../game/choices';
import type { Draft, DraftOf } from '../../game/draft';
import { spots, targetOf, tileOfKey } from '../../game/spots';
import type { LegalDecision, Point, State } from '../../protocol/types';
import type { Look } from './board_camera';
import { ghostsInMind, hauntsFor } from './ghost_choice';

/** Everything that lies on the board. */
export function lying({ tiles, face_down }: State): Point[] {
  return [...tiles, ...face_down];
}

/** Where something can be pointed at; of what is asked about the tile that was just laid, that tile. */
function pickedAt({ last }: State, legal: LegalDecision[]): Point[] {
  if (last && legal.some(({ type }) => type === 'place_meeple')) return [last];
  return spots(legal, last).map(({ target }) => target);
}

/** Where an answer can be pressed on the board. */
function choicesOf(state: State, legal: LegalDecision[], draft: Draft): Point[] {
  switch (draft.kind) {
    case 'tile':
      return spaces(legal);
    case 'scoring':
      return state.pending.flatMap(({ feature }) => [parseFeature(feature).place, ...haunts(legal, feature)]);
    case 'chase':
      return hauntsFor(draft, legal);
    case 'pick':
      return pickedAt(state, legal);
    case 'none':
      return [];
  }
}

function picking({ id, open }: DraftOf<'pick'>, { last }: State, legal: LegalDecision[], at: (point: Point | null) => Look['chooses']) {
  const chosen = legal.find((d) => d.id === id);
  if (!chosen && open === null) return null;
  return at((chosen ? targetOf(chosen, last) : null) ?? (open === null ? null : tileOfKey(open)));
}

/** Where the player has something in mind; null if nothing is. */
function inMind(state: State, legal: LegalDecision[], draft: Draft, hinted: boolean): Look['chooses'] {
  const at = (point: Point | null): Look['chooses'] => ({ kind: 'chooses', at: point, hinted });
  switch (draft.kind) {
    case 'tile':
      return draft.at && at(draft.at);
    case 'scoring':
    case 'chase':
      return draft.choice && at(ghostsInMind(draft));
    case 'pick':
      return picking(draft, state, legal, at);
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
