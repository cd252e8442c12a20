import type { JSX } from 'preact';

import type { FigureKind } from '../game/figure';
import type { Colour } from '../protocol/types';
import { AddedUse } from './added_use';
import { addedFigures } from './figure_marks';

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

/** A meeple; a guard wears a helmet and carries a halberd. */
function Person({ guard }: { guard: boolean }) {
  return (
    <>
      {guard && (
        <g class="halberd">
          <path class="shaft" d="M10.4 11V-12" />
          <path class="blade" d="M10.4-17 12.6-12.4C14-11 13.6-8.4 12-8L10.4-9.6Z" />
        </g>
      )}
      <path class="cloak" d="M0-6.6C4.6-6.8 6-4 7-.6 7.9 3 8.8 7.4 9.4 10.6 5 12.4-5 12.4-9.4 10.6-8.8 7.4-7.9 3-7-.6-6-4-4.6-6.8 0-6.6Z" />
      <circle class="cloak" cy="-9.4" r={guard ? 4.2 : 4.9} />
      {guard && <path class="cloak" d="M-7.2-10.6C-4.6-12-4.4-15.6 0-15.6S4.6-12 7.2-10.6C4-9.4-4-9.4-7.2-10.6Z" />}
      <path class="shield" d="M-5-3.4H5V1.6C5 4.6 2.6 6.4 0 7.6-2.6 6.4-5 4.6-5 1.6Z" />
    </>
  );
}

/** A figure, about 20 wide and 27 high, those of other expansions up to 30 and 34, standing with its middle at 0, 0. */
export function Meeple({ colour, kind = 'meeple' }: MeepleProps) {
  const isPerson = kind === 'meeple' || kind === 'guard';
  const { mark, shadow } = isPerson ? { mark: '', shadow: { rx: 11, cy: 11.4 } } : addedFigures[kind];
  return (
    <g class={`meeple ${colour}${kind === 'meeple' ? '' : ` ${kind}`}`}>
      <ellipse class="shade" cx="1" cy={shadow.cy} rx={shadow.rx} ry="3" />
      {isPerson ? <Person guard={kind === 'guard'} /> : <AddedUse name={`figure-${kind}`} />}
      {mark ? <g transform={mark}>{kMarks[colour]}</g> : kMarks[colour]}
    </g>
  );
}
