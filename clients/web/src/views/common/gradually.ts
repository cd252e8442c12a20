import { useEffect, useRef, useState } from 'preact/hooks';

import { Pace } from '../../board/pace';

/** So few new things are drawn at once: a tile that is placed, and the mist around it. */
const kAtOnce = 36;
/** Getting things ready takes at most about this long in one frame; drawing them takes as long again, and more. */
const kReadyMs = 14;
/** A window in the background has no frames. */
const kNoFrameMs = 300;

/** Calls back in the next frame, or later if there is none; gives what takes it back. */
function inFrame(act: () => void): () => void {
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const once = () => {
    stop();
    act();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, kNoFrameMs);
  return stop;
}

export interface Gradual {
  /** Those of the wanted things that are to be drawn by now. Always the same set. */
  drawn: ReadonlySet<string>;
  /** Whether some are still to come. */
  more: boolean;
}

/**
 * Of many wanted things, draws a few more in each frame, in their order, until all are drawn. `prepare` does what is
 * needed before one can be drawn, and keeps it.
 */
export function useGradually(wanted: readonly string[], prepare: (name: string) => void): Gradual {
  const drawn = useRef(new Set<string>()).current;
  const pace = useRef(new Pace()).current;
  const last = useRef<number | null>(null);
  const [, drawAgain] = useState(0);
  const open = wanted.filter((name) => !drawn.has(name));
  const draw = (count: number, readyMs: number) => {
    const begin = performance.now();
    for (const name of open.slice(0, count)) {
      prepare(name);
      drawn.add(name);
      if (performance.now() - begin > readyMs) return;
    }
  };
  if (last.current === null) draw(kAtOnce, open.length <= kAtOnce ? Infinity : kReadyMs);
  const more = open.some((name) => !drawn.has(name));
  useEffect(() => {
    if (!more) {
      last.current = null;
      return;
    }
    last.current ??= performance.now();
    return inFrame(() => {
      const now = performance.now();
      draw(pace.next(now - last.current!), kReadyMs);
      last.current = now;
      drawAgain((times) => times + 1);
    });
  });
  return { drawn, more };
}
