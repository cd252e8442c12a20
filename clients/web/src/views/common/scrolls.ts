import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, type MutableRef } from 'preact/hooks';

/**
 * Whether a text is higher than its box, so that it has to be scrolled: then it needs a place among what keys come to.
 * Looks again whenever the box or the text changes.
 */
export function useScrolls(box: MutableRef<HTMLElement | null>): ReadonlySignal<boolean> {
  const scrolls = useSignal(false);
  useLayoutEffect(() => {
    const look = () => (scrolls.value = box.current!.scrollHeight > box.current!.clientHeight);
    const sizes = new ResizeObserver(look);
    const texts = new MutationObserver(look);
    sizes.observe(box.current!);
    texts.observe(box.current!, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      texts.disconnect();
    };
  }, []);
  return scrolls;
}
