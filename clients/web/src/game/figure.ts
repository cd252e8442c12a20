import type { Colour, State, Stock } from '../protocol/types';

/** What kinds of figures there are, by the words for them: the page has words and a drawing for each. */
export const figureKinds = ['meeple', 'guard', 'large', 'abbot', 'builder', 'pig', 'mayor', 'wagon', 'barn'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** What can be put on the board: a meeple of some colour, a guard, or another figure. */
export interface Figure {
  colour: Colour;
  kind: FigureKind;
}

/** What documents say of the kind. */
interface Told {
  guard?: boolean | undefined;
  figure?: FigureKind | undefined;
}

export const figureKind = ({ guard, figure }: Told): FigureKind => figure ?? (guard ? 'guard' : 'meeple');

export const figureOf = (told: Told & { colour: Colour }): Figure => ({ colour: told.colour, kind: figureKind(told) });

export function sameFigure(a: Figure, b: Figure): boolean {
  return a.colour === b.colour && a.kind === b.kind;
}

/** What a player has in hand, of each kind in the game. */
export function stocks(state: State, index: number): [FigureKind, Stock | undefined][] {
  const others = Object.entries(state.figures ?? {}).map(([kind, of]): [FigureKind, Stock | undefined] => [kind as FigureKind, of[index]]);
  return [['meeple', state.supplies[index]], ['guard', state.guards[index]], ...others];
}
