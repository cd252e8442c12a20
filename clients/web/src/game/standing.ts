import type { Colour, Hound, HoundName, State } from '../protocol/types';

/** Whether everybody wins or loses together. */
export function isTogether(state: State): boolean {
  return state.goal !== null;
}

/** Whether the game has come to its end. */
export function isOver(state: State): boolean {
  return state.outcome !== 'undecided';
}

/** The tiles that can still be drawn, of all piles; those that lie face down cannot. */
export function tilesToDraw({ piles }: State): number {
  return piles.reduce((sum, n) => sum + n, 0);
}

/** Which hound brings the next pile (M-HOUND-4), and at how many points; null while no pile is left behind the current one. */
export function houndOfNextPile({ piles, hounds }: State): Hound | null {
  if (piles.length < 2) return null;
  return hounds.find(({ place }) => place === 'waiting') ?? null;
}

/** The player who acts with a colour; null for a colour that nobody plays. */
export function playerOf(state: State, colour: Colour): number | null {
  const player = state.supplies.findIndex((supply) => supply[colour] !== undefined);
  return player < 0 ? null : player;
}

/** The hound that is to be put, or that was put last. */
export function houndAtHand(state: State): HoundName {
  const inPlace = (place: string) => state.hounds.filter((hound) => hound.place === place);
  const [toPut] = inPlace('reached');
  return (toPut ?? inPlace('with_meeple').at(-1))?.hound ?? 'rufus';
}
