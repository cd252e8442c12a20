import { beforeEach, describe, expect, it, vi } from 'vitest';

import { isBetter, resultOf, type GameResult } from '../../src/game/result';
import { emptyLog, type Log } from '../../src/game/log';
import type { Level } from '../../src/protocol/types';
import { recording, recordings } from '../fixtures';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.resetModules();
  Object.assign(window, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

/** The store as a page that was just opened has it. */
const open = () => import('../../src/session/results');

function game(part: Partial<GameResult>): GameResult {
  return {
    id: 'a.1', game: 'mists', level: 1, players: 1, outcome: 'lost', points: 20, ghosts: 0, turns: 30, ...part,
  };
}

const won = (id: string, level: Level) => game({ id, level, outcome: 'won', points: 55, ghosts: 3 });

describe('the results of this browser', () => {
  it('count each game once, in a window that was opened later as well', async () => {
    const first = await open();
    first.rememberResult(game({ id: 'a.1' }));
    first.rememberResult(game({ id: 'a.1' }));
    vi.resetModules();
    const later = await open();
    later.rememberResult(game({ id: 'a.1' }));
    later.rememberResult(won('a.2', 1));
    expect(later.talliesOf({ game: 'mists', level: 1 })).toEqual([{ games: 2, won: 1, best: won('a.2', 1) }]);
  });

  it('keep the best of each number of players', async () => {
    const { rememberResult, talliesOf } = await open();
    rememberResult(game({ id: 'a', points: 30 }));
    rememberResult(game({ id: 'b', points: 10 }));
    rememberResult(game({ id: 'c', points: 40, players: 3 }));
    const tallies = talliesOf({ game: 'mists', level: 1 });
    expect(tallies.map(({ best, games }) => [best.players, best.points, games])).toEqual([[1, 30, 2], [3, 40, 1]]);
  });

  it('lead to the level after the highest that was won', async () => {
    const { rememberResult, suggestedLevel } = await open();
    const suggested = [suggestedLevel()];
    for (const level of [1, 3, 6, 2, 4, 5] as const) {
      rememberResult(won(`l${level}`, level));
      suggested.push(suggestedLevel());
    }
    expect(suggested).toEqual([1, 2, 4, 2, 4, 5, 6]);
  });
});

describe('a better result', () => {
  it('is a win', () => expect(isBetter(game({ outcome: 'won', points: 1 }), game({ points: 40 }))).toBe(true));

  it('of a team that won has more ghosts left, else fewer turns', () => {
    const base = won('a', 2);
    expect(isBetter({ ...base, ghosts: 5, points: 50 }, base)).toBe(true);
    expect(isBetter({ ...base, turns: 20 }, base)).toBe(true);
    expect(isBetter({ ...base, points: 80, turns: 31 }, base)).toBe(false);
  });

  it('of rivals has more points', () => {
    const rival = game({ game: 'base', level: null });
    expect(isBetter({ ...rival, points: 21, ghosts: 0 }, { ...rival, ghosts: 9 })).toBe(true);
    expect(isBetter(rival, rival)).toBe(false);
  });
});

describe('the result of a log', () => {
  const { room, final, updates } = recording();
  const over: Log = {
    ...emptyLog,
    room: { ...room, seed: '00', commitment: '11' },
    seat: 1,
    now: { seq: updates.length, state: final, next: null, legal: [] },
  };

  it('is what the last state says', () => {
    expect(resultOf(over)).toEqual({
      id: room.game_id, game: 'mists', level: 1, players: 2, outcome: 'lost',
      points: final.tracks[0]!.points, ghosts: final.ghosts.supply, turns: final.turn,
    });
  });

  it('is none for who watched, for a fork, a lesson, or while the game runs', () => {
    expect(resultOf({ ...over, seat: null })).toBeNull();
    expect(resultOf({ ...over, room: { ...over.room!, forked_from: { game: 'x.1', seq: 3 } } })).toBeNull();
    expect(resultOf({ ...over, room: { ...over.room!, lesson: 1 } as Log['room'] })).toBeNull();
    const running = recordings().find(({ final }) => final.outcome === 'undecided')!;
    expect(resultOf({ ...over, now: { ...over.now, state: running.final } })).toBeNull();
  });

  it('of rivals is won by who has the most points, with the own points', () => {
    const { final, room } = recordings().find(({ room }) => room.game === 'ghosts')!;
    const state = { ...final, outcome: 'finished' as const, reason: 'G-END-1' as const, winners: ['red' as const] };
    const at = (seat: number) =>
      resultOf({ ...over, room: { ...room, seed: '00', commitment: '11' }, seat, now: { ...over.now, state } });
    expect(at(0)).toMatchObject({ outcome: 'won', points: final.tracks[0]!.points });
    expect(at(1)).toMatchObject({ outcome: 'lost', points: final.tracks[1]!.points });
  });
});
