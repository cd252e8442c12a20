import { posix } from 'node:path';

import { describe, expect, it } from 'vitest';

import { circles, foldersOf, graphOf, pageImports } from './graph';

/** The folders of the page: each may import what stands to its right. */
const kLayers: Readonly<Record<string, readonly string[]>> = {
  protocol: [],
  board: ['protocol'],
  game: ['board', 'protocol'],
  art: ['game', 'board', 'protocol'],
  sound: ['game', 'protocol'],
  words: ['game', 'board', 'protocol'],
  connection: ['protocol'],
  // The service workers wake without the page.
  push: [],
  shell: [],
  session: ['connection', 'words', 'sound', 'art', 'game', 'board', 'protocol'],
  views: ['session', 'words', 'sound', 'art', 'game', 'board', 'protocol'],
  'main.tsx': ['views', 'session'],
};

const folderOf = (file: string) => file.split('/')[0]!;

/** The innermost folder of a file. All words are one: a dictionary has the type of the English one. */
const innerFolderOf = (file: string) => (folderOf(file) === 'words' ? 'words' : posix.dirname(file));

const imports = pageImports();

/** Imports that no layer allows, "from -> to". */
function breaches(among: ReadonlyMap<string, readonly string[]>): string[] {
  return [...among].flatMap(([file, imported]) =>
    imported
      .filter((other) => folderOf(other) !== folderOf(file) && !kLayers[folderOf(file)]?.includes(folderOf(other)))
      .map((other) => `${file} -> ${other}`),
  );
}

describe('the imports of the page', () => {
  it('are all seen', () => {
    expect(imports.size).toBeGreaterThan(200);
    expect(imports.get('main.tsx')).toContain('views/app.tsx');
  });

  it('lead from no file back to itself', () => {
    expect(circles(imports).map((way) => way.join(' -> '))).toEqual([]);
  });

  it('lead from no folder back to itself', () => {
    expect(circles(foldersOf(imports, innerFolderOf)).map((way) => way.join(' -> '))).toEqual([]);
  });

  it('lead from a folder to lower ones only', () => {
    expect(breaches(imports)).toEqual([]);
  });
});

describe('the check of the imports', () => {
  it('sees a circle of types, of several files, and of one fetched later', () => {
    const texts = new Map([
      ['a.ts', "import type { B } from './b';"],
      ['b.ts', "export { c } from './c';"],
      ['c.ts', "const a = () => import('./a');"],
      ['d.ts', "import './a';"],
    ]);
    expect(circles(graphOf(texts))).toEqual([
      ['a.ts', 'b.ts', 'c.ts', 'a.ts'],
      ['b.ts', 'c.ts', 'a.ts', 'b.ts'],
      ['c.ts', 'a.ts', 'b.ts', 'c.ts'],
    ]);
  });

  it('sees a circle of folders whose files form none', () => {
    const texts = new Map([
      ['views/table/board.ts', "import '../team/hint';"],
      ['views/team/hint.ts', ''],
      ['views/team/bar.ts', "import '../table/words';"],
      ['views/table/words.ts', ''],
    ]);
    expect(circles(foldersOf(graphOf(texts), innerFolderOf))).toEqual([
      ['views/table', 'views/team', 'views/table'],
      ['views/team', 'views/table', 'views/team'],
    ]);
  });

  it('sees a lower folder that imports an upper one', () => {
    const texts = new Map([
      ['game/log.ts', "import { words } from '../words/index';"],
      ['words/index.ts', ''],
    ]);
    expect(breaches(graphOf(texts))).toEqual(['game/log.ts -> words/index.ts']);
  });
});
