import { useMemo } from 'preact/hooks';

import type { Atlas } from '../../art/atlas';
import { Meeple } from '../../art/meeple';
import { memo } from '../../art/memo';
import { towerTop } from '../../art/pieces';
import { kGhostPlaces } from '../../art/tile_plan';
import { placeKey, samePlace } from '../../board/geometry';
import { figureOf, type FigureKind } from '../../game/figure';
import { meepleKey, type Foretold } from '../../game/foretold';
import type { BoardMeeple, BoardTile, BuriedMeeple, Hound, Point, Place } from '../../protocol/types';
import { HoundFigure } from '../common/pieces';
import { boardPoint, translate } from './board_layers';

type TileAt = (place: Point) => BoardTile | undefined;

/** A ghost; one that would go by what is in mind has left the ground. */
function GhostAt({ at, going = false }: { at: Point; going?: boolean }) {
  return (
    <g transform={translate(at)}>
      <g class={going ? 'ghost-on-board going' : 'ghost-on-board'}>
        <use class="ghost-piece" href="#ghost" />
      </g>
    </g>
  );
}

export interface Spirit {
  key: string;
  at: Point;
  tile: BoardTile;
  /** Which of its tile's. */
  i: number;
}

/** Where the ghosts of the tiles stand; as many as a tile can show. */
export function spirits(atlas: Atlas, tiles: BoardTile[]): Spirit[] {
  return tiles.flatMap((t) =>
    (t.ghosts === 0 ? [] : atlas.plan(t.tile, t.rotation).ghosts().slice(0, t.ghosts)).map((spot, i) => ({
      key: `${placeKey(t)}:${i}`,
      at: boardPoint(t, spot),
      tile: t,
      i,
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
  /** How many of a tile's would go by what is in mind, by its key. */
  going?: Foretold['going'] | undefined;
}

const goes = (going: GhostsProps['going'], tile: BoardTile, i: number) => i >= tile.ghosts - (going?.get(placeKey(tile)) ?? 0);

/** The ghosts that stand on the tiles; a number where there are more than can be shown. */
const GhostsOneByOne = memo(({ atlas, tiles, going }: GhostsProps) => {
  const all = useMemo(() => spirits(atlas, tiles), [atlas, tiles]);
  return (
    <g class="ghosts">
      {all.map(({ key, at, tile, i }) => (
        <GhostAt key={key} at={at} going={goes(going, tile, i)} />
      ))}
      {tiles.map((t) => t.ghosts > kGhostPlaces && <GhostNumber key={placeKey(t)} atlas={atlas} tile={t} />)}
    </g>
  );
});

/** From afar one large ghost stands for all of its tile, with their number. */
const GhostCrowds = memo(({ atlas, tiles, going }: GhostsProps) => {
  const haunted = tiles.filter(({ ghosts }) => ghosts > 0);
  return (
    <g class="ghosts">
      {haunted.map((t) => (
        <GhostAt key={placeKey(t)} at={boardPoint(t, atlas.plan(t.tile, t.rotation).ghosts()[0]!)} going={goes(going, t, 0)} />
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

/** What stands in a field, too. */
const kStanding: readonly FigureKind[] = ['pig', 'barn', 'wagon'];

/** Pieces stand a little larger than the map, to be seen from afar; farmers lie. */
export function pose(segment: string, kind: FigureKind): string {
  return segment.startsWith('field') && !kStanding.includes(kind) ? 'rotate(-90) scale(1.16)' : 'scale(1.16)';
}

interface MeeplesProps {
  atlas: Atlas;
  meeples: BoardMeeple[];
  tileAt: TileAt;
  /** On which some stand. */
  towers?: readonly (Point & { floors: number })[] | undefined;
  /** Those that would go home by what is in mind. */
  returning?: Foretold['returning'] | undefined;
}

/** So far a meeple's middle is above its feet. */
const kFeet = 11;

/** How high the tower lifts whoever stands on it. */
function heightOf({ segment, ...place }: Place, towers: MeeplesProps['towers'] = []): number {
  const tower = segment === 'tower' && towers.find((each) => samePlace(each, place));
  return tower ? towerTop(tower.floors) - kFeet : 0;
}

export function Meeples({ atlas, meeples, tileAt, towers, returning }: MeeplesProps) {
  return (
    <g class="meeples">
      {meeples.map((m) => {
        const foot = meeplePoint(atlas, tileAt(m), m.segment);
        if (!foot) return null;
        const p = { x: foot.x, y: foot.y + heightOf(m, towers) };
        const going = returning?.has(meepleKey(m));
        return (
          <g key={`${placeKey(m)}:${m.segment}`} transform={translate(p)}>
            <g class="meeple-piece">
              {going && <ellipse class="lifted-from" cy="11" rx="13" ry="5" />}
              <g class={going ? 'meeple-on-board going' : 'meeple-on-board'}>
                <g transform={pose(m.segment, figureOf(m).kind)}>
                  <Meeple {...figureOf(m)} />
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
