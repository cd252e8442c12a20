import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { preProcessFile } from 'typescript';

/** Which files of the page each of its files imports, types and files that are fetched later included. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const kSource = new URL('../../src/', import.meta.url);
const kEndings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function importsOf(file: string, text: string, files: ReadonlySet<string>): string[] {
  const named = preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  return named
    .filter((name) => name.startsWith('.') && !name.endsWith('.css'))
    .map((name) => {
      const path = posix.join(posix.dirname(file), name);
      const found = kEndings.map((ending) => path + ending).find((candidate) => files.has(candidate));
      if (!found) throw new Error(`${file} imports ${name}, which is not there`);
      return found;
    });
}

/** The imports of some files, by their paths from the folder of the page. */
export function graphOf(texts: ReadonlyMap<string, string>): Imports {
  const files = new Set(texts.keys());
  return new Map([...texts].map(([file, text]) => [file, importsOf(file, text, files)]));
}

/** The imports of the whole page. */
export function pageImports(): Imports {
  const files = readdirSync(kSource, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return graphOf(new Map(files.map((file) => [file, readFileSync(new URL(file, kSource), 'utf8')])));
}

/** A way from each file, or folder, that leads back to itself: the shortest, ending where it began. */
export function circles(imports: Imports): string[][] {
  return [...imports.keys()].map((file) => circleFrom(file, imports)).filter((way) => way !== null);
}

function circleFrom(file: string, imports: Imports): string[] | null {
  const ways = [[file]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of imports.get(way.at(-1)!) ?? []) {
      if (next === file) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

/** The folders of files, and which others each imports. `folderOf` says in which folder a file is. */
export function foldersOf(imports: Imports, folderOf: (file: string) => string): Imports {
  const folders = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    const folder = folderOf(file);
    const others = imported.map(folderOf).filter((other) => other !== folder);
    folders.set(folder, [...new Set([...(folders.get(folder) ?? []), ...others])]);
  }
  return folders;
}
