import { useLayoutEffect, useRef } from 'preact/hooks';

const kReachable = 'a[href], button:not(:disabled), input, select, summary, [tabindex="0"]';

/** From the last thing in a box on to its first, and the other way round. */
function goRound(box: HTMLElement, event: KeyboardEvent): void {
  const reachable = [...box.querySelectorAll<HTMLElement>(kReachable)].filter((each) => each.checkVisibility());
  const [from, to] = event.shiftKey ? [reachable[0], reachable.at(-1)] : [reachable.at(-1), reachable[0]];
  const inside = box.contains(document.activeElement) && document.activeElement?.tagName !== 'H2';
  if (inside && document.activeElement !== from) return;
  if (!inside && !event.shiftKey && box.contains(document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

/** Gives the focus to where it was, if that is still there. */
export function giveBack(before: Element | null): void {
  if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
}

/**
 * For a dialog over the view: the focus comes to its heading and stays within; Escape closes it; when
 * it is gone the focus is where it was before. Returns the ref of the dialog's element.
 */
export function useModal(close: () => void) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>('h2')?.focus();
    const key = (event: KeyboardEvent) => {
      // A sheet that lies over this dialog has the keys.
      if (!box.current || document.querySelector('dialog[open]')) return;
      if (event.key === 'Tab') goRound(box.current, event);
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', key, { capture: true });
    return () => {
      window.removeEventListener('keydown', key, { capture: true });
      giveBack(before);
    };
  }, []);
  return box;
}
