// The checker of the layers finds what breaks each row of the project's own table.
import assert from 'node:assert/strict';
import test from 'node:test';
import { findFaults, readLayers } from '../../script/layers.mjs';
import { layers } from './planted.mjs';

const kFolders = layers.flatMap(({ folders }) => folders).filter((folder) => !folder.endsWith('/*'));
const kSound = kFolders.map((folder) => ({ path: `${folder}/sound.hpp`, text: '#pragma once\n' }));

/** The faults of a project that is sound but for one source in `folder`, whose third line is `line`. */
function faultsOf(folder, line) {
  return findFaults(layers, [...kSound, { path: `${folder}/planted.cpp`, text: `// A source.\n\n${line}\n` }]);
}

function assertFoundOnce(faults, folder, line) {
  assert.equal(faults.length, 1, `${folder}: ${line}`);
  const [{ path, line: number, found, rule, right, row }] = faults;
  assert.deepEqual([path, number, found], [`${folder}/planted.cpp`, 3, line]);
  assert.ok(rule.includes(' includes ') && right.length > 0 && row > 0);
}

test('a project in which every layer includes nothing has no fault', () => {
  assert.deepEqual(findFaults(layers, kSound), []);
});

for (const { folders, includes, libraries } of layers.filter((layer) => layer.includes)) {
  for (const folder of folders) {
    const allowed = [...includes, ...folders];

    test(`${folder} may include what its row names, and nothing else of the project`, () => {
      for (const entry of allowed) {
        const header = /\.\w+$/.test(entry) ? entry : `${entry}/door.hpp`;
        assert.deepEqual(faultsOf(folder, `#include "${header}"`), []);
      }
      const forbidden = kFolders.filter((other) => !allowed.includes(other));
      assert.ok(forbidden.length > 0);
      for (const other of forbidden) {
        const line = `#include "${other}/door.hpp"`;
        assertFoundOnce(faultsOf(folder, line), folder, line);
      }
    });

    test(`${folder} may include the libraries that its row names, and no other`, () => {
      for (const library of libraries) {
        if (library === 'posix') continue;
        const header = library.endsWith('.h') ? library : `${library}/door.hpp`;
        assert.deepEqual(faultsOf(folder, `#include <${header}>`), []);
      }
      const line = '#include <unheard_of/door.hpp>';
      assertFoundOnce(faultsOf(folder, line), folder, line);
      assert.equal(faultsOf(folder, '#include <unistd.h>').length, libraries.includes('posix') ? 0 : 1);
      assert.deepEqual(faultsOf(folder, '#include <vector>'), []);
    });
  }
}

test('an include without a folder, or of one that has no row, is a fault, however it is spaced', () => {
  for (const header of ['door.hpp', '../rooms/door.hpp', 'server/nowhere/door.hpp']) {
    const line = `  #  include "${header}"`;
    assert.match(faultsOf('server/net', line)[0].right, /from the root of the project/);
  }
});

test('a folder without a row is a fault', () => {
  const [fault] = findFaults(layers, [...kSound, { path: 'server/attic/door.hpp', text: '' }]);
  assert.match(fault.rule, /server\/attic has no row/);
});

test('a row whose folders have no source is a fault', () => {
  const [fault] = findFaults(layers, kSound.filter(({ path }) => !path.startsWith('server/docs/')));
  assert.match(fault.found, /server\/docs/);
});

/** A table with these rows, each the cells of folders and of what they include. */
function table(...rows) {
  const lines = rows.map(([folders, includes]) => `| ${folders} | what | ${includes} | nothing |`);
  return ['## Layers', '', '| folders | what | includes | libraries |', '|---|---|---|---|', ...lines].join('\n');
}

test('an entry that is a header allows that header alone', () => {
  const few = readLayers(table(['`low`', 'nothing'], ['`high`', '`low/door.hpp`']));
  const text = '#include "low/door.hpp"\n#include "low/cellar.hpp"\n';
  const faults = findFaults(few, [{ path: 'low/door.hpp', text: '' }, { path: 'high/roof.cpp', text }]);
  assert.deepEqual(faults.map(({ line }) => line), [2]);
});

test('a row includes only layers above it, so there are no circles', () => {
  assert.equal(readLayers(table(['`low`', 'nothing'], ['`high`', '`low`'])).length, 2);
  const upsideDown = table(['`high`', '`low`'], ['`low`', 'nothing']);
  assert.throws(() => readLayers(upsideDown), /no row above this one has the folder low/);
});

test('a table that says something twice, or not at all, is refused', () => {
  assert.throws(() => readLayers(table(['`low`', 'nothing'], ['`low`', 'nothing'])), /low has a row already/);
  assert.throws(() => readLayers(table(['`low`', 'a little'])), /neither nothing nor everything/);
  assert.throws(() => readLayers(`${table()}\n| \`low\` | nothing |`), /4 cells/);
  assert.throws(() => readLayers(table()), /no table/);
  assert.throws(() => readLayers('## Style'), /no heading/);
});
