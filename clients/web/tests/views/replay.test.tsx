import { renderToString } from '../rendered';
import { describe, expect, it } from 'vitest';

import { emptyLog, reduce, withEarlier, type Log } from '../../src/game/log';
import { Timeline } from '../../src/game/timeline';
import { allowSpoilers } from '../../src/session/spoilers';
import { Scrub } from '../../src/views/after/scrub';
import { ShareTab } from '../../src/views/after/share_tab';
import { LookingBack } from '../../src/views/rewind/looking_back';
import { BoardView } from '../../src/views/table/board_view';
import { Later } from '../../src/views/common/later';
import { FinishedGame } from '../../src/views/start/finished_games';
import { Story } from '../../src/views/table/story';
import { recording } from '../fixtures';
import { sessionAt, stateOf } from '../fixtures/moments';
import { recordOf, replayOf } from '../fixtures/replayed';

const game = recording();
const first = game.welcome.seq;
const last = first + game.updates.length;
const bar = (seq: number, told = true) => {
  const { table } = replayOf(game, seq);
  return renderToString(<Scrub table={table} state={table.now.value.state!} told={told} lead />);
};
const seqOf = (type: string) => game.updates.find((u) => u.events.some((e) => e.type === type))!.seq;

describe('the bar of a replay', () => {
  it('says which turn is shown, and what happened', () => {
    expect(bar(first)).toContain('The board before the first tile.');
    const seq = seqOf('meeple_placed');
    expect(bar(seq)).toContain('Turn 2 · 0 of 50 points · ');
    expect(bar(seq)).toContain('aria-valuetext="Turn 2. 0 of 50 points · ');
    expect(bar(seq)).toMatch(/ put the \w+ meeple on the \w+/);
    expect(bar(seqOf('tile_drawn'))).toContain('A tile was drawn.');
  });

  it('offers no step beyond the log', () => {
    const off = (html: string, says: string) => new RegExp(`aria-label="${says}"[^>]* disabled`).test(html);
    expect(off(bar(first), 'One move back')).toBe(true);
    expect(off(bar(first), 'One move on')).toBe(false);
    expect(off(bar(last), 'One move on')).toBe(true);
    expect(off(bar(last), 'One move back')).toBe(false);
  });

  it('gives neither the length nor the way to the end away to whoever wants no spoilers', () => {
    const html = bar(seqOf('meeple_placed'), false);
    expect(html).not.toContain(String(last));
    expect(html).not.toContain('type="range"');
  });
});

describe('what may come later', () => {
  it('is no part of what is drawn first', () => {
    expect(renderToString(<Later><p>A long story.</p></Later>)).toBe('');
  });
});

describe('a replayed game', () => {
  it('shows every moment that the reducer knows', () => {
    const session = replayOf(game, 7);
    expect(session.table.now.value.seq).toBe(7);
    session.table.rewind.step(1);
    expect(session.table.now.value.seq).toBe(8);
    session.table.rewind.toFirst();
    expect(session.table.now.value.state).toEqual(game.welcome.state);
    session.table.rewind.step(-1);
    expect(session.table.now.value.seq).toBe(first);
    session.table.rewind.to(9999);
    expect(session.table.now.value.state).toEqual(game.final);
  });

  it('offers nothing to decide, though the board can be looked around', () => {
    const replay = replayOf(game, seqOf('tile_drawn'));
    expect(replay.table.now.value.legal.length).toBeGreaterThan(1);
    const html = renderToString(<BoardView session={replay} acting={null} atlas={replay.table.atlas.value!} />);
    expect(html).toContain('data-look');
    expect(html).not.toContain('data-place');
  });

  it('tells its story only as far as it is asked to', () => {
    const seq = seqOf('meeple_placed');
    const session = replayOf(game, seq);
    const told = renderToString(<Story session={session} until={seq} />);
    expect(told).toContain('Turn 1 ');
    expect(told).not.toContain('The game is lost');
    expect(renderToString(<Story session={session} />)).toContain('The game is lost');
    expect(told).toContain('story-entry shown');
  });
});

describe('looking back from a running room', () => {
  const session = sessionAt('none', stateOf(), []);
  const start = game.welcome;
  const updates = game.updates.slice(0, 20);
  session.table.log.value = updates.reduce<Log>(reduce, reduce(emptyLog, { ...start, you: { seat: 0 } }));
  const newest = start.seq + updates.length;

  it('shows the earlier moment, offers nothing to decide, and comes back', () => {
    const { now } = session.table;
    const mine = session.seat.myTurn.value;
    session.table.rewind.to(5);
    expect(now.value).toEqual(new Timeline(start, updates).at(5));
    expect(session.seat.myTurn.value).toBe(false);
    expect(renderToString(<LookingBack table={session.table} />)).toContain(`Move 5 of ${newest}`);
    session.table.rewind.toNewest();
    expect(now.value.seq).toBe(newest);
    expect(session.seat.myTurn.value).toBe(mine);
  });

  it('stays at its moment while the game goes on', () => {
    session.table.rewind.to(5);
    session.table.log.value = reduce(session.table.log.value, game.updates[updates.length]!);
    expect(session.table.now.value.seq).toBe(5);
    expect(renderToString(<LookingBack table={session.table} />)).toContain(`Move 5 of ${newest + 1}`);
    session.table.rewind.toNewest();
    expect(session.table.now.value.seq).toBe(newest + 1);
  });

  it('reaches before the snapshot that the page began with, once the beginning was fetched', () => {
    const late = new Timeline(start, game.updates).at(30);
    const known = reduce(emptyLog, { ...start, ...late, state: late.state!, next: late.next! });
    session.table.log.value = known;
    session.table.rewind.to(3);
    expect(session.table.now.value.seq).toBe(30);
    session.table.log.value = withEarlier(known, game.updates);
    session.table.rewind.beginning.value = start;
    session.table.rewind.to(3);
    expect(session.table.now.value).toEqual(new Timeline(start, game.updates).at(3));
  });
});

describe('a game in the list of those that are over', () => {
  const record = recordOf(game);
  const listed = () => renderToString(<FinishedGame record={record} />);

  it('says what was played, by whom, and how it ended', () => {
    expect(listed()).toContain('Mists, Level 1');
    expect(listed()).toContain(`href="/g/${record.game_id}"`);
    expect(listed()).toContain('>lost<');
  });

  it('names the winners of a competitive game', () => {
    const players = [{ name: 'Ana', kind: 'human' as const, colours: ['red' as const] }, null];
    const won = { ...record, players, result: { outcome: 'finished' as const, reason: 'G-END-1' as const, winners: ['red' as const] } };
    expect(renderToString(<FinishedGame record={won} />)).toContain('Ana won');
    expect(renderToString(<FinishedGame record={won} />)).toContain('Ana and Player 2');
  });

  it('keeps to itself how it ended, for whoever wants no spoilers', () => {
    allowSpoilers(false);
    expect(listed()).not.toContain('lost');
    allowSpoilers(true);
  });
});

describe('what can be done with a replayed game', () => {
  const share = (seq: number, record = recordOf(game)) =>
    renderToString(<ShareTab table={replayOf(game, seq).table} game={record.game_id} record={record} over proof={null} />);

  it('is to play on from the moment shown, but not from the end', () => {
    expect(share(7)).not.toMatch(/disabled[^>]*>Play on from here/);
    expect(share(last)).toMatch(/disabled[^>]*>Play on from here/);
    expect(share(last)).toContain('Go back a move to play on.');
  });

  it('is to keep the order of the tiles, once nothing is secret any more', () => {
    expect(share(7)).toContain('Tiles in the same order');
    expect(share(7, { ...recordOf(game), ended_ms: null, result: null })).not.toContain('Tiles in the same order');
  });

  it('is to download its file, and to link to the moment', () => {
    const { game_id: id } = recordOf(game);
    expect(share(7)).toContain(`href="/api/v1/games/${id}/export"`);
    expect(share(7)).toContain(`/g/${id}?seq=7"`);
  });
});
