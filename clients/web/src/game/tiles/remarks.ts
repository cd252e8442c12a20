import type { Entry, TileDraft } from './draft';

/** What can be said of a tile at once, without asking the server. */
export type Remark = 'no_id' | 'same_id' | 'no_copies' | 'symbols_without_mist' | 'mist_without_symbols';

/** What is plainly wrong with an entry of a draft. The server says the rest. */
export function remarksOf(draft: TileDraft, entry: Entry): Remark[] {
  const isTwin = (other: Entry) => other !== entry && other.id === entry.id && (other.at === null) === (entry.at === null);
  const misty = entry.mist.length > 0;
  const found: [Remark, boolean][] = [
    ['no_id', entry.id === ''],
    ['same_id', entry.id !== '' && draft.entries.some(isTwin)],
    ['no_copies', entry.ghosts.length === 0 && entry.perPlayer === undefined],
    ['symbols_without_mist', !misty && entry.ghosts.some((symbols) => symbols > 0)],
    ['mist_without_symbols', misty && entry.ghosts.some((symbols) => symbols === 0)],
  ];
  return found.flatMap(([remark, holds]) => (holds ? [remark] : []));
}
