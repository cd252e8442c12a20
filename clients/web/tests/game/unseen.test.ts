import { describe, expect, it } from 'vitest';

import { emptyLog, reduce } from '../../src/game/log';
import { callsGhosts, mostOf, risingGhosts, tooMany } from '../../src/game/risk';
import { bySymbols, countOf, fitting, freeSpaces, grouped, unseenFaces } from '../../src/game/unseen';
import { placeKey } from '../../src/board/geometry';
import { atlas, recordings } from '../fixtures';
import { stateOf } from '../fixtures/moments';

const { faces } = atlas();

describe('the tiles to come', () => {
  const unseen = unseenFaces(stateOf({ unseen: { '40.0': 2, '03.1': 1, '14.3': 2, '01.0': 0 } }), faces);

  it('are counted, without faces of which none is left', () => {
    expect(unseen.map(({ face, count }) => [face.tile, count])).toEqual([['40.0', 2], ['03.1', 1], ['14.3', 2]]);
    expect(countOf(unseen)).toBe(5);
    expect(bySymbols(unseen)).toEqual([
      { symbols: 0, count: 2 },
      { symbols: 1, count: 1 },
      { symbols: 3, count: 2 },
    ]);
  });

  it('are each in one group', () => {
    const all = unseenFaces(stateOf({ unseen: Object.fromEntries([...faces.keys()].map((tile) => [tile, 1])) }), faces);
    const groups = grouped(all);
    expect(groups.flatMap(({ faces: some }) => some)).toHaveLength(all.length);
    expect(groups.map(({ group }) => group)).toEqual(expect.arrayContaining(['castle', 'cemetery', 'both', 'city', 'road']));
  });
});

describe.each(recordings().filter(({ room }) => room.game === 'mists'))('in a recorded game of $name', ({ welcome, updates }) => {
  it('whatever was placed fitted its space before, by what was shown of it', () => {
    let log = reduce(emptyLog, welcome);
    let placed = 0;
    for (const update of updates) {
      const { state } = log.now;
      const { decision } = update;
      if (decision.type === 'place_tile' && state?.drawn) {
        const drawn = { ...state, unseen: { [state.drawn]: 1 } };
        expect(fitting(drawn, faces, decision)).toHaveLength(1);
        expect(freeSpaces(state).map(placeKey)).toContain(placeKey(decision));
        placed += 1;
      }
      log = reduce(log, update);
    }
    expect(placed).toBeGreaterThan(0);
  });

  it('a space to which nothing legal was drawn fits no face of that kind', () => {
    let log = reduce(emptyLog, welcome);
    let asked = 0;
    for (const update of updates) {
      const { state, next, legal } = log.now;
      if (next?.kind === 'place_tile' && state?.drawn) {
        const drawn = { ...state, unseen: { [state.drawn]: 1 } };
        const fits = freeSpaces(state).filter((space) => fitting(drawn, faces, space).length > 0);
        const allowed = new Set(legal.flatMap((d) => (d.type === 'place_tile' ? [placeKey(d)] : [])));
        expect(new Set(fits.map(placeKey))).toEqual(allowed);
        asked += 1;
      }
      log = reduce(log, update);
    }
    expect(asked).toBeGreaterThan(0);
  });
});

describe('how the ghosts may run out', () => {
  const unseen = { '40.0': 2, '03.1': 4, '14.3': 2, '14.2': 1 };
  const over = (parts: Parameters<typeof stateOf>[0]) => tooMany(stateOf({ unseen, ...parts }), faces);

  it('is by tiles with more symbols than ghosts are left (M-GHOST-5)', () => {
    expect(over({ level: 1, open_cemeteries: [], ghosts: { total: 15, supply: 2 } })).toBe(2);
    expect(over({ level: 1, open_cemeteries: [], ghosts: { total: 15, supply: 3 } })).toBe(0);
    expect(over({ level: 1, open_cemeteries: [], ghosts: { total: 15, supply: 0 } })).toBe(7);
  });

  it('counts one more for an open cemetery, but not for a tile without ghosts (M-GHOST-3)', () => {
    expect(over({ level: 3, ghosts: { total: 15, supply: 2 } })).toBe(3);
    expect(over({ level: 3, ghosts: { total: 15, supply: 0 } })).toBe(7);
  });

  it('counts none for haunted cemeteries, which draw no ghost (M-GHOST-4)', () => {
    expect(over({ level: 5, ghosts: { total: 13, supply: 2 } })).toBe(2);
  });
});

describe('the ghosts that one tile brings at most', () => {
  const misty = faces.get('03.1')!;
  const cemetery = faces.get('40.0')!;
  const level3 = stateOf({ level: 3 });

  it('are its symbols and one for an open cemetery (M-GHOST-1, M-GHOST-3)', () => {
    expect(mostOf(level3, misty)).toBe(2);
    expect(mostOf({ ...level3, open_cemeteries: [] }, misty)).toBe(1);
    expect(mostOf(level3, cemetery)).toBe(0);
  });

  it('are its symbols alone where cemeteries are haunted; those call theirs (M-GHOST-4)', () => {
    expect(mostOf(stateOf({ level: 5 }), misty)).toBe(1);
    expect(callsGhosts(stateOf({ level: 5 }), cemetery)).toBe(true);
    expect(callsGhosts(stateOf({ level: 5 }), misty)).toBe(false);
    expect(callsGhosts(level3, cemetery)).toBe(false);
  });

  it('are on a space by symbols, or one for each misty tile around a haunted cemetery (M-GHOST-4)', () => {
    const level5 = stateOf({ level: 5 });
    expect(risingGhosts(level3, faces, misty, { x: 4, y: 0 })).toBe(2);
    // Three quarters of the start tile are misty; the north-eastern one is not.
    expect(risingGhosts(level5, faces, cemetery, { x: 0, y: 2 })).toBe(2);
    // The south-eastern quarter and the tile at 2,0; the cemetery at 3,0 has no mist.
    expect(risingGhosts(level5, faces, cemetery, { x: 2, y: 1 })).toBe(2);
  });
});
