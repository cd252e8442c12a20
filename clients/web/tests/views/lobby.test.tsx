import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';

import { emptyLog } from '../../src/game/log';
import { Watchers } from '../../src/views/common/watchers';

describe('who watches', () => {
  const told = (watching: number, seat: number | null) =>
    renderToString(<Watchers table={{ log: signal({ ...emptyLog, seat }), watching: signal(watching) }} />);

  it('is told where somebody does, as others to those who watch as well', () => {
    expect([told(0, null), told(0, 1)]).toEqual(['', '']);
    expect(told(1, null)).toContain('2 people are watching.');
    expect(told(2, null)).toContain('3 people are watching.');
    expect(told(1, 0)).toContain('1 person is watching.');
  });
});
