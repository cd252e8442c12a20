// Headers that are compiled in one file are judged as if each were alone.
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { closures, includeChains } from '../../script/include_chains.mjs';
import { readSources } from '../../script/sources.mjs';

const kRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The chains of a project whose headers include what `project` says. */
function chainsOf(project) {
  const sources = Object.entries(project).map(([path, targets]) => ({
    path,
    text: targets.map((target) => `#include "${target}"\n`).join(''),
  }));
  return includeChains(closures(sources)).map((chain) => chain.join(' '));
}

test('a header goes before the one that includes it, also by way of another', () => {
  assert.deepEqual(chainsOf({ a: [], b: ['a'], c: ['b'] }), ['a b c']);
  assert.deepEqual(closures([{ path: 'a', text: '' }, { path: 'b', text: '#include "a"' }, { path: 'c', text: '#include "b"' }]).get('c'), new Set(['b', 'a']));
});

test('headers that do not include one another are compiled apart', () => {
  assert.deepEqual(chainsOf({ a: [], b: [], c: [] }), ['a', 'b', 'c']);
  assert.equal(chainsOf({ a: [], left: ['a'], right: ['a'] }).length, 2);
});

test('there are as few chains as can be: a chain gives way to another that has no other way', () => {
  assert.equal(chainsOf({ a: [], b: [], both: ['a', 'b'], one: ['a'] }).length, 2);
});

test("of the project's own headers each is in one chain, after one that it includes, or first", () => {
  const included = closures(readSources(kRoot, /\.hpp$/));
  const chains = includeChains(included);
  assert.deepEqual(chains.flat().sort(), [...included.keys()].sort());
  assert.ok(chains.length < included.size * 0.7);
  for (const chain of chains) {
    for (const [at, header] of chain.slice(1).entries()) assert.ok(included.get(header).has(chain[at]), header);
  }
});
