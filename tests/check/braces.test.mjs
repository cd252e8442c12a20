// The checker of braces finds what stands otherwise, and only that.
import assert from 'node:assert/strict';
import test from 'node:test';
import { findBraces } from '../../script/braces.mjs';

/** The lines with a fault. */
const faulty = (text, path = 'planted.cpp') => findBraces(path, text).map(({ line }) => line);
const braced = (head, statement) => `${head} {\n    ${statement}\n}\n`;

for (const head of ['if (a)', 'if constexpr (A)', 'for (const int each : all)', 'while (f(x))']) {
  test(`one statement that fits stands on the line of ${head}`, () => {
    assert.deepEqual(faulty(`${head} g();\n`), []);
    assert.deepEqual(faulty(braced(head, 'g();')), [1]);
    assert.deepEqual(faulty(`${head}\n    g();\n`), [1]);
  });
}

test('a statement fits if the line has as many columns as the language lets it', () => {
  const statement = (columns) => `${'x'.repeat(columns - 'if (a) ;'.length)};`;
  assert.deepEqual(faulty(braced('if (a)', statement(100))), [1]);
  assert.deepEqual(faulty(braced('if (a)', statement(101))), []);
  assert.deepEqual(faulty(braced('if (a)', statement(120)), 'planted.ts'), [1]);
  assert.deepEqual(faulty(braced('if (a)', statement(121)), 'planted.ts'), []);
});

test('what is more than a statement has braces', () => {
  for (const inner of ['f();\n    g();', 'if (b) f();', 'for (;;) f();', '// Why.', 'f(\n        x);']) {
    assert.deepEqual(faulty(braced('if (a)', inner)), [], inner);
  }
  assert.deepEqual(faulty('for (const auto& each : all)\n    if (each) f(each);\n'), [1]);
});

test('a condition of several lines has braces', () => {
  assert.deepEqual(faulty('if (a &&\n    b) {\n    f();\n}\n'), []);
  assert.deepEqual(faulty('if (a &&\n    b)\n    f();\n'), [1]);
});

test('both sides of an else have braces, or each stands on its line', () => {
  assert.deepEqual(faulty('if (a) {\n    f();\n} else {\n    g();\n}\n'), []);
  assert.deepEqual(faulty('if (a) f();\nelse g();\n', 'planted.ts'), []);
  assert.deepEqual(faulty('if (a)\n    f();\nelse\n    g();\n'), [1, 3]);
});

test('parentheses in strings, comments and regular expressions are none', () => {
  const opaque = ['"("', String.raw`"\"("`, "'('", '/* ( */ 1', "1'000", 'R"((")"'];
  for (const text of opaque) assert.deepEqual(faulty(braced(`if (f(${text}))`, 'g();')), [1], text);
  for (const text of ['`(`', '/[(/]\\(/.test(x)']) {
    assert.deepEqual(faulty(braced(`if (${text})`, 'g();'), 'planted.ts'), [1], text);
  }
  assert.deepEqual(faulty('// for (each)\n//     f();\n'), []);
});
