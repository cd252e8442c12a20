import { effect } from '@preact/signals';
import { renderToString } from '../rendered';
import { describe, expect, it, vi } from 'vitest';

import { Board } from '../../src/board/geometry';
import type { BoardFeature, Foresight, LegalDecision, State } from '../../src/protocol/types';
import { Knowing } from '../../src/session/knowing';
import { nameOf, sentencesOf } from '../../src/views/knowing/feature_words';
import { Foreseen } from '../../src/views/knowing/foreseen';
import { foresightSentences } from '../../src/views/knowing/foresight_words';
import { FitSpaces } from '../../src/views/knowing/fit_spaces';
import { GhostSupply } from '../../src/views/knowing/ghost_supply';
import { lookByKey, lookOn } from '../../src/views/knowing/look_keys';
import { LookLayer } from '../../src/views/knowing/look_layer';
import { MarkLayer } from '../../src/views/knowing/mark_layer';
import { PlaceCard } from '../../src/views/knowing/place_card';
import { TilesSheet } from '../../src/views/knowing/tiles_sheet';
import { atlas } from '../fixtures';
import { meeple, rivalry, sessionAt, stateOf } from '../fixtures/moments';

const map = atlas();
const at = (state: State) => sessionAt('none', state, []);
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const scoring = {
  feature: 'road0@2,0', kind: 'road', complete: true, tiles: 3, coats: 0, misty: 0, cities: 0, colours: 2, value: 3, points: 6,
} as const;

const road = (parts: Partial<BoardFeature> = {}): BoardFeature => ({
  feature: 'road0@2,0',
  kind: 'road',
  segments: [{ x: 2, y: 0, segment: 'road0' }],
  complete: false,
  needs: [{ x: 2, y: -1 }, { x: 2, y: 1 }],
  closable: true,
  meeples: [meeple(), meeple({ colour: 'blue' })],
  colours: ['red', 'blue'],
  ghosts: 3,
  scoring,
  ...parts,
});

const cemetery = road({
  feature: 'cemetery@3,0', kind: 'cemetery', segments: [{ x: 3, y: 0, segment: 'cemetery' }], meeples: [], colours: [], scoring: null, ghosts: 1,
});

describe('the tiles to come', () => {
  const state = stateOf({ unseen: { '40.0': 2, '03.1': 1, '14.3': 2 }, face_down: [{ x: 4, y: 1 }] });

  it('are shown in groups, each face with its count by name', () => {
    const html = renderToString(<TilesSheet session={at(state)} atlas={map} state={state} />);
    expect(text(html)).toContain('Nobody has seen 5 tiles yet. 1 of them face down on the board.');
    expect(html).toMatch(/Cemeteries.*>2</);
    expect(html).toContain('3 ghosts: 2 tiles"');
    expect(html).toContain('aria-label="2 tiles with 3 ghosts"');
  });

  it('are those that fit, once a space was chosen on the board', () => {
    const session = at(state);
    session.knowing.fit.value = 'asked';
    const spaces = renderToString(<svg><FitSpaces session={session} state={state} /></svg>);
    expect(spaces).toContain('Show the tiles that fit 4 east, 1 north of the ruin');
    expect(renderToString(<TilesSheet session={session} atlas={map} state={state} />)).toContain('Choose a space on the board.');
    session.knowing.fit.value = { x: 4, y: 0 };
    const html = renderToString(<TilesSheet session={session} atlas={map} state={state} />);
    expect(text(html)).toMatch(/(\d tiles?|No tile) to come fits? ?4 east, 1 north of the ruin/);
  });

  it('tell how the next pile is reached, while there is one (M-HOUND-4)', () => {
    const told = (parts: Partial<State>) => {
      const now = stateOf({ level: 3, tracks: [{ colour: 'red', points: 12 }], ...parts });
      return text(renderToString(<TilesSheet session={at(now)} atlas={map} state={now} />));
    };
    expect(told({})).toContain('The next pile comes with Rufus, at 10 points.');
    expect(told({ piles: [7] })).not.toContain('The next pile');
    expect(told({ outcome: 'lost' })).not.toContain('The next pile');
  });
});

describe('the ghosts left', () => {
  const sheet = (parts: Partial<State>) => {
    const state = stateOf({ level: 1, open_cemeteries: [], unseen: { '14.3': 2, '03.1': 4 }, ...parts });
    return text(renderToString(<TilesSheet session={at(state)} atlas={map} state={state} />));
  };
  const row = (parts: Partial<State>) => renderToString(<GhostSupply state={stateOf({ ghosts: { total: 13, supply: 1 }, ...parts })} />);

  it('come with how many tiles can bring more than that, among the tiles to come', () => {
    expect(sheet({ ghosts: { total: 15, supply: 2 } })).toContain('2 of them can bring more ghosts than are left.');
    expect(sheet({ ghosts: { total: 15, supply: 9 } })).not.toContain('can bring');
    expect(sheet({ ghosts: { total: 15, supply: 2 }, outcome: 'won' })).not.toContain('can bring');
  });

  it('turn cold while that can lose the game', () => {
    expect(row({})).toContain('ghosts-left low');
    for (const outcome of ['won', 'lost'] as const) {
      expect(row({ outcome })).not.toMatch(/\blow\b/);
      expect(row({ outcome })).toContain('1 of 13 ghosts left');
    }
  });
});

describe('what is pointed at beside the board', () => {
  const state = stateOf({ meeples: [meeple({ ghosts: 2 }), meeple({ colour: 'green' })], buried: [{ x: 3, y: 0, colour: 'red' }] });

  it('lights up on the board', () => {
    const session = at(state);
    session.knowing.mark.value = { spaces: [{ x: 2, y: 0 }], feature: { x: 2, y: 0, segment: 'road0' } };
    const html = renderToString(
      <svg><MarkLayer knowing={session.knowing} atlas={map} board={new Board(state.tiles, map.faces)} /></svg>,
    );
    expect(html.match(/marked-space/g)).toHaveLength(1);
    expect(html).toContain('glow-line wide');
  });
});

describe('a feature in words', () => {
  const say = (feature: BoardFeature, state = stateOf()) => sentencesOf(feature, at(state).table).join(' ');

  it('tells who stands there, what it is worth by its colours, and what it needs', () => {
    expect(nameOf(road())).toBe('Road, 1 tile');
    expect(say(road())).toBe(
      'On it: 1 red meeple and 1 blue meeple. Worth 3 points now (3 tiles). Its 2 colours make that 6 points. ' +
        'Spaces missing: 2. Or it sends 3 ghosts home.',
    );
  });

  it('tells of a bank how many ghosts are on it', () => {
    const bank = road({ kind: 'mist', scoring: null, meeples: [], colours: [], ghosts: 2 });
    expect(say(bank)).toBe('Spaces missing: 2. Ghosts on its tiles: 2.');
    expect(say({ ...bank, closable: false, needs: [] })).toBe(
      'It can never be completed. Ghosts on its tiles: 2.',
    );
  });

  it('tells in a game of rivals for whom it would score', () => {
    expect(say(road({ colours: ['red'], ghosts: 0 }), rivalry())).toContain('It would score for: red.');
  });

  it('tells of a cemetery without counting its one tile', () => {
    expect(nameOf(cemetery)).toBe('Cemetery');
    expect(say(cemetery)).toContain('Ghosts on its tiles: 1.');
  });
});

describe('looking at the board', () => {
  /** A table, what is looked up at it, and the moments that were asked about. */
  function informed() {
    const { table } = sessionAt('none', stateOf({ meeples: [meeple()] }), []);
    const asked: number[] = [];
    const knowing = new Knowing(table, (seq) => {
      asked.push(seq);
      return Promise.resolve([road(), cemetery]);
    });
    return { table, knowing, asked };
  }

  it('asks nothing until something is looked at, and then once for each moment', async () => {
    const session = informed();
    renderToString(<PlaceCard session={session} />);
    expect(session.asked).toEqual([]);
    session.knowing.glance({ x: 2, y: 0, segment: 'road0' });
    expect(renderToString(<PlaceCard session={session} />)).toContain('Looking …');
    await vi.waitFor(() => expect(session.knowing.looked.value).toMatchObject({ kind: 'road' }));
    expect(renderToString(<PlaceCard session={session} />)).toContain('Road, 1 tile');
    expect(session.asked).toEqual([30]);
  });

  it('begins by key at a meeple, lights it up with what it needs, and leads on by arrows', async () => {
    const session = informed();
    lookByKey(session, null);
    await vi.waitFor(() => expect(session.knowing.looked.value).toMatchObject({ kind: 'road' }));
    const board = new Board(session.table.now.value.state!.tiles, map.faces);
    const html = renderToString(<svg><LookLayer knowing={session.knowing} atlas={map} board={board} /></svg>);
    expect(html.match(/class="needed"/g)).toHaveLength(2);
    lookOn(session, { x: 1, y: 0 });
    expect(session.knowing.looked.value).toMatchObject({ kind: 'cemetery' });
    lookByKey(session, null);
    expect(session.knowing.look.value).toBeNull();
  });

  it('keeps what was pressed while the pointer goes on', () => {
    const session = informed();
    session.knowing.keep({ x: 3, y: 0, segment: 'cemetery' });
    session.knowing.glance({ x: 2, y: 0, segment: 'road0' });
    session.knowing.glanceAway();
    expect(session.knowing.look.value?.at.segment).toBe('cemetery');
  });
});

describe('what a decision leads to, in words', () => {
  const foresight = (parts: Partial<Foresight> = {}, what: Partial<Foresight['consequences']> = {}): Foresight => ({
    seq: 30,
    decisions: [],
    events: [],
    consequences: { points: [], ghosts_added: 0, ghosts_removed: 0, features_completed: [], banks_completed: [], outcome: 'undecided', ...what },
    next: { actor: 'chance', player: 0, kind: 'draw_tile' },
    legal: [],
    ...parts,
  });
  const asks = (kind: 'place_meeple' | 'score') => ({ actor: 'player' as const, player: 0, kind });
  const say = (f: Foresight, state = stateOf({ tracks: [{ colour: 'pink', points: 3 }] })) => foresightSentences(f, state).join(' ');

  it('tells completions, points, closing banks and rising ghosts', () => {
    const events: Foresight['events'] = [
      { type: 'bank_completed', feature: 'mist0@2,0', tiles: 2 },
      { type: 'ghosts_removed', x: 2, y: 0, count: 3, cause: 'bank' },
    ];
    const what = {
      points: [{ colour: 'pink' as const, points: 4 }], ghosts_added: 2, ghosts_removed: 4,
      features_completed: ['road0@2,0'], banks_completed: ['mist0@2,0'],
    };
    expect(say(foresight({ events }, what))).toBe(
      'Completes the road. +4 points. 1 mist bank closes: 3 ghosts go home. 1 ghost goes home. 2 ghosts rise.',
    );
  });

  it('names the colours of several tracks', () => {
    expect(say(foresight({}, { points: [{ colour: 'red', points: -2 }] }), rivalry())).toBe('For red: -2 points.');
  });

  it('says the end, and that nothing happens', () => {
    expect(say(foresight({}, { outcome: 'lost' }))).toBe('That loses the game!');
    expect(say(foresight())).toBe('Nothing is completed.');
  });

  it('stands in the bar while a whole decision is in mind, and not before', async () => {
    const legal: LegalDecision[] = [{ id: 'place:4,0,0', type: 'place_tile', x: 4, y: 0, rotation: 0 }];
    const session = sessionAt('place_tile', stateOf({ drawn: '03.1', level: 5 }), legal);
    session.seat.draft.value = { kind: 'tile', rotation: 0, at: null };
    expect(session.ahead.inMind.value).toBeNull();
    expect(renderToString(<Foreseen session={session} />)).toContain('It shows 1 ghost.');
    session.seat.draft.value = { kind: 'tile', rotation: 0, at: { x: 4, y: 0 } };
    expect(session.ahead.inMind.value).toEqual({ game: 'room.1', seq: 30, tile: null, decisions: ['place:4,0,0'] });
    const answers = { ...foresight({}, { ghosts_added: 1 }) };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answers))));
    session.ahead.look();
    await vi.waitFor(() => expect(renderToString(<Foreseen session={session} />)).toContain('1 ghost rises.'));
    vi.unstubAllGlobals();
  });

  it('is followed by what a completed place could score, though that is chosen later', async () => {
    const legal: LegalDecision[] = [{ id: 'place:4,0,0', type: 'place_tile', x: 4, y: 0, rotation: 0 }];
    const session = sessionAt('place_tile', stateOf({ drawn: '03.1', tracks: [{ colour: 'pink', points: 3 }] }), legal);
    const mayPut = { next: asks('place_meeple'), legal: [{ id: 'pass', type: 'pass' as const }] };
    const completed = { features_completed: ['road0@2,0'] };
    const answers = [
      foresight(mayPut),
      foresight({ next: asks('score') }, completed),
      foresight({ events: [{ type: 'feature_scored', for: 'points', scoring }] }, completed),
    ];
    const asked: string[][] = [];
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      const { decisions } = JSON.parse(body) as { decisions: string[] };
      asked.push(decisions);
      return Promise.resolve(new Response(JSON.stringify(answers[asked.length - 1])));
    });
    session.seat.draft.value = { kind: 'tile', rotation: 0, at: { x: 4, y: 0 } };
    const stop = effect(() => session.ahead.look());
    await vi.waitFor(() => expect(renderToString(<Foreseen session={session} />)).toContain('Completes the road: 6 points.'));
    expect(asked).toEqual([['place:4,0,0'], ['place:4,0,0', 'pass'], ['place:4,0,0', 'pass', 'points:road0@2,0']]);
    stop();
    vi.unstubAllGlobals();
  });
});
