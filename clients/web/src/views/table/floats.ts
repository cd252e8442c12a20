import type { Size } from '../../board/camera';
import { freePart } from '../../board/free';
import type { Extent } from '../../board/geometry';

/** What stands over the board for as long as something is asked or talked about. */
const kCards =
  '.stage > :not(:has(.board-window)), .stage-board > .undo-request, .table > .chat, .table + .watching, .wall-board > .wall-join';

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

  /** The largest part of the window, of that size, that nothing lies over; in its pixels. */
  free(size: Size): Extent {
    return freePart(size, this.extents());
  }

  private extents(): Extent[] {
    const origin = this.window_.getBoundingClientRect();
    return [...(this.room?.querySelectorAll(kCards) ?? [])].flatMap((each) => {
      if (!each.checkVisibility()) return [];
      const { left, top, width, height } = each.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const [x, y] = [left - origin.left, top - origin.top];
      return [{ left: x, top: y, right: x + width, bottom: y + height }];
    });
  }

  private follow(): void {
    this.sizes.disconnect();
    for (const each of this.room?.querySelectorAll(kCards) ?? []) this.sizes.observe(each);
  }
}
