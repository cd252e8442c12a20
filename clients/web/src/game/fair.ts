import type { Ended, Room } from '../protocol/types';

const kDomain = 'mistward-deck-v1';
/** Of forks and lessons, whose deck is committed itself. */
const kDomainWithDeck = 'mistward-fork-v1';

function bytesOfHex(hex: string): Uint8Array {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is hashed for a game's commitment: its texts, the deck if that is committed, and the seed, parted by zero bytes. */
export function committedBytes(
  game: { game_id: string; rules: string; digest: string },
  seed: string,
  deck: string | null = null,
): Uint8Array {
  const domain = deck === null ? kDomain : kDomainWithDeck;
  const parts = [domain, game.game_id, game.rules, game.digest, ...(deck === null ? [] : [deck]), ''];
  const text = new TextEncoder().encode(parts.join('\0'));
  const seedBytes = bytesOfHex(seed);
  const all = new Uint8Array(text.length + seedBytes.length);
  all.set(text);
  all.set(seedBytes, text.length);
  return all;
}

/**
 * Whether what was published at the end opens the commitment; null where the browser cannot compute it, or the
 * deck that was committed is not known.
 */
export async function seedFits(room: Room, { seed, commitment, deck = null }: Ended): Promise<boolean | null> {
  const ownDeck = room.forked_from !== null || room.lesson !== null;
  if (ownDeck && deck === null) return null;
  // Browsers offer SHA-256 on secure origins only.
  if (!globalThis.crypto?.subtle || room.game_id === null) return null;
  const game = { game_id: room.game_id, rules: room.rules, digest: room.tileset.digest };
  const bytes = committedBytes(game, seed, deck) as Uint8Array<ArrayBuffer>;
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return hexOf(new Uint8Array(hash)) === commitment;
}
