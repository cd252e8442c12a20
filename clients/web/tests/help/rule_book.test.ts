import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { Board, edges, opposite, segmentEdges, step, turnEdge } from '../../src/board/geometry';
import { parseFeature } from '../../src/board/segment';
import { kBoxes } from '../../src/game/expansions';
import { agreed, chapters, clauses, concerns, levelsOf, levelTable, readings, type Clause, type Play, type Section } from '../../src/game/rule_book';
import { pictures, sets, type Picture } from '../../src/game/scenes';
import type { BoardTile, Part, TileFace } from '../../src/protocol/types';
import { libraries } from '../../src/views/help/credits';
import { addedSet, baseSet, tileSet } from '../fixtures';

const rules = readFileSync(new URL('../../../../rules/RULES.md', import.meta.url), 'utf8');
const rows = (head: string) => {
  const lines = rules.slice(rules.indexOf(head)).split('\n').slice(2);
  const end = lines.findIndex((line) => !line.trim().startsWith('|'));
  return lines.slice(0, end < 0 ? undefined : end).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
};

describe('the rule book', () => {
  it('knows every clause of the rules, and no other', () => {
    const stated = [...rules.matchAll(/^- \*\*([A-Z]+(?:-[A-Z]+)?-\d+)\*\*/gm)].map(([, id]) => id);
    expect(stated.length).toBeGreaterThan(60);
    expect(Object.keys(clauses).sort()).toEqual([...stated].sort());
  });

  it('knows every reading that the server tells', () => {
    expect([...readings]).toEqual(rows('| clause | what this project decided').map(([clause]) => clause));
  });

  it('knows every clause that the community agreed on', () => {
    const stated = [...rules.matchAll(/^- \*\*([A-Z-]+-\d+)\*\* \*\*\[community\]/gm)].map(([, id]) => id);
    expect(stated.length).toBeGreaterThan(6);
    expect([...agreed].sort()).toEqual([...stated].sort());
  });

  it('tells every section once', () => {
    const told: Section[] = Object.values(chapters).flat();
    expect(new Set(told).size).toBe(told.length);
    for (const clause of Object.keys(clauses)) expect(told).toContain(clause);
  });

  it('has the levels’ numbers from the rules', () => {
    const none = (cell: string | number | null) => (cell === null ? '-' : String(cell));
    const stated = rows('| level | tiles |').map(([level, tiles, ghosts, piles, rufus, ronja, goal, cemeteries]) =>
      [level, tiles!.split(':')[0], ghosts, String(piles!.split('+').length), rufus, ronja, goal!.split(' ')[0], cemeteries].join(' '),
    );
    const ours = levelTable.map((row) =>
      [row.level, row.tiles, row.ghosts, row.piles, none(row.rufus), none(row.ronja), row.goal, none(row.cemeteries)].join(' '),
    );
    expect(ours).toEqual(stated);
  });

  it('leaves out what a game does not need', () => {
    const isFor = (section: Section, play: Play, parts: readonly Part[] = []) => concerns(section, { play, parts });
    expect(isFor('M-GHOST-3', 1)).toBe(false);
    expect(isFor('M-GHOST-3', 2)).toBe(true);
    expect(isFor('M-GHOST-3', 5)).toBe(false);
    expect(isFor('G-END-1', 2)).toBe(false);
    expect(isFor('G-END-1', 'base')).toBe(true);
    expect(isFor('G-GHOST-1', 'base')).toBe(false);
    expect(isFor('keys', 'base')).toBe(true);
    expect(concerns('G-GHOST-1', null)).toBe(true);
    expect(isFor('IC-INN-1', 'base')).toBe(false);
    expect(isFor('IC-INN-1', 'base', ['inns'])).toBe(true);
    expect(isFor('IC-INN-1', 3, ['inns'])).toBe(false);
    expect(isFor('TB-PIG-1', 'base', ['builder'])).toBe(false);
    expect(isFor('TB-SET-1', 'base', ['builder'])).toBe(true);
    expect(isFor('E-TURN-2', 'base')).toBe(false);
    expect(isFor('E-TURN-2', 'base', ['pig'])).toBe(true);
    expect(isFor('E-MIST-7', 'base', ['pig'])).toBe(false);
    expect(isFor('E-MIST-7', 'ghosts', ['pig'])).toBe(true);
    expect(isFor('PD-MIST-4', 'ghosts', ['fairy'])).toBe(false);
  });

  it('knows for every clause of expansions which part brings it', () => {
    const parts = kBoxes.flatMap((box) => box.parts);
    for (const clause of Object.keys(clauses) as Clause[]) {
      if (!/^(E|AB|IC|TB|PD|TO|AM)-/.test(clause)) continue;
      expect(concerns(clause, { play: 'ghosts', parts: [] }), clause).toBe(false);
      expect(parts.some((part) => concerns(clause, { play: 'ghosts', parts: [part] })), clause).toBe(true);
    }
  });

  it('says for which levels a clause is', () => {
    expect(levelsOf('M-GHOST-3')).toEqual({ from: 2, to: 4 });
    expect(levelsOf('M-SIX-1')).toEqual({ from: 6, to: 6 });
    expect(levelsOf('T-1')).toBeNull();
    expect(levelsOf('M-END-1')).toBeNull();
    expect(levelsOf('keys')).toBeNull();
  });
});

const faces = { mists: tileSet().tiles, base: baseSet().tiles, added: addedSet().tiles };

function land({ set, boards }: Picture) {
  const known = new Map(faces[set].map((face) => [face.tile, face]));
  return boards.map((scene) => new Board(scene.tiles, known));
}

const terrain = (face: TileFace, { rotation }: BoardTile, edge: number) => face.edges[turnEdge(edge as 0, 4 - rotation)];
const isMisty = (face: TileFace) => face.segments.some(({ kind }) => kind === 'mist');
const all = Object.entries(pictures) as [string, Picture][];

describe.each(all)('the picture of %s', (_, picture) => {
  it('is a map that the rules allow', () => {
    for (const board of land(picture)) {
      for (const tile of board.tiles) {
        for (const edge of edges) {
          const other = board.at(step(tile, edge));
          if (!other) continue;
          const meeting = [terrain(board.face(tile)!, tile, edge), terrain(board.face(other)!, other, opposite(edge))];
          if (!meeting.includes('any')) expect(meeting[0]).toBe(meeting[1]);
        }
      }
    }
  });

  it('has its pieces on segments that are there, and its spaces empty', () => {
    land(picture).forEach((board, i) => {
      const { meeples = [], buried = [], spaces = [], faceDown = [], hounds = [], facts } = picture.boards[i]!;
      for (const at of [facts?.dragon?.dragon, facts?.fairy?.fairy, ...(facts?.towers?.towers ?? [])]) {
        if (at) expect(board.at(at)).toBeDefined();
      }
      const on = [...meeples, ...buried.map((b) => ({ ...b, segment: 'cemetery' })), ...hounds.map(({ meeple }) => meeple!)];
      for (const piece of on) {
        expect(board.face(board.at(piece)!)!.segments.map(({ name }) => name)).toContain(piece.segment);
      }
      for (const space of [...spaces, ...faceDown]) expect(board.at(space)).toBeUndefined();
    });
  });

  it('shows the sum that it tells', () => {
    const { scoring } = picture;
    if (!scoring) return;
    const [board] = land(picture);
    const { place, segment } = parseFeature(scoring.feature);
    const parts = board!.feature(place, segment);
    const tiles = new Set(parts.map(({ tile }) => tile));
    const segments = parts.map(({ tile, segment }) => board!.face(tile)!.segments.find(({ name }) => name === segment)!);
    const coats = segments.reduce((sum, { coats }) => sum + coats, 0);
    const here = picture.boards[0]!.meeples!.filter((m) => parts.some((p) => p.segment === m.segment && p.tile.x === m.x && p.tile.y === m.y));
    expect(new Set(here.map(({ colour }) => colour)).size).toBe(scoring.colours);
    const misty = board!.tiles.filter((tile) => isMisty(board!.face(tile)!)).length;
    // IC-INN-1, IC-CATH-1.
    const more = segments.some(({ marks = [] }) => marks.includes('inn') || marks.includes('cathedral')) ? 1 : 0;
    const value = {
      road: (1 + more) * tiles.size,
      city: (2 + more) * (tiles.size + coats),
      garden: board!.tiles.length,
      castle: 2 * misty,
      monastery: board!.tiles.length,
      field: 3 * scoring.cities,
    }[scoring.kind as 'road'];
    expect(scoring.value).toBe(value);
    expect(scoring.points).toBe(value * scoring.colours);
    if (scoring.kind === 'road' || scoring.kind === 'city') expect([scoring.tiles, scoring.coats]).toEqual([tiles.size, coats]);
    if (scoring.kind === 'castle') expect(scoring.misty).toBe(misty);
    const open = parts.flatMap(({ tile, segment }) =>
      segmentEdges(board!.face(tile)!.segments.find(({ name }) => name === segment)!, tile.rotation).filter((edge) => !board!.at(step(tile, edge))),
    );
    if (scoring.kind !== 'field') expect(open).toEqual([]);
  });
});

describe('the tiles of expansions', () => {
  it('are found by their digest', () => {
    expect(sets.added).toBe(addedSet().digest);
  });
});

describe('the mist of the pictures', () => {
  const banks = (name: keyof typeof pictures) => {
    const board = land(pictures[name]).at(-1)!;
    const tile = board.at({ x: 0, y: 0 })!;
    const mist = board.face(tile)!.segments.find(({ kind }) => kind === 'mist')!;
    const parts = board.feature({ x: 0, y: 0 }, mist.name);
    const misty = (at: BoardTile | undefined, edge: number) =>
      at !== undefined && board.face(at)!.segments.some((s) => s.kind === 'mist' && segmentEdges(s, at.rotation).includes(edge as 0));
    const open = parts.flatMap(({ tile, segment }) =>
      segmentEdges(board.face(tile)!.segments.find(({ name }) => name === segment)!, tile.rotation).filter(
        (edge) => !misty(board.at(step(tile, edge)), opposite(edge)),
      ),
    );
    return { tiles: parts.length, open: open.length };
  };

  it('is complete, grown, or cut off, as their rules say', () => {
    expect(banks('M-MIST-1')).toEqual({ tiles: 2, open: 0 });
    expect(banks('M-GHOST-1')).toEqual({ tiles: 2, open: 2 });
    expect(banks('T-8')).toEqual({ tiles: 1, open: 1 });
  });

  it('raises the ghosts that a haunted cemetery calls', () => {
    const [board] = land(pictures['M-GHOST-4']);
    for (const tile of board!.tiles) expect(tile.ghosts).toBe(isMisty(board!.face(tile)!) ? 1 : 0);
  });
});

describe('the credits', () => {
  const web = new URL('../..', import.meta.url).pathname;
  const lock = JSON.parse(readFileSync(join(web, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dependencies?: Record<string, string>; license?: string }>;
  };
  const needed = (path: string): string[] => Object.keys(lock.packages[path]!.dependencies ?? {});
  const bundled = new Set(needed(''));
  for (const name of bundled) needed(`node_modules/${name}`).forEach((other) => bundled.add(other));

  it('name every library that the page brings with it, with its licence', () => {
    expect(libraries.map(({ name }) => name).sort()).toEqual([...bundled].sort());
    for (const name of bundled) expect(lock.packages[`node_modules/${name}`]!.license).toBe('MIT');
  });

  it.each(libraries)('name whose $name is', ({ name, copyright }) => {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = entry.slice(0, entry.indexOf(`node_modules/${name}/`)) + `node_modules/${name}`;
    const licence = readdirSync(folder).find((file) => file.startsWith('LICENSE'))!;
    expect(readFileSync(join(folder, licence), 'utf8')).toContain(copyright);
  });
});
