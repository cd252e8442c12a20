import { batch, computed, signal } from '@preact/signals';

import type { Entry, TileDraft } from '../game/tiles/draft';
import { fileOf, textOf } from '../game/tiles/file';
import { isDraft, readFile, type FileFault } from '../game/tiles/read_file';
import type { Side } from '../protocol/types';
import { lasting, read, write } from './storage';

const kDraft = 'mistward.tiles';

/** As many steps can be undone; a draft is small, and most of it is shared with the one before. */
const kMostSteps = 500;

/** The draft that this browser keeps, if it keeps one that can still be read. */
export function keptDraft(): TileDraft | null {
  const text = read<unknown>(lasting, kDraft);
  if (typeof text !== 'string') return null;
  const draft = readFile(text);
  return isDraft(draft) ? draft : null;
}

/** A tile set that is being edited, with its past, and which tile and side of it is in hand. */
export class TileWorkshop {
  private readonly past = signal<readonly TileDraft[]>([]);
  private readonly future = signal<readonly TileDraft[]>([]);
  private readonly current;
  readonly chosen = signal(0);
  readonly side = signal<Side>('N');

  /** `served` is what the server plays with; a draft that is kept here goes before it. */
  constructor(readonly served: TileDraft) {
    this.current = signal(keptDraft() ?? served);
  }

  readonly draft = computed(() => this.current.value);
  readonly entry = computed(() => this.current.value.entries[this.chosen.value] ?? this.current.value.entries[0]);
  readonly canUndo = computed(() => this.past.value.length > 0);
  readonly canRedo = computed(() => this.future.value.length > 0);
  /** Whether it is a set of format 2, whose tiles can have more. */
  readonly isAdded = computed(() => fileOf(this.draft.value).format === 2);
  /** Whether anything differs from what the server plays with. */
  readonly isChanged = computed(() => textOf({ ...this.draft.value, note: null }) !== textOf({ ...this.served, note: null }));

  /** Puts another draft in the place of this one, as one step. */
  change(draft: TileDraft): void {
    if (draft === this.current.value) return;
    batch(() => {
      this.past.value = [...this.past.value, this.current.value].slice(-kMostSteps);
      this.future.value = [];
      this.show(draft);
    });
  }

  /** Changes the tile in hand. */
  edit(change: (entry: Entry) => Entry): void {
    const { entries } = this.draft.value;
    const before = this.entry.value;
    if (!before) return;
    const after = change(before);
    if (after !== before) this.change({ ...this.draft.value, entries: entries.map((entry) => (entry === before ? after : entry)) });
  }

  /** Puts a copy of the tile in hand behind it, without a number, and takes that in hand. */
  add(): void {
    const at = this.chosen.value + 1;
    const { entries } = this.draft.value;
    const like = this.entry.value;
    if (!like) return;
    const added = { ...like, id: '', ghosts: like.ghosts.slice(0, 1) };
    batch(() => {
      this.change({ ...this.draft.value, entries: [...entries.slice(0, at), added, ...entries.slice(at)] });
      this.chosen.value = at;
    });
  }

  /** Takes the tile in hand out of the set. */
  remove(): void {
    const gone = this.entry.value;
    this.change({ ...this.draft.value, entries: this.draft.value.entries.filter((entry) => entry !== gone) });
  }

  undo(): void {
    const before = this.past.value.at(-1);
    if (!before) return;
    batch(() => {
      this.future.value = [this.current.value, ...this.future.value];
      this.past.value = this.past.value.slice(0, -1);
      this.show(before);
    });
  }

  redo(): void {
    const [next, ...rest] = this.future.value;
    if (!next) return;
    batch(() => {
      this.past.value = [...this.past.value, this.current.value];
      this.future.value = rest;
      this.show(next);
    });
  }

  /** Goes back to what the server plays with, as one step. */
  reset(): void {
    this.change(this.served);
  }

  /** Takes the draft from a file; gives what is wrong if it cannot. */
  load(text: string): FileFault | null {
    const draft = readFile(text);
    if (!isDraft(draft)) return draft;
    this.change(draft);
    return null;
  }

  private show(draft: TileDraft): void {
    this.current.value = draft;
    if (this.chosen.value >= draft.entries.length) this.chosen.value = 0;
    write(lasting, kDraft, this.isChanged.value ? textOf(draft) : null);
  }
}
