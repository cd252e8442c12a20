// Orders headers into chains, so that each is judged by what it includes itself and few have to be compiled alone.
import { posix } from 'node:path';

const kInclude = /^\s*#\s*include\s*"([^">]+)"/gm;

/** What each source includes of the others, also by way of others. `sources` as readSources gives them. */
export function closures(sources) {
  const direct = new Map(sources.map(({ path, text }) => [path, [...text.matchAll(kInclude)].map(([, target]) => posix.normalize(target))]));
  const closureOf = (path) => {
    const met = new Set();
    const rest = [path];
    for (let next = rest.pop(); next; next = rest.pop()) {
      for (const target of direct.get(next) ?? []) {
        if (!direct.has(target) || met.has(target) || target === path) continue;
        met.add(target);
        rest.push(target);
      }
    }
    return met;
  };
  return new Map(sources.map(({ path }) => [path, closureOf(path)]));
}

/**
 * The least number of chains that have every header once, each of which includes the one before it. Compiled as one file, a
 * chain has nothing in front of a header but what that header includes: whatever one lacks, it lacks there, too.
 * By augmenting paths: a chain goes on from a header to one that includes it, and no two go on to the same.
 */
export function includeChains(included) {
  const includers = new Map([...included.keys()].map((header) => [header, []]));
  for (const [header, targets] of included) for (const target of targets) includers.get(target).push(header);
  const before = new Map();
  const goesOn = (header, tried) =>
    includers.get(header).some((next) => {
      if (tried.has(next)) return false;
      tried.add(next);
      if (before.has(next) && !goesOn(before.get(next), tried)) return false;
      before.set(next, header);
      return true;
    });
  for (const header of included.keys()) goesOn(header, new Set());
  const continued = new Set(before.values());
  const chainTo = (last) => (before.has(last) ? [...chainTo(before.get(last)), last] : [last]);
  return [...included.keys()].filter((header) => !continued.has(header)).map(chainTo);
}
