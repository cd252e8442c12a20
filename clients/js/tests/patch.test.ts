import { describe, expect, test } from 'vitest';
import { applyPatch, PatchError, type PatchOperation } from '../src/patch.js';
import { end, game, start } from './script.js';

describe('patches', () => {
  test.each([
    [{ foo: 'bar' }, { op: 'add', path: '/baz', value: 'qux' }, { foo: 'bar', baz: 'qux' }],
    [{ a: [1, 2] }, { op: 'add', path: '/a/1', value: 9 }, { a: [1, 9, 2] }],
    [{ a: [1] }, { op: 'add', path: '/a/-', value: [2] }, { a: [1, [2]] }],
    [{ a: 1, b: 2 }, { op: 'remove', path: '/a' }, { b: 2 }],
    [{ a: [1, 2, 3] }, { op: 'remove', path: '/a/1' }, { a: [1, 3] }],
    [{ a: 1 }, { op: 'replace', path: '/a', value: null }, { a: null }],
    [{ a: { x: 1 }, b: {} }, { op: 'move', from: '/a/x', path: '/b/y' }, { a: {}, b: { y: 1 } }],
    [{ a: [1, 2, 3, 4] }, { op: 'move', from: '/a/1', path: '/a/3' }, { a: [1, 3, 4, 2] }],
    [{ a: [1] }, { op: 'copy', from: '/a', path: '/b' }, { a: [1], b: [1] }],
    [{ 'a/b': { '~': 1 } }, { op: 'test', path: '/a~1b/~0', value: 1 }, { 'a/b': { '~': 1 } }],
    [{ a: 1 }, { op: 'replace', path: '', value: [2] }, [2]],
  ])('%j after %j', (document: unknown, operation: PatchOperation, result: unknown) => {
    expect(applyPatch(document, [operation])).toEqual(result);
  });

  test.each([
    { op: 'remove', path: '/c' },
    { op: 'replace', path: '/a/2', value: 1 },
    { op: 'add', path: '/a/3', value: 1 },
    { op: 'add', path: '/a/01', value: 1 },
    { op: 'replace', path: '/a/-', value: 1 },
    { op: 'add', path: '/b/0', value: 1 },
    { op: 'add', path: 'a', value: 1 },
    { op: 'add', path: '/a' },
    { op: 'test', path: '/a/0', value: true },
    { op: 'remove', path: '' },
    { op: 'remove', path: '/constructor' },
    { op: 'grow', path: '/a' },
  ])('%j does not fit', (operation: PatchOperation) => {
    const document = { a: [1, 2], b: 'text' };
    expect(() => applyPatch(document, [operation])).toThrow(PatchError);
    expect(document).toEqual({ a: [1, 2], b: 'text' });
  });

  test('no patch reaches what all objects share', () => {
    const after = applyPatch({}, [{ op: 'add', path: '/__proto__', value: { mist: true } }]);
    expect(({} as { mist?: boolean }).mist).toBeUndefined();
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
  });

  test('a real game from its first patch to its last; what was before stays as it was', () => {
    let state: unknown = start.state;
    const kept: [unknown, string][] = [];
    for (const message of game) {
      if (message.type !== 'update') continue;
      kept.push([state, JSON.stringify(state)]);
      state = applyPatch(state, message.patch);
    }
    expect(state).toMatchObject({ outcome: end.outcome });
    expect(kept).toHaveLength(end.seq);
    for (const [old, text] of kept) expect(JSON.stringify(old)).toBe(text);
  });
});
