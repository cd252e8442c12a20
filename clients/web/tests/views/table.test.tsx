import { signal } from '@preact/signals';

import { plain, renderToString } from '../rendered';
import { describe, expect, it } from 'vitest';

import { Board } from '../../src/board/geometry';
import type { State } from '../../src/protocol/types';
import { Buried, Ghosts, Hounds, Meeples } from '../../src/views/drawing/board_pieces';
import { Ground } from '../../src/views/drawing/board_layers';
import { Chips, Hand } from '../../src/views/table/chips';
import { LitMeeples } from '../../src/views/table/lit_meeples';
import { Panel } from '../../src/views/table/panel';
import { endInWords } from '../../src/views/telling/verdict';
import { Summary } from '../../src/views/table/summary';
import { atlas } from '../fixtures';
import { meeple, rivalry, roomOf, sessionAt, stateOf } from '../fixtures/moments';

const map = atlas();
const folded = { shown: signal(false), toggle: () => {} };

function panel(state: State): string {
  return renderToString(<Panel session={sessionAt('none', state, [])} state={state} told={signal(false)} />);
}

describe('the panel', () => {
  it('shows three scoring meeples, hounds on the way and piles', () => {
    const html = panel(stateOf());
    expect(html).toContain('aria-label="red: 12 points, green: 20 points, blue: 7 points, Rufus waits at 10 and Ronja waits at 25. The goal is 50."');
    expect(html).toContain('Rufus waits at 10');
    expect(html).toContain('aria-label="7 tiles in the current pile, 20 tiles in a later pile and 20 tiles in a later pile. Show the tiles to come"');
    expect(html).not.toMatch(/NaN|undefined/);
  });

  it('says where a hound has gone', () => {
    const hounds: State['hounds'] = [
      { hound: 'rufus', total: 10, place: 'gone', meeple: null },
      { hound: 'ronja', total: 25, place: 'with_meeple', meeple: { x: 2, y: 0, segment: 'road0' } },
    ];
    const html = panel(stateOf({ hounds }));
    expect(html).toContain('Rufus has left');
    expect(html).toContain('Ronja is with a meeple');
  });

  it('says of a hound that chases ghosts that it stands with its meeple', () => {
    const meeple = { x: 2, y: 0, segment: 'road0' };
    const html = panel(stateOf({ hounds: [{ hound: 'rufus', total: 10, place: 'reached', meeple }] }));
    expect(html).toContain('Rufus is with a meeple');
  });

  it('turns the row of ghosts cold only where all play together', () => {
    expect(panel(stateOf({ ghosts: { total: 12, supply: 2 } }))).toContain('ghosts-left low');
    expect(panel(rivalry({ ghosts: { total: 15, supply: 2 } }))).not.toContain('ghosts-left low');
  });

  it('has no track where nobody plays towards a goal', () => {
    expect(panel(rivalry())).not.toContain('class="track"');
  });

  it('leaves ghosts out of the base game', () => {
    const base = rivalry({ game: 'base', modules: null, ghosts: { total: 0, supply: 0 }, guards: [], general_guards: [] });
    expect(panel(base)).not.toMatch(/Ghosts left|guard/);
  });
});

describe('the chips of the players', () => {
  const chips = (state: State) => renderToString(<Chips session={sessionAt('none', state, [])} room={roomOf(state)} state={state} />);

  it('have every rival with name and points, and whose turn it is', () => {
    const html = chips(rivalry());
    for (const label of ['31 points', '44 points']) expect(html).toContain(`aria-label="${label}"`);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toContain('Ben');
  });

  it('have no points of their own where all play together', () => {
    expect(chips(stateOf())).not.toContain('own-points');
  });

  it('show what a player has in hand', () => {
    const html = renderToString(<Hand state={rivalry()} index={0} />);
    for (const label of ['2 red meeples in hand', '1 red guard in hand', '3 guards left to win']) {
      expect(html).toContain(`aria-label="${label}"`);
    }
  });

  it('light up the meeples of their colours', () => {
    const state = stateOf({ meeples: [meeple(), meeple({ colour: 'green' })] });
    const session = sessionAt('none', state, []);
    const lit = () =>
      renderToString(<LitMeeples knowing={session.knowing} atlas={map} board={new Board(state.tiles, map.faces)} state={state} />);
    expect(lit()).not.toContain('circle');
    session.knowing.lit.value = ['green'];
    expect(lit().match(/<circle/g)).toHaveLength(1);
  });
});

describe('the summary of a narrow window', () => {
  it('has every total that all reach together, and the ghosts as a row that empties', () => {
    const html = renderToString(<Summary knowing={sessionAt('none', stateOf(), []).knowing} state={stateOf()} details={folded} />);
    expect(html).toContain('aria-label="green: 20 points"');
    expect(html.match(/class="left"/g)).toHaveLength(stateOf().ghosts.supply);
    expect(html.match(/class="gone"/g)).toHaveLength(stateOf().ghosts.total - stateOf().ghosts.supply);
  });
});

describe('the pieces', () => {
  const state = stateOf({
    meeples: [meeple({ ghosts: 2 })],
    buried: [{ x: 3, y: 0, colour: 'blue' }],
    face_down: [{ x: 4, y: 0 }],
    hounds: [
      { hound: 'rufus', total: 10, place: 'with_meeple', meeple: { x: 2, y: 0, segment: 'road0' } },
      { hound: 'ronja', total: 25, place: 'with_meeple', meeple: { x: 2, y: 0, segment: 'road0' } },
    ],
  });
  const board = new Board(state.tiles, map.faces);
  const common = { atlas: map, tileAt: (place: { x: number; y: number }) => board.at(place) };

  it('stand where their state says', () => {
    const html = renderToString(
      <svg>
        <Ground atlas={map} tiles={state.tiles} faceDown={state.face_down} />
        <Meeples {...common} meeples={state.meeples} />
        <Buried {...common} buried={state.buried} />
        <Hounds {...common} hounds={state.hounds} />
      </svg>,
    );
    expect(html.match(/#back/g)).toHaveLength(1);
    expect(html.match(/href="#ghost"/g)).toHaveLength(2);
    expect(html.match(/href="#(rufus|ronja)"/g)).toHaveLength(2);
    expect(html).toContain('meeple blue');
    const [rufus, ronja] = [...html.matchAll(/translate\((-?[\d.]+) [\d.]+\)"><g class="meeple-on-board"><g class="hound/g)];
    expect(Number(ronja![1]) - Number(rufus![1])).toBe(40);
  });

  it('lie on fields', () => {
    const html = renderToString(<Meeples {...common} meeples={[meeple({ segment: 'field0' })]} />);
    expect(html).toContain('rotate(-90)');
  });

  it('tell the number of ghosts where it is too many to show', () => {
    const haunted = (ghosts: number) => [{ ...state.tiles.at(-1)!, ghosts }];
    expect(renderToString(<Ghosts atlas={map} tiles={haunted(7)} />)).toContain('>7<');
    const few = renderToString(<Ghosts atlas={map} tiles={haunted(3)} />);
    expect(few.match(/#ghost/g)).toHaveLength(3);
    expect(few).not.toContain('<text');
  });

  it('of one tile are one ghost with its number from afar', () => {
    const crowd = (ghosts: number) => renderToString(
      <Ghosts atlas={map} tiles={[{ ...state.tiles.at(-1)!, ghosts }]} crowded />,
    );
    expect(crowd(3).match(/#ghost/g)).toHaveLength(1);
    expect(crowd(3)).toContain('>3<');
    expect(crowd(1)).not.toContain('<text');
    expect(crowd(0)).not.toContain('#ghost');
  });
});

describe('the end', () => {
  const end = (state: State, told: Partial<State>) => plain(endInWords(sessionAt('none', state, []).table, { ...state, ...told }));

  it('names the winner, or all who share the win, with their points', () => {
    expect(end(rivalry(), { outcome: 'finished', reason: 'G-END-1', winners: ['green'] })).toBe('Ben wins: 44 points.');
    const shared = end(rivalry(), { outcome: 'finished', reason: 'G-END-1', winners: ['red', 'green'] });
    expect(shared).toContain('Ana and Ben share the win: ');
  });

  it('tells every total of level 6', () => {
    expect(end(stateOf(), { outcome: 'lost', reason: 'M-END-2' })).toBe(
      'Lost in the mist: at 12, 20 and 7 of 50 points too few ghosts were left.',
    );
  });

  it('says whom the pile ran out before, where only the current one was empty (M-END-3, M-HOUND-4)', () => {
    const lost = { outcome: 'lost', reason: 'M-END-3' } as const;
    expect(end(stateOf(), { ...lost, piles: [0, 20, 20] })).toContain('the pile ran out before Rufus was reached.');
    const [rufus, ronja] = stateOf().hounds;
    const hounds = [{ ...rufus!, place: 'gone' } as const, ronja!];
    expect(end(stateOf(), { ...lost, piles: [0, 20], hounds })).toContain('before Ronja was reached.');
    expect(end(stateOf(), { ...lost, piles: [0] })).toContain('no tile was left.');
  });
});
