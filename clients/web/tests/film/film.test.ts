import { describe, expect, it } from 'vitest';

import { placeKey } from '../../src/board/geometry';
import { Timeline } from '../../src/game/timeline';
import type { State, Update } from '../../src/protocol/types';
import { changedSpaces, looksOf, partsOf } from '../../src/views/film/changes';
import { encodeFilm, type Patch } from '../../src/views/film/encode';
import { delaysOf, kBand, kMostMoments, layoutOf, momentsOf } from '../../src/views/film/plan';
import { endingOf, subtitleOf } from '../../src/views/telling/subtitles';
import { atlas, baseSet, recordings } from '../fixtures';
import { Atlas } from '../../src/art/atlas';
import { ownName } from '../../src/words/named';

const level3 = recordings().find(({ name }) => name === 'game_level3.json')!;
const base = recordings().find(({ name }) => name === 'game_base.json')!;

describe('the plan of a film', () => {
  it('fits any board into what can be sent on, in whole pixels', () => {
    for (const [columns, rows] of [[1, 1], [8, 8], [16, 14], [31, 4], [3, 31], [60, 60]] as const) {
      const { width, height, board, side, origin } = layoutOf({ left: -3, top: -2, right: columns - 3, bottom: rows - 2 });
      expect(width).toBeLessThanOrEqual(720);
      expect(height).toBeLessThanOrEqual(720);
      expect(height - board).toBe(kBand);
      expect([side, origin.x, origin.y].every(Number.isInteger)).toBe(true);
      expect(origin.x - 3 * side).toBeGreaterThanOrEqual(18);
      expect(origin.x + (columns - 3) * side).toBeLessThanOrEqual(width - 18);
      expect(origin.y + (rows - 2) * side).toBeLessThanOrEqual(board - 18);
    }
  });

  it('has a moment for each turn, the last of them the end', () => {
    const moments = momentsOf(level3.updates);
    expect(moments.map(({ turn }) => turn)).toEqual(Array.from({ length: level3.final.turn }, (_, i) => i + 1));
    expect(moments.at(-1)!.seq).toBe(level3.updates.at(-1)!.seq);
  });

  it('has no more moments of a game of any length, the first and the last among them', () => {
    const long = Array.from({ length: 400 }, (_, i) => ({
      seq: i + 1, actor: { kind: 'player', player: 0 }, decision: { id: 'pass', type: 'pass' }, events: [{ type: 'turn_started', turn: i + 1, player: 0 }],
    })) as unknown as Update[];
    const moments = momentsOf(long);
    expect(moments).toHaveLength(kMostMoments);
    expect([moments[0]!.seq, moments.at(-1)!.seq]).toEqual([1, 400]);
    expect(new Set(moments.map(({ seq }) => seq)).size).toBe(kMostMoments);
  });

  it('takes ten seconds, and no longer for a longer game', () => {
    const all = (pictures: number) => delaysOf(pictures).reduce((sum, one) => sum + one, 0);
    for (const pictures of [20, 62, 102]) expect(all(pictures)).toBeCloseTo(10_000);
    expect(all(5)).toBeLessThan(10_000);
    expect(Math.min(...delaysOf(102))).toBeGreaterThan(20);
  });
});

describe.each([['level 3', level3, atlas()], ['the base game', base, new Atlas(baseSet())]] as const)('what changes in a film of %s', (_, recording, drawn) => {
  const timeline = new Timeline(recording.welcome as never, recording.updates);
  const states = momentsOf(recording.updates).map(({ seq }) => timeline.at(seq).state!);

  it('is nothing where nothing happened', () => {
    const looks = looksOf(drawn, states[3]!);
    expect(changedSpaces(looks, looksOf(drawn, structuredClone(states[3]!)))).toEqual([]);
  });

  it('is where the dragon was and is, and a tower that has grown', () => {
    const withFacts = (facts: object) => looksOf(drawn, { ...states[3]!, facts } as State);
    const dragon = (x: number) => withFacts({ dragon: { dragon: { x, y: 0 }, walk: [] } });
    expect(changedSpaces(dragon(0), dragon(1)).map(placeKey).sort()).toEqual(['0,0', '1,0']);
    const tower = (floors: number) => withFacts({ towers: { floors: [], towers: [{ x: 0, y: 1 }], heights: [floors], prisoners: [] } });
    expect(changedSpaces(tower(1), tower(2)).map(placeKey)).toEqual(['0,1']);
  });

  it('is the tile that was laid, what went with it, and little else', () => {
    for (const [i, state] of states.entries()) {
      const before = states[i - 1];
      if (!before) continue;
      const changed = changedSpaces(looksOf(drawn, before), looksOf(drawn, state)).map(placeKey);
      const laid = state.tiles.slice(before.tiles.length).map(placeKey);
      const haunted = state.tiles.filter((tile) => before.tiles.find((other) => placeKey(other) === placeKey(tile))?.ghosts !== tile.ghosts);
      for (const place of [...laid, ...haunted.map(placeKey)]) expect(changed).toContain(place);
      expect(changed.length).toBeLessThan(30);
    }
  });
});

describe('the parts that are drawn', () => {
  it('hold every space that changed, and none is too large for a moment', () => {
    const spaces = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 2, y: 1 }, { x: 9, y: 9 }, { x: -5, y: 3 }, { x: -5, y: 4 }];
    const parts = partsOf(spaces);
    for (const { x, y } of spaces) {
      expect(parts.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom)).toBe(true);
    }
    expect(parts.length).toBeLessThan(spaces.length);
    for (const { left, top, right, bottom } of partsOf(Array.from({ length: 100 }, (_, i) => ({ x: i % 10, y: Math.floor(i / 10) })))) {
      expect((right - left) * (bottom - top)).toBeLessThanOrEqual(9);
    }
  });
});

/** The pictures of a GIF: how long each stays, in hundredths of a second, and how many bytes its points take. */
function framesOf(bytes: Uint8Array): { delay: number; size: number }[] {
  expect(new TextDecoder().decode(bytes.subarray(0, 6))).toBe('GIF89a');
  let at = 13 + (bytes[10]! & 0x80 ? 3 * 2 ** ((bytes[10]! & 7) + 1) : 0);
  let delay = 0;
  const frames: { delay: number; size: number }[] = [];
  const blocks = () => {
    let size = 0;
    for (; bytes[at]! > 0; at += bytes[at]! + 1) size += bytes[at]!;
    at += 1;
    return size;
  };
  while (bytes[at] !== 0x3b) {
    const kind = bytes[at];
    if (kind === 0x21) {
      if (bytes[at + 1] === 0xf9) delay = bytes[at + 4]! + 256 * bytes[at + 5]!;
      at += 2;
      blocks();
    } else {
      expect(kind).toBe(0x2c);
      at += 11;
      frames.push({ delay, size: blocks() });
    }
  }
  expect(at).toBe(bytes.length - 1);
  return frames;
}

function patch(x: number, y: number, side: number, colour: (i: number) => [number, number, number]): Patch {
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let i = 0; i < side * side; i += 1) pixels.set([...colour(i), 255], i * 4);
  return { x, y, width: side, height: side, pixels };
}

describe('the file of a film', () => {
  const size = { width: 64, height: 64 };
  const noise = (i: number): [number, number, number] => [(i * 7919) % 256, (i * 104_729) % 256, (i * 1_299_709) % 256];

  it('has the pictures as long as they stay, and after the first one what differs alone', () => {
    const told: number[] = [];
    const first = patch(0, 0, 64, noise);
    const same = patch(0, 0, 64, noise);
    const bytes = encodeFilm(size, [{ patches: [first], delay: 500 }, { patches: [same], delay: 80 }, { patches: [patch(8, 8, 8, () => [255, 0, 0])], delay: 2500 }], (done) => told.push(done));
    const frames = framesOf(bytes);
    expect(frames.map(({ delay }) => delay)).toEqual([50, 8, 250]);
    expect(frames[0]!.size).toBeGreaterThan(1000);
    expect(frames[1]!.size).toBeLessThan(150);
    expect(frames[2]!.size).toBeLessThan(250);
    expect(told).toEqual([1 / 3, 2 / 3, 1]);
  });

  it('becomes smaller with fewer colours where it would be too large, and is refused where that is not enough', () => {
    const pictures = [{ patches: [patch(0, 0, 64, noise)], delay: 100 }];
    const whole = encodeFilm(size, pictures, () => {}).length;
    expect(encodeFilm(size, pictures, () => {}, whole - 1).length).toBeLessThan(whole);
    expect(() => encodeFilm(size, pictures, () => {}, 400)).toThrow(RangeError);
  });
});

describe('what is written under a film', () => {
  const table = { nameOf: (player: number) => ownName(['Kim', 'Ben'][player]!) };
  const over: State = { ...base.final, outcome: 'finished', reason: 'G-END-1', winners: [base.final.tracks[1]!.colour] };

  it('is the turn, the points and the ghosts', () => {
    expect(subtitleOf(table, false)(level3.final, 0).title).toBe('Mists, Level 3');
    const { title, line } = subtitleOf(table, false)(level3.final, 7);
    expect(title).toBe('Turn 7');
    expect(line).toMatch(/^\d+ of 100 points · \d+ of 15 ghosts left$/);
  });

  it('names the players only where that is wished for', () => {
    const all = (state: State, names: boolean) => JSON.stringify([subtitleOf(table, names)(state, 3), endingOf(table, state, names)]);
    for (const state of [level3.final, over]) {
      expect(all(state, false)).not.toMatch(/Kim|Ben/);
      expect(all(state, true)).toMatch(/Kim.*Ben/);
    }
    expect(endingOf(table, over, false).title).toBe('Green wins');
    expect(endingOf(table, over, true).title).toBe('Ben wins');
    expect(endingOf(table, level3.final, false).title).toBe('Lost in the mist');
  });
});
