import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { closeHelp } from '../../session/help';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { giveBack } from '../common/led';
import { useWayBack } from '../common/lies_over';

/** On narrower windows the sheet covers the view, and so nothing else must take the focus. */
const covering = () => window.matchMedia('(max-width: 860px)').matches;

/** Whether Escape was meant for the sheet: pressed in it, or nowhere in particular. */
function isMeant(event: KeyboardEvent, sheet: HTMLElement): boolean {
  return event.key === 'Escape' && (event.target === document.body || sheet.contains(event.target as Node));
}

function open(sheet: HTMLDialogElement): () => void {
  const before = document.activeElement;
  const onKey = (event: KeyboardEvent) => {
    if (!isMeant(event, sheet)) return;
    event.preventDefault();
    closeHelp();
  };
  if (covering()) sheet.showModal();
  else sheet.show();
  window.addEventListener('keydown', onKey);
  return () => {
    window.removeEventListener('keydown', onKey);
    sheet.close();
    giveBack(before);
  };
}

/** A sheet at the side of the view, behind which a game goes on; Escape closes it, and the focus goes back. */
export function HelpSheet({ children }: { children: ComponentChildren }) {
  const sheet = useRef<HTMLDialogElement>(null);
  // What is within can be led to only once the sheet is open.
  useLayoutEffect(() => open(sheet.current!), []);
  useWayBack(true, closeHelp);
  return (
    <dialog class="help-sheet" ref={sheet} aria-label={words.page.help} onCancel={closeHelp} onClose={closeHelp}>
      <button type="button" class="tool help-close" aria-label={words.table.close} onClick={closeHelp}>
        <Icon name="back" />
      </button>
      {children}
    </dialog>
  );
}
