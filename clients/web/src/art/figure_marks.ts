import type { FigureKind } from '../game/figure';

/** The figures that only other expansions have. */
export type AddedFigure = Exclude<FigureKind, 'meeple' | 'guard'>;

interface Worn {
  /** Where and how large the figure bears the mark of its colour. */
  mark: string;
  /** Half of how wide its shadow is, and how low that lies. */
  shadow: { rx: number; cy: number };
}

export const addedFigures: Record<AddedFigure, Worn> = {
  large: { mark: 'translate(0 1.6) scale(1.24)', shadow: { rx: 13, cy: 13.4 } },
  abbot: { mark: '', shadow: { rx: 11, cy: 11.4 } },
  builder: { mark: 'translate(-.2 -.4) scale(.92)', shadow: { rx: 11, cy: 11.4 } },
  pig: { mark: 'translate(-1.8 -1.2)', shadow: { rx: 13, cy: 11.4 } },
  mayor: { mark: '', shadow: { rx: 12.5, cy: 12 } },
  wagon: { mark: 'translate(0 -7.4) scale(1.08)', shadow: { rx: 14, cy: 11.4 } },
  barn: { mark: 'translate(0 2.9) scale(1.24)', shadow: { rx: 14, cy: 11.6 } },
};
