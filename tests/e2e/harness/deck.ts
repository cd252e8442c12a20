import { createHash } from 'node:crypto';
import type { TileSet } from './protocol.ts';

/** What the commitment is made of ("Fair draws" in the protocol guide). Hex in, hex out. */
export function commitment(gameId: string, rules: string, tilesetDigest: string, seed: string): string {
  const hash = createHash('sha256');
  for (const part of ['mistward-deck-v1', gameId, rules, tilesetDigest]) hash.update(part).update(Buffer.of(0));
  return hash.update(Buffer.from(seed, 'hex')).digest('hex');
}

/** The tiles of level 1 in tile-set order, each copy once. */
export function tilesOfLevel1(tileset: TileSet): string[] {
  return tileset.tiles
    .filter(({ segments }) => !segments.some(({ kind }) => kind === 'castle' || kind === 'cemetery'))
    .flatMap(({ tile, copies }) => Array<string>(copies).fill(tile));
}

function* words(seed: Buffer): Generator<number, never> {
  for (let block = 0n; ; block += 1n) {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(block);
    const bytes = createHash('sha256').update(seed).update(counter).digest();
    for (let offset = 0; offset < bytes.length; offset += 4) yield bytes.readUInt32BE(offset);
  }
}

/** The tiles in the order in which they are drawn. */
export function shuffledDeck(tiles: string[], seed: string): string[] {
  const source = words(Buffer.from(seed, 'hex'));
  const below = (n: number): number => {
    const bound = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const word = source.next().value;
      if (word < bound) return word % n;
    }
  };
  const deck = [...tiles];
  for (let k = deck.length - 1; k >= 1; k -= 1) {
    const j = below(k + 1);
    [deck[k], deck[j]] = [deck[j]!, deck[k]!];
  }
  return deck;
}
