import { createHash, webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { committedBytes, seedFits } from '../../src/game/fair';
import type { Ended, Room } from '../../src/protocol/types';
import { recording } from '../fixtures';

// Browsers have it; Node 18 has not.
beforeEach(() => void vi.stubGlobal('crypto', webcrypto));
afterEach(() => void vi.unstubAllGlobals());

function endOf({ seed, commitment }: Room, deck: string | null = null): Ended {
  return { type: 'ended', seq: 9, outcome: 'won', reason: 'M-END-1', winners: [], seed: seed!, commitment: commitment!, deck };
}

/** The room with a lesson whose deck is committed. */
function lessonWith(deck: string): Room {
  const { room } = recording();
  const parts = ['mistward-fork-v1', room.game_id, room.rules, room.tileset.digest, deck, ''];
  const hash = createHash('sha256').update(parts.join('\0'), 'latin1').update(Buffer.from(room.seed!, 'hex'));
  return { ...room, forked_from: null, lesson: 1, commitment: hash.digest('hex') };
}

describe('the commitment', () => {
  it('hashes the domain, game, rules, tile set and the bytes of the seed', () => {
    const seed = 'ff00'.repeat(16);
    const game = { game_id: 'r1.1', rules: '1', digest: 'ab'.repeat(32) };
    const expected = Buffer.concat([
      Buffer.from(['mistward-deck-v1', 'r1.1', '1', game.digest, ''].join('\x00'), 'latin1'),
      Buffer.from(seed, 'hex'),
    ]);
    expect(Buffer.from(committedBytes(game, seed)).equals(expected)).toBe(true);
  });

  it('fits the seed of a recorded game and no other seed', async () => {
    const { room } = recording();
    const own = { ...room, forked_from: null, lesson: null };
    expect(await seedFits(own, endOf(room))).toBe(true);
    const seed = createHash('sha256').update('another').digest('hex');
    expect(await seedFits(own, { ...endOf(room), seed })).toBe(false);
  });

  it('binds the deck of a lesson, and is not judged without it', async () => {
    const room = lessonWith('30.0,09.0');
    expect(await seedFits(room, endOf(room, '30.0,09.0'))).toBe(true);
    expect(await seedFits(room, endOf(room, '09.0,30.0'))).toBe(false);
    expect(await seedFits(room, endOf(room))).toBeNull();
  });

  it('is not judged where the browser cannot compute it', async () => {
    vi.stubGlobal('crypto', {});
    const { room } = recording();
    expect(await seedFits(room, endOf(room))).toBeNull();
  });
});
