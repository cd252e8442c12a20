import { describe, expect, it } from 'vitest';

import { emptyLog, entries, reduce, type Log } from '../../src/game/log';
import { isAlone, othersWatching, quiet, timeLeft, withEarlierLines } from '../../src/game/team';
import { afterTile, goesOn } from '../../src/game/propose';
import type { Foresight, Line, PlaceTile, Room, Seat } from '../../src/protocol/types';
import { lineOf, takingBack } from '../../src/game/undo';
import { talk } from '../fixtures';

const heard = talk();
const logAt = (index: number): Log => heard.slice(0, index + 1).reduce(reduce, emptyLog);
const where = (type: string) => heard.flatMap((message, i) => (message.type === type ? [i] : []));
const line = (number: number): Line => ({ number, seat: 0, name: 'Ana', text: `${number}`, at: '2026-11-21T10:00:00Z' });

describe('the table of a recorded team', () => {
  it('keeps what was said', () => {
    expect(logAt(heard.length - 1).team.chat.map(({ name, text }) => [name, text])).toEqual([['Ben', 'North?']]);
  });

  it('shows proposals until they are withdrawn, or the game goes on', () => {
    const [first, second] = where('proposed') as [number, number];
    const [withdrawn] = where('proposal_withdrawn') as [number];
    const next = where('update').find((i) => i > withdrawn)!;
    expect([first, second, withdrawn, next].map((i) => logAt(i).team.proposals.length)).toEqual([1, 2, 1, 0]);
  });

  it('knows of an undo from the question to its answer', () => {
    for (const i of where('undo_asked')) expect(logAt(i).team.undo).toMatchObject({ seat: 0, agreed: expect.arrayContaining([0]) });
    for (const i of where('undo_settled')) expect(logAt(i).team.undo).toBeNull();
  });

  it('is back where it was after the undo, with the log going on', () => {
    const before = logAt(where('proposed')[0]!).now;
    const after = logAt(heard.length - 1).now;
    expect(after.state).toEqual(before.state);
    expect(after.seq).toBeGreaterThan(before.seq);
  });

  it('counts down only the time that runs', () => {
    const { team } = logAt(heard.length - 1);
    const running = team.clock!.running!;
    const told = team.clock!.remaining_ms;
    expect(timeLeft(team, running, 1_000)).toBe(told[running]! - 1_000);
    expect(timeLeft(team, 1 - running, 1_000)).toBe(told[1 - running]);
    expect(timeLeft(team, running, 1e9)).toBe(0);
    expect(timeLeft(quiet, 0, 0)).toBeNull();
  });
});

describe('taking back', () => {
  const [asked] = where('undo_asked') as [number];
  const [adopted] = where('update').filter((i) => i > where('proposal_withdrawn')[0]!);

  it('is free until a tile was drawn, and then needs consent', () => {
    const own = entries(logAt(adopted!));
    expect(takingBack(own, [0], 'turn')).toEqual({ seq: own.at(-1)!.seq - 1, player: 0, free: true });
    const drawn = entries(logAt(asked));
    expect(takingBack(drawn, [0], 'turn')).toBeNull();
    expect(takingBack(drawn, [0], 'consent')).toMatchObject({ free: false });
    expect(takingBack(drawn, [0], 'never')).toBeNull();
  });

  it('takes back for everybody at one screen, and asks nobody else', () => {
    const played = entries(logAt(asked));
    const last = lineOf(played).filter(({ actor }) => actor.kind === 'player').at(-1)!;
    const both = takingBack(played, [0, 1], 'consent');
    expect(both).toMatchObject({ seq: last.seq - 1, player: (last.actor as { player: number }).player });
    expect(takingBack(entries(logAt(adopted!)), [0, 1], 'never')).toBeNull();
  });

  it('does not offer what was taken back already', () => {
    expect(takingBack(entries(logAt(heard.length - 1)), [0], 'consent')).toBeNull();
  });
});

describe('a room’s chat', () => {
  const team = { ...quiet, chat: [line(5), line(6)] };

  it('takes earlier lines in front, each once', () => {
    expect(withEarlierLines(team, [line(3), line(4), line(5)]).chat.map(({ number }) => number)).toEqual([3, 4, 5, 6]);
  });
});

describe('a tile that is only proposed', () => {
  const { now } = logAt(where('proposed')[0]!);
  const tile = now.legal.find((d): d is PlaceTile => d.type === 'place_tile')!;
  const foreseen: Foresight = {
    seq: now.seq,
    decisions: [tile],
    events: [{ type: 'ghosts_placed', x: tile.x, y: tile.y, count: 2, cause: 'symbols' }],
    consequences: { points: [], ghosts_added: 2, ghosts_removed: 0, features_completed: [], banks_completed: [], outcome: 'undecided' },
    next: { actor: 'player', player: now.next!.player, kind: 'place_meeple' },
    legal: [
      { id: 'pass', type: 'pass' },
      { id: 'meeple:road0:red', type: 'place_meeple', segment: 'road0', colour: 'red', guard: false },
    ],
  };

  it('lies on the board with what it brings, and what follows is legal', () => {
    const imagined = afterTile(now, tile, foreseen)!;
    expect(imagined.state!.tiles).toHaveLength(now.state!.tiles.length + 1);
    expect(imagined.state!.tiles.at(-1)).toMatchObject({ x: tile.x, y: tile.y, ghosts: 2 });
    expect(imagined.state!.ghosts.supply).toBe(now.state!.ghosts.supply - 2);
    expect(imagined.next!.kind).toBe('place_meeple');
    expect(imagined.legal).toBe(foreseen.legal);
  });

  it('is all of the proposal where the same player has nothing to choose after it', () => {
    expect(goesOn(foreseen, now)).toBe(true);
    expect(goesOn({ ...foreseen, legal: [{ id: 'pass', type: 'pass' }] }, now)).toBe(false);
    expect(goesOn({ ...foreseen, next: { ...foreseen.next, actor: 'chance', kind: 'draw_tile' } }, now)).toBe(false);
    expect(goesOn({ ...foreseen, next: { actor: 'player', player: foreseen.next.player, kind: 'score' } }, now)).toBe(false);
  });
});

describe('othersWatching', () => {
  const watched = (spectators: number, seat: number | null) => othersWatching({ room: { spectators } as Room, seat });

  it('is without the reader, who watches where they have no seat', () => {
    expect([watched(1, null), watched(3, null)]).toEqual([0, 2]);
    expect([watched(0, 1), watched(2, 1)]).toEqual([0, 2]);
    expect(othersWatching({ room: null, seat: null })).toBe(0);
  });
});

describe('isAlone', () => {
  const seat = (kind: Seat['kind']) => ({ taken: kind !== null, kind }) as Seat;
  const room = (kinds: Seat['kind'][], spectators = 0) => ({ seats: kinds.map(seat), spectators }) as Room;

  it('is who plays with companions and free seats only', () => {
    expect(isAlone(room(['human']))).toBe(true);
    expect(isAlone(room(['human', 'companion', null]))).toBe(true);
  });

  it('is not who somebody watches, or plays with', () => {
    expect(isAlone(room(['human'], 1))).toBe(false);
    expect(isAlone(room(['human', 'human']))).toBe(false);
    expect(isAlone(room(['human', 'bot']))).toBe(false);
    expect(isAlone(room(['human', 'human']), 2)).toBe(true);
    expect(isAlone(room(['human', 'human', 'human']), 2)).toBe(false);
    expect(isAlone(null)).toBe(false);
  });
});
