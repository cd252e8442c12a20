import { afterEach, describe, expect, it, vi } from 'vitest';

import { speak } from '../../src/words';
import { wordsForLater } from '../../src/words/later';

const make = () => {
  const load = { en: vi.fn(async () => 'Turn'), de: vi.fn(async () => 'Zug'), ro: vi.fn(async () => 'Tura') };
  return { load, ...wordsForLater<string>(load) };
};

afterEach(() => speak('en'));

describe('words for later', () => {
  it('are fetched for nobody who has not come to their part', async () => {
    const { load, words } = make();
    await speak('de');
    expect(words()).toBeNull();
    expect(load.de).not.toHaveBeenCalled();
  });

  it('follow the language that is chosen once they are there', async () => {
    const { fetch, words } = make();
    await fetch('en');
    await speak('ro');
    await vi.waitFor(() => expect(words()).toBe('Tura'));
  });

  it('stay in the language before where the new ones cannot be had', async () => {
    const { load, fetch, words } = make();
    load.de.mockRejectedValue(new Error('no line'));
    await fetch('en');
    await speak('de');
    await vi.waitFor(() => expect(load.de).toHaveBeenCalled());
    expect(words()).toBe('Turn');
  });
});
