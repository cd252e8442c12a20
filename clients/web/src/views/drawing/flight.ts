/** Whether the reader asked for less motion: then nothing flies. */
export const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Flight {
  /** From where, on the page; the picture is drawn as large as this. */
  from: DOMRect;
  /** To where; null out of sight, upwards. */
  to: DOMRect | null;
  ms: number;
  /** How long it waits before. */
  delay?: number;
}

const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;

/** What leaves the page at its top is let go so far above where it was, in pixels. */
const kAway = 220;

/**
 * Lets a picture fly over the page, above everything, and takes it away there. It is a layer of its own that only moves
 * and fades, so that nothing below is drawn anew.
 */
export function fly(picture: Element, { from, to, ms, delay = 0 }: Flight): Animation {
  const flying = document.createElement('div');
  flying.className = 'flying';
  flying.inert = true;
  Object.assign(flying.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
  flying.append(picture);
  document.body.append(flying);
  const [x, y] = middle(from);
  const [toX, toY] = to ? middle(to) : [x, y - kAway];
  const size = to ? Math.max(to.width, to.height) / Math.max(from.width, from.height) : 0.6;
  const at = `translate(${toX - x}px, ${toY - y}px) scale(${size})`;
  const animation = flying.animate([{ transform: 'none' }, { transform: at, opacity: to ? 0.9 : 0 }], {
    duration: ms,
    delay,
    easing: 'cubic-bezier(.4, 0, .3, 1)',
    fill: 'backwards',
  });
  animation.onfinish = animation.oncancel = () => flying.remove();
  return animation;
}
