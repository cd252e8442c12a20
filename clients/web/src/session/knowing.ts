import { computed, signal, type ReadonlySignal } from '@preact/signals';

import { samePlace } from '../board/geometry';
import type { BoardFeature, Colour, Place, Point } from '../protocol/types';
import { FeatureBook, type Page } from './feature_book';
import type { Table } from './table';

/** What is lit up on the board because something beside it is pointed at. */
export interface Mark {
  spaces: Point[];
  /** A feature or mist bank, by one of its segments. */
  feature: Place | null;
}

/** What is looked at on the board. */
export interface Look {
  at: Place;
  /** It stays until it is closed; else it goes with the pointer. */
  kept: boolean;
  /** It was opened by key, and keys lead on from it. */
  byKey: boolean;
}

/** Whether a feature reaches over a segment. */
export function reaches({ segments }: BoardFeature, at: Place): boolean {
  return segments.some((each) => each.segment === at.segment && samePlace(each, at));
}

/** What this page looks up while it is played or watched; nothing of it is decided. */
export class Knowing {
  /** Whether the tiles to come are shown. */
  readonly tiles = signal(false);
  /** The space that they should fit; `asked` until it was chosen on the board. */
  readonly fit = signal<Point | 'asked' | null>(null);
  readonly mark = signal<Mark | null>(null);
  /** The colours whose meeples are lit up on the board. */
  readonly lit = signal<readonly Colour[]>([]);
  readonly look = signal<Look | null>(null);

  /** Everything on the board that is shown; asked for only while something is looked at. */
  readonly features: ReadonlySignal<Page> = computed(() => {
    const game = this.table.header.value?.id ?? '';
    return this.book.at(game, this.table.now.value.seq);
  });

  /** The feature that is looked at, as far as it is known; null where there is none. */
  readonly looked: ReadonlySignal<BoardFeature | 'coming' | 'missing' | null> = computed(() => {
    const look = this.look.value;
    if (!look) return null;
    const page = this.features.value;
    return typeof page === 'string' ? page : (page.find((feature) => reaches(feature, look.at)) ?? null);
  });

  private readonly book: FeatureBook;

  constructor(
    private readonly table: Pick<Table, 'header' | 'now'>,
    fetchAt: (seq: number) => Promise<BoardFeature[]>,
  ) {
    this.book = new FeatureBook(fetchAt);
  }

  showTiles(): void {
    this.tiles.value = true;
  }

  hideTiles(): void {
    this.tiles.value = false;
    this.fit.value = null;
  }

  /** Shows what is at a segment for as long as the pointer rests there. */
  glance(at: Place): void {
    if (!this.look.value?.kept) this.look.value = { at, kept: false, byKey: false };
  }

  /** The pointer has gone on. */
  glanceAway(): void {
    if (!this.look.value?.kept) this.look.value = null;
  }

  /** Shows what is at a segment until it is closed. */
  keep(at: Place, byKey = false): void {
    this.look.value = { at, kept: true, byKey };
  }

  lookAway(): void {
    this.look.value = null;
  }
}
