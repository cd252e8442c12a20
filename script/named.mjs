// Holds what documents name to what is there, for script/check.
//   node script/named.mjs [ROOT]
// Targets of CMake, scripts and flags: a target is one that a suite builds, a script is a file, and a flag is one that a
// program of ours says. Prints what is named and is not there; the status is 1 if there is anything.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSources, runAsCheck } from './sources.mjs';

/** What says what there was, or why. */
const kPast = /(CHANGELOG|DECISIONS)\.md$/;
/** Of other programs, such as curl, podman and pip. */
const kForeignFlags = new Set(
  ['build-arg', 'compressed', 'health-cmd', 'isolation', 'memory', 'no-build-isolation', 'pull-never', 'read-only', 'reference']
    .concat(['rm', 'stop-timeout', 'strict', 'system-site-packages', 'tool', 'variant'])
    .map((name) => `--${name}`),
);
/** Made for each name of a list in tests/fuzz; TARGET stands for any. */
const kMade = /^mistward_(fuzz|replay)_/;
/** Where a word is a target, and nothing else: what is built, and what lies among the programs. */
const kTargetPlaces = [/script\/build(?: --preset \w+)?((?: [a-z][\w-]+)+)/g, /--target((?: [a-z][\w-]+)+)/g, /build\/\w+\/bin\/([a-z][\w-]*)/g];
const kTargetName = /`(mistward_\w+_(?:tests|bench\w*|server|load))\b/g;
const kScript = /\bscript\/[a-z_]+(?:\.(?:mjs|sh))?\b/g;
const kFlag = /(?<![\w-])--[a-z][a-z-]+/g;

/** The targets that CMake files define, with whether a suite builds each. */
export function findTargets(cmake) {
  const all = cmake.map(({ text }) => text.replace(/#.*/g, '')).join('\n');
  const onDemand = /add_dependencies\(mistward_on_demand([^)]*)\)/.exec(all)?.[1].split(/\s+/) ?? [];
  const excluded = [...all.matchAll(/set_target_properties\(([\w-]+) PROPERTIES EXCLUDE_FROM_ALL ON/g)].map(([, name]) => name);
  const targets = new Map();
  for (const [, kind, name, rest] of all.matchAll(/(?:add_(executable|library|custom_target)|mistward_in_c)\(\s*([\w-]+)([^)]*)\)/g)) {
    // A library is built for what links it.
    const isLeftOut = kind !== 'library' && (/\bEXCLUDE_FROM_ALL\b/.test(rest) || excluded.includes(name));
    targets.set(name, !isLeftOut || onDemand.includes(name) || name === 'mistward_on_demand');
  }
  return targets;
}

/** What one document names and is not there, as lines. `has(path)`: whether there is such a file. */
export function findMissing({ path, text }, targets, flags, has) {
  const found = [];
  const say = (index, what) => found.push(`${path}:${text.slice(0, index).split('\n').length}: ${what}`);
  const named = kTargetPlaces.flatMap((place) => [...text.matchAll(place)].flatMap(({ index, 1: words }) => words.trim().split(/\s+/).map((name) => ({ index, name }))));
  named.push(...[...text.matchAll(kTargetName)].map(({ index, 1: name }) => ({ index, name })));
  for (const { index, name } of named) {
    if (kMade.test(name)) continue;
    if (!targets.has(name)) say(index, `there is no target "${name}"`);
    else if (!targets.get(name)) say(index, `no suite builds the target "${name}"; let mistward_on_demand depend on it`);
  }
  for (const { index, 0: script } of text.matchAll(kScript)) if (!has(script)) say(index, `there is no ${script}`);
  for (const { index, 0: flag } of text.matchAll(kFlag)) {
    if (!flags.has(flag) && !kForeignFlags.has(flag)) say(index, `no program has the flag ${flag}`);
  }
  return found;
}

export function findFlags(sources) {
  return new Set(sources.flatMap(({ text }) => text.match(kFlag) ?? []));
}

runAsCheck(import.meta.url, (root) => {
  const targets = findTargets(readSources(root, /^CMakeLists\.txt$|\.cmake$/));
  // Scripts have no ending, and the names of what is not read have one that is not here.
  const flags = findFlags(readSources(root, /^[a-z]+$|\.(cpp|hpp|ts|mjs|py|sh|cmake|in|yaml|json)$|^(CMakeLists\.txt|Dockerfile)$/).filter(({ path }) => path !== 'script/named.mjs'));
  const documents = readSources(root, /\.md$/).filter(({ path }) => !kPast.test(path));
  return documents.flatMap((document) => findMissing(document, targets, flags, (path) => existsSync(join(root, path))));
});
