import { afterEach, describe, expect, it } from 'vitest';

import { nameOf } from '../../src/session/names';
import { speak } from '../../src/words';
import { named } from '../../src/words/named';

afterEach(() => speak('en'));

describe('what somebody is called', () => {
  it('is their name, and of a companion the word of the reader’s language', async () => {
    expect(nameOf({ name: 'Ana', kind: 'human' }, 0)).toBe(named('Ana'));
    expect(nameOf({ name: 'Companion', kind: 'companion' }, 1)).toBe('Companion');
    await speak('de');
    expect(nameOf({ name: 'Companion', kind: 'companion' }, 1)).toBe('Gefährte');
    expect(nameOf({ name: 'Companion', kind: 'human' }, 1)).toBe(named('Companion'));
  });

  it('is their number where no name is known', () => {
    expect(nameOf(null, 1)).toBe('Player 2');
    expect(nameOf({ name: null, kind: null }, 2)).toBe('Player 3');
  });
});
