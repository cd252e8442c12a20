import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Update } from '../../protocol/types';
import type { Rewind } from '../../session/rewind';

/** How long an entry is shown. A draw only shows a tile, a scoring wants to be read. */
const kShowMs = { draw: 300, decision: 600, scoring: 1500 };

function showMs(entry: Update | null): number {
  if (entry?.decision.type === 'draw_tile') return kShowMs.draw;
  const scored = entry?.events.some((event) => event.type === 'feature_scored');
  return scored ? kShowMs.scoring : kShowMs.decision;
}

/** A log that plays by itself. */
export interface Playback {
  playing: Signal<boolean>;
  /** Plays or pauses; at the end it plays from the beginning again. */
  toggle(): void;
}

export function usePlayback(rewind: Rewind): Playback {
  const playing = useSignal(false);
  const { seq } = rewind.shown.value;
  const timeline = rewind.timeline.value;
  useEffect(() => {
    if (!playing.value) return;
    if (seq >= timeline.last) return void (playing.value = false);
    const timer = setTimeout(() => rewind.step(1), showMs(timeline.entry(seq)));
    return () => clearTimeout(timer);
  }, [playing.value, seq, timeline]);
  const toggle = () => {
    if (!playing.value && seq >= timeline.last) rewind.toFirst();
    playing.value = !playing.value;
  };
  return { playing, toggle };
}
