import { fileOf } from '../../game/tiles/file';
import { keptDraft } from '../tile_workshop';

/** A tile-set file, and what its set is called. */
export interface SetFile {
  name: string;
  file: object;
}

/** The set in a file's text, whatever may be wrong with it; null if it is no JSON object. */
export function setIn(text: string): SetFile | null {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== 'object' || file === null || Array.isArray(file)) return null;
    const { name } = file as { name?: unknown };
    return { name: typeof name === 'string' ? name : '', file };
  } catch {
    return null;
  }
}

/** The set that was changed at /tiles in this browser, if there is one. */
export function keptTileset(): SetFile | null {
  const draft = keptDraft();
  return draft && { name: draft.name, file: fileOf(draft) };
}
