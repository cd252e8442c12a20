// The checker of versions finds each copy that says another one than CMakeLists.txt, or none.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { findOtherVersions, versionFiles } from '../../script/versions.mjs';

const kRoot = new URL('../../', import.meta.url);
const ours = (path) => readFileSync(new URL(path, kRoot), 'utf8');
const version = /VERSION (\d+\.\d+\.\d+)/.exec(ours('CMakeLists.txt'))[1];

test('the project says one version', () => {
  assert.deepEqual(findOtherVersions(ours), []);
});

test('the source of the version is not to be missed', () => {
  assert.match(findOtherVersions(() => '')[0], /CMakeLists\.txt: there is no project/);
});

for (const file of versionFiles) {
  if (file === 'CMakeLists.txt') continue;
  test(`another version in ${file} is found, and none at all`, () => {
    const other = (path) => (path === file ? ours(path).replaceAll(version, '9.9.9') : ours(path));
    assert.match(findOtherVersions(other)[0], new RegExp(`^${file}: says 9.9.9, but`));
    const none = (path) => (path === file ? '' : ours(path));
    assert.match(findOtherVersions(none)[0], new RegExp(`^${file}: says no version`));
  });
}
