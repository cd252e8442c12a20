import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Tile {
  id: string;
  [key: string]: unknown;
}

const embedded = fileURLToPath(new URL('../../../rules/tilesets/mists.json', import.meta.url));
const printed = ['edges', 'mist', 'cities', 'roads', 'fields', 'center'];

/** A tile-set file in which two tiles have changed their layouts. */
export function fileNamed(name: string): object {
  const file = JSON.parse(readFileSync(embedded, 'utf8')) as { tiles: Tile[] };
  const [a, b] = ['07', '09'].map((id) => file.tiles.find((tile) => tile.id === id)!);
  for (const key of printed) [a![key], b![key]] = [b![key], a![key]];
  return { ...file, name };
}
