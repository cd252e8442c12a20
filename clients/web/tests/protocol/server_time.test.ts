import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { hearServerTime, serverNow } from '../../src/protocol/server_time';

const kHere = Date.parse('2026-11-27T12:00:00Z');
const at = (ms: number) => new Date(ms).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now: kHere });
});
afterEach(() => {
  hearServerTime(at(kHere), kHere, kHere);
  vi.useRealTimers();
});

it('the time is the server’s where the clock here is wrong', () => {
  hearServerTime(at(kHere - 3_600_000), kHere - 100, kHere);
  expect(Math.abs(serverNow() - (kHere - 3_600_000))).toBeLessThan(1_500);
  hearServerTime(at(kHere + 86_400_000), kHere - 100, kHere);
  expect(Math.abs(serverNow() - (kHere + 86_400_000))).toBeLessThan(1_500);
});

it('a clock that is right is believed, whatever the seconds of the header and a slow answer', () => {
  hearServerTime(at(kHere - 999), kHere, kHere);
  expect(serverNow()).toBe(kHere);
  hearServerTime(at(kHere - 4_000), kHere - 8_000, kHere);
  expect(serverNow()).toBe(kHere);
});

it('an answer without a time, or with nonsense for one, changes nothing', () => {
  hearServerTime(at(kHere + 3_600_000), kHere, kHere);
  const told = serverNow();
  hearServerTime(null, kHere, kHere);
  hearServerTime('yesterday', kHere, kHere);
  expect(serverNow()).toBe(told);
});
