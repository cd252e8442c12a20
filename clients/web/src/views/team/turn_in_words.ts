import type { Advice } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';

/** What may come last before the page asks for a meeple. */
const kBeforeMeeple = /^(place_tile|bury_|haunt_)/;

/**
 * A turn that was advised, in words. That no meeple is placed is said, since the page asks for one; that anything else is
 * not done is only said where there is nothing else.
 */
export function turnInWords(table: Pick<TableToRead, 'where'>, { decisions }: Advice): string {
  const isNoMeeple = (i: number) => decisions[i]!.type === 'pass' && kBeforeMeeple.test(decisions[i - 1]?.type ?? '');
  const say = (d: Advice['decisions'][number], i: number) =>
    isNoMeeple(i) ? words.advice.noMeeple : words.team.advice(d, (at) => table.where(at));
  const said = decisions.map(say).filter((_, i) => decisions[i]!.type !== 'pass' || isNoMeeple(i));
  return words.list(said.length > 0 ? said : decisions.slice(0, 1).map(say));
}
