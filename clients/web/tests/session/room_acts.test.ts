import { expect, it } from 'vitest';

import { RoomActs } from '../../src/session/room_acts';

interface Case {
  game?: string;
  leader?: number;
  seat?: number | null;
  owner?: string | null;
}

function acts({ game = 'base', leader, seat = 1, owner = null }: Case): RoomActs {
  const held = seat === null ? null : { name: 'Ben', token: 'ben' };
  const table = { log: { value: { room: { game, leader }, header: { game }, seat } } };
  const keys = { owner, seat: { value: held }, any: held?.token ?? owner };
  return new RoomActs('r', table as never, keys as never, {} as never, {} as never, {} as never);
}

it('lets whoever leads begin and pause a table of rivals while its owner is away, and nobody else', () => {
  expect(acts({ leader: 1 }).canStart()).toBe(true);
  expect(acts({ leader: 1 }).canPause()).toBe(true);
  expect(acts({ leader: 0 }).canStart()).toBe(false);
  expect(acts({}).canStart()).toBe(false);
  expect(acts({ leader: 1, seat: null }).canStart()).toBe(false);
  expect(acts({ owner: 'o' }).canStart()).toBe(true);
  expect(acts({ game: 'mists' }).canStart()).toBe(true);
});
