import { post } from './api';
import type { Foresight } from './types';

/** Asks what decisions, in order, of the player who decides would lead to. */
export function foresee(room: string, seq: number, decisions: string[], token?: string): Promise<Foresight> {
  return post(`/rooms/${encodeURIComponent(room)}/foresight`, { seq, decisions }, token);
}
