import type { Atlas } from '../../art/atlas';
import { kGhostPlaces } from '../../art/tile_plan';
import { placeKey, type Board } from '../../board/geometry';
import { parseFeature } from '../../board/segment';
import { meepleKey, type Foretold, type Gain, type Some, type Worth } from '../../game/foretold';
import type { Point, State } from '../../protocol/types';
import { LastMark, boardPoint, translate } from '../drawing/board_layers';
import { meeplePoint } from '../drawing/board_pieces';
import { FeatureGlow } from '../drawing/feature_glow';

interface Props {
  foretold: Foretold;
  atlas: Atlas;
  /** With the tile that is in mind. */
  board: Board;
  state: State;
  /** Whether the board is seen from so far that one ghost stands for all of its tile. */
  far: boolean;
  /** Whether what is scored is said beside the board already. */
  weighed: boolean;
}

/** So far above a figure, and beside each other, stand the points that it brings; in pixels. */
const kAbove = 34;
const kBetween = 4;

/** The ghosts that would come to a tile, where they would stand, beside those that are there. */
function Rising({ some, atlas, board, far }: Pick<Props, 'atlas' | 'board' | 'far'> & { some: Some }) {
  const tile = board.at(some);
  const places = tile ? atlas.plan(tile.tile, tile.rotation).ghosts() : [];
  if (!tile || places.length === 0) return null;
  const first = Math.min(tile.ghosts, kGhostPlaces - 1);
  const shown = far ? places.slice(0, 1) : places.slice(first, first + some.count);
  return (
    <>
      {shown.map((spot, i) => (
        <g key={i} class="foretold-ghost" transform={translate(boardPoint(some, spot))}>
          <use class="ghost-piece" href="#ghost" />
        </g>
      ))}
      {shown.length < some.count && (
        <g transform={translate(boardPoint(some, shown[0]!))}>
          <text class="ghost-number ghost-piece" y="16">
            +{some.count}
          </text>
        </g>
      )}
    </>
  );
}

const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;

/** The points that somebody would get, in their colour. */
function Gains({ at, gains }: { at: Point; gains: Gain[] }) {
  const plates = gains.map(({ colour, points }) => ({ colour, text: signed(points), width: 16 + 11 * signed(points).length }));
  const whole = plates.reduce((sum, { width }) => sum + width + kBetween, -kBetween);
  let left = -whole / 2;
  return (
    <g transform={translate(at)}>
      <g class="keeps-size">
        {plates.map(({ colour, text, width }, i) => {
          const x = left;
          left += width + kBetween;
          return (
            <g key={i} class={colour ? `gain coloured ${colour}` : 'gain'} transform={`translate(${x} ${-kAbove - 26})`}>
              <rect width={width} height="26" rx="13" />
              <text x={width / 2} y="19">
                {text}
              </text>
            </g>
          );
        })}
      </g>
    </g>
  );
}

/** Above one of the figures that it sends home, or in its middle. */
function placeOf({ feature }: Worth, { foretold, atlas, board, state }: Props): Point {
  const { place, segment } = parseFeature(feature);
  const parts = new Set(board.feature(place, segment).map((part) => `${placeKey(part.tile)}:${part.segment}`));
  const figure = state.meeples.find((each) => parts.has(meepleKey(each)) && foretold.returning.has(meepleKey(each)));
  const on = figure ? meeplePoint(atlas, board.at(figure), figure.segment) : meeplePoint(atlas, board.at(place), segment);
  return on ?? boardPoint(place, { x: 50, y: 50 });
}

/** What the decision in mind would change on the board, translucent: nothing of it is decided. */
export function Foreshadow(props: Props) {
  const { foretold, atlas, board, far, weighed } = props;
  const glow = (feature: string) => {
    const { place, segment } = parseFeature(feature);
    return <FeatureGlow key={feature} atlas={atlas} parts={board.feature(place, segment)} />;
  };
  return (
    <g class="foreshadow" aria-hidden="true">
      <g class="clearing">{foretold.banks.map(glow)}</g>
      {!weighed && foretold.worth.map(({ feature }) => glow(feature))}
      {foretold.cemetery && <LastMark at={foretold.cemetery} />}
      {foretold.rising.map((some) => (
        <Rising key={placeKey(some)} some={some} atlas={atlas} board={board} far={far} />
      ))}
      {foretold.haunting.map(({ ghosts, ...on }) => {
        const at = meeplePoint(atlas, board.at(on), on.segment);
        return (
          at && (
            <g key={meepleKey(on)} class="foretold-ghost" transform={translate(at)}>
              <use class="meeple-piece" href="#ghost" x={-18 + 18 * ghosts} y="-23" />
            </g>
          )
        );
      })}
      {!weighed && foretold.worth.map((worth) => <Gains key={worth.feature} at={placeOf(worth, props)} gains={worth.gains} />)}
    </g>
  );
}
