import { createHash } from 'node:crypto';
import type { Room, TileSet, Update } from './protocol.ts';

/** What the commitment is made of ("Fair draws" in the protocol guide). Hex in, hex out. */
export function commitment(gameId: string, rules: string, tilesetDigest: string, seed: string): string {
  const hash = createHash('sha256');
  for (const part of ['mistward-deck-v1', gameId, rules, tilesetDigest]) hash.update(part).update(Buffer.of(0));
  return hash.update(Buffer.from(seed, 'hex')).digest('hex');
}

/** The tiles of a game in tile-set order, each copy once. */
export function tilesOf(game: Pick<Room, 'game' | 'level' | 'modules'>, tileset: TileSet): string[] {
  const left = new Set<string>();
  if (game.level === 1 || game.modules?.castles === false) left.add('castle');
  if (game.level === 1 || game.modules?.cemeteries === false) left.add('cemetery');
  return tileset.tiles
    .filter(({ segments }) => !segments.some(({ kind }) => left.has(kind)))
    .flatMap(({ tile, copies }) => Array<string>(copies).fill(tile));
}

/**
 * Throws unless every draw of a log is the card of the deck whose turn it was. A tile that is laid face down takes a card,
 * too (M-DOWN-1); returns how many were.
 */
export function checkDraws(log: Update[], deck: string[]): number {
  let next = 0;
  let faceDown = 0;
  for (const { actor, decision, events, seq } of log) {
    if (actor.kind === 'chance') {
      const drawn = decision.type === 'draw_tile' ? decision.tile : decision.id;
      if (drawn !== deck[next]) throw new Error(`update ${seq} draws ${drawn} instead of ${deck[next]}`);
      next += 1;
    }
    const laid = events.filter(({ type }) => type === 'face_down_placed').length;
    next += laid;
    faceDown += laid;
  }
  return faceDown;
}

function* words(seed: Buffer): Generator<number, never> {
  for (let block = 0n; ; block += 1n) {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(block);
    const bytes = createHash('sha256').update(seed).update(counter).digest();
    for (let offset = 0; offset < bytes.length; offset += 4) yield bytes.readUInt32BE(offset);
  }
}

/** Numbers below a bound, each equally likely, from a secret. */
function numbers(secret: Buffer): (n: number) => number {
  const source = words(secret);
  return (n) => {
    const bound = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const word = source.next().value;
      if (word < bound) return word % n;
    }
  };
}

/** The same items in an order that goes by these numbers. */
function shuffled<T>(items: T[], below: (n: number) => number): T[] {
  const order = [...items];
  for (let k = order.length - 1; k >= 1; k -= 1) {
    const j = below(k + 1);
    [order[k], order[j]] = [order[j]!, order[k]!];
  }
  return order;
}

const numbersOf = (seed: string) => numbers(Buffer.from(seed, 'hex'));

/** The tiles in the order in which they are drawn. */
export const shuffledDeck = (tiles: string[], seed: string): string[] => shuffled(tiles, numbersOf(seed));

/** The same of a game with the dragon, whose tiles come behind the first volcano (PD-SET-2). */
export function shuffledForVolcano(tiles: string[], tileset: TileSet, seed: string): string[] {
  const showing = (mark: 'volcano' | 'dragon') =>
    new Set(tileset.tiles.filter(({ marks = [] }) => marks.includes(mark)).map(({ tile }) => tile));
  const [volcanoes, calls] = [showing('volcano'), showing('dragon')];
  const below = numbersOf(seed);
  const order = shuffled(tiles, below);
  const first = order.findIndex((tile) => volcanoes.has(tile));
  const before = order.slice(0, first);
  const behind = [...order.slice(first + 1), ...before.filter((tile) => calls.has(tile))];
  return [...before.filter((tile) => !calls.has(tile)), order[first]!, ...shuffled(behind, below)];
}

const streamSecret = (stream: string, seed: string): Buffer =>
  createHash('sha256').update(`mistward-stream-v1\0${stream}\0`).update(Buffer.from(seed, 'hex')).digest();

/** The tokens of a bag in the order in which they are drawn. */
export const shuffledBag = (stream: string, bag: number[], seed: string): number[] => shuffled(bag, numbers(streamSecret(stream, seed)));

/** What a die shows, throw by throw. */
export function throwsOf(stream: string, sides: number, count: number, seed: string): number[] {
  const below = numbers(streamSecret(stream, seed));
  return Array.from({ length: count }, () => below(sides) + 1);
}
