import type { Next } from '../protocol/types';

/** Whether that seat is to decide; the turn may be somebody else's. */
export function decides(next: Next | null, seat: number | null): boolean {
  return next?.actor === 'player' && next.player === seat;
}
