import type { Size } from '../../board/camera';
import { freePart } from '../../board/free';
import type { Extent } from '../../board/geometry';

/** What stands over the board for as long as something is asked or talked about. */
const kCards =
  '.stage > :not(.stage-board), .stage-board > .undo-request, .foot > .team-bar, .table > .chat, .table + .watching, .wall-board > .wall-join';
/** What is so small that the board may go on under it, but nothing that is to be pressed. */
const kSmall = '.board > .board-tools, .stage-board > .proposals, .table > .chat-news';
const kFloats = `${kCards}, ${kSmall}`;

/** What lies over the window of a board, and what is left of it, in its pixels. */
export interface Over {
  covers: Extent[];
  /** The largest part that no card lies over. */
  free: Extent;
  /** The largest part that nothing at all lies over. */
  clear: Extent;
}

/** Knows what lies over the window of a board, and tells when that changes. */
export class Floats {
  private readonly sizes: ResizeObserver;
  private readonly comings: MutationObserver;
  /** Holds the table, and what stands over it for those who watch. */
  private readonly room: Element | null;

  constructor(
    private readonly window_: HTMLElement,
    changed: () => void,
  ) {
    const table = window_.closest('.table, .big-screen');
    this.room = table?.parentElement ?? null;
    this.sizes = new ResizeObserver(changed);
    this.comings = new MutationObserver(() => {
      this.follow();
      changed();
    });
    for (const parent of [this.room, table, window_.closest('.stage, .wall-board'), window_.closest('.stage-board')]) {
      if (parent) this.comings.observe(parent, { childList: true });
    }
    this.follow();
  }

  stop(): void {
    this.sizes.disconnect();
    this.comings.disconnect();
  }

  over(size: Size): Over {
    const cards = this.extents(kCards);
    const covers = [...cards, ...this.extents(kSmall)];
    return { covers, free: freePart(size, cards), clear: freePart(size, covers) };
  }

  private extents(selector: string): Extent[] {
    const origin = this.window_.getBoundingClientRect();
    return [...(this.room?.querySelectorAll(selector) ?? [])].flatMap((each) => {
      if (!each.checkVisibility()) return [];
      const { left, top, width, height } = each.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const [x, y] = [left - origin.left, top - origin.top];
      return [{ left: x, top: y, right: x + width, bottom: y + height }];
    });
  }

  private follow(): void {
    this.sizes.disconnect();
    for (const each of this.room?.querySelectorAll(kFloats) ?? []) this.sizes.observe(each);
  }
}
