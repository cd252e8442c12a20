// Holds every #include of the C++ sources against the table of layers in CONTRIBUTING.md, for script/check.
//   node script/layers.mjs [ROOT]
// Prints each include that breaks the table; the status is 1 if there is one. Beneath the table stands how to extend it.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSources } from './sources.mjs';

const kSource = /\.([ch]pp|cc|h|ipp)$/;
const kInclude = /^\s*#\s*include\s*(["<])([^">]+)[">]/;
const kSystemCalls = /^((arpa|netinet|sys)\/.*|(dirent|fcntl|netdb|poll|pthread|signal|spawn|unistd)\.h)$/;

const spans = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text);
const folderOf = (path) => (/\.\w+$/.test(path) ? dirname(path) : path);

/** The cells of the table's rows under the heading "Layers", each with its line number. */
function tableRows(markdown) {
  const lines = markdown.split('\n');
  const heading = lines.findIndex((line) => /^#+ Layers$/.test(line));
  if (heading < 0) throw new Error('there is no heading "Layers"');
  const first = lines.findIndex((line, at) => at > heading && line.startsWith('|'));
  let last = first;
  while (lines[last]?.startsWith('|')) ++last;
  const rows = lines.slice(first + 2, last);
  return rows.map((row, at) => ({ line: first + 3 + at, cells: row.split('|').slice(1, -1) }));
}

/** A cell's entries in backquotes, or its one word: nothing is an empty list, everything is null. */
function entries(cell, line) {
  if (cell.trim() === 'nothing') return [];
  if (cell.trim() === 'everything') return null;
  if (spans(cell).length > 0) return spans(cell);
  throw new Error(`line ${line}: a cell says neither nothing nor everything nor any name in backquotes`);
}

/**
 * Reads the layers, lowest first: the folders of each, what it may include of the project and which libraries.
 * Throws if a folder has two rows, or a layer includes one that does not stand above it.
 */
export function readLayers(markdown) {
  const layers = [];
  const known = new Set();
  for (const { line, cells } of tableRows(markdown)) {
    if (cells.length !== 4) throw new Error(`line ${line}: a layer's row has 4 cells, not ${cells.length}`);
    const [folders, , includes, libraries] = cells;
    const layer = {
      line,
      folders: spans(folders),
      includes: entries(includes, line),
      libraries: entries(libraries, line),
    };
    const early = layer.includes?.find((entry) => !known.has(folderOf(entry)));
    if (early) throw new Error(`line ${line}: no row above this one has the folder ${folderOf(early)}`);
    for (const folder of layer.folders) {
      if (known.has(folder)) throw new Error(`line ${line}: ${folder} has a row already`);
      known.add(folder);
    }
    layers.push(layer);
  }
  if (layers.length === 0) throw new Error('there is no table under the heading "Layers"');
  return layers;
}

const has = (layer, folder) =>
  layer.folders.some((own) => own === folder || (own.endsWith('/*') && folder.startsWith(own.slice(0, -1))));
const mayInclude = ({ folders, includes }, path) =>
  has({ folders }, dirname(path)) || !includes || includes.includes(path) || includes.includes(dirname(path));
const list = (names) => (names === null ? 'everything' : names.join(', ') || 'nothing');

/** What an include in angle brackets takes that `libraries` does not name; nothing for the standard's own headers. */
function strangeLibrary(libraries, header) {
  if (!libraries || !/[./]/.test(header)) return undefined;
  if (kSystemCalls.test(header)) return libraries.includes('posix') ? undefined : 'posix';
  return libraries.some((name) => header === name || header.startsWith(`${name}/`)) ? undefined : header;
}

function faultOfInclude(layers, layer, [, bracket, target]) {
  const name = layer.folders[0];
  if (bracket === '<') {
    if (!strangeLibrary(layer.libraries, target)) return undefined;
    return {
      rule: `of libraries, ${name} includes ${list(layer.libraries)}`,
      right: `leave this to a layer that knows ${strangeLibrary(layer.libraries, target)}, behind a type of ours`,
    };
  }
  if (mayInclude(layer, target)) return undefined;
  const rule = `${name} includes ${list(layer.includes)} and itself`;
  if (!layers.some((other) => has(other, dirname(target)))) {
    return { rule, right: 'write the path from the root of the project, of a folder that has a row in the table' };
  }
  const both = layers.filter((other) => mayInclude(other, target) && other.includes?.includes(name));
  const above = both.length > 0 ? ` (${list(both.map(({ folders }) => folders[0]))})` : '';
  const right = `let a layer that may include both${above} hand it in, or move what both need into a lower layer`;
  return { rule, right };
}

/** What breaks the table: file and line, what stands there, the rule that it breaks, and what would be right. */
export function findFaults(layers, sources) {
  const faults = [];
  for (const { path, text } of sources) {
    const layer = layers.find((each) => has(each, dirname(path)));
    if (!layer) {
      const rule = `the folder ${dirname(path)} has no row`;
      faults.push({ path, line: 1, found: 'a source', rule, right: 'give it one beneath the layers that it includes' });
      continue;
    }
    for (const [at, line] of text.split('\n').entries()) {
      const include = kInclude.exec(line);
      const fault = include && faultOfInclude(layers, layer, include);
      if (fault) faults.push({ path, line: at + 1, found: line.trim(), row: layer.line, ...fault });
    }
  }
  for (const { line, folders } of layers) {
    if (sources.some(({ path }) => has({ folders }, dirname(path)))) continue;
    const right = 'take the row out, or mend its name';
    faults.push({ path: 'CONTRIBUTING.md', line, found: list(folders), rule: 'no such folder has a source', right });
  }
  return faults;
}

function main(root) {
  let faults;
  try {
    faults = findFaults(readLayers(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')), readSources(root, kSource));
  } catch (error) {
    console.log(`    CONTRIBUTING.md, "Layers": ${error.message}`);
    return 1;
  }
  for (const { path, line, found, rule, right, row } of faults) {
    console.log(`    ${path}:${line}: ${found}`);
    console.log(`        broken: ${rule}${row ? ` (CONTRIBUTING.md:${row})` : ''}\n        right:  ${right}`);
  }
  return faults.length === 0 ? 0 : 1;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = main(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..'));
}
