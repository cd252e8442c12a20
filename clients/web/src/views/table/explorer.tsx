import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { extentOf, placeKey } from '../../board/geometry';
import type { LegalDecision, Point, State } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import { kArrows } from './board_keys';
import { boardPoint } from '../drawing/board_layers';
import { placeInWords } from '../telling/in_words';

/** The nearest space that is on the board or beside it. */
function kept({ x, y }: Point, { tiles, face_down }: State): Point {
  const { left, top, right, bottom } = extentOf([...tiles, ...face_down]);
  return { x: Math.max(left - 1, Math.min(right, x)), y: Math.max(top - 1, Math.min(bottom, y)) };
}

/** Goes to what may be chosen on a space, if there is anything. */
function goToChoice(from: Element, at: Point): void {
  from.closest('svg')?.querySelector<SVGElement>(`[data-place="${placeKey(at)}"]`)?.focus({ preventScroll: true });
}

interface ExplorerProps {
  table: TableToRead;
  state: State;
  /** What may be chosen now. */
  legal: readonly LegalDecision[];
  /** Brings a space to sight. */
  bring: (at: Point) => void;
}

/** A mark that goes from space to space by arrow keys and says what is there. */
export function Explorer({ table, state, legal, bring }: ExplorerProps) {
  const gone = useSignal<Point | null>(null);
  const mark = useRef<SVGGElement>(null);
  const at = kept(gone.value ?? state.last ?? state.tiles[0] ?? { x: 0, y: 0 }, state);
  // Each space is an element of its own, so that its name is read when the focus comes to it.
  useLayoutEffect(() => {
    if (gone.value) mark.current?.focus({ preventScroll: true });
  }, [gone.value]);
  const key = (event: KeyboardEvent) => {
    const by = kArrows[event.key];
    if (!by && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (!by) return goToChoice(mark.current!, at);
    gone.value = kept({ x: at.x + by.x, y: at.y + by.y }, state);
    bring(gone.value);
  };
  const p = boardPoint(at);
  return (
    <g
      key={placeKey(at)}
      ref={mark}
      class="explorer"
      role="img"
      tabindex={0}
      data-look={placeKey(at)}
      aria-label={placeInWords(table, state, legal, at)}
      onKeyDown={key}
    >
      <desc>{words.look.explore}</desc>
      <rect x={p.x + 2} y={p.y + 2} width="96" height="96" rx="6" />
    </g>
  );
}
