import { AddedSigns } from '../../art/added_signs';
import type { Atlas } from '../../art/atlas';
import { TileArt } from '../../art/tile_art';

/** A tile as it is drawn everywhere, and over it what only tiles of other expansions have. */
export function EntryPicture({ atlas, tile }: { atlas: Atlas; tile: string }) {
  return (
    <svg class="tile-picture" viewBox="0 0 100 100" aria-hidden="true">
      <TileArt atlas={atlas} tile={tile} rotation={0} />
      <AddedSigns face={atlas.faces.get(tile)!} plan={atlas.plan(tile, 0)} />
    </svg>
  );
}
