import { afterEach, expect, test } from 'vitest';

import { speak, words } from '../../src/words';
import { ownName } from '../../src/words/named';

afterEach(() => speak('en'));

test('a request to undo says how far it goes, in every language', async () => {
  const said = async (language: 'en' | 'de' | 'ro') => {
    await speak(language);
    const asks = [{ steps: 1, all: false }, { steps: 3, all: false }, { steps: 9, all: true }, null].map((back) => words.team.asks(ownName('Ana'), back));
    expect(new Set(asks).size).toBe(4);
    expect(asks[1]).toContain('3');
    return asks;
  };
  expect(await said('en')).toEqual([
    'Ana asks to undo the last step.',
    'Ana asks to undo the last 3 steps.',
    'Ana asks to undo everything.',
    'Ana asks to go back.',
  ]);
  await said('de');
  await said('ro');
});
