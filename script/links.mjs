// Follows every link of the Markdown documents to a file or a heading, for script/check.
//   node script/links.mjs [ROOT]
// Prints each link that leads nowhere; the status is 1 if there is one. Other hosts are not asked.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSources, runAsCheck } from './sources.mjs';

const kFence = /^```.*?^```/gms;
const kLink = /\]\((?<target>[^()\s]+)\)|(?:href|src|srcset)="(?<attribute>[^"]+)"/g;

/** The links of a Markdown text within the project, each with its line. */
export function linksOf(text) {
  const prose = text.replace(kFence, (code) => code.replace(/[^\n]/g, ' ')).replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
  return [...prose.matchAll(kLink)]
    .map(({ index, groups }) => ({ line: prose.slice(0, index).split('\n').length, to: groups.target ?? groups.attribute }))
    .filter(({ to }) => !/^[a-z]+:/.test(to));
}

/** What links name the headings of a Markdown text by. */
export function anchorsOf(text) {
  const headings = [...text.replace(kFence, '').matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading);
  return new Set(headings.map((heading) => heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replace(/\s/g, '-')));
}

/** The links of these documents that lead nowhere. */
export function findLost(root, documents) {
  const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]));
  const isLost = (path, to) => {
    const [file, anchor] = to.split('#');
    const target = file ? join(dirname(path), decodeURI(file)) : path;
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !(anchors.get(target)?.has(anchor) ?? true);
  };
  return documents.flatMap(({ path, text }) =>
    linksOf(text).filter(({ to }) => isLost(path, to)).map(({ line, to }) => `${path}:${line}: this link leads nowhere: ${to}`),
  );
}

runAsCheck(import.meta.url, (root) => findLost(root, readSources(root, /\.md$/)));
