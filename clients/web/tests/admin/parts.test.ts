import { describe, expect, it } from 'vitest';

import type { Room } from '../../src/protocol/types';
import { setIn } from '../../src/session/admin/set_file';
import { madeAt } from '../../src/views/admin/backups_part';
import { clockOf } from '../../src/views/admin/drain_part';
import { size } from '../../src/views/admin/moments';
import { isFound, roomIdIn } from '../../src/views/admin/rooms_part';

describe('a search for a room', () => {
  const room = { id: 'k7m2qx9d4t', name: 'Friday mist', seats: [{ name: 'Ana' }, { name: null }] } as Room;

  it('goes by name, player, id and link', () => {
    for (const text of ['', 'FRIDAY', ' ana ', 'k7m2', 'https://games.example/r/k7m2qx9d4t#seat=x']) {
      expect(isFound(room, text), text).toBe(true);
    }
    for (const text of ['Monday', 'null', 'https://games.example/r/k7m2qx9d4x']) expect(isFound(room, text), text).toBe(false);
  });

  it('knows an id, alone and in a link', () => {
    expect(roomIdIn(' k7m2qx9d4t ')).toBe('k7m2qx9d4t');
    expect(roomIdIn('https://games.example/r/k7m2qx9d4t?x=y')).toBe('k7m2qx9d4t');
    for (const text of ['Friday', 'k7m2qx9d4', 'https://games.example/g/k7m2qx9d4t']) expect(roomIdIn(text)).toBeNull();
  });
});

describe('a tile set for the server', () => {
  it('is any object that a file has, whatever is wrong with it', () => {
    expect(setIn('{"name":"mine","tiles":7}')).toEqual({ name: 'mine', file: { name: 'mine', tiles: 7 } });
    expect(setIn('{"name":7}')).toEqual({ name: '', file: { name: 7 } });
    for (const text of ['', '{', '[]', '7', 'null', '"set"']) expect(setIn(text), text).toBeNull();
  });
});

describe('what is shown of the server', () => {
  it('has a time to count down', () => {
    expect([0, 9, 725, 3_725].map(clockOf)).toEqual(['0:00', '0:09', '12:05', '1:02:05']);
  });

  it('has the size and the time of a backup', () => {
    expect([0, 999, 86_528, 12_345_678].map(size)).toEqual(['0 B', '999 B', '86.5 KB', '12.3 MB']);
    expect(madeAt('mistward-20261121T183000.250Z.db')).toBe('2026-11-21T18:30:00Z');
    expect(madeAt('other.db')).toBeNull();
  });
});
