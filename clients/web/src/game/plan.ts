import type { Advice, LegalDecision } from '../protocol/types';

/** What is left to decide of a turn that was advised, after these decisions; null if another way was taken. */
export function restOf(turn: Advice, decided: readonly string[]): LegalDecision[] | null {
  const follows = decided.every((id, i) => turn.decisions[i]?.id === id);
  return follows && decided.length < turn.decisions.length ? turn.decisions.slice(decided.length) : null;
}

/** The chance of a player: the team's, or their own against the others. */
export function chanceFor(chances: readonly number[], player: number): number {
  return chances[chances.length === 1 ? 0 : player] ?? 0;
}
