import { post } from './api';
import type { Consequences, Decision, GameEvent, Next } from './types';

/** What decisions lead to, up to the next draw, without being made. */
export interface Foresight {
  seq: number;
  decisions: Decision[];
  events: GameEvent[];
  consequences: Consequences;
  /** What would be asked after the last of them, and its answers. */
  next: Next;
  legal: Decision[];
}

/** Asks what decisions, in order, of the player who decides would lead to. */
export function foresee(room: string, seq: number, decisions: string[], token?: string): Promise<Foresight> {
  return post(`/rooms/${encodeURIComponent(room)}/foresight`, { seq, decisions }, token);
}
