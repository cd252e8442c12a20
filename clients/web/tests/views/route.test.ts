import { describe, expect, it } from 'vitest';

import { adminParts, adminPath, gamePath, parseRoute, roomPath, wallPath } from '../../src/session/route';

describe('an address', () => {
  it('names a room, a game, or a moment of it', () => {
    expect(parseRoute('/')).toEqual({ page: 'start' });
    expect(parseRoute(roomPath('k7m2qx9d4t'))).toEqual({ page: 'room', room: 'k7m2qx9d4t' });
    expect(parseRoute(wallPath('k7m2qx9d4t'))).toEqual({ page: 'wall', room: 'k7m2qx9d4t' });
    expect(parseRoute(gamePath('k7m2qx9d4t.1'))).toEqual({ page: 'game', game: 'k7m2qx9d4t.1', seq: 0 });
    expect(parseRoute(gamePath('k7m2qx9d4t.1', 41))).toEqual({ page: 'game', game: 'k7m2qx9d4t.1', seq: 41 });
  });

  it('leads to the lessons', () => {
    expect(parseRoute('/learn')).toEqual({ page: 'learn' });
    expect(parseRoute('/learn/')).toEqual({ page: 'learn' });
  });

  it('leads to the parts of the administration, and to each room there', () => {
    expect(parseRoute('/admin')).toEqual({ page: 'admin', part: 'overview', item: '' });
    for (const part of adminParts) expect(parseRoute(adminPath(part))).toEqual({ page: 'admin', part, item: '' });
    expect(parseRoute(`${adminPath('rooms', 'k7m2qx9d4t')}/`)).toEqual({ page: 'admin', part: 'rooms', item: 'k7m2qx9d4t' });
    for (const path of ['/admin/nothing', '/admin/bans/x', '/admin/rooms/a/b', '/administrator']) {
      expect(parseRoute(path)).toEqual({ page: 'unknown' });
    }
  });

  it('leads to the tile-set editor', () => {
    expect(parseRoute('/tiles')).toEqual({ page: 'tiles' });
    expect(parseRoute('/tiles/')).toEqual({ page: 'tiles' });
    expect(parseRoute('/tiles/14')).toEqual({ page: 'unknown' });
  });

  it('that makes no sense shows the beginning, or nothing', () => {
    for (const seq of ['x', '-1', '4.5', '']) {
      expect(parseRoute(`/g/a.1?seq=${seq}`)).toEqual({ page: 'game', game: 'a.1', seq: 0 });
    }
    expect(parseRoute('/g/a.1/41')).toEqual({ page: 'unknown' });
    expect(parseRoute('/nowhere')).toEqual({ page: 'unknown' });
  });
});
