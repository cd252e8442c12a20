import type { Arrangement } from '../../src/views/room_form/arrangement';
import { usual as options } from '../fixtures';

/** What is agreed for a room of which nothing was said. */
export const usual: Arrangement = {
  options,
  colours: [],
  scoring: [],
  listed: false,
  word: { on: false, text: '', kept: false },
};
