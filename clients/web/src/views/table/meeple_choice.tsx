import type { Atlas } from '../../art/atlas';
import { Meeple } from '../../art/meeple';
import { kTilePixels } from '../../board/camera';
import type { Board } from '../../board/geometry';
import { spread } from '../../board/spread';
import { spots, type Spot } from '../../game/choices';
import { clearDraft, decisionOf, putMeeple, type DraftOf } from '../../game/draft';
import { sameFigure } from '../../game/figure';
import type { Point } from '../../protocol/types';
import type { Deciding } from '../../session/ports';
import { words } from '../../words';
import { BoardButton } from '../drawing/board_button';
import { translate } from '../drawing/board_layers';
import type { SightToTell } from './board_motion';
import { meeplePoint, pose } from '../drawing/board_pieces';
import { FeatureGlow } from '../drawing/feature_glow';

/** How large a place is pressed: for a finger in pixels, and as a part of a large tile. */
const kLeastRadius = 24;
const kRadiusOfTile = 0.15;
/** Between two places, in pixels. */
const kBetween = 2;
/** A figure is as high in its place, in units of a tile's drawing. */
const kFigure = 1.25;
/** A place that had to go farther from where its meeple will stand, in pixels, is tied to that by a line. */
const kTied = 8;

/** A spot, where its meeple will stand, and how far from there it is pressed, in pixels. */
interface Place {
  spot: Spot;
  stands: Point;
  off: Point;
}

/** The spots of the tile, each apart from the others however small the tile is seen. */
function placesOf(found: { spot: Spot; stands: Point }[], scale: number, radius: number): Place[] {
  const inPixels = found.map(({ stands }) => ({ x: stands.x * scale, y: stands.y * scale }));
  const apart = spread(inPixels, 2 * radius + kBetween);
  return found.map((each, i) => ({ ...each, off: { x: apart[i]!.x - inPixels[i]!.x, y: apart[i]!.y - inPixels[i]!.y } }));
}

interface SpotButtonProps extends Place {
  session: Deciding;
  draft: DraftOf<'meeple'>;
  radius: number;
  scale: number;
}

/** Pressed, its meeple stands there; while it is pointed at, it is seen what that would take. */
function SpotButton({ session, draft, spot, stands, off, radius, scale }: SpotButtonProps) {
  const { seat } = session;
  const legal = seat.legal.value;
  const figure = spot.figures.find((candidate) => sameFigure(candidate, draft.figure)) ?? spot.figures[0]!;
  const selected = draft.segment === spot.segment;
  const put = () => {
    const decision = decisionOf(putMeeple(draft, legal, spot.segment), legal);
    if (decision) void seat.decide(decision.id);
  };
  const place = { x: (stands.x + off.x / scale) / kTilePixels, y: (stands.y + off.y / scale) / kTilePixels };
  return (
    <g transform={translate(stands)}>
      <g class="keeps-size">
        {Math.hypot(off.x, off.y) > kTied && <path class="spot-tie" d={`M0 0L${off.x} ${off.y}`} />}
        <BoardButton
          class={selected ? 'spot chosen' : 'spot'}
          label={words.table.spot(spot.segment, figure.colour, figure.kind)}
          pressed={selected}
          place={`${place.x},${place.y}`}
          onPress={put}
          onPoint={(on) => seat.edit((current) => (on ? putMeeple(current, legal, spot.segment) : clearDraft(current)))}
        >
          <circle class="spot-ring" cx={off.x} cy={off.y} r={radius} />
          <g transform={`${translate(off)} scale(${(kFigure * radius) / kLeastRadius}) ${pose(spot.segment, figure.kind)}`}>
            <Meeple {...figure} />
          </g>
        </BoardButton>
      </g>
    </g>
  );
}

interface MeepleChoiceProps {
  session: Deciding;
  atlas: Atlas;
  board: Board;
  sight: SightToTell;
}

/** The spots of the placed tile that a meeple may take. */
export function MeepleChoice({ session, atlas, board, sight }: MeepleChoiceProps) {
  const draft = session.seat.draft.value;
  const { state } = session.table.now.value;
  if (draft.kind !== 'meeple' || !state?.last) return null;
  const tile = board.at(state.last);
  const { scale } = sight.camera.value;
  const radius = Math.max(kLeastRadius, kRadiusOfTile * scale * kTilePixels);
  const found = spots(session.seat.legal.value).flatMap((spot) => {
    const stands = meeplePoint(atlas, tile, spot.segment);
    return stands ? [{ spot, stands }] : [];
  });
  return (
    <g class="choices">
      {draft.segment && <FeatureGlow atlas={atlas} parts={board.feature(state.last, draft.segment)} />}
      {placesOf(found, scale, radius).map((place) => (
        <SpotButton key={place.spot.segment} {...{ session, draft, radius, scale }} {...place} />
      ))}
    </g>
  );
}
