import { useLayoutEffect, useRef } from 'preact/hooks';

/** Gives the focus to where it was, if that is still there. */
export function giveBack(before: Element | null): void {
  if (!(before instanceof HTMLElement || before instanceof SVGElement)) return;
  before.focus({ preventScroll: true });
  // What stands where it was may be shown only once that which had the focus is gone.
  queueMicrotask(() => {
    if (document.activeElement === document.body) before.focus({ preventScroll: true });
  });
}

/** What a table asks next stands there. */
const kNext = '.action';

/**
 * For a card beside the view, which goes on being used: the focus is led to its heading and is free to leave; Escape
 * inside closes it; when it is gone the focus is where it was before, or at what is asked. Returns what its element needs.
 */
export function useLed(close: () => void) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    return () => {
      giveBack(before);
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) giveBack(document.querySelector(kNext));
      });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return { ref: box, onKeyDown };
}
