import { useEffect, useMemo } from 'preact/hooks';

import '../../style/tiles.css';
import { getTileSet } from '../../protocol/api';
import { checkTileset } from '../../protocol/tilesets';
import { draftOf } from '../../game/tiles/file';
import { TileCheck } from '../../session/tile_check';
import { TileWorkshop } from '../../session/tile_workshop';
import { language, words } from '../../words';
import { editorWords, fetchEditorWords } from '../../words/tile_editor';
import { onDemand } from '../common/on_demand';
import { AddedForm } from './added_form';
import { CheckCard } from './check_card';
import { FieldForm } from './field_form';
import { Palette } from './palette';
import { letterOf } from '../../board/keys';
import type { PartProps } from './part';
import { SideForm } from './side_form';
import { SumsTable } from './sums_table';
import { TileForm } from './tile_form';
import { TilePicker } from './tile_picker';
import { ToolRow } from './tool_row';

/** Keys that undo and redo, but where a text is written: there they are the browser's. */
function useKeys(shop: TileWorkshop): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isText = event.target instanceof HTMLInputElement && event.target.type === 'text';
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isText) return;
      const key = letterOf(event);
      if (key === 'z' && !event.shiftKey) shop.undo();
      else if (key === 'y' || key === 'z') shop.redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shop]);
}

/** Has the server look at every draft. */
function useCheck(shop: TileWorkshop): TileCheck {
  const check = useMemo(() => new TileCheck(checkTileset), [shop]);
  useEffect(() => check.ask(shop.draft.value), [shop.draft.value]);
  useEffect(() => () => check.stop(), [check]);
  return check;
}

function Workshop({ shop, say }: PartProps) {
  useKeys(shop);
  const check = useCheck(shop);
  const part = { shop, say };
  return (
    <div class="tile-editor">
      <div class="tiles-head">
        <h1>{say.title}</h1>
        <p class="quiet">{say.lead}</p>
        <ToolRow {...part} />
      </div>
      <Palette {...part} />
      <div class="stack tile-in-hand">
        <TilePicker {...part} />
        <SideForm {...part} />
      </div>
      <div class="stack">
        <TileForm {...part} />
        <FieldForm {...part} />
        <AddedForm {...part} />
      </div>
      <div class="stack tiles-told">
        <CheckCard {...part} check={check} />
        {!shop.isAdded.value && <SumsTable {...part} />}
      </div>
    </div>
  );
}

/** The set that the server plays with is asked for first. */
const Loaded = onDemand<object>(async () => {
  const shop = new TileWorkshop(draftOf(await getTileSet('mists')));
  return () => {
    const say = editorWords();
    return say ? <Workshop shop={shop} say={say} /> : <p class="loading">{words.page.loading}</p>;
  };
});

/** Corrects the tiles of the co-operative game, beside what is published of them and what the server says. */
export function TileEditor() {
  useEffect(() => void fetchEditorWords(language()).catch(() => {}), [language()]);
  return <Loaded />;
}
