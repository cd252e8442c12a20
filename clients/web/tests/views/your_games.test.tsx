import { signal } from '@preact/signals';
import { renderToString } from '../rendered';
import { beforeEach, describe, expect, it } from 'vitest';

import type { PlayerGame } from '../../src/protocol/me';
import { mine } from '../../src/session/mine';
import { keepPlayer } from '../../src/session/player';
import { route } from '../../src/session/route';
import type { VisitedRoom } from '../../src/session/seats';
import { waitingGames } from '../../src/session/waiting';
import { YourGames } from '../../src/views/start/your_games';

const seats = ['Ana', 'Ben', null].map((name, seat) => ({ seat, name, kind: name === null ? null : ('human' as const) }));

function game(room: string, part: Partial<PlayerGame> = {}): PlayerGame {
  return {
    room, room_name: room, status: 'playing', game_id: `${room}.1`, game: 'mists', level: 3, seats, seat: 0,
    seq: 1, turn: 1, my_turn: false, owner: false, since: new Date().toISOString(), result: null, ...part,
  };
}

const turn = { my_turn: true, turn: 0 };
const old: VisitedRoom = { id: 'old', name: 'Old seat', seat: 'Annie' };

/** The texts of the rows, in their order. */
function rowsOf(visits: VisitedRoom[] = []): string[] {
  const html = renderToString(<YourGames visits={signal(visits)} />);
  return html.split('<li').slice(1).map((row) => row.replace(/^[^>]*>/, '').replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'));
}

beforeEach(() => {
  keepPlayer({ id: 'a1', name: 'Ana', token: `mwp_${'a'.repeat(43)}` });
  mine.value = null;
  route.value = { page: 'start' };
});

describe('the games on the first page', () => {
  it('say whose turn it is, with whom one plays, and how the last ones ended', () => {
    const over = game('d', { status: 'over', turn: null, result: { outcome: 'won', reason: 'M-END-1' } });
    mine.value = { games: [game('b'), game('c', { status: 'open', turn: null }), game('a', turn)], past: [over], invitations: [] };
    const rows = rowsOf();
    expect(rows[0]).toMatch(/^\|a\|Mists, Level 3 · with Ben\|Your turn\|.* ago/);
    expect(rows[1]).toMatch(/^\|b\|.*\|Ben is to play\|/);
    expect(rows[2]).toMatch(/^\|c\|.*\|2 of 3 seats taken\|/);
    expect(rows[3]).toMatch(/^\|d\|.*\|won\|/);
  });

  it('stand in one list with seats of another kind, and no room twice', () => {
    mine.value = { games: [game('a', turn), game('b')], past: [], invitations: [] };
    const rows = rowsOf([{ id: 'a', name: 'a', seat: 'Ana' }, old]);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toContain('Old seat|as Annie');
  });

  it('begin with invitations', () => {
    const invitation = { room: 'i', room_name: 'Come in', game: 'base' as const, level: null, at: new Date().toISOString() };
    mine.value = { games: [game('a', turn)], past: [], invitations: [invitation] };
    expect(rowsOf()[0]).toMatch(/You are invited: Come in\|Base game .*Take a seat.*No, thank you/s);
  });

  it('are what the browser knows by itself until the server has told more, and nothing where there are none', () => {
    expect(rowsOf([old])).toHaveLength(1);
    mine.value = { games: [], past: [], invitations: [] };
    expect(renderToString(<YourGames visits={signal<VisitedRoom[]>([])} />)).toBe('');
  });

  it('lead to the game itself where the room is gone', () => {
    const over = game('d', { room_name: null, status: 'over', turn: null, result: { outcome: 'lost', reason: 'M-END-2' } });
    mine.value = { games: [], past: [over], invitations: [] };
    expect(renderToString(<YourGames visits={signal<VisitedRoom[]>([])} />)).toMatch(/href="\/g\/d\.1".*A room that is gone/s);
  });
});

describe('the mark of games that wait', () => {
  it('counts those whose turn is the reader’s, but not the one that is shown', () => {
    mine.value = { games: [game('a', turn), game('b', turn), game('c')], past: [], invitations: [] };
    expect(waitingGames.value).toBe(2);
    route.value = { page: 'room', room: 'a' };
    expect(waitingGames.value).toBe(1);
    mine.value = null;
    expect(waitingGames.value).toBe(0);
  });
});
