import './browser';

import { describe, expect, it } from 'vitest';

import { gamePath, parseRoute, roomPath } from '../../src/session/route';

describe('an address', () => {
  it('names a room, a game, or a moment of it', () => {
    expect(parseRoute('/')).toEqual({ page: 'start' });
    expect(parseRoute(roomPath('k7m2qx9d4t'))).toEqual({ page: 'room', room: 'k7m2qx9d4t' });
    expect(parseRoute(gamePath('k7m2qx9d4t.1'))).toEqual({ page: 'game', game: 'k7m2qx9d4t.1', seq: 0 });
    expect(parseRoute(gamePath('k7m2qx9d4t.1', 41))).toEqual({ page: 'game', game: 'k7m2qx9d4t.1', seq: 41 });
  });

  it('leads to the lessons', () => {
    expect(parseRoute('/learn')).toEqual({ page: 'learn' });
    expect(parseRoute('/learn/')).toEqual({ page: 'learn' });
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
