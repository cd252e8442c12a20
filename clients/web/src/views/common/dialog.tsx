import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { words } from '../../words';
import { Icon } from './icon';
import { useWayBack } from './lies_over';

/** Something to be settled before anything else; Escape and the cross leave it. The browser keeps the focus inside. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useWayBack(true, onClose);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog card"
      aria-label={title}
      onClose={onClose}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="tool" aria-label={words.table.close} onClick={onClose}>
          <Icon name="back" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
