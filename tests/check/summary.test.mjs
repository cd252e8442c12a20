// What a run of all suites says at its end of what failed.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const kCommon = join(dirname(fileURLToPath(import.meta.url)), '../../script/common.sh');

/** The lines that are told of a suite with that log. */
function toldOf(log) {
  const folder = mkdtempSync(join(tmpdir(), 'mistward-summary-'));
  try {
    const path = join(folder, 'suite.log');
    writeFileSync(path, `${log.join('\n')}\n`);
    const said = execFileSync('bash', ['-c', 'source "$1"; name_what_failed suite "$2"', 'bash', kCommon, path], { encoding: 'utf8' });
    return said.split('\n').map((line) => line.trim().replace(/ +/g, ' ')).filter(Boolean);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a test of Node that failed is named with its error, on one line or on the next', () => {
  const log = [
    'ok 1 - good', '  error: of nothing',
    'a| not ok 2 - small', 'a|   ---', "a|   error: 'too small'",
    'b| not ok 3 - other', 'b|   ---', 'b|   error: |-', 'b|     not equal:', 'b|     1 !== 2',
  ];
  assert.deepEqual(toldOf(log), ['suite: a| not ok 2 - small', "suite: a| error: 'too small'", 'suite: b| not ok 3 - other', 'suite: b| not equal:']);
});

test('an error that comes too late is of nothing that failed before it', () => {
  const padding = Array.from({ length: 5 }, (_, i) => `line ${i}`);
  const log = ['not ok 1 - mute', ...padding, '  error: |-', 'not ok 2 - next', '  ---', "  error: 'its own'"];
  assert.deepEqual(toldOf(log), ['suite: not ok 1 - mute', 'suite: not ok 2 - next', "suite: error: 'its own'"]);
});

test('a test case of doctest that failed is named, of a marked log too, and one that only told something is not', () => {
  const told = ['TEST CASE:  talks', 'a_test.cpp:3: MESSAGE: one', ''];
  const broken = ['TEST CASE:  breaks', 'a_test.cpp:9: ERROR: CHECK( 1 == 2 ) is NOT correct!', '  values: CHECK( 1 == 2 )', 'a_test.cpp:10: ERROR: CHECK( 3 == 4 )'];
  assert.deepEqual(toldOf([...told, ...broken]), ['suite: TEST CASE: breaks']);
  assert.deepEqual(toldOf([...told, ...broken].map((line) => `asan| ${line}`)), ['suite: asan| TEST CASE: breaks']);
});
