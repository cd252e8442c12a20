import { renderToString } from '../rendered';
import { describe, expect, it } from 'vitest';

import { emptyLog, reduce, withEarlier, type Log } from '../../src/game/log';
import { Timeline } from '../../src/game/timeline';
import { allowSpoilers } from '../../src/session/spoilers';
import { AboutGame } from '../../src/views/replay/about_game';
import { LookingBack } from '../../src/views/rewind/looking_back';
import { ReplayBar } from '../../src/views/replay/replay_bar';
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
const bar = (seq: number, spoilers = true) => renderToString(<ReplayBar replay={replayOf(game, seq)} spoilers={spoilers} />);
const seqOf = (type: string) => game.updates.find((u) => u.events.some((e) => e.type === type))!.seq;

describe('the bar of a replay', () => {
  it('says which move is shown, and what happened', () => {
    expect(bar(first)).toContain('The board before the first tile.');
    const seq = seqOf('meeple_placed');
    expect(bar(seq)).toContain(`Move ${seq} of ${last}`);
    expect(bar(seq)).toMatch(/ put the \w+ meeple on the \w+/);
    expect(bar(seqOf('tile_drawn'))).toContain('A tile was drawn.');
  });

  it('offers no step beyond the log', () => {
    const off = (html: string, says: string) => new RegExp(`aria-label="${says}"[^>]* disabled`).test(html);
    expect(off(bar(first), 'One move back')).toBe(true);
    expect(off(bar(first), 'One move on')).toBe(false);
    expect(off(bar(last), 'One move on')).toBe(true);
    expect(off(bar(last), 'To the beginning')).toBe(false);
  });

  it('gives neither the length nor the way to the end away to whoever wants no spoilers', () => {
    const html = bar(seqOf('meeple_placed'), false);
    expect(html).not.toContain(String(last));
    expect(html).not.toContain('type="range"');
    expect(html).not.toContain('To the end');
    expect(bar(last, false)).toContain(`Move ${last} of ${last}`);
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
    expect(renderToString(<LookingBack table={session.table} />)).toContain(`You are looking at move 5 of ${newest}.`);
    session.table.rewind.toNewest();
    expect(now.value.seq).toBe(newest);
    expect(session.seat.myTurn.value).toBe(mine);
  });

  it('stays at its moment while the game goes on', () => {
    session.table.rewind.to(5);
    session.table.log.value = reduce(session.table.log.value, game.updates[updates.length]!);
    expect(session.table.now.value.seq).toBe(5);
    expect(renderToString(<LookingBack table={session.table} />)).toContain(`move 5 of ${newest + 1}.`);
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
  const about = (seq: number) => renderToString(<AboutGame replay={replayOf(game, seq)} record={recordOf(game)} />);

  it('is to play on from the moment shown, but not from the end', () => {
    expect(about(7)).toContain('Opens a new room whose game continues from this moment.');
    expect(about(7)).not.toMatch(/disabled[^>]*>Open the room/);
    expect(about(last)).toContain('The game is over at this point.');
    expect(about(last)).toMatch(/disabled[^>]*>Open the room/);
  });

  it('is to choose the tiles that come, once nothing is secret any more', () => {
    expect(about(7)).toContain('Keep their order');
    const running = { ...recordOf(game), ended_ms: null, result: null };
    expect(renderToString(<AboutGame replay={replayOf(game, 7)} record={running} />)).not.toContain('Keep their order');
  });

  it('is to download its file', () => {
    expect(about(7)).toContain(`href="/api/v1/games/${recordOf(game).game_id}/export"`);
  });
});
