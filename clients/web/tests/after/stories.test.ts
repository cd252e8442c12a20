import { describe, expect, it } from 'vitest';

import { storiesOf, storyNames, type Story } from '../../src/game/after/stories';
import { emptyLog, reduce, type Log } from '../../src/game/log';
import { reviewOf } from '../../src/game/review';
import { lineOf } from '../../src/game/undo';
import type { Colour, GameEvent, State, Update } from '../../src/protocol/types';
import { rememberStories } from '../../src/session/remember_stories';
import { keptStories, storiesFrom } from '../../src/session/stories';
import { recordings } from '../fixtures';

const named = (name: string) => recordings().find((one) => one.name === name)!;
const team = named('game_level3.json').welcome.state;
const rivals = named('game_base.json').welcome.state;
const [red, green] = rivals.tracks.map(({ colour }) => colour) as [Colour, Colour];

function logOf(entries: GameEvent[][]): Update[] {
  return entries.map((events, i) => ({
    type: 'update', seq: i + 1, actor: { kind: 'player', player: 0 }, decision: { id: 'pass', type: 'pass' }, events, patch: [], next: { actor: 'nobody' }, legal: [],
  })) as unknown as Update[];
}

function told(like: State, entries: GameEvent[][], end: Partial<State>, own: Colour[] = []): Story[] {
  const updates = logOf(entries);
  const final = { ...like, outcome: 'lost', reason: 'M-END-3', ...end } as State;
  return storiesOf({ final, line: lineOf(updates), review: reviewOf(final, updates), own });
}

const at = { x: 2, y: 0 };
const turn = (n: number, player = 0): GameEvent => ({ type: 'turn_started', turn: n, player });
const rose = (count: number): GameEvent => ({ type: 'ghosts_placed', ...at, count, cause: 'symbols' });
const gone = (count: number, cause: 'bank' | 'hound' = 'bank'): GameEvent => ({ type: 'ghosts_removed', ...at, count, cause });
const closed = (feature: string): GameEvent => ({ type: 'bank_completed', feature, tiles: 4 });
const scored = (kind: 'road' | 'city', place: string, tiles: number, colours = 1, complete = true): GameEvent => ({
  type: 'feature_scored',
  scoring: { feature: `${kind}0@${place}`, kind, complete, tiles, coats: 0, misty: 0, cities: 0, colours, value: tiles, points: tiles * colours } as never,
  for: 'points',
});
const paid = (colour: Colour, feature: string | null, points: number, total: number): GameEvent => ({ type: 'score_changed', colour, points, total, ghosts: 0, feature });
const hound = (name: 'rufus' | 'ronja', segment = 'road0'): GameEvent => ({ type: 'hound_placed', hound: name, ...at, segment });
const won = { outcome: 'won', reason: 'M-END-1' } as const;

describe('stories of the mist', () => {
  it('tell of the bank that sent most ghosts home, if those were six or more', () => {
    const entries = [[closed('a'), gone(3), gone(3)], [turn(2), closed('b'), gone(7)], [turn(3), gone(9, 'hound')]];
    expect(told(team, entries, {})).toEqual([{ name: 'bank', turn: 2, seq: 2, n: 7 }]);
    expect(told(team, [[closed('a'), gone(3), gone(2)]], {})).toEqual([]);
  });

  it('tell of banks that one tile closed together, and give neither the ghosts of both', () => {
    const entries = [[closed('a'), gone(4)], [turn(2), closed('b'), closed('c'), gone(4), gone(4)]];
    expect(told(team, entries, {})).toEqual([{ name: 'twoBanks', turn: 2, seq: 2, n: 2 }]);
  });

  it('tell of a board without ghosts, if five had stood there', () => {
    const ghosts = { total: 15, supply: 12 };
    expect(told(team, [[rose(2)], [turn(2), gone(5)], [turn(3), rose(3)]], { ghosts })).toEqual([{ name: 'clear', turn: 2, seq: 2, n: 5 }]);
    expect(told(team, [[rose(1)], [turn(2), gone(4)], [turn(3), rose(3)]], { ghosts })).toEqual([]);
  });

  it('tell of an empty supply, where the game was won all the same', () => {
    const entries = [[rose(12)], [turn(2), gone(2, 'hound')]];
    const ghosts = { total: 15, supply: 2 };
    expect(told(team, entries, { ...won, ghosts })).toEqual([{ name: 'brink', turn: 1, seq: 1, n: 15 }]);
    expect(told(team, entries, { ghosts })).toEqual([]);
    expect(told(team, [[rose(11)], [turn(2), gone(2, 'hound')]], { ...won, ghosts: { total: 15, supply: 3 } })).toEqual([]);
  });
});

describe('stories of a team', () => {
  it('tell of a win with the last tile', () => {
    const over = { ...won, turn: 9, piles: [0, 0] };
    expect(told(team, [[], [turn(9)], []], over)).toEqual([{ name: 'lastTile', turn: 9, seq: 3, n: 9 }]);
    expect(told(team, [[], [turn(9)], []], { ...over, piles: [0, 1] })).toEqual([]);
    expect(told(team, [[], [turn(9)], []], { turn: 9, piles: [0, 0] })).toEqual([]);
  });

  it('tell of colours on one scoring, and of great works, the greatest of each', () => {
    const entries = [[scored('road', '1,0', 9, 3)], [turn(2), scored('road', '2,0', 10)], [turn(3), scored('city', '3,0', 12, 4)], [turn(4), scored('road', '4,0', 11)]];
    expect(told(team, entries, {})).toEqual([
      { name: 'colours', turn: 3, seq: 3, n: 4 },
      { name: 'road', turn: 4, seq: 4, n: 11 },
      { name: 'city', turn: 3, seq: 3, n: 12 },
    ]);
  });

  it('tell of three works in one turn, over several entries', () => {
    const entries = [[turn(2), scored('road', '1,0', 3)], [scored('city', '2,0', 3)], [scored('city', '3,0', 3)], [turn(3), scored('road', '4,0', 3), scored('road', '5,0', 3)]];
    expect(told(team, entries, {})).toEqual([{ name: 'features', turn: 2, seq: 3, n: 3 }]);
    expect(told(team, entries.slice(1), {})).toEqual([]);
  });

  it('tell of two hounds with one meeple at the same time', () => {
    expect(told(team, [[hound('rufus')], [turn(2), hound('ronja')]], {})).toEqual([{ name: 'oneMeeple', turn: 2, seq: 2, n: 2 }]);
    expect(told(team, [[hound('rufus')], [turn(2), hound('ronja', 'city0')]], {})).toEqual([]);
    const left: GameEvent = { type: 'hound_left', hound: 'rufus', cause: 'scoring' };
    expect(told(team, [[hound('rufus')], [left], [turn(2), hound('ronja')]], {})).toEqual([]);
  });

  it('tell of a hound that came when its pile was empty', () => {
    const joined = (rest: number): GameEvent => ({ type: 'piles_joined', rest, tiles: 20 + rest });
    expect(told(team, [[joined(0)]], {})).toEqual([{ name: 'justInTime', turn: 1, seq: 1, n: 20 }]);
    expect(told(team, [[joined(1)]], {})).toEqual([]);
  });
});

describe('stories of rivals', () => {
  const finished: Partial<State> = { outcome: 'finished', reason: 'G-END-1', winners: [green] };
  const entries = [[paid(red, null, 14, 14)], [turn(2), paid(green, null, 4, 4)], [turn(3), paid(green, null, 20, 24)], [turn(4)]];

  it('tell of a win from far behind, to the winner alone', () => {
    expect(told(rivals, entries, finished, [green])).toEqual([{ name: 'comeback', turn: 1, seq: 2, n: 14 }]);
    expect(told(rivals, entries, finished, [red])).toEqual([]);
    expect(told(rivals, entries, { ...finished, winners: [red, green] }, [green])).toEqual([]);
  });

  it('tell of works that one was paid for, and of none that others finished or nobody did', () => {
    const work = [[scored('road', '1,0', 11), paid(red, 'road0@1,0', 11, 11)], [turn(2)], [scored('city', '2,0', 12, 1, false), paid(red, 'city0@2,0', 12, 23)]];
    expect(told(rivals, work, { ...finished, winners: [red] }, [red])).toEqual([{ name: 'road', turn: 1, seq: 1, n: 11 }]);
    expect(told(rivals, work, { ...finished, winners: [red] }, [green])).toEqual([]);
  });
});

it('a game that runs has no story yet', () => {
  expect(told(team, [[closed('a'), gone(9)]], { outcome: 'undecided', reason: null })).toEqual([]);
});

it.each(recordings())('the stories of $name are known ones, once each, and of moments of its log', ({ final, updates }) => {
  const over = final.outcome === 'undecided' ? ({ ...final, outcome: 'lost', reason: 'M-END-3' } as State) : final;
  const stories = storiesOf({ final: over, line: lineOf(updates), review: reviewOf(over, updates), own: [red] });
  expect(new Set(stories.map(({ name }) => name)).size).toBe(stories.length);
  for (const { name, seq } of stories) {
    expect(storyNames).toContain(name);
    expect(updates.some((update) => update.seq === seq)).toBe(true);
  }
});

describe('what a browser remembers', () => {
  const { welcome, updates } = named('game.json');
  const entries = logOf([[closed('a'), gone(8)], [turn(2), closed('b'), closed('c')]]);
  const end: Log = [welcome, ...updates].reduce((log, message) => reduce(log, message), emptyLog);
  const ended = { type: 'ended', seq: 1, outcome: 'lost', reason: 'M-END-2', winners: [], seed: '', commitment: '', deck: null } as Log['ended'];
  const log = (id: string, seat: number | null): Log => ({ ...end, ended, seat, room: { ...end.room!, game_id: id } });
  const remember = (known: Log, at: number, all = entries) => rememberStories(known, all, reviewOf(known.now.state!, all), at);

  it('is nothing of a game that was only watched', () => {
    remember(log('watched.1', null), 5);
    expect(keptStories()).toEqual([]);
  });

  it('is each story once, of the game that told it first', () => {
    remember(log('first.1', 0), 10, entries.slice(0, 1));
    remember(log('second.1', 0), 20);
    remember(log('second.1', 0), 30);
    expect(keptStories().map(({ name, id, at: when }) => [name, id, when])).toEqual([['twoBanks', 'second.1', 20], ['bank', 'first.1', 10]]);
    expect(storiesFrom('first.1')).toEqual([{ name: 'bank', turn: 1, seq: 1, n: 8, id: 'first.1', waypoint: { game: 'mists', level: 1 }, at: 10 }]);
    expect(storiesFrom('third.1')).toEqual([]);
  });
});
