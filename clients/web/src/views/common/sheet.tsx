import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { words } from '../../words';
import { Icon } from './icon';
import { giveBack } from './led';
import { useWayBack } from './lies_over';

interface SheetProps {
  title: string;
  class?: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** Takes the focus, and gives it back to whatever had it before. */
function useBorrowedFocus() {
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    sheet.current?.querySelector('h2')?.focus({ preventScroll: true });
    return () => giveBack(before);
  }, []);
  return sheet;
}

/** Something to read beside the board, which can be played on meanwhile. Escape closes it. */
export function Sheet({ title, class: kind = '', onClose, children }: SheetProps) {
  const sheet = useBorrowedFocus();
  useWayBack(true, onClose);
  return (
    <dialog
      open
      ref={sheet}
      class={`sheet card ${kind}`}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div class="sheet-head">
        <h2 tabIndex={-1}>{title}</h2>
        <button type="button" class="tool" aria-label={words.table.close} onClick={onClose}>
          <Icon name="back" />
        </button>
      </div>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}
