import type { Atlas } from '../../art/atlas';
import { Dragon, Fairy, Tower } from '../../art/pieces';
import { placeKey } from '../../board/geometry';
import { dragonAt, fairyAt, towersOf, type Standing } from '../../game/facts';
import type { BoardTile, Point } from '../../protocol/types';
import { boardPoint, translate } from './board_layers';
import { meeplePoint } from './board_pieces';

/** So far beside her meeple the fairy stands. */
const kBeside = 17;

const middleOf = (at: Point) => boardPoint(at, { x: 50, y: 50 });

interface Props {
  atlas: Atlas;
  state: Standing;
  tileAt: (place: Point) => BoardTile | undefined;
}

/** The point of the foundation on a tile. */
export function foundationPoint(atlas: Atlas, tile: BoardTile | undefined, at: Point): Point {
  const spot = tile && atlas.plan(tile.tile, tile.rotation).added.find(({ kind }) => kind === 'foundation');
  return spot ? boardPoint(at, spot) : middleOf(at);
}

/** The towers; below the figures, one of which may stand on each. */
export function Towers({ atlas, state, tileAt }: Props) {
  return (
    <g class="towers">
      {towersOf(state).map((tower) => (
        <g key={placeKey(tower)} transform={translate(foundationPoint(atlas, tileAt(tower), tower))}>
          <Tower floors={tower.floors} closed={tower.closed} />
        </g>
      ))}
    </g>
  );
}

/** The dragon and the fairy, who belong to nobody. */
export function Neutrals({ atlas, state, tileAt }: Props) {
  const dragon = dragonAt(state);
  const fairy = fairyAt(state);
  const beside = fairy?.beside && meeplePoint(atlas, tileAt(fairy.at), fairy.beside.segment);
  const stands = fairy && (beside ? { x: beside.x + kBeside, y: beside.y } : middleOf(fairy.at));
  return (
    <g class="neutrals">
      {stands && (
        <g transform={translate(stands)}>
          <g class="meeple-piece">
            <g class="meeple-on-board">
              <Fairy />
            </g>
          </g>
        </g>
      )}
      {dragon && (
        <g transform={translate(middleOf(dragon))}>
          <g class="meeple-piece">
            <g class="meeple-on-board">
              <Dragon />
            </g>
          </g>
        </g>
      )}
    </g>
  );
}
