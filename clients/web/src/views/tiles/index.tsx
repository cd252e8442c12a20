import { language } from '../../words';
import { fetchEditorWords } from '../../words/tile_editor';
import { onDemand } from '../common/on_demand';
import { PageHeader } from '../common/page_header';

/** Fetched for the few who correct tiles. */
const Editor = onDemand<object>(async () => {
  const [{ TileEditor }] = await Promise.all([import('./tile_editor'), fetchEditorWords(language())]);
  return TileEditor;
});

/** The tile-set editor as a view of its own. */
export function TilesPage() {
  return (
    <div class="lobby tiles-page">
      <PageHeader />
      <main>
        <Editor />
      </main>
    </div>
  );
}
