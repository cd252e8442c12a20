import type { Room } from '../protocol/types';

const kDomain = 'mistward-deck-v1';

function bytesOfHex(hex: string): Uint8Array {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is hashed for a game's commitment: four texts and the seed, parted by zero bytes. */
export function committedBytes(
  game: { game_id: string; rules: string; digest: string },
  seed: string,
): Uint8Array {
  const text = new TextEncoder().encode(
    [kDomain, game.game_id, game.rules, game.digest, ''].join('\0'),
  );
  const seedBytes = bytesOfHex(seed);
  const all = new Uint8Array(text.length + seedBytes.length);
  all.set(text);
  all.set(seedBytes, text.length);
  return all;
}

/** Whether the seed opens the commitment; null where the browser cannot compute it. */
export async function seedFits(room: Room, seed: string, commitment: string): Promise<boolean | null> {
  // Browsers offer SHA-256 on secure origins only.
  if (!globalThis.crypto?.subtle || room.game_id === null) return null;
  const game = { game_id: room.game_id, rules: room.rules, digest: room.tileset.digest };
  const bytes = committedBytes(game, seed) as Uint8Array<ArrayBuffer>;
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return hexOf(new Uint8Array(hash)) === commitment;
}
