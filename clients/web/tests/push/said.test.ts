import { describe, expect, it } from 'vitest';

import { noticeOf, words } from '../../src/push/said';
import { languages } from '../../src/words';

const room = 'k7m2qx9d4t';
const kinds = ['my_turn', 'over', 'invited'] as const;

describe('what a browser is told', () => {
  it('is read as the protocol has it', () => {
    for (const type of kinds) expect(noticeOf(JSON.stringify({ type, room, game_id: null }))).toEqual({ type, room });
  });

  it('is nothing if it could lead elsewhere, or says what this page does not know', () => {
    const wrong = [undefined, '', '{', 'null', '[]', '{}', { type: 'my_turn' }, { room }, { type: 'said', room }, { type: 'toString', room }];
    const rooms = ['../admin', '//evil.example', `${room}/x`, `${room}?`, room.toUpperCase(), '', 1].map((other) => ({ type: 'my_turn', room: other }));
    for (const text of [...wrong, ...rooms]) {
      expect(noticeOf(typeof text === 'object' ? JSON.stringify(text) : text), JSON.stringify(text)).toBeNull();
    }
  });

  it('is said in every language of the page, each in its own words', () => {
    for (const type of kinds) {
      const all = Object.keys(languages).map((language) => words({ type, room }, language));
      expect(new Set(all.flat()).size).toBe(2 * all.length);
      for (const [title, body] of all) expect([title, body]).toEqual([expect.stringMatching(/^\p{Lu}.*[^.]$/u), expect.stringMatching(/^\p{Lu}.*\.$/u)]);
    }
  });

  it('is said in English in any other language', () => {
    for (const language of ['fr', '', null, 'toString']) expect(words({ type: 'over', room }, language)[0]).toBe('The game is over');
  });
});
