import { describe, expect, it } from 'vitest';

import { words, wordsForError } from '../../src/words';
import { recording } from '../fixtures';

describe('the words', () => {
  it('say places from the ruin, where four tiles meet', () => {
    expect(words.place({ x: 2, y: 0 })).toBe('2 east, 1 north of the ruin');
    expect(words.place({ x: -1, y: 3 })).toBe('2 west, 3 south of the ruin');
  });

  it('count in the singular and the plural', () => {
    expect(words.ghosts(1)).toBe('1 ghost');
    expect(words.ghosts(3)).toBe('3 ghosts');
  });

  it('tell every event of a recorded game that matters, and no raw names', () => {
    const { updates } = recording();
    const said = updates.flatMap((u) => u.events.flatMap((e) => words.event(e, (p) => `Player ${p + 1}`) ?? []));
    expect(said.length).toBeGreaterThan(updates.length / 3);
    for (const line of said) expect(line).not.toMatch(/undefined|NaN|_|road\d|city\d/);
  });

  it('have a sentence for each refusal, also for ones that are new', () => {
    expect(wordsForError('room_full')).toBe('Every seat is taken.');
    expect(wordsForError('brand_new')).toContain('brand_new');
  });

  it('say that the project is unofficial and its tiles a reconstruction', () => {
    expect(words.unofficial).toMatch(/not affiliated with the publisher/);
    expect(words.unofficial).toMatch(/reconstruction/);
  });
});
