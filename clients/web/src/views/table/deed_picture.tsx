import { Meeple } from '../../art/meeple';
import { Fairy, Tower } from '../../art/pieces';
import { figureOf } from '../../game/figure';
import type { Colour, LegalDecision } from '../../protocol/types';
import { iconPath } from '../common/icon';
import { pose } from '../drawing/board_pieces';

const kFigure = 1.25;

/** A small sign on a figure: that it goes home. */
function GoesHome() {
  return (
    <g class="deed-sign" transform="translate(9 -11)">
      <circle r="8.5" />
      <path transform="translate(-6 -6) scale(.5)" d={iconPath('home')} />
    </g>
  );
}

function Figure({ decision, size = kFigure }: { decision: Extract<LegalDecision, { segment: string }>; size?: number }) {
  const of = figureOf({ colour: 'red', ...(decision as Partial<Parameters<typeof figureOf>[0]>) });
  return (
    <g transform={`scale(${size / 1.16}) ${pose(decision.segment, of.kind)}`}>
      <Meeple {...of} />
    </g>
  );
}

interface Props {
  decision: LegalDecision;
  /** The colour of whoever decides. */
  own: Colour;
  /** Without the figure to which it is done. */
  bare?: boolean;
}

/** What would be done, as a picture of about 30 pixels around its middle. */
export function DeedPicture({ decision, own, bare = false }: Props) {
  switch (decision.type) {
    case 'place_meeple':
    case 'place_meeple_at':
      return <Figure decision={decision} />;
    case 'take_meeple':
      if (bare) return <path class="deed-plus" transform="translate(-16 -17) scale(1.35)" d={iconPath('home')} />;
      return (
        <>
          <Figure decision={decision} />
          <GoesHome />
        </>
      );
    case 'place_fairy':
      return <Fairy />;
    case 'place_floor':
      return (
        <g transform="translate(0 8)">
          <Tower floors={1} />
        </g>
      );
    case 'place_barn':
      return <Meeple colour={own} kind="barn" />;
    case 'haunt_meeple':
      return <use href="#ghost" />;
    default:
      return <path class="deed-plus" d="M0-9V9M-9 0H9" />;
  }
}
