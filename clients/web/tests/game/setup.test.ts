import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { levelTable } from '../../src/game/rule_book';
import { kLevels, type State } from '../../src/protocol/types';
import { words } from '../../src/words';

type Beginning = Pick<State, 'game' | 'level' | 'players' | 'tracks' | 'goal' | 'piles' | 'ghosts' | 'hounds'>;

/** States before the first draw, as a server told them. */
const beginnings = JSON.parse(
  readFileSync(new URL('../fixtures/beginnings.json', import.meta.url), 'utf8'),
) as Beginning[];

const together = beginnings.filter(({ game }) => game === 'mists');
const rowOf = (level: State['level']) => levelTable.find((row) => row.level === level)!;

describe('the table of levels', () => {
  it.each(together)('is that of a server at level $level with $players', ({ level, goal, piles, ghosts, hounds }) => {
    const totalOf = (name: string) => hounds.find(({ hound }) => hound === name)?.total ?? null;
    expect({
      goal,
      tiles: piles.reduce((all, n) => all + n, 0),
      piles: piles.length,
      ghosts: ghosts.total,
      rufus: totalOf('rufus'),
      ronja: totalOf('ronja'),
    }).toEqual((({ level: _, cemeteries: __, ...row }) => row)(rowOf(level)));
  });

  it('covers every level and number of players', () => {
    const recorded = together.map(({ level, players }) => `${level}/${players}`);
    expect(recorded).toEqual(kLevels.flatMap((level) => [1, 2, 3, 4, 5].map((n) => `${level}/${n}`)));
  });

  it('has no other number than the line about a level, which names its goal', () => {
    for (const level of kLevels) {
      const { tiles, ghosts, goal } = rowOf(level);
      const known = [tiles, ghosts, goal];
      for (const number of words.levels[level].match(/\d+/g) ?? []) expect(known, words.levels[level]).toContain(Number(number));
      expect(words.levels[level]).toContain(String(goal));
    }
  });

  it('changes no more than the rules say between levels', () => {
    expect(levelTable.map(({ cemeteries }) => cemeteries)).toEqual([null, 'plain', 'plain', 'plain', 'haunted', 'haunted']);
  });
});
