import { expect, test } from 'vitest';
import type { GameState } from '../e2e/harness/protocol.ts';
import { audit, type Violation } from './frame/audit.ts';
import { Progress } from './frame/progress.ts';
import { replay } from './frame/replay.ts';
import { rightGame } from './frame/samples.ts';

const kinds = (violations: Violation[]) => [...new Set(violations.map(({ kind }) => kind))].sort();

/** What is found after something in a game that was right has been forged. */
function afterForging(forge: (game: ReturnType<typeof rightGame>) => void): Violation['kind'][] {
  const game = rightGame();
  forge(game);
  return kinds(audit(game.record, game.lines, game.rows));
}

test('a game in which everything is right has no violation', () => {
  expect(afterForging(() => undefined)).toEqual([]);
});

test('an acknowledged decision that the log lacks is found', () => {
  expect(afterForging(({ lines, rows }) => (lines.pop(), rows.pop()))).toEqual(['lost']);
});

test('an acknowledged decision in whose place the log has another is found', () => {
  const found = afterForging(({ lines }) => (lines[3] = lines[3]!.replace('"pass"', '"meeple:road0:red"')));
  expect(found).toEqual(['changed', 'lost', 'unasked']);
});

test('an acknowledged decision whose command the database lacks is found', () => {
  expect(afterForging(({ rows }) => rows.pop())).toEqual(['lost']);
});

test('an update that was shown and is not in the log is found', () => {
  expect(afterForging(({ record }) => record.show(5, '{"seq":5}'))).toEqual(['lost']);
});

test('a command that the database has twice is found', () => {
  expect(afterForging(({ rows }) => rows.push({ seq: 5, id: 'a1' }))).toEqual(['doubled']);
});

test('a command that was refused and yet done is found', () => {
  expect(afterForging(({ rows }) => rows.push({ seq: 3, id: 'b1' }))).toEqual(['doubled']);
});

test('a command that was acknowledged as two entries is found', () => {
  expect(afterForging(({ record }) => record.acknowledge('a1', 4))).toContain('contradiction');
});

test('a command that was refused and acknowledged, in either order, is found', () => {
  expect(afterForging(({ record }) => record.refuse('a1', 'stale_seq'))).toContain('contradiction');
  expect(afterForging(({ record }) => record.acknowledge('b1', 3))).toContain('contradiction');
});

test('two updates of one seq are found', () => {
  expect(afterForging(({ record, lines }) => record.show(2, lines[1]!.replace('0,1,0', '0,1,1')))).toEqual(['contradiction']);
});

test('an update that was shown otherwise than it is in the log is found', () => {
  expect(afterForging(({ lines }) => (lines[0] = lines[0]!.replace('14.3', '14.2')))).toEqual(['changed']);
});

test('a gap in the log is found', () => {
  expect(afterForging(({ lines }) => lines.splice(0, 1))).toContain('gap');
});

test('an entry that nobody has asked for is found', () => {
  expect(afterForging(({ record }) => record.sent.delete('b1'))).toEqual([]);
  expect(afterForging(({ record }) => (record.sent.set('a2', { id: 'a2', seat: 1, expectSeq: 3, decision: 'pass' })))).toEqual(['unasked']);
});

test('a state that the patches of the log do not lead to is found', () => {
  const { lines } = rightGame();
  const turn = (number: number) => ({ turn: number }) as unknown as GameState;
  expect(replay(turn(0), lines, [{ who: 'Ana', seq: 2, state: turn(2) }, { who: 'the server', seq: 4, state: turn(4) }])).toEqual([]);
  expect(replay(turn(0), lines, [{ who: 'Ana', seq: 2, state: turn(1) }])).toEqual(['Ana has another state at 2 than the log leads to']);
  expect(replay(turn(0), lines, [{ who: 'Ana', seq: 5, state: turn(5) }])).toEqual(['Ana is at 5, and the log ends at 4']);
});

test('whoever does not play on in time is found, and a decision from before proves nothing', async () => {
  const progress = new Progress();
  progress.sent();
  const since = performance.now();
  const late = progress.playedOn(since, 0.02, 'Ana');
  progress.acknowledged();
  await expect(late).rejects.toThrow('not within 0.02 s: Ana');
  const inTime = progress.playedOn(since, 5, 'Ana');
  progress.sent();
  progress.acknowledged();
  expect(await inTime).toBeGreaterThanOrEqual(0);
});
