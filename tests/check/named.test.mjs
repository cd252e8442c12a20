// The checker of names finds targets, scripts and flags that documents name and that are not there, and only those.
import assert from 'node:assert/strict';
import test from 'node:test';
import { findFlags, findMissing, findTargets } from '../../script/named.mjs';

const kCmake = `
add_executable(mistward main.cpp)
add_executable(mistward_a_bench EXCLUDE_FROM_ALL a.cpp)
add_executable(mistward_b_bench EXCLUDE_FROM_ALL b.cpp)
add_executable(mistward_c_bench c.cpp)
set_target_properties(mistward_c_bench PROPERTIES EXCLUDE_FROM_ALL ON)
add_library(mistward_d STATIC EXCLUDE_FROM_ALL d.cpp)
# add_executable(mistward_e_bench e.cpp)
add_dependencies(mistward_on_demand mistward_a_bench
    mistward_d)
`;
const targets = findTargets([{ text: kCmake }]);
const flags = findFlags([{ text: 'add("--port"); "--port-of"; cmake --preset dev --target x' }]);
const missing = (text) => findMissing({ path: 'a.md', text }, targets, flags, (path) => ['script/run', 'script/build'].includes(path)).map((line) => line.replace('a.md:1: ', ''));

test('a target is built by a suite, or on demand by one', () => {
  assert.deepEqual(Object.fromEntries(targets), {
    mistward: true,
    mistward_a_bench: true,
    mistward_b_bench: false,
    mistward_c_bench: false,
    mistward_d: true,
  });
});

test('what is there may be named', () => {
  const text = '`script/run`, `script/build mistward mistward_a_bench`, `build/release/bin/mistward --port 1`, curl --compressed';
  assert.deepEqual(missing(text), []);
  assert.deepEqual(missing('| `mistward_a_bench` |, `mistward_fuzz_room`, `script/build mistward_replay_room`, a -- b'), []);
});

test('a target that nobody builds, or that is none, is found wherever it is named', () => {
  const none = (name) => `there is no target "${name}"`;
  const left = (name) => `no suite builds the target "${name}"; let mistward_on_demand depend on it`;
  assert.deepEqual(missing('`mistward_b_bench`'), [left('mistward_b_bench')]);
  assert.deepEqual(missing('`mistward_c_bench [GAMES]`'), [left('mistward_c_bench')]);
  assert.deepEqual(missing('`mistward_e_bench`'), [none('mistward_e_bench')]);
  assert.deepEqual(missing('script/build --preset dev mistward mistward_x'), [none('mistward_x')]);
  assert.deepEqual(missing('cmake --target mistward_x'), [none('mistward_x')]);
  assert.deepEqual(missing('build/release/bin/mistward-x'), [none('mistward-x')]);
});

test('a script and a flag that are not there are found', () => {
  assert.deepEqual(missing('script/walk'), ['there is no script/walk']);
  assert.deepEqual(missing('mistward --prot 1'), ['no program has the flag --prot']);
});
