import { useMemo } from 'preact/hooks';

import { entries } from '../../game/log';
import { reviewOf, type Review } from '../../game/review';
import type { State, Update } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';

/** How a game went, as far as its log is known. */
export interface Reviewed {
  state: State;
  updates: readonly Update[];
  review: Review;
}

/** The review of the game of a table; null before its state is known. */
export function useReview({ log }: TableToRead): Reviewed | null {
  const known = log.value;
  return useMemo(() => {
    const { state } = known.now;
    const updates = entries(known);
    return state && { state, updates, review: reviewOf(state, updates) };
  }, [known]);
}
