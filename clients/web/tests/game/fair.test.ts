import { createHash, webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { committedBytes, seedFits } from '../../src/game/fair';
import { recording } from '../fixtures';

// Browsers have it; Node 18 has not.
beforeEach(() => void vi.stubGlobal('crypto', webcrypto));
afterEach(() => void vi.unstubAllGlobals());

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
    expect(await seedFits(room, room.seed!, room.commitment!)).toBe(true);
    const other = createHash('sha256').update('another').digest('hex');
    expect(await seedFits(room, other, room.commitment!)).toBe(false);
  });

  it('is not judged where the browser cannot compute it', async () => {
    vi.stubGlobal('crypto', {});
    const { room } = recording();
    expect(await seedFits(room, room.seed!, room.commitment!)).toBeNull();
  });
});
