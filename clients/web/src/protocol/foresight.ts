import { post } from './api';
import type { Foresight } from './types';

/** Asks what decisions, in order, of the player who decides would lead to. */
export function foresee(room: string, seq: number, decisions: string[], token?: string): Promise<Foresight> {
  return post(`/rooms/${encodeURIComponent(room)}/foresight`, { seq, decisions }, token);
}

/** The same of a turn of the seat that the token opens, if it began now with that tile; without decisions, how it begins. */
export function rehearse(room: string, seq: number, tile: string, decisions: string[], token?: string): Promise<Foresight> {
  const body = { seq, tile, ...(decisions.length > 0 && { decisions }) };
  return post(`/rooms/${encodeURIComponent(room)}/rehearsal`, body, token);
}
