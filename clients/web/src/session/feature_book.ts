import { signal, type Signal } from '@preact/signals';

import type { BoardFeature } from '../protocol/types';

/** What is known of the board at one moment. */
export type Page = BoardFeature[] | 'coming' | 'missing';

/** So many moments are kept; who looks at another one again, asks again. */
const kMostPages = 60;

/** The features of every moment that somebody asked about, each fetched once. */
export class FeatureBook {
  private readonly pages = new Map<string, Signal<Page>>();

  /** `fetchAt` asks the server for the board at a seq. */
  constructor(private readonly fetchAt: (seq: number) => Promise<BoardFeature[]>) {}

  /** The features at a moment of a game; they come later, and whoever reads them is told. */
  at(game: string, seq: number): Page {
    const key = `${game}/${seq}`;
    const known = this.pages.get(key);
    return (known ?? this.open(key, seq)).value;
  }

  private open(key: string, seq: number): Signal<Page> {
    const page = signal<Page>('coming');
    this.pages.set(key, page);
    const [oldest] = this.pages.keys();
    if (this.pages.size > kMostPages) this.pages.delete(oldest!);
    this.fetchAt(seq).then(
      (features) => (page.value = features),
      () => {
        page.value = 'missing';
        this.pages.delete(key);
      },
    );
    return page;
  }
}
