import type { Arrangement } from '../../src/views/lobby/arrangement';

/** What is agreed for a room of which nothing was said. */
export const usual: Arrangement = {
  options: {
    timer: null,
    absence: 'wait',
    grace_seconds: 180,
    companions_yield: false,
    skill: 'best',
    undo: 'consent',
    spectators: true,
    word_for: 'seat',
    chat: true,
    aids: { council: true, hints: true, odds: false },
  },
  colours: [],
  scoring: [],
  listed: false,
  word: { on: false, text: '', kept: false },
};
