import { Meeple } from '../../art/meeple';
import type { Colour, Point } from '../../protocol/types';
import type { Named } from '../../words/named';
import { translate } from '../drawing/board_layers';

/** Whose something on the board is: a figure and a name that keep their size, above a point and so far from it in pixels. */
export function WhosePlace({ colour, name, at, off = { x: 0, y: -8 } }: { colour: Colour | undefined; name: Named; at: Point; off?: Point }) {
  return (
    <g transform={translate(at)} aria-hidden="true">
      <g class="keeps-size whose-place">
        <g transform={translate(off)}>
          {colour && (
            <g transform="scale(.8)">
              <Meeple colour={colour} />
            </g>
          )}
          <text y="-18">{name}</text>
        </g>
      </g>
    </g>
  );
}
