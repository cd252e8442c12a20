import { useRef, useState } from 'preact/hooks';

/** More that go at once are a jump through the game, not a move to be watched. */
const kMost = 6;

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What goes between two moments, as far as it is to be watched. */
export function departed<Item>(before: readonly Item[], now: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const here = new Set(now.map(keyOf));
  const left = before.filter((item) => !here.has(keyOf(item)));
  return left.length > kMost ? [] : left;
}

/** What was shown before and is no longer, until its farewell has been seen: then it is to be told to `gone`. */
export function useLeaving<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const before = useRef<readonly Item[]>(items);
  const leaving = useRef<readonly Item[]>([]);
  const [, drawAgain] = useState(0);
  if (before.current !== items) {
    leaving.current = still() ? [] : departed(before.current, items, keyOf);
    before.current = items;
  }
  const gone = (item: Item) => {
    leaving.current = leaving.current.filter((other) => other !== item);
    drawAgain((times) => times + 1);
  };
  return { leaving: leaving.current, gone };
}
