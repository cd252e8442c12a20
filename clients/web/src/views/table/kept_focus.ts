import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Deciding } from '../../session/ports';

function isGone(element: Element | null): boolean {
  return element !== null && (!element.isConnected || element.matches(':disabled'));
}

/**
 * What had the focus goes away with the decision that it made; the focus then comes to the tile that
 * lies as a preview, or to what is asked next, so that keys and ears need not begin at the top.
 */
export function useKeptFocus(session: Deciding): void {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const hold = (event: FocusEvent) => (held.current = event.target as Element);
    document.addEventListener('focusin', hold);
    return () => document.removeEventListener('focusin', hold);
  }, []);
  useSignalEffect(() => {
    void [session.table.now.value, session.seat.draft.value, session.seat.sending.value, session.table.log.value];
    requestAnimationFrame(() => {
      if (!isGone(held.current) || document.activeElement !== document.body) return;
      held.current = null;
      const next = document.querySelector<SVGElement>('.preview-tile') ?? document.querySelector<HTMLElement>('.action');
      next?.focus({ preventScroll: true });
    });
  });
}
