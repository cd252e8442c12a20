import { useMemo } from 'preact/hooks';

import type { Atlas } from '../../art/atlas';
import { Meeple } from '../../art/meeple';
import { memo } from '../../art/memo';
import { kGhostPlaces } from '../../art/tile_plan';
import { placeKey, samePlace } from '../../board/geometry';
import type { BoardMeeple, BoardTile, BuriedMeeple, Hound, Point, Place } from '../../protocol/types';
import { HoundFigure } from '../common/pieces';
import { boardPoint, translate } from './board_layers';
import { useLeaving } from './leaving';

type TileAt = (place: Point) => BoardTile | undefined;

function GhostAt({ at }: { at: Point }) {
  return (
    <g transform={translate(at)}>
      <g class="ghost-on-board">
        <use class="ghost-piece" href="#ghost" />
      </g>
    </g>
  );
}

interface Spirit {
  key: string;
  at: Point;
}

/** Where the ghosts of the tiles stand; as many as a tile can show. */
function spirits(atlas: Atlas, tiles: BoardTile[]): Spirit[] {
  return tiles.flatMap((t) =>
    (t.ghosts === 0 ? [] : atlas.plan(t.tile, t.rotation).ghosts().slice(0, t.ghosts)).map((spot, i) => ({
      key: `${placeKey(t)}:${i}`,
      at: boardPoint(t, spot),
    })),
  );
}

/** How many there are on a tile, under the ghost that stands there. */
function GhostNumber({ atlas, tile }: { atlas: Atlas; tile: BoardTile }) {
  const { x, y } = atlas.plan(tile.tile, tile.rotation).ghosts()[0]!;
  return (
    <g transform={translate(boardPoint(tile, { x, y }))}>
      <text class="ghost-number ghost-piece" y="16">
        {tile.ghosts}
      </text>
    </g>
  );
}

interface GhostsProps {
  atlas: Atlas;
  tiles: BoardTile[];
}

/** The ghosts that stand on the tiles; a number where there are more than can be shown. */
const GhostsOneByOne = memo(({ atlas, tiles }: GhostsProps) => {
  const all = useMemo(() => spirits(atlas, tiles), [atlas, tiles]);
  const { leaving, gone } = useLeaving(all, ({ key }) => key);
  return (
    <g class="ghosts">
      {all.map(({ key, at }) => (
        <GhostAt key={key} at={at} />
      ))}
      {leaving.map((spirit) => (
        <g key={`leaving ${spirit.key}`} class="farewell" transform={translate(spirit.at)}>
          <g class="ghost-leaving" onAnimationEnd={() => gone(spirit)}>
            <use class="ghost-piece" href="#ghost" />
          </g>
        </g>
      ))}
      {tiles.map((t) => t.ghosts > kGhostPlaces && <GhostNumber key={placeKey(t)} atlas={atlas} tile={t} />)}
    </g>
  );
});

/** From afar one large ghost stands for all of its tile, with their number. */
const GhostCrowds = memo(({ atlas, tiles }: GhostsProps) => {
  const haunted = tiles.filter(({ ghosts }) => ghosts > 0);
  return (
    <g class="ghosts">
      {haunted.map((t) => (
        <GhostAt key={placeKey(t)} at={boardPoint(t, atlas.plan(t.tile, t.rotation).ghosts()[0]!)} />
      ))}
      {haunted.map((t) => t.ghosts > 1 && <GhostNumber key={placeKey(t)} atlas={atlas} tile={t} />)}
    </g>
  );
});

/** The ghosts that stand on the tiles, one by one or, `crowded`, one for each tile. */
export function Ghosts({ crowded = false, ...ghosts }: GhostsProps & { crowded?: boolean }) {
  return crowded ? <GhostCrowds {...ghosts} /> : <GhostsOneByOne {...ghosts} />;
}

/** Where a meeple stands on the board; null on a tile or segment that is not there. */
export function meeplePoint(atlas: Atlas, tile: BoardTile | undefined, segment: string): Point | null {
  const spot = tile && atlas.plan(tile.tile, tile.rotation).places().get(segment);
  return spot ? boardPoint(tile, spot) : null;
}

/** Pieces stand a little larger than the map, to be seen from afar; farmers lie. */
export function pose(segment: string): string {
  return segment.startsWith('field') ? 'rotate(-90) scale(1.16)' : 'scale(1.16)';
}

export function Meeples(props: { atlas: Atlas; meeples: BoardMeeple[]; tileAt: TileAt }) {
  const { atlas, meeples, tileAt } = props;
  const { leaving, gone } = useLeaving(meeples, (m) => `${placeKey(m)}:${m.segment}:${m.colour}`);
  return (
    <g class="meeples">
      {leaving.map((m) => {
        const p = meeplePoint(atlas, tileAt(m), m.segment);
        return (
          p && (
            <g key={`leaving ${placeKey(m)}:${m.segment}`} class="farewell" transform={translate(p)}>
              <g class="meeple-leaving" onAnimationEnd={() => gone(m)}>
                <g transform={pose(m.segment)}>
                  <Meeple colour={m.colour} guard={m.guard} />
                </g>
              </g>
            </g>
          )
        );
      })}
      {meeples.map((m) => {
        const p = meeplePoint(atlas, tileAt(m), m.segment);
        if (!p) return null;
        return (
          <g key={`${placeKey(m)}:${m.segment}`} transform={translate(p)}>
            <g class="meeple-piece">
              <g class="meeple-on-board">
                <g transform={pose(m.segment)}>
                  <Meeple colour={m.colour} guard={m.guard} />
                </g>
              </g>
              {Array.from({ length: m.ghosts }, (_, i) => (
                <g key={i} class="ghost-on-board">
                  <use href="#ghost" transform={`translate(${-9 + 18 * i} -23) scale(1.25)`} />
                </g>
              ))}
            </g>
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
            <g class="meeple-piece">
              <Meeple colour={b.colour} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function sameSegment(a: Place, b: Place): boolean {
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
          <g key={hound} transform={translate(p)}>
            <g class="meeple-piece">
              <g transform={translate({ x: second ? 20 : -20, y: 9 })}>
                <g class="meeple-on-board">
                  <HoundFigure hound={hound} />
                </g>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
