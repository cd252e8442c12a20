import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import { TilePicture } from '../common/pieces';

/** The tile that waits to be placed at the moment shown, if there is one. */
export function DrawnTile({ table }: { table: TableToRead }) {
  const atlas = table.atlas.value;
  const drawn = table.now.value.state?.drawn;
  if (!atlas || !drawn) return null;
  return (
    <div class="hand" role="img" aria-label={words.table.drawn}>
      <TilePicture atlas={atlas} tile={drawn} rotation={0} />
    </div>
  );
}
