import { useEffect, useRef } from 'preact/hooks';

import type { TableToRead } from '../../session/ports';
import { useScrolls } from '../common/scrolls';
import { happenedNow } from './happenings';

/** What led to the moment shown. On a small screen it has so many lines, and more is scrolled: the board stays as it is. */
export function Happened({ table }: { table: TableToRead }) {
  const box = useRef<HTMLParagraphElement>(null);
  const scrolls = useScrolls(box);
  const text = happenedNow(table).join(' ');
  // After the text was drawn: before, the whole page would be laid out for this alone.
  useEffect(() => void (box.current!.scrollTop = 0), [text]);
  return (
    <p class="happened" role="status" ref={box} {...(scrolls.value && { tabIndex: 0 })}>
      {text}
    </p>
  );
}
