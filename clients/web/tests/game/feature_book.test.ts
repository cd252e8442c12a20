import { effect } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';

import type { BoardFeature } from '../../src/protocol/types';
import { FeatureBook, type Page } from '../../src/session/feature_book';

const road: BoardFeature = {
  feature: 'road0@2,0', kind: 'road', segments: [{ x: 2, y: 0, segment: 'road0' }], complete: false, needs: [],
  closable: true, meeples: [], colours: [], ghosts: 0, scoring: null,
};

function reading(book: FeatureBook, game: string, seq: number): Page[] {
  const read: Page[] = [];
  effect(() => void read.push(book.at(game, seq)));
  return read;
}

describe('the features of a moment', () => {
  it('are asked for once, and come to everybody who reads them', async () => {
    const fetchAt = vi.fn(() => Promise.resolve([road]));
    const book = new FeatureBook(fetchAt);
    const reads = [reading(book, 'a.1', 7), reading(book, 'a.1', 7)];
    await vi.waitFor(() => expect(reads[1]).toHaveLength(2));
    expect(reads).toEqual([['coming', [road]], ['coming', [road]]]);
    expect(fetchAt.mock.calls).toEqual([[7]]);
  });

  it('are others in another game of the room', () => {
    const fetchAt = vi.fn(() => new Promise<BoardFeature[]>(() => {}));
    const book = new FeatureBook(fetchAt);
    reading(book, 'a.1', 7);
    reading(book, 'a.2', 7);
    expect(fetchAt).toHaveBeenCalledTimes(2);
  });

  it('are asked for again after a failure', async () => {
    const fetchAt = vi.fn<() => Promise<BoardFeature[]>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue([road]);
    const book = new FeatureBook(fetchAt);
    const first = reading(book, 'a.1', 7);
    await vi.waitFor(() => expect(first).toEqual(['coming', 'missing']));
    const second = reading(book, 'a.1', 7);
    await vi.waitFor(() => expect(second).toEqual(['coming', [road]]));
  });
});
