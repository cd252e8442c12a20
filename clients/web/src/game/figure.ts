import type { BoardMeeple, Colour, State, Stock } from '../protocol/types';

/** While no part with a figure can be chosen, the schema has no words for others. */
type Words<Word> = string extends Word ? never : Word;

/** What kind of figure something is, by the word for it: the page has words and a drawing for each. */
export type FigureKind = 'meeple' | 'guard' | Words<NonNullable<BoardMeeple['figure']>>;

/** The kinds that have a drawing: all those above, and those of expansions whose parts bring the words for them. */
export const drawnKinds = ['meeple', 'guard', 'large', 'abbot', 'builder', 'pig', 'mayor', 'wagon', 'barn'] as const;
export type DrawnKind = (typeof drawnKinds)[number];

/** What can be put on the board: a meeple of some colour, a guard, or another figure. */
export interface Figure {
  colour: Colour;
  kind: FigureKind;
}

/** What documents say of the kind. */
interface Told {
  guard: boolean;
  figure?: BoardMeeple['figure'] | undefined;
}

export const figureKind = ({ guard, figure }: Told): FigureKind => (figure as FigureKind | undefined) ?? (guard ? 'guard' : 'meeple');

export const figureOf = (told: Told & { colour: Colour }): Figure => ({ colour: told.colour, kind: figureKind(told) });

export function sameFigure(a: Figure, b: Figure): boolean {
  return a.colour === b.colour && a.kind === b.kind;
}

/** What a player has in hand, of each kind in the game. */
export function stocks(state: State, index: number): [FigureKind, Stock | undefined][] {
  const others = Object.entries(state.figures ?? {}).map(([kind, of]): [FigureKind, Stock | undefined] => [kind as FigureKind, of[index]]);
  return [['meeple', state.supplies[index]], ['guard', state.guards[index]], ...others];
}
