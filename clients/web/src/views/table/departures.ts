import { useLayoutEffect, useRef } from 'preact/hooks';

import { isStill } from '../drawing/flight';

/** What goes between two moments, as far as it is to be watched: more than `most` at once are a jump, not a move. */
export function departed<Item>(before: readonly Item[], now: readonly Item[], keyOf: (item: Item) => string, most: number): Item[] {
  const here = new Set(now.map(keyOf));
  const left = before.filter((item) => !here.has(keyOf(item)));
  return left.length > most ? [] : left;
}

/** Sends off what was shown before and is no longer. */
export function useDepartures<Item>(items: readonly Item[], keyOf: (item: Item) => string, most: number, send: (item: Item, i: number) => void): void {
  const before = useRef(items);
  useLayoutEffect(() => {
    const gone = before.current === items || isStill() ? [] : departed(before.current, items, keyOf, most);
    before.current = items;
    gone.forEach(send);
  }, [items]);
}
