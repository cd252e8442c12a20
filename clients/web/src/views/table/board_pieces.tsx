import { Meeple } from '../../art/meeple';
import { memo } from '../../art/memo';
import { kGhostPlaces, type Atlas } from '../../art/tile_plan';
import { placeKey, samePlace } from '../../board/geometry';
import type { BoardMeeple, BoardTile, BuriedMeeple, Hound, Point, SegmentRef } from '../../protocol/types';
import { HoundFigure } from '../common/pieces';
import { boardPoint, translate } from './board_layers';

type TileAt = (place: Point) => BoardTile | undefined;

function GhostAt({ at }: { at: Point }) {
  return (
    <g transform={translate(at)}>
      <g class="ghost-on-board">
        <use href="#ghost" transform="scale(1.25)" />
      </g>
    </g>
  );
}

/** The ghosts that stand on the tiles; a number where there are more than can be shown. */
export const Ghosts = memo(({ atlas, tiles }: { atlas: Atlas; tiles: BoardTile[] }) => (
  <g class="ghosts">
    {tiles.flatMap((t) => {
      const places = atlas.plan(t.tile, t.rotation).ghosts.slice(0, t.ghosts);
      return places.map((spot, i) => (
        <g key={`${placeKey(t)}:${i}`}>
          <GhostAt at={boardPoint(t, spot)} />
          {i === 0 && t.ghosts > kGhostPlaces && (
            <text class="ghost-number" {...boardPoint(t, { x: spot.x, y: spot.y + 20 })}>
              {t.ghosts}
            </text>
          )}
        </g>
      ));
    })}
  </g>
));

/** Where a meeple stands on the board; null on a tile or segment that is not there. */
export function meeplePoint(atlas: Atlas, tile: BoardTile | undefined, segment: string): Point | null {
  const spot = tile && atlas.plan(tile.tile, tile.rotation).places.get(segment);
  return spot ? boardPoint(tile, spot) : null;
}

/** Pieces stand a little larger than the map, to be seen from afar; farmers lie. */
export function pose(segment: string): string {
  return segment.startsWith('field') ? 'rotate(-90) scale(1.16)' : 'scale(1.16)';
}

export function Meeples(props: { atlas: Atlas; meeples: BoardMeeple[]; tileAt: TileAt }) {
  const { atlas, meeples, tileAt } = props;
  return (
    <g class="meeples">
      {meeples.map((m) => {
        const p = meeplePoint(atlas, tileAt(m), m.segment);
        if (!p) return null;
        return (
          <g key={`${placeKey(m)}:${m.segment}`} transform={translate(p)}>
            <g class="meeple-on-board">
              <g transform={pose(m.segment)}>
                <Meeple colour={m.colour} guard={m.guard} />
              </g>
            </g>
            {Array.from({ length: m.ghosts }, (_, i) => (
              <GhostAt key={i} at={{ x: -9 + 18 * i, y: -23 }} />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** The meeples that rest on cemeteries for good. */
export function Buried(props: { atlas: Atlas; buried: BuriedMeeple[]; tileAt: TileAt }) {
  const { atlas, buried, tileAt } = props;
  return (
    <g class="buried">
      {buried.map((b) => {
        const p = meeplePoint(atlas, tileAt(b), 'cemetery');
        if (!p) return null;
        return (
          <g key={placeKey(b)} transform={`${translate(p)} rotate(90) scale(.9)`}>
            <Meeple colour={b.colour} />
          </g>
        );
      })}
    </g>
  );
}

function sameSegment(a: SegmentRef, b: SegmentRef): boolean {
  return samePlace(a, b) && a.segment === b.segment;
}

/** The hounds that stand with a meeple, beside it; two with one meeple on its two sides. */
export function Hounds(props: { atlas: Atlas; hounds: Hound[]; tileAt: TileAt }) {
  const { atlas, hounds, tileAt } = props;
  const placed = hounds.flatMap(({ hound, meeple }) => (meeple ? [{ hound, meeple }] : []));
  return (
    <g class="hounds">
      {placed.map(({ hound, meeple }, i) => {
        const p = meeplePoint(atlas, tileAt(meeple), meeple.segment);
        const second = i > 0 && sameSegment(meeple, placed[0]!.meeple);
        if (!p) return null;
        return (
          <g key={hound} transform={translate({ x: p.x + (second ? 20 : -20), y: p.y + 9 })}>
            <g class="meeple-on-board">
              <HoundFigure hound={hound} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
