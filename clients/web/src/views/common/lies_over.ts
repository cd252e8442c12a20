import { useLayoutEffect, useRef } from 'preact/hooks';

import { lieOver } from '../../session/over';

/** What is open lies over the view: the way back of the browser closes it, before it leaves the view. */
export function useWayBack(open: boolean, close: () => void): void {
  const newest = useRef(close);
  newest.current = close;
  useLayoutEffect(() => (open ? lieOver(() => newest.current()) : undefined), [open]);
}
