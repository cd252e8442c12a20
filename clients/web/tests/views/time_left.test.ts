import { afterEach, expect, test } from 'vitest';

import { withTimer } from '../../src/views/room_form/option_fields';
import { sayLeft } from '../../src/views/team/time_left';
import { speak } from '../../src/words';
import { usual } from './usual';

const kMinute = 60_000;
const kHour = 60 * kMinute;
const kDay = 24 * kHour;

afterEach(() => speak('en'));

test('what is left of days is said in days and hours, never as less or as a row of zeros', () => {
  const said = [3 * kDay, 3 * kDay - 1, 3 * kDay - kHour, kDay + 1, kDay, 5 * kHour + 20 * kMinute, kHour + 1].map((ms) => sayLeft(ms).said);
  expect(said).toEqual(['3 days', '3 days', '2 days, 23 hours', '1 day, 1 hour', '1 day', '5 hours, 20 minutes', '1 hour, 1 minute']);
  expect(sayLeft(2 * kDay + 5 * kHour).shown).toBe('2d 5h');
});

test('the last hour is counted by the second', () => {
  expect([kHour, kMinute + 500, 0].map((ms) => sayLeft(ms).shown)).toEqual(['60:00', '1:01', '0:00']);
});

test('every language has its own words for days', async () => {
  const said = async (language: 'de' | 'ro') => {
    await speak(language);
    return sayLeft(3 * kDay).said;
  };
  expect([await said('de'), await said('ro')]).toEqual(['3 Tage', '3 zile']);
});

test('a game over days waits for who is away, and what else was chosen stays', () => {
  const days = { per: 'turn', seconds: 259_200 } as const;
  const live = { ...usual.options, absence: 'companion' } as const;
  const inDays = withTimer(live, days);
  expect(inDays).toEqual({ timer: days, absence: 'wait' });
  expect(withTimer({ ...live, ...inDays }, { per: 'turn', seconds: 60 })).toEqual({ timer: { per: 'turn', seconds: 60 } });
  expect(withTimer({ ...usual.options, ...inDays, absence: 'companion' }, { ...days, seconds: 86_400 })).toEqual({ timer: { ...days, seconds: 86_400 } });
});
