// The checker of titles finds those that begin with a capital, and only those.
import assert from 'node:assert/strict';
import test from 'node:test';
import { findTitles } from '../../script/titles.mjs';

const found = (path, text) => findTitles(path, text).map(({ line, title }) => [line, title]);

const kMacros = {
  'a test case': (title) => `TEST_CASE("${title}") {`,
  'a test case over two lines': (title) => `TEST_CASE(\n    "${title}") {`,
  'a test case with a fixture': (title) => `TEST_CASE_FIXTURE(Scene, "${title}") {`,
  'a part of a test case': (title) => `SUBCASE("${title}") {`,
};
for (const [what, write] of Object.entries(kMacros)) {
  test(`the title of ${what} begins with a small letter`, () => {
    assert.deepEqual(found('x_test.cpp', write('a room')), []);
    assert.deepEqual(found('x_test.cpp', `\n${write('A room')}`), [[2, 'A room']]);
  });
}

const kCalls = {
  test: (title) => `test('${title}', async () => {`,
  'test.each': (title) => `test.each(['a', 'b'])('${title}', () => {`,
  it: (title) => `  it("${title}", () => {`,
  'it.each': (title) => `  it.each([\n    [1, 2],\n  ])('${title}', () => {`,
  describe: (title) => `describe(\`${title}\`, () => {`,
};
for (const [what, write] of Object.entries(kCalls)) {
  test(`the title of ${what} begins with a small letter`, () => {
    assert.deepEqual(found('x.test.ts', write('a room')), []);
    assert.equal(found('x.test.ts', write('A room')).length, 1, write('A room'));
  });
}

test('a word that is written in capitals, a number and a value keep what they begin with', () => {
  const titles = ['HTTP is spoken', 'M-GHOST-1: a bank', 'SHA-256 of nothing', '405 is said', '20,000 rooms', '%s'];
  for (const title of titles) assert.deepEqual(found('x_test.cpp', `TEST_CASE("${title}") {`), [], title);
});

test('what is no title is none', () => {
  assert.deepEqual(found('x_test.cpp', 'CHECK(name == "Ana");'), []);
  assert.deepEqual(found('x.test.ts', "expect(test).toBe('Ana');\nlatest('Ana');\n"), []);
});
