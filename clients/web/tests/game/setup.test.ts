import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { setupOf, type Setup } from '../../src/game/setup';
import { kLevels, type Stock, type State } from '../../src/protocol/types';
import { words } from '../../src/words';

type Beginning = Pick<
  State,
  'game' | 'level' | 'players' | 'modules' | 'tracks' | 'goal' | 'piles' | 'ghosts' | 'hounds' | 'supplies' | 'guards'
>;

/** States before the first draw, as a server told them. */
const beginnings = JSON.parse(
  readFileSync(new URL('../fixtures/beginnings.json', import.meta.url), 'utf8'),
) as Beginning[];

const sum = (stock: Stock | undefined) => Object.values(stock ?? {}).reduce((all, n) => all + n, 0);

/** What the state shows of a setup. */
function shownBy({ game, tracks, goal, piles, ghosts, hounds, supplies, guards }: Beginning) {
  return {
    piles,
    goal,
    ghosts: { total: ghosts.total, placed: ghosts.total - ghosts.supply },
    scorers: game === 'mists' ? tracks.length : 0,
    hounds: hounds.map(({ hound, total }) => ({ hound, total })),
    colours: supplies.map((supply) => Object.keys(supply).length),
    inHand: supplies.map(sum),
    guards: supplies.map((_, i) => sum(guards[i])),
  };
}

/** The same, as the setup tells it of each player. */
function toldBy({ cemeteries: _, hand, lent, ...setup }: Setup, players: number) {
  const each = Array.from({ length: players }, (_, i) => i);
  return {
    ...setup,
    colours: each.map(() => hand.colours),
    inHand: each.map((i) => hand.colours * hand.meeples - (i < lent ? 1 : 0)),
    guards: each.map(() => hand.guards),
  };
}

describe('the setup that is told before a game', () => {
  it.each(beginnings)('is that of $game $level with $players', (beginning) => {
    const { game, level, players, modules } = beginning;
    const setup = setupOf(game, level ?? 1, players, modules ?? undefined);
    expect(toldBy(setup, players)).toEqual(shownBy(beginning));
  });

  it('covers every level and number of players', () => {
    const recorded = beginnings.filter(({ game }) => game === 'mists').map(({ level, players }) => `${level}/${players}`);
    expect(recorded).toEqual(kLevels.flatMap((level) => [1, 2, 3, 4, 5].map((n) => `${level}/${n}`)));
  });

  it('names no other number in the line about a level', () => {
    for (const level of kLevels) {
      const { piles, ghosts, goal } = setupOf('mists', level, 1);
      const known = [piles.reduce((a, b) => a + b), ghosts.total, goal, level - 1];
      for (const number of words.levels[level].match(/\d+/g) ?? []) expect(known, words.levels[level]).toContain(Number(number));
      expect(words.levels[level]).toContain(String(goal));
    }
  });

  it('changes no more than the rules say between levels', () => {
    expect(kLevels.map((level) => setupOf('mists', level, 1).cemeteries)).toEqual([
      'none', 'plain', 'plain', 'plain', 'haunted', 'haunted',
    ]);
  });
});
