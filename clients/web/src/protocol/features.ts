import { get } from './api';
import type { BoardFeature } from './types';

async function featuresAt(path: string, seq: number, token?: string): Promise<BoardFeature[]> {
  return (await get<{ features: BoardFeature[] }>(`${path}/features?seq=${seq}`, token)).features;
}

/** Everything on the board of a room's game as it was at `seq`. */
export function getFeatures(room: string, seq: number, token?: string): Promise<BoardFeature[]> {
  return featuresAt(`/rooms/${encodeURIComponent(room)}`, seq, token);
}

/** Everything on the board of a game as it was at `seq`. */
export function getGameFeatures(game: string, seq: number): Promise<BoardFeature[]> {
  return featuresAt(`/games/${encodeURIComponent(game)}`, seq);
}
