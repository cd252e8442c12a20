import type { FigureKind } from '../game/figure';
import type { Colour, Game, HoundName, Point, Scoring } from '../protocol/types';

/** The words for the things of the game that every language has, whatever its grammar. */
export interface Terms {
  colours: Record<Colour, string>;
  hounds: Record<HoundName, string>;
  /** "3 ghosts". */
  ghosts(n: number): string;
  points(n: number): string;
  tiles(n: number): string;
  /** "2 red guards". */
  figures(colour: Colour, kind: FigureKind, n: number): string;
  list(names: string[]): string;
  /** How a place is said: "2 east, 1 north of the ruin". */
  place(at: Point, game: Game): string;
  /** What was counted: "3 tiles and 1 coat of arms: 8 × 2 colours = 16". */
  worth(scoring: Scoring): string;
  /** Seconds from now, or before now if negative: "in 5 seconds", "2 hours ago". */
  fromNow(seconds: number): string;
  /** How long so many seconds are: "2 days, 5 hours", or "2d 5h" where there is little room. */
  duration(seconds: number, width?: 'long' | 'narrow'): string;
  /** A part of 1, to the nearest hundredth: "72%". */
  percent(part: number): string;
  /** A number with one digit after the point: "1.3". */
  decimal(n: number): string;
}

/** How a language counts what a feature is worth. */
export interface Counts {
  tiles(n: number): string;
  coats(n: number): string;
  mistyTiles(n: number): string;
  completeCities(n: number): string;
  colours(n: number): string;
  list(parts: string[]): string;
}

function counted({ kind, tiles, coats, misty, cities }: Scoring, say: Counts): string[] {
  switch (kind) {
    case 'castle':
      return [say.mistyTiles(misty)];
    case 'field':
      return [say.completeCities(cities)];
    default:
      return coats > 0 ? [say.tiles(tiles), say.coats(coats)] : [say.tiles(tiles)];
  }
}

/** `worth` of a language that counts so. */
export function worthBy(say: Counts): Terms['worth'] {
  return (scoring) => {
    const parts = say.list(counted(scoring, say));
    const { value, colours, points } = scoring;
    return points > value ? `${parts}: ${value} × ${say.colours(colours)} = ${points}` : parts;
  };
}
