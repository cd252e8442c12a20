import { describe, expect, it } from 'vitest';

import type { PlayerGame } from '../../src/protocol/me';
import { gamesToShow, visitsToShow } from '../../src/session/your_rooms';

const kNow = Date.parse('2026-11-21T18:00:00Z');

/** A game of the player's, last touched so many hours ago. */
function game(room: string, hours: number, part: Partial<PlayerGame> = {}): PlayerGame {
  const since = new Date(kNow - hours * 3_600_000).toISOString();
  return {
    room, room_name: room, status: 'playing', game_id: `${room}.1`, game: 'mists', level: 1, seats: [], seat: 0,
    seq: 1, turn: 1, my_turn: false, owner: false, since, result: null, ...part,
  };
}

const mine = { my_turn: true, turn: 0 };
const open = { status: 'open', game_id: null, turn: null } as const;
const over = { status: 'over', turn: null } as const;
const rooms = (games: { room: string }[]) => games.map(({ room }) => room);

describe('the games of a player', () => {
  it('begin with their turn, the longest wait first, and end with what is over', () => {
    const games = [game('open', 1, open), game('theirs', 9), game('newer', 2, mine), game('theirs2', 1), game('older', 5, mine)];
    const shown = gamesToShow({ games, past: [game('over', 1, over)], invitations: [] }, kNow);
    expect(rooms(shown)).toEqual(['older', 'newer', 'theirs2', 'theirs', 'open', 'over']);
  });

  it('that are over stand there for three days, no more than three, and not beside the next of their room', () => {
    const past = [1, 2, 3, 4].map((hours) => game(`o${hours}`, hours, over));
    const again = game('o1', 30, { ...over, game_id: 'o1.0' });
    const shown = gamesToShow({ games: [game('o2', 1)], past: [...past, again, game('old', 73, over)], invitations: [] }, kNow);
    expect(rooms(shown)).toEqual(['o2', 'o1', 'o3', 'o4']);
    const late = gamesToShow({ games: [], past: [game('old', 73, over)], invitations: [] }, kNow);
    expect(late).toEqual([]);
  });

  it('are no visits as well', () => {
    const now = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const games = [game('a', 0)];
    const past = [game('b', 0, { ...over, since: now(1) }), game('c', 0, { ...over, since: now(100) })];
    const visits = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id, seat: null, over: id === 'e' }));
    const ids = (isOver: boolean) => visitsToShow(visits, { games, past, invitations: [] }, isOver).map(({ id }) => id);
    expect(ids(false)).toEqual(['d']);
    expect(ids(true)).toEqual(['c', 'e']);
    expect(visitsToShow(visits, null, false).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });
});
