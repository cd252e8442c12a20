import { describe, expect, it } from 'vitest';

import { applyPatch, PatchError, type PatchOperation } from '../../src/game/patch';

// The examples of RFC 6902, appendix A, by their numbers.
const kGood: [string, unknown, PatchOperation[], unknown][] = [
  ['A.1', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux' }], { baz: 'qux', foo: 'bar' }],
  ['A.2', { foo: ['bar', 'baz'] }, [{ op: 'add', path: '/foo/1', value: 'qux' }], { foo: ['bar', 'qux', 'baz'] }],
  ['A.3', { baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
  ['A.4', { foo: ['bar', 'qux', 'baz'] }, [{ op: 'remove', path: '/foo/1' }], { foo: ['bar', 'baz'] }],
  ['A.5', { baz: 'qux', foo: 'bar' }, [{ op: 'replace', path: '/baz', value: 'boo' }], { baz: 'boo', foo: 'bar' }],
  [
    'A.6',
    { foo: { bar: 'baz', waldo: 'fred' }, qux: { corge: 'grault' } },
    [{ op: 'move', from: '/foo/waldo', path: '/qux/thud' }],
    { foo: { bar: 'baz' }, qux: { corge: 'grault', thud: 'fred' } },
  ],
  [
    'A.7',
    { foo: ['all', 'grass', 'cows', 'eat'] },
    [{ op: 'move', from: '/foo/1', path: '/foo/3' }],
    { foo: ['all', 'cows', 'eat', 'grass'] },
  ],
  [
    'A.8',
    { baz: 'qux', foo: ['a', 2, 'c'] },
    [
      { op: 'test', path: '/baz', value: 'qux' },
      { op: 'test', path: '/foo/1', value: 2 },
    ],
    { baz: 'qux', foo: ['a', 2, 'c'] },
  ],
  ['A.10', { foo: 'bar' }, [{ op: 'add', path: '/child', value: { grandchild: {} } }], { foo: 'bar', child: { grandchild: {} } }],
  ['A.14', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: 10 }], { '/': 9, '~1': 10 }],
  ['A.16', { foo: ['bar'] }, [{ op: 'add', path: '/foo/-', value: ['abc', 'def'] }], { foo: ['bar', ['abc', 'def']] }],
  ['copy', { a: { b: 1 } }, [{ op: 'copy', from: '/a', path: '/c' }], { a: { b: 1 }, c: { b: 1 } }],
  ['whole', { a: 1 }, [{ op: 'replace', path: '', value: { b: 2 } }], { b: 2 }],
];

const kBad: [string, unknown, PatchOperation[]][] = [
  ['A.9: a failing test', { baz: 'qux' }, [{ op: 'test', path: '/baz', value: 'bar' }]],
  ['A.12: a parent that is not there', { foo: 'bar' }, [{ op: 'add', path: '/baz/bat', value: 'qux' }]],
  ['A.15: a number is not a text', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: '10' }]],
  ['replacing what is not there', { a: 1 }, [{ op: 'replace', path: '/b', value: 1 }]],
  ['removing what is not there', { a: 1 }, [{ op: 'remove', path: '/b' }]],
  ['an index beyond the end', { a: [1] }, [{ op: 'add', path: '/a/2', value: 1 }]],
  ['an index with a leading zero', { a: [1, 2] }, [{ op: 'remove', path: '/a/01' }]],
  ['moving what is not there', { a: 1 }, [{ op: 'move', from: '/b', path: '/c' }]],
  ['an inherited member', {}, [{ op: 'test', path: '/toString', value: 1 }]],
];

describe('a JSON patch', () => {
  it.each(kGood)('%s', (_, document, patch, expected) => {
    const before = structuredClone(document);
    expect(applyPatch(document, patch)).toEqual(expected);
    expect(document).toEqual(before);
  });

  it.each(kBad)('is refused: %s', (_, document, patch) => {
    expect(() => applyPatch(document, patch)).toThrow(PatchError);
  });

  it('shares what it does not touch', () => {
    const document = { a: { deep: [1] }, b: { c: 1 } };
    const after = applyPatch(document, [{ op: 'replace', path: '/b/c', value: 2 }]) as typeof document;
    expect(after.a).toBe(document.a);
    expect(after.b).not.toBe(document.b);
  });
});
