import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Waypoint } from '../../src/game/waypoint';
import { markLearned } from '../../src/session/lessons';
import { player } from '../../src/session/player';
import { Ways } from '../../src/views/start/ways';
import { renderToString } from '../rendered';
import { memory } from '../session/memory';

const shown = (waypoint: Waypoint) => renderToString(<Ways chosen={signal(waypoint)} />);
const level = (n: 1 | 3) => shown({ game: 'mists', level: n });
/** What the loud button says, for there is one. */
const loud = (html: string) => [...html.matchAll(/class="button way-in primary".*?<b>([^<]*)</g)].map(([, title]) => title);

beforeEach(() => {
  Object.assign(window, { localStorage: memory() });
  player.value = null;
});
afterEach(() => void Object.assign(window, { localStorage: undefined }));

it('alone and with friends begin what is chosen on the road, and say what', () => {
  expect(level(3)).toMatch(/Play alone<.*Level 3: The hounds/s);
  expect(shown({ game: 'base', level: null })).toMatch(/Play a companion now<.*Base game/s);
});

it('one way is loud: to learn for those who are new, then to play', () => {
  expect(loud(level(1))).toEqual(['Learn to play']);
  markLearned(1);
  expect(loud(level(1))).toEqual(['Play alone']);
});

it('after a lesson the next one is offered, and after the last one all of them', () => {
  expect(level(1)).toContain('Ten minutes');
  markLearned(1);
  expect(level(1)).toContain('Lesson 2: Castles and graves');
  for (const n of [2, 3, 4, 5, 6] as const) markLearned(n);
  expect(level(1)).toContain('All lessons');
});
