import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { emptyLog } from '../../src/game/log';
import type { Line, Room } from '../../src/protocol/types';
import { Muting } from '../../src/session/muting';
import { player } from '../../src/session/player';
import { memory } from './memory';

const line = (number: number, seat = 1, name = 'Ben'): Line => ({ number, seat, name, text: 'boo', at: '2026-11-25T07:00:00Z' });
const room = (...names: string[]) => ({ id: 'r', seats: names.map((name) => ({ name, taken: true })) }) as Room;

/** A room in which Ana and Ben sit, and what the server is asked and answers. */
function scene() {
  const log = signal({ ...emptyLog, room: room('Ana', 'Ben'), team: { ...emptyLog.team, chat: [line(4)] } });
  const asked: string[] = [];
  const answers = { mutes: { seats: [] as number[], lines: [] as number[] }, person: null as { person: string } | null };
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    asked.push(`${init.method ?? 'GET'} ${path}`);
    const body = (init.method ?? 'GET') === 'GET' ? answers.mutes : { person: answers.person };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  return { log, asked, answers, muting: new Muting('r', { log }) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  const storage = memory(kept);
  Object.assign(window, { localStorage: storage, sessionStorage: storage });
  player.value = { id: 'a', name: 'Ana', token: 'mwp_a' };
});

describe('what somebody does not want to read', () => {
  it('is what the server says of a room, by line, and from then on by seat', async () => {
    const { muting, answers } = scene();
    answers.mutes = { seats: [1], lines: [2] };
    const end = muting.follow();
    await settled();
    expect([line(2), line(3), line(4), line(5), line(5, 0, 'Ana')].map((one) => muting.hides(one))).toEqual([true, false, false, true, false]);
    end();
  });

  it('is not asked of a room that lets in none but seats and those who know its word, until one sits there', async () => {
    const { muting, asked, log } = scene();
    log.value = { ...log.value, room: { ...room('Ana'), has_word: true, options: { word_for: 'watch' } } as Room };
    const end = muting.follow();
    expect(asked).toEqual([]);
    log.value = { ...log.value, seat: 0 };
    expect(asked).toHaveLength(1);
    end();
  });

  it('is asked for again when somebody else sits there, and when somebody else plays here', async () => {
    const { muting, asked, log } = scene();
    const end = muting.follow();
    log.value = { ...log.value, team: { ...log.value.team, chat: [line(4), line(5)] } };
    expect(asked).toHaveLength(1);
    log.value = { ...log.value, room: room('Ana', 'Cora') };
    expect(asked).toHaveLength(2);
    player.value = { id: 'b', name: 'Bea', token: 'mwp_b' };
    expect(asked).toEqual(Array(3).fill('GET /api/v1/rooms/r/mutes'));
    player.value = null;
    await settled();
    expect(asked).toHaveLength(3);
    end();
  });

  it('is kept by the server where a player said it', async () => {
    const { muting, asked, answers } = scene();
    answers.person = { person: 'p' };
    answers.mutes = { seats: [1], lines: [4] };
    expect(await muting.mute(line(4))).toBe('everywhere');
    expect(muting.hides(line(4))).toBe(true);
    expect(kept.size).toBe(0);
    answers.mutes = { seats: [], lines: [] };
    await muting.unmute(line(4));
    expect(muting.hides(line(4))).toBe(false);
    expect(asked).toEqual([
      'POST /api/v1/rooms/r/mutes',
      'GET /api/v1/rooms/r/mutes',
      'POST /api/v1/rooms/r/mutes',
      'PATCH /api/v1/me/people/p',
      'GET /api/v1/rooms/r/mutes',
    ]);
  });

  it('is kept by the tab for who is no player, and of who is none', async () => {
    for (const who of [null, player.peek()]) {
      player.value = who;
      const { muting, log } = scene();
      expect(await muting.mute(line(4))).toBe('tab');
      expect(muting.hides(line(9))).toBe(true);
      expect(muting.hides(line(9, 1, 'Cora'))).toBe(false);
      expect(new Muting('r', { log }).hides(line(9))).toBe(true);
      expect(new Muting('other', { log }).hides(line(9))).toBe(false);
      await muting.unmute(line(4));
      expect(muting.hides(line(9))).toBe(false);
      expect(kept.size).toBe(0);
    }
  });

  it('says nothing of an answer that comes late', async () => {
    const { muting, answers } = scene();
    answers.mutes = { seats: [1], lines: [] };
    const end = muting.follow();
    player.value = null;
    await settled();
    expect(muting.hides(line(9))).toBe(false);
    end();
  });
});
