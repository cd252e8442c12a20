/** How far a pointer moves before a press becomes a drag, in pixels. */
const kSlack = 8;
/** A tile that is let go so far from the middle of a space still lands there, in sides of the space. */
const kReach = 0.8;
/** Under a finger nothing is seen: there the tile is held a little above it. */
const kAboveFinger = 56;
/** So soon after a drag a click belongs to it. */
const kClickMs = 50;

/** The open space at a point of the page, or near it. */
function spaceNear(x: number, y: number): Element | null {
  let best: Element | null = null;
  let least = Infinity;
  for (const space of document.querySelectorAll('.board .space, .board .preview-tile')) {
    const box = space.getBoundingClientRect();
    const away = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
    if (away > kReach * box.width || away >= least) continue;
    [best, least] = [space, away];
  }
  return best;
}

/** The picture of the tile that follows the pointer. */
class Held {
  private readonly picture: HTMLElement;
  private readonly above: number;

  constructor(hand: HTMLElement, event: PointerEvent) {
    this.picture = hand.cloneNode(true) as HTMLElement;
    this.picture.className = 'held-tile';
    this.picture.inert = true;
    this.above = event.pointerType === 'mouse' ? 0 : kAboveFinger;
    document.body.append(this.picture);
  }

  /** Where the tile would be put, on the page. */
  at(event: PointerEvent): [number, number] {
    return [event.clientX, event.clientY - this.above];
  }

  move(event: PointerEvent): void {
    const [x, y] = this.at(event);
    this.picture.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }

  drop(): void {
    this.picture.remove();
  }
}

/** The click that ends a drag is not meant to turn the tile. */
function ignoreClick(hand: HTMLElement): void {
  const listening = new AbortController();
  hand.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, signal: listening.signal });
  setTimeout(() => listening.abort(), kClickMs);
}

/** Puts the tile on the space that it is held over. */
function put(held: Held, event: PointerEvent): void {
  const space = spaceNear(...held.at(event));
  if (space?.matches('.space')) space.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** Lets the tile in the hand be dragged to an open space; a press without a drag stays a click. */
export function startDrag(event: PointerEvent): void {
  const hand = event.currentTarget as HTMLElement;
  if (event.button !== 0) return;
  const listening = new AbortController();
  const { signal } = listening;
  let held: Held | null = null;
  const stop = () => {
    // It is held until the tile lies on the board.
    const picture = held;
    requestAnimationFrame(() => picture?.drop());
    listening.abort();
  };
  const move = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    if (!held && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) < kSlack) return;
    held ??= new Held(hand, event);
    held.move(now);
  };
  const drop = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    if (held) {
      ignoreClick(hand);
      put(held, now);
    }
    stop();
  };
  hand.setPointerCapture(event.pointerId);
  hand.addEventListener('pointermove', move, { signal });
  hand.addEventListener('pointerup', drop, { signal });
  hand.addEventListener('pointercancel', stop, { signal });
}
