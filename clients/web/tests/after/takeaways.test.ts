import { describe, expect, it } from 'vitest';

import { opposite, segmentEdges, step, samePlace } from '../../src/board/geometry';
import { missedJoins } from '../../src/game/after/joins';
import { takeaways, type Takeaway } from '../../src/game/after/takeaways';
import { reviewOf } from '../../src/game/review';
import { Timeline } from '../../src/game/timeline';
import { lineOf } from '../../src/game/undo';
import type { GameEvent, PlaceTile, State, Update } from '../../src/protocol/types';
import { atlas, recordings, type Recording } from '../fixtures';

const { faces } = atlas();
const lost = recordings().filter(({ final }) => final.reason === 'M-END-2');
const named = (name: string) => recordings().find((one) => one.name === name)!;

function takeawaysOf(final: State, updates: Update[]): Takeaway[] {
  return takeaways({ final, line: lineOf(updates), review: reviewOf(final, updates), faces });
}

/** Whether a tile that lies so meets mist with mist, looked at side by side on a board. */
function meets(state: State, tile: string, { x, y, rotation }: Pick<PlaceTile, 'x' | 'y' | 'rotation'>): boolean {
  const misty = (id: string, turned: typeof rotation) =>
    faces.get(id)!.segments.filter(({ kind }) => kind === 'mist').flatMap((segment) => segmentEdges(segment, turned));
  return misty(tile, rotation).some((edge) => {
    const beside = state.tiles.find((other) => samePlace(other, step({ x, y }, edge)));
    return beside !== undefined && misty(beside.tile, beside.rotation).includes(opposite(edge));
  });
}

/** The same as `missedJoins`, by the states of the log and by what the server said could be decided. */
function byLegal({ welcome, updates }: Recording): number[] {
  const timeline = new Timeline(welcome as never, updates);
  const isPlaced = (update: Update) => update.events.some(({ type }) => type === 'tile_placed');
  return updates.flatMap(({ seq, events }, i) => {
    const placed = events.find((event) => event.type === 'tile_placed');
    // A burial can be decided between the tile and its ghosts.
    const next = updates.findIndex((update, j) => j > i && isPlaced(update));
    const until = updates.slice(i, next < 0 ? undefined : next).flatMap((update) => update.events);
    const ghosts = until.some((e) => e.type === 'ghosts_missing' || (e.type === 'ghosts_placed' && e.cause === 'symbols'));
    if (placed?.type !== 'tile_placed' || !ghosts) return [];
    const before = timeline.at(seq - 1);
    const legal = before.legal.filter((decision): decision is PlaceTile => decision.type === 'place_tile');
    const cemetery = faces.get(placed.tile)!.segments.some(({ kind }) => kind === 'cemetery');
    if (cemetery || meets(before.state!, placed.tile, placed)) return [];
    return legal.some((decision) => meets(before.state!, placed.tile, decision)) ? [seq] : [];
  });
}

describe.each(lost)('turns of $name in which the mist was not joined', (recording) => {
  const { final, updates, welcome } = recording;
  const found = missedJoins(final, updates, faces);

  it('are those in which the server offered to', () => {
    const asked = new Timeline(welcome as never, updates);
    const known = found.filter(({ seq }) => asked.at(seq - 1).legal.length > 0).map(({ seq }) => seq);
    expect(known).toEqual(byLegal(recording));
    expect(known.length).toBeGreaterThan(0);
  });

  it('stand in the turn that they name', () => {
    for (const { turn, seq } of found) {
      const { state } = new Timeline(welcome as never, updates).at(seq - 1);
      expect(state!.turn).toBe(turn);
    }
  });
});

describe('what a lost game teaches', () => {
  it.each([
    ['game.json', 3, 15],
    ['game_level3.json', 7, 19],
    ['game_level6.json', 0, 9],
  ])('counts the ghosts of %s: %i went home, %i rose', (name, home, risen) => {
    const { final, updates } = named(name);
    expect(takeawaysOf(final, updates)[0]).toMatchObject({ kind: 'joins', home, risen });
  });

  it('names no more than three turns, the last ones, and says how many there were', () => {
    const { final, updates } = named('game_level3.json');
    const missed = missedJoins(final, updates, faces);
    const [first] = takeawaysOf(final, updates);
    expect(first).toMatchObject({ times: missed.length, moments: missed.slice(-3) });
    expect(missed.length).toBeGreaterThan(3);
  });

  it('has a kind word for the best scoring, if that brought a tenth of the goal', () => {
    const { final, updates } = named('game_level3.json');
    expect(takeawaysOf(final, updates)[1]).toEqual({ kind: 'scoring', source: 'city', points: 12, tiles: 4, player: 1, moments: [{ turn: 14, seq: 45 }] });
    expect(takeawaysOf(named('game.json').final, named('game.json').updates)).toHaveLength(1);
  });
});

/** A log of entries with such events, and the state that it leads to. */
function played(like: State, entries: GameEvent[][], end: Partial<State>): [State, Update[]] {
  const updates = entries.map((events, i) => ({
    type: 'update', seq: i + 1, actor: { kind: 'player', player: 0 }, decision: { id: 'pass', type: 'pass' }, events, patch: [], next: { actor: 'nobody' }, legal: [],
  }));
  return [{ ...like, ...end }, updates as unknown as Update[]];
}

const start = (like: Recording) => like.welcome.state;
const team = start(named('game.json'));
const hounds = start(named('game_level3.json'));
const turn = (n: number, player = 0): GameEvent => ({ type: 'turn_started', turn: n, player });
const rose = (count: number): GameEvent => ({ type: 'ghosts_placed', x: 2, y: 0, count, cause: 'symbols' });
const home = (count: number, cause: 'bank' | 'scoring' = 'bank'): GameEvent => ({ type: 'ghosts_removed', x: 2, y: 0, count, cause });
const scored = (points: number, taken: 'points' | 'ghosts' = 'points'): GameEvent => ({
  type: 'feature_scored',
  scoring: { feature: 'road0@1,0', kind: 'road', complete: true, tiles: 4, coats: 0, misty: 0, cities: 0, colours: 1, value: points, points, tile_places: [], meeples: [] } as never,
  for: taken,
});
const paid = (colour: 'red' | 'green' | 'blue', points: number, total: number): GameEvent => ({ type: 'score_changed', colour, points, total, ghosts: 0, feature: 'road0@1,0' });
const colour = team.tracks[0]!.colour as 'red';

describe('a game that is lost for want of ghosts', () => {
  const lostNow = { outcome: 'lost', reason: 'M-END-2', ghosts: { total: 15, supply: 1 } } as const;

  it('teaches that a scoring can be given up, if none was', () => {
    const [final, updates] = played(team, [[rose(2)], [scored(4), paid(colour, 4, 4)], [turn(2), rose(9)], [scored(4), paid(colour, 4, 8)]], lostNow);
    expect(takeawaysOf(final, updates)[0]).toEqual({ kind: 'kept', home: 0, risen: 11, times: 2, moments: [{ turn: 2, seq: 4 }] });
  });

  it('counts only scorings that ghosts could have been taken for', () => {
    const supply = { ...lostNow, ghosts: { total: 15, supply: 13 } };
    const [final, updates] = played(team, [[scored(4), paid(colour, 4, 4)], [turn(2), rose(2)]], supply);
    expect(takeawaysOf(final, updates)[0]).toMatchObject({ kind: 'rise', risen: 2, count: 2, moments: [{ turn: 2, seq: 2 }] });
  });

  it('names the turn in which most rose, if scorings were given up', () => {
    const entries = [[rose(2)], [turn(2), rose(1)], [scored(4, 'ghosts'), home(2, 'scoring')], [turn(3), rose(3), rose(1)]];
    const [final, updates] = played(team, entries, lostNow);
    expect(takeawaysOf(final, updates)[0]).toEqual({ kind: 'rise', home: 2, risen: 7, count: 4, moments: [{ turn: 3, seq: 4 }] });
  });
});

describe('a game whose pile ran out', () => {
  const over = { outcome: 'lost', reason: 'M-END-3' } as const;

  it('says how far the hound was', () => {
    const tracks = [{ ...hounds.tracks[0]!, points: 12 }];
    const [final, updates] = played(hounds, [[turn(2)]], { ...over, tracks, piles: [0, 20, 20] });
    expect(takeawaysOf(final, updates)).toEqual([{ kind: 'hound', hound: 'rufus', total: 15, missing: 3, moments: [{ turn: 2, seq: 1 }] }]);
  });

  it('says how far the goal was, and what stood unfinished', () => {
    const tracks = [{ ...team.tracks[0]!, points: 41 }];
    const meeples = [{ x: 1, y: 0, segment: 'road0', colour, guard: false, ghosts: 0, player: 0 }] as never;
    const [final, updates] = played(team, [[turn(2)]], { ...over, tracks, meeples, piles: [0] });
    expect(takeawaysOf(final, updates)[0]).toMatchObject({ kind: 'goal', missing: 9, standing: 1 });
  });
});

describe('what went well', () => {
  it('is told of a game that was won: the ghosts that were held, and the best bank', () => {
    const entries = [[rose(3)], [turn(2), home(1)], [turn(3), home(2), home(2)], [scored(8), paid(colour, 8, 50)]];
    const [final, updates] = played(team, entries, { outcome: 'won', reason: 'M-END-1', ghosts: { total: 15, supply: 9 } });
    expect(takeawaysOf(final, updates)).toEqual([
      { kind: 'held', left: 9, total: 15, home: 5, moments: [{ turn: 3, seq: 4 }] },
      { kind: 'bank', count: 4, moments: [{ turn: 3, seq: 3 }] },
    ]);
  });

  it('is told of rivals: since when the winner was ahead, and the best scoring', () => {
    const like = start(named('game_base.json'));
    const [one, other] = like.tracks.map((track) => track.colour) as ['red', 'green'];
    const entries = [[paid(one, 6, 6)], [turn(2, 1)], [scored(9), paid(other, 9, 9)], [turn(3), paid(one, 3, 9)], [turn(4, 1), paid(other, 2, 11)], [turn(5)]];
    const [final, updates] = played(like, entries, { outcome: 'finished', reason: 'G-END-1', winners: [other] });
    expect(takeawaysOf(final, updates)).toMatchObject([
      { kind: 'lead', player: 1, by: 2, moments: [{ turn: 4, seq: 6 }] },
      { kind: 'scoring', player: 1, source: 'road', points: 9, tiles: 4, moments: [{ turn: 2, seq: 3 }] },
    ]);
  });

  it('is the best scoring where several won', () => {
    const like = start(named('game_base.json'));
    const [one, other] = like.tracks.map((track) => track.colour) as ['red', 'green'];
    const [final, updates] = played(like, [[scored(4), paid(one, 4, 4), paid(other, 4, 4)]], { outcome: 'finished', reason: 'G-END-1', winners: [one, other] });
    expect(takeawaysOf(final, updates).map(({ kind }) => kind)).toEqual(['scoring']);
  });
});

it('a game that runs teaches nothing yet', () => {
  const { final, updates } = named('game_ghosts.json');
  expect(final.outcome).toBe('undecided');
  expect(takeawaysOf(final, updates)).toEqual([]);
});
