import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';

import { signal } from '@preact/signals';
import { Board } from '../../src/board/geometry';
import { foretold } from '../../src/game/foretold';
import type { GameEvent, Proposal, Scoring } from '../../src/protocol/types';
import { Meeples } from '../../src/views/drawing/board_pieces';
import { Foreshadow } from '../../src/views/table/foreshadow';
import { CouncilLayer } from '../../src/views/team/council_layer';
import { ProposalsInWords } from '../../src/views/team/proposals';
import { atlas, tileSet } from '../fixtures';
import { meeple, sessionAt, stateOf } from '../fixtures/moments';

const map = atlas();
const state = stateOf({ drawn: '27.1', meeples: [meeple()] });
const board = new Board(state.tiles, new Map(tileSet().tiles.map((face) => [face.tile, face])));
const scoring: Scoring = { feature: 'road0@2,0', kind: 'road', complete: true, tiles: 2, coats: 0, misty: 0, cities: 0, colours: 1, value: 2, points: 2 };
const events: GameEvent[] = [
  { type: 'feature_scored', for: 'points', scoring },
  { type: 'score_changed', colour: 'red', points: 2, total: 14, ghosts: 0, feature: 'road0@2,0' },
  { type: 'meeple_returned', x: 2, y: 0, segment: 'road0', colour: 'red', guard: false, ghosts: 0, cause: 'scoring' },
  { type: 'ghosts_placed', x: 2, y: 0, count: 2, cause: 'symbols' },
];

describe('what a decision would change', () => {
  const seen = foretold(events, ['road0@2,0'], false);
  const draw = (weighed: boolean) =>
    renderToString(<svg><Foreshadow foretold={seen} atlas={map} board={board} state={state} far={false} weighed={weighed} /></svg>);

  it('is drawn: ghosts that rise, and points in the colour of who gets them', () => {
    expect(draw(false).match(/foretold-ghost/g)).toHaveLength(2);
    expect(draw(false)).toMatch(/class="gain coloured red".*\+2/);
  });

  it('leaves points to those who weigh them', () => expect(draw(true)).not.toContain('gain'));

  it('lifts the meeples that would go home', () => {
    const meeples = (returning: ReadonlySet<string>) =>
      renderToString(<svg><Meeples atlas={map} meeples={state.meeples} tileAt={(at) => board.at(at)} returning={returning} /></svg>);
    expect(meeples(seen.returning)).toContain('meeple-on-board going');
    expect(meeples(new Set())).not.toContain('going');
  });
});

describe('a proposal', () => {
  const proposal: Proposal = {
    number: 3, seat: 1, seq: 30, events: [],
    decisions: [{ id: 'place:4,0,0', type: 'place_tile', x: 4, y: 0, rotation: 0 }],
    consequences: { points: [], ghosts_added: 1, ghosts_removed: 0, features_completed: [], banks_completed: [], outcome: 'undecided' },
  };
  function sessionOf(seat: number) {
    const session = sessionAt('place_tile', state, [{ id: 'place:4,0,0', type: 'place_tile', x: 4, y: 0, rotation: 0 }], seat);
    const log = session.table.log.value;
    session.table.log.value = { ...log, team: { ...log.team, proposals: [proposal] } };
    return session;
  }
  const sight = { camera: signal({ x: 0, y: 0, scale: 1 }), free: signal({ left: 0, top: 0, right: 900, bottom: 900 }) };
  const layer = (session: ReturnType<typeof sessionOf>) =>
    renderToString(<svg><CouncilLayer session={session} atlas={map} board={board} sight={sight} /></svg>);

  it('lies on the board, and is done by one press of whoever is asked', () => {
    const html = layer(sessionOf(0));
    expect(html).toContain('class="board-tile"');
    expect(html).toMatch(/aria-label="Do this: .*Ben.* proposes: the tile 4 east, 1 north of the ruin\. 1 ghost rises\."/);
  });

  it('is taken back by its author, and only seen by others', () => {
    expect(layer(sessionOf(1))).toContain('aria-label="Withdraw');
    expect(layer(sessionOf(2))).not.toContain('role="button"');
  });

  it('cannot be pressed by mistake while something is tried', () => {
    const session = sessionOf(0);
    session.seat.draft.value = { kind: 'tile', rotation: 0, at: { x: 4, y: 0 } };
    expect(layer(session)).toContain('board-tile');
    expect(layer(session)).not.toContain('role="button"');
  });

  it('is told to those who do not see it', () => {
    expect(renderToString(<ProposalsInWords session={sessionOf(2)} />)).toMatch(/for-ears.*Ben.* proposes: the tile 4 east/);
  });
});
