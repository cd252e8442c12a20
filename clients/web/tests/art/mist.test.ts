import { describe, expect, it } from 'vitest';

import { liftedSides, mistAround } from '../../src/art/mist_around';
import { kLifted, kMistPoints } from '../../src/art/mist_field';
import type { Point, Rotation } from '../../src/protocol/types';
import { emptyLog, reduce } from '../../src/game/log';
import { atlas as makeAtlas, recordings } from '../fixtures';

const atlas = makeAtlas();
const face = (tile: string) => atlas.faces.get(tile);
const kAllMist = '12.3';
const kClear = '07.0';
/** From point to point cover changes by less than this, of 219 at most: more would look like an edge. */
const kSteepest = 140;

function around(tiles: (Point & { tile: string; rotation?: Rotation })[]) {
  const lying = tiles.map((t) => ({ rotation: 0 as Rotation, ...t }));
  const at = (p: Point) => lying.find((t) => t.x === p.x && t.y === p.y);
  return mistAround(lying[0]!, lying[0]!, face, at);
}

/** How much each point of a tile's mist hides, row by row. */
function covers(tile: string, bits: number, space: Point = { x: 0, y: 0 }): number[][] {
  const field = atlas.mist(tile, 0, space, bits);
  const row = (y: number) => Array.from({ length: kMistPoints }, (_, x) => field[(y * kMistPoints + x) * 2 + 1]!);
  return Array.from({ length: kMistPoints }, (_, y) => row(y));
}

const kEverywhere = 255;
const most = (rows: number[][]) => Math.max(...rows.flat());

describe('the mist on the board', () => {
  it('goes on over every side and corner of a tile that lies alone', () => {
    expect(around([{ tile: kAllMist, x: 0, y: 0 }])).toBe(255);
    expect(around([{ tile: kClear, x: 0, y: 0 }])).toBe(0);
  });

  it('ends at a tile that is clear, and leaves the corners there', () => {
    const north = 1;
    const corners = 16 | 128;
    expect(around([{ tile: kAllMist, x: 0, y: 0 }, { tile: kClear, x: 0, y: -1 }])).toBe(255 & ~north & ~corners);
  });

  it('leaves a corner that only the tile across it leaves clear', () => {
    const southEast = 32;
    expect(around([{ tile: kAllMist, x: 3, y: 3 }, { tile: kClear, x: 4, y: 4 }])).toBe(255 & ~southEast);
  });

  it('meets the mist of the next tile without a seam', () => {
    const [left, right] = [{ x: 0, y: 0 }, { x: 1, y: 0 }];
    const clear = { tile: kClear, x: 1, y: 1 };
    const leftBits = around([{ tile: kAllMist, ...left }, { tile: kAllMist, ...right }, clear]);
    const rightBits = around([{ tile: kAllMist, ...right }, { tile: kAllMist, ...left }, clear]);
    const here = covers(kAllMist, leftBits, left).map((row) => row[kMistPoints - 1]!);
    const there = covers(kAllMist, rightBits, right).map((row) => row[0]!);
    for (const [i, cover] of here.entries()) expect(Math.abs(cover - there[i]!)).toBeLessThan(kSteepest);
    expect(Math.min(...here)).toBeLessThan(20);
  });

  it('never hides what stands in it', () => {
    const rows = covers(kAllMist, kEverywhere);
    expect(most(rows)).toBeGreaterThan(120);
    expect(most(rows)).toBeLessThan(245);
  });

  it('ends softly, and before a tile that is clear', () => {
    const north = 1;
    const corners = 16 | 128;
    const rows = covers(kAllMist, kEverywhere & ~north & ~corners);
    expect(most([rows[0]!])).toBeLessThan(12);
    for (const [y, row] of rows.entries()) {
      for (const [x, cover] of row.entries()) {
        for (const next of [row[x + 1], rows[y + 1]?.[x]]) {
          if (next !== undefined) expect(Math.abs(next - cover)).toBeLessThan(kSteepest);
        }
      }
    }
  });

  it('is thinner over roads, so that one sees where they lead', () => {
    const roads = [...atlas.faces.values()].filter(({ segments }) =>
      ['mist', 'road'].every((kind) => segments.some((segment) => segment.kind === kind)),
    );
    for (const { tile } of roads) {
      const rows = covers(tile, kEverywhere);
      for (const { line } of atlas.land(tile, 0).roads) {
        for (const { x, y } of line) {
          const [column, row] = [x, y].map((part) => Math.max(0, Math.min(kMistPoints - 1, Math.floor(part / 2.5))));
          expect(rows[row!]![column!]).toBeLessThan(125);
        }
      }
    }
  });

  it('is torn, not as thick everywhere', () => {
    const all = covers(kAllMist, kEverywhere).flat();
    expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(60);
  });

  it('is nothing on a tile without mist', () => expect(most(covers(kClear, 0))).toBe(0));

  it('lifts where a bank is complete, until a breath is left, and without a seam to one that is not', () => {
    const whole = covers(kAllMist, kEverywhere);
    const lifted = covers(kAllMist, kEverywhere | (15 * kLifted));
    const north = covers(kAllMist, kEverywhere | kLifted);
    expect(most(lifted)).toBeLessThan(0.4 * most(whole));
    // At a corner two sides meet.
    const along = (row: number[] | undefined) => row!.slice(6, -6);
    for (const [x, cover] of along(north[0]).entries()) expect(Math.abs(cover - along(lifted[0])[x]!)).toBeLessThan(6);
    for (const [x, cover] of along(north.at(-1)).entries()) expect(Math.abs(cover - along(whole.at(-1))[x]!)).toBeLessThan(6);
  });
});

describe.each(recordings())('the mist of a recorded game of $name', ({ welcome, updates }) => {
  it('lifts with each bank that is completed, from all of its tiles, and with nothing else', () => {
    let log = reduce(emptyLog, welcome);
    const lifted = () => {
      const tiles = log.now.state!.tiles;
      const at = (p: Point) => tiles.find((t) => t.x === p.x && t.y === p.y);
      const sides = liftedSides(tiles, face, at);
      return new Set([...sides].flatMap(([place, bits]) => [0, 1, 2, 3].filter((side) => bits & (kLifted << side)).map((side) => `${place} ${side}`)));
    };
    let before = lifted();
    for (const update of updates) {
      log = reduce(log, update);
      const now = lifted();
      const tiles = new Set([...now].filter((side) => !before.has(side)).map((side) => side.split(' ')[0]!));
      const completed = update.events.flatMap((event) => (event.type === 'bank_completed' ? [event.tiles] : []));
      if (completed.length < 2) expect(tiles.size, `entry ${update.seq}`).toBe(completed[0] ?? 0);
      else expect(tiles.size).toBeGreaterThan(0);
      before = now;
    }
  });
});
