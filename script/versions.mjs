// Holds what names the project's version to the one place that says it, for script/check.
//   node script/versions.mjs [ROOT]
// CMakeLists.txt has it: `project(... VERSION X)`. Prints what says otherwise; the status is 1 if there is anything.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAsCheck } from './sources.mjs';

const kVersion = String.raw`(\d+\.\d+\.\d+)`;
const kSource = ['CMakeLists.txt', new RegExp(String.raw`^project\(mistward VERSION ${kVersion} `, 'm')];
/** Each is the file and where in it the version stands. */
const kCopies = [
  ['CHANGELOG.md', new RegExp(String.raw`^## \[${kVersion}\]`, 'm')],
  ['clients/js/package.json', new RegExp(`^  "version": "${kVersion}"`, 'm')],
  ['clients/js/package-lock.json', new RegExp(`^  "version": "${kVersion}"`, 'm')],
  ['clients/js/package-lock.json', new RegExp(`^      "version": "${kVersion}"`, 'm')],
  ['clients/js/README.md', new RegExp(`mistward-${kVersion}\\.tgz`)],
  ['clients/web/package.json', new RegExp(`^  "version": "${kVersion}"`, 'm')],
  ['clients/web/package-lock.json', new RegExp(`^  "version": "${kVersion}"`, 'm')],
  ['clients/web/package-lock.json', new RegExp(`^      "version": "${kVersion}"`, 'm')],
  ['clients/python/pyproject.toml', new RegExp(`^version = "${kVersion}"`, 'm')],
  ['clients/python/mistward/__init__.py', new RegExp(`^__version__ = "${kVersion}"`, 'm')],
  ['clients/environment/pyproject.toml', new RegExp(`^version = "${kVersion}"`, 'm')],
  ['clients/environment/CMakeLists.txt', new RegExp(String.raw`project\(mistward_environment VERSION ${kVersion} `)],
];

/** The files that say the version. */
export const versionFiles = [...new Set([kSource, ...kCopies].map(([path]) => path))];

/** What does not agree, as lines; `read` gives the text of a file. */
export function findOtherVersions(read) {
  const versionIn = ([path, pattern]) => pattern.exec(read(path))?.[1];
  const version = versionIn(kSource);
  if (!version) return [`${kSource[0]}: there is no project(mistward VERSION X.Y.Z ...)`];
  return kCopies.flatMap(([path, pattern]) => {
    const copy = versionIn([path, pattern]);
    if (copy === version) return [];
    return [`${path}: ${copy ? `says ${copy}` : `says no version at ${pattern}`}, but ${kSource[0]} says ${version}`];
  });
}

runAsCheck(import.meta.url, (root) => findOtherVersions((path) => readFileSync(join(root, path), 'utf8')));
