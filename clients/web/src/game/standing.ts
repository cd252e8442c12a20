import type { Colour, HoundName, State } from '../protocol/types';

/** Whether everybody wins or loses together. */
export function isTogether(state: State): boolean {
  return state.goal !== null;
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
