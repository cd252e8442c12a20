import { signal } from '@preact/signals';

import type { Point, SegmentRef } from '../protocol/types';

/** What is lit up on the board because something beside it is pointed at. */
export interface Mark {
  spaces: Point[];
  /** A feature or mist bank, by one of its segments. */
  feature: SegmentRef | null;
}

/** What this page looks up while it is played or watched; nothing of it is decided or sent. */
export class Knowing {
  /** Whether the tiles to come are shown. */
  readonly tiles = signal(false);
  /** The space that they should fit; `asked` until it was chosen on the board. */
  readonly fit = signal<Point | 'asked' | null>(null);
  readonly mark = signal<Mark | null>(null);

  showTiles(): void {
    this.tiles.value = true;
  }

  hideTiles(): void {
    this.tiles.value = false;
    this.fit.value = null;
  }
}
