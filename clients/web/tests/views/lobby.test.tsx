import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';

import { emptyLog } from '../../src/game/log';
import type { Options, Seat } from '../../src/protocol/types';
import { Watchers } from '../../src/views/common/watchers';
import { startHint } from '../../src/views/lobby/start_hint';

describe('who watches', () => {
  const told = (watching: number, seat: number | null) =>
    renderToString(<Watchers table={{ log: signal({ ...emptyLog, seat }), watching: signal(watching) }} />);

  it('is told where somebody does, as others to those who watch as well', () => {
    expect([told(0, null), told(0, 1)]).toEqual(['', '']);
    expect(told(1, null)).toContain('1 other person is watching.');
    expect(told(2, null)).toContain('2 other people are watching.');
    expect(told(1, 0)).toContain('1 person is watching.');
  });
});

describe('what is said of the start', () => {
  const hint = (spectators: boolean, ...taken: boolean[]) =>
    startHint({ seats: taken.map((each) => ({ taken: each }) as Seat), options: { spectators } as Options });

  it('tells of empty seats only where there are some', () => {
    expect(hint(true, true, false)).toBe('Empty seats are removed. Anyone who comes later can watch.');
    expect(hint(true, true, true)).toBe('Anyone who comes later can watch.');
  });

  it('tells of those who watch only where they may', () => {
    expect(hint(false, true, false)).toBe('Empty seats are removed.');
    expect(hint(false, true, true)).toBe('');
  });
});
