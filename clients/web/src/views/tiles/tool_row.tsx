import { useSignal } from '@preact/signals';

import { kMostBytes, textOf } from '../../game/tiles/file';
import type { FileFault } from '../../game/tiles/read_file';
import { isForgetful } from '../../session/storage';
import type { TileWorkshop } from '../../session/tile_workshop';
import type { EditorWords } from '../../words/editor_words';
import { isSame } from './changes';
import type { PartProps } from './part';
import { kLongest, written } from '../../session/written';

/** A name for a file, whatever the set is called. */
export const fileName = (name: string) => `${name.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '') || 'tiles'}.json`;

function save(shop: TileWorkshop): void {
  const { name } = shop.draft.value;
  const address = URL.createObjectURL(new Blob([textOf(shop.draft.value)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(name);
  link.click();
  URL.revokeObjectURL(address);
}

function faultIn(fault: FileFault, say: EditorWords): string {
  return fault.code === 'shape' ? say.faults.shape(fault.where) : say.faults[fault.code];
}

/** How far the draft has gone from what the server plays with. */
function Standing({ shop, say }: PartProps) {
  const { entries } = shop.draft.value;
  if (!shop.isChanged.value) return <p class="quiet">{say.unchanged}</p>;
  const differing = entries.filter((entry) => !isSame(shop, entry)).length;
  const gone = shop.served.entries.filter(({ id }) => !entries.some((entry) => entry.id === id)).length;
  return <p class="quiet">{isForgetful.value ? say.forgotten : say.kept(differing + gone)}</p>;
}

/** Undo and redo, files, and the way back. */
export function ToolRow({ shop, say }: PartProps) {
  const fault = useSignal<FileFault | null>(null);
  const opened = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file) fault.value = file.size > kMostBytes ? { code: 'too_large' } : shop.load(await file.text());
    // The same file can be chosen once more.
    input.value = '';
  };
  return (
    <>
      <div class="buttons">
        <button type="button" class="button small" disabled={!shop.canUndo.value} onClick={() => shop.undo()}>
          {say.undo}
        </button>
        <button type="button" class="button small" disabled={!shop.canRedo.value} onClick={() => shop.redo()}>
          {say.redo}
        </button>
        <button type="button" class="button small" onClick={() => save(shop)}>
          {say.save}
        </button>
        <label class="button small open-file">
          {say.open}
          <input type="file" accept=".json,application/json" onChange={(event) => void opened(event.currentTarget)} />
        </label>
        <button type="button" class="button small" disabled={!shop.isChanged.value} onClick={() => shop.reset()}>
          {say.reset}
        </button>
      </div>
      <label class="labelled set-name">
        <span>{say.name}</span>
        <input
          type="text"
          value={shop.draft.value.name}
          onChange={(event) => shop.change({ ...shop.draft.value, name: written(event, kLongest.name) })}
        />
      </label>
      <Standing shop={shop} say={say} />
      {fault.value && (
        <p class="notice" role="alert">
          {faultIn(fault.value, say)}
        </p>
      )}
    </>
  );
}
