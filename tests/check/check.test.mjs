// Each check of script/check is red where a fault is planted, and says where that is.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';
import { PlantedProject } from './planted.mjs';

const kHasFormatter = /version 14\./.test(spawnSync('clang-format', ['--version'], { encoding: 'utf8' }).stdout ?? '');

/** A test of a project in which `arrange` has planted what it likes. */
function planted(sentence, options, arrange) {
  test(sentence, options, () => {
    const project = new PlantedProject();
    try {
      arrange(project);
    } finally {
      project.end();
    }
  });
}

function assertRed({ status, output }, ...says) {
  assert.equal(status, 1, output);
  assert.match(output, /^0 passed, 1 failed$/m);
  for (const pattern of says) assert.match(output, pattern);
}

planted('a project without a fault passes every check', {}, (project) => {
  const { status, output } = project.check();
  assert.equal(status, 0, output);
  assert.match(output, /^11 passed, 0 failed$/m);
});

planted('a forbidden include is red, with its line, the rule and what would be right', {}, (project) => {
  project.plant('protocol/planted.hpp', '#pragma once\n\n#include "server/net/server.hpp"\n');
  assertRed(
    project.check('layers'),
    /protocol\/planted\.hpp:3: #include "server\/net\/server\.hpp"/,
    /broken: protocol includes rules, .* \(CONTRIBUTING\.md:\d+\)/,
    /right: .*move what both need into a lower layer/,
  );
});

planted('a folder without a row is red', {}, (project) => {
  project.plant('server/attic/planted.hpp', '#pragma once\n');
  assertRed(project.check('layers'), /the folder server\/attic has no row/);
});

planted('a table of layers that cannot be read is red', {}, (project) => {
  project.plant('CONTRIBUTING.md', '# Contributing\n');
  assertRed(project.check('layers'), /there is no heading "Layers"/);
});

const kUnnamed = {
  'a switch over an awaited value': ['server/net', 'switch (co_await next()) {}'],
  'braces in an argument of an awaited call': ['clients/bot', 'co_await send(\n    Message{1});'],
  'a hop to another strand beside its door': ['server/net', 'co_spawn(strand, task, use_awaitable);'],
};
for (const [what, [folder, line]] of Object.entries(kUnnamed)) {
  planted(`${what} is red`, {}, (project) => {
    project.plant(`${folder}/planted.cpp`, `${line}\n`);
    assertRed(project.check('awaited_values'), new RegExp(`${folder}/planted\\.cpp`));
  });
}

planted('a source that is not formatted is red, wherever it stands', { skip: !kHasFormatter }, (project) => {
  for (const folder of ['rules', 'companion/engine', 'server/net', 'clients/bot', 'tests/rules']) {
    project.plant(`${folder}/planted.cpp`, 'int  answer( ) ;\n');
    assertRed(project.check('formatting'), new RegExp(`${folder}/planted\\.cpp`));
    project.remove(`${folder}/planted.cpp`);
  }
});

planted('braces around what fits on one line are red, and so are none around what does not', {}, (project) => {
  project.plant('server/net/planted.cpp', 'if (ended) {\n    return;\n}\n');
  assertRed(project.check('braces'), /server\/net\/planted\.cpp:1: right: the statement on this line/);
  project.plant('server/net/planted.cpp', 'if (ended) return;\n');
  project.plant('tests/e2e/planted.test.ts', '\nfor (const each of all)\n  try_(each);\n');
  assertRed(project.check('braces'), /tests\/e2e\/planted\.test\.ts:2: right: braces/);
});

planted('a title of a test that begins with a capital is red', {}, (project) => {
  project.plant('tests/net/planted_test.cpp', '\nTEST_CASE("A planted one") {}\n');
  assertRed(project.check('titles'), /tests\/net\/planted_test\.cpp:2: .*"A planted one"/);
  project.remove('tests/net/planted_test.cpp');
  project.plant('tests/e2e/planted.test.ts', "test('Planted', () => {});\n");
  assertRed(project.check('titles'), /tests\/e2e\/planted\.test\.ts:1: .*"Planted"/);
});

planted('a document that names what is not there is red', {}, (project) => {
  project.plant('server/README.md', 'Run\n`script/attic`,\n`script/build mistward_attic` and `mistward --attic`.\n');
  assertRed(
    project.check('named'),
    /server\/README\.md:2: there is no script\/attic/,
    /server\/README\.md:3: there is no target "mistward_attic"/,
    /server\/README\.md:3: no program has the flag --attic/,
  );
});

planted('another version in one place is red', {}, (project) => {
  project.plant('clients/python/mistward/__init__.py', '__version__ = "9.9.9"\n');
  assertRed(project.check('versions'), /clients\/python\/mistward\/__init__\.py: says 9\.9\.9/);
});

planted('a lock file with a download address is red', {}, (project) => {
  project.plant('tests/e2e/package-lock.json', '{ "resolved": "https://example.org/a.tgz" }\n');
  assertRed(project.check('lock_files'), /tests\/e2e\/package-lock\.json/);
});

planted('a line of prose over 120 columns is red, one of a table or of code is not', {}, (project) => {
  const long = 'ä'.repeat(117);
  project.plant('server/README.md', `${long}aaa\n\n    ${long}\n\n| ${long} |\n`);
  assert.equal(project.check('prose').status, 0);
  project.plant('server/README.md', `# Long\n\n- ${long}aa\n`);
  assertRed(project.check('prose'), /server\/README\.md:3:/);
});

planted('a link to no file or no heading is red, others are not', {}, (project) => {
  project.plant('server/NEAR.md', '# Near here: `it`\n\n[up](#near-here-it), `[code](nowhere)`, [far](https://example.org/a#b)\n');
  project.plant('server/README.md', '[near](NEAR.md), [heading](NEAR.md#near-here-it), [folder](../server/)\n');
  assert.equal(project.check('links').status, 0);
  project.plant('server/README.md', '\n[file](FAR.md) and\n[heading](NEAR.md#there)\n');
  assertRed(project.check('links'), /server\/README\.md:2: .*FAR\.md/, /server\/README\.md:3: .*NEAR\.md#there/);
});

planted('a search that cannot look is red, though it finds nothing', {}, (project) => {
  project.remove('clients');
  for (const check of ['awaited_values', 'lock_files']) assertRed(project.check(check), /No such file/);
  if (kHasFormatter) assertRed(project.check('formatting'), /No such file/);
});

planted('a test of the checks that fails is red, and so are tests that are not there', {}, (project) => {
  project.plant('tests/check/planted.test.mjs', "throw new Error('planted');\n");
  assertRed(project.check('itself'), /Error: planted/);
  project.remove('tests/check');
  assertRed(project.check('itself'));
});

planted('one check that fails is enough, whatever the others say', {}, (project) => {
  project.plant('clients/bot/planted.cpp', 'void f() {\n    switch (co_await next()) {}\n}\n');
  const { status, output } = project.check('layers', 'awaited_values', 'lock_files');
  assert.equal(status, 1);
  assert.match(output, /^2 passed, 1 failed$/m);
});

planted('a check that does not exist is refused', {}, (project) => {
  const { status, output } = project.check('layres');
  assert.equal(status, 1);
  assert.match(output, /there is no check "layres"/);
});
