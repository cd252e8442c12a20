import { post } from './api';
import type * as wire from './generated';

export type TilesetCheck = wire.TilesetCheck;

/** What the server makes of a tile-set file; it keeps nothing of it. */
export function checkTileset(tileset: object): Promise<TilesetCheck> {
  return post('/tilesets/check', { tileset });
}
