// Holds the titles of tests to one case, for script/check.
//   node script/titles.mjs [ROOT]
// A title begins with a small letter; words that are written in capitals (HTTP, M-GHOST-1) keep them.
// Prints each title that does otherwise; the status is 1 if there is one.
import { readSources, runAsCheck } from './sources.mjs';

const kTitle = {
  cpp: /\b(?:TEST_CASE|SUBCASE)(?:_\w+)?\(\s*(?:\w+,\s*)?"(?<title>[^"\n]*)/g,
  hpp: /\b(?:TEST_CASE|SUBCASE)(?:_\w+)?\(\s*(?:\w+,\s*)?"(?<title>[^"\n]*)/g,
  js: /^ *(?:await )?(?:describe|it|test|planted)(?:\.\w+)*(?:\((?!['"`])[^;]*?\))?\(\s*(?<quote>['"`])(?<title>[^'"`\n]*)/gm,
};
const kWrong = /^[A-Z](?![A-Z0-9-])/;

/** The titles of one source that begin with a capital, with their lines. */
export function findTitles(path, text) {
  const titles = [...text.matchAll(kTitle[path.split('.').pop()] ?? kTitle.js)];
  return titles
    .filter(({ groups }) => kWrong.test(groups.title))
    .map(({ index, groups }) => ({ line: text.slice(0, index).split('\n').length, title: groups.title }));
}

runAsCheck(import.meta.url, (root) =>
  readSources(root, /(\.[ch]pp|\.test\.(tsx?|mjs))$/).flatMap(({ path, text }) =>
    findTitles(path, text).map(({ line, title }) => `${path}:${line}: a title begins with a small letter: "${title}"`),
  ),
);
