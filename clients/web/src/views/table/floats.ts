import type { Size } from '../../board/camera';
import { freePart } from '../../board/free';
import type { Extent } from '../../board/geometry';

/** What stands over the board for as long as something is asked or talked about. */
const kFloats = '.stage > :not(.stage-board), .foot > .team-bar, .table > .chat';

/** Knows what lies over the window of a board, and tells when that changes. */
export class Floats {
  private readonly sizes: ResizeObserver;
  private readonly comings: MutationObserver;
  private readonly table: Element | null;

  constructor(
    private readonly window_: HTMLElement,
    changed: () => void,
  ) {
    this.table = window_.closest('.table');
    this.sizes = new ResizeObserver(changed);
    this.comings = new MutationObserver(() => {
      this.follow();
      changed();
    });
    for (const parent of [this.table, window_.closest('.stage')]) {
      if (parent) this.comings.observe(parent, { childList: true });
    }
    this.follow();
  }

  stop(): void {
    this.sizes.disconnect();
    this.comings.disconnect();
  }

  /** The largest part of the window that nothing lies over, in its pixels. */
  free(size: Size): Extent {
    const origin = this.window_.getBoundingClientRect();
    const over = this.all().map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top };
    });
    return freePart(size, over);
  }

  private all(): Element[] {
    return [...(this.table?.querySelectorAll(kFloats) ?? [])].filter((each) => each.checkVisibility());
  }

  private follow(): void {
    this.sizes.disconnect();
    for (const each of this.table?.querySelectorAll(kFloats) ?? []) this.sizes.observe(each);
  }
}
