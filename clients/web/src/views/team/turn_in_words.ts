import type { Advice } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';

/** A turn that was advised, in words; that nothing is done is only said where there is nothing else. */
export function turnInWords(table: TableToRead, { decisions }: Advice): string {
  const say = (d: Advice['decisions'][number]) => words.team.advice(d, (at) => table.where(at));
  const done = decisions.filter(({ type }) => type !== 'pass');
  return words.list((done.length > 0 ? done : decisions.slice(0, 1)).map(say));
}
