import { useSignal, type Signal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { words } from '../../words';
import { Icon } from '../common/icon';
import { useWayBack } from '../common/lies_over';

/** Whether the tools of a row are wider, side by side, than the bar that holds it. */
function isTooNarrow(bar: HTMLElement, row: HTMLElement): boolean {
  const shown = [...row.children].filter((tool): tool is HTMLElement => tool instanceof HTMLElement && tool.offsetWidth > 0);
  const { paddingLeft, paddingRight } = getComputedStyle(bar);
  const gaps = (shown.length - 1) * parseFloat(getComputedStyle(row).columnGap);
  const needed = shown.reduce((sum, tool) => sum + tool.getBoundingClientRect().width, gaps);
  return needed > bar.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 0.5;
}

/** Looks again whenever the window, or what can be done, changes. */
function useTooNarrow(bar: RefObject<HTMLElement>, row: RefObject<HTMLElement>): Signal<boolean> {
  const tooNarrow = useSignal(false);
  useEffect(() => {
    const look = () => (tooNarrow.value = isTooNarrow(bar.current!, row.current!));
    const sizes = new ResizeObserver(look);
    sizes.observe(bar.current!);
    const tools = new MutationObserver(look);
    tools.observe(row.current!, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      tools.disconnect();
    };
  }, []);
  return tooNarrow;
}

/** A bar of tools. Where they do not fit in one row, those that come last wait behind a button that tells of them. */
export function FittedTools({ children }: { children: ComponentChildren }) {
  const bar = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const tooNarrow = useTooNarrow(bar, row);
  const open = useSignal(false);
  const shut = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open.value) return;
    event.stopPropagation();
    open.value = false;
    more.current?.focus();
  };
  // Keys reach a tool that waits: whoever comes to it sees it. Focus that comes back after a tap opens nothing.
  const reveal = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    if (target.offsetTop < row.current!.offsetTop) open.value = true;
  };
  const isOpen = open.value && tooNarrow.value;
  useWayBack(isOpen, () => (open.value = false));
  return (
    <div class={isOpen ? 'team-bar open' : 'team-bar'} ref={bar} onKeyDown={shut}>
      <div class="tools" ref={row} onFocusIn={reveal} onClick={() => (open.value = false)}>
        {children}
      </div>
      {tooNarrow.value && (
        <button
          type="button"
          class="tool more-tools"
          ref={more}
          aria-label={words.team.moreTools}
          aria-expanded={isOpen}
          onClick={() => (open.value = !open.value)}
        >
          <Icon name={isOpen ? 'back' : 'more'} />
        </button>
      )}
    </div>
  );
}
