import type { JSX } from 'preact';

import type { FigureKind } from '../game/figure';
import type { Colour } from '../protocol/types';
import { figureDrawings, figureShadows } from './figures';

// Every colour bears its own mark, so that colours are told apart without colour.
const kMarks: Record<Colour, JSX.Element> = {
  red: <circle class="mark" cy="1.6" r="2.2" />,
  green: <path class="mark" d="M0-1 2.7 3.6H-2.7Z" />,
  blue: <path class="mark drawn" d="M-2.8.6q1.4-1.6 2.8 0t2.8 0M-2.8 3.2q1.4-1.6 2.8 0t2.8 0" />,
  yellow: <path class="mark" d="M0-1.6.9.6 3.2.7 1.4 2.2 2 4.4 0 3.2-2 4.4-1.4 2.2-3.2.7-.9.6Z" />,
  black: <path class="mark drawn" d="M0-1V4.2M-2.6 1.6H2.6" />,
  pink: <path class="mark" d="M0 4.4C-4 1.6-2.9-1-1.4-1-.5-1 0-.2 0 .4 0-.2.5-1 1.4-1 2.9-1 4 1.6 0 4.4Z" />,
};

interface MeepleProps {
  colour: Colour;
  kind?: FigureKind;
}

/** A figure, about 20 wide and 27 high, those of other expansions up to 30 and 33, standing with its middle at 0, 0. */
export function Meeple({ colour, kind = 'meeple' }: MeepleProps) {
  const { rx, cy } = figureShadows[kind] ?? { rx: 11, cy: 11.4 };
  return (
    <g class={`meeple ${colour}${kind === 'meeple' ? '' : ` ${kind}`}`}>
      <ellipse class="shade" cx="1" cy={cy} rx={rx} ry="3" />
      {figureDrawings[kind](kMarks[colour])}
    </g>
  );
}
