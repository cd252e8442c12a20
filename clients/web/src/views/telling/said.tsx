import type { Point } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';

/** How places are told: with a space before them, or not at all to those who see them. */
export type Where = (at: Point) => string;

/** A sentence as it is read, without places, and as it is heard. */
export interface Said {
  seen: string;
  heard: string;
}

/** Says it for eyes and for ears. */
export function said(table: Pick<TableToRead, 'where'>, say: (where: Where) => string): Said {
  return { seen: say(() => ''), heard: say((at) => ` ${table.where(at)}`) };
}

export const plain = (text: string): Said => ({ seen: text, heard: text });

/** Sentences after each other: each is seen, or heard, as it is told. */
export function Sentences({ all }: { all: readonly Said[] }) {
  const seen = all.map((each) => each.seen).join(' ');
  const heard = all.map((each) => each.heard).join(' ');
  if (seen === heard) return <>{seen}</>;
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span class="for-ears">{heard}</span>
    </>
  );
}
