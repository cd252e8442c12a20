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
 * Of many wanted things, draws some more every few frames, in their order, until all are drawn. `prepare` does what is
 * needed before one can be drawn, and keeps it. Each drawing costs the browser much, however little is new in it: what
 * comes next is made ready in slices of time, and drawn together.
 */
export function useGradually(wanted: readonly string[], prepare: (name: string) => void): Gradual {
  const drawn = useRef(new Set<string>()).current;
  const ready = useRef(new Set<string>()).current;
  const pace = useRef(new Pace()).current;
  const drawnAt = useRef<number | null>(null);
  const [, drawAgain] = useState(0);
  const open = wanted.filter((name) => !drawn.has(name));
  const draw = (names: string[]) => {
    for (const name of names) drawn.add(name);
  };
  if (drawnAt.current === null && open.length <= kAtOnce) {
    open.forEach(prepare);
    draw(open);
  }
  const more = open.some((name) => !drawn.has(name));
  useEffect(() => {
    if (!more) {
      drawnAt.current = null;
      return;
    }
    const next = open.slice(0, drawnAt.current === null ? pace.count : pace.next(performance.now() - drawnAt.current));
    const work = () => {
      const begin = performance.now();
      for (const name of next) {
        if (ready.has(name)) continue;
        if (performance.now() - begin > kReadyMs) return void (stop = inFrame(work));
        prepare(name);
        ready.add(name);
      }
      draw(next);
      drawnAt.current = performance.now();
      drawAgain((times) => times + 1);
    };
    let stop = inFrame(work);
    return () => stop();
  });
  return { drawn, more };
}
