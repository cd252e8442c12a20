import './browser';

import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';

import { ReplayBar } from '../../src/views/replay/replay_bar';
import { Story } from '../../src/views/table/story';
import { recording } from '../fixtures';
import { replayOf } from '../fixtures/replayed';

const game = recording();
const first = game.welcome.seq;
const last = first + game.updates.length;
const bar = (seq: number, spoilers = true) => renderToString(<ReplayBar session={replayOf(game, seq)} spoilers={spoilers} />);
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

describe('a replayed game', () => {
  it('shows every moment that the reducer knows', () => {
    const session = replayOf(game, 7);
    expect(session.now.value.seq).toBe(7);
    session.rewind.step(1);
    expect(session.now.value.seq).toBe(8);
    session.rewind.toFirst();
    expect(session.now.value.state).toEqual(game.welcome.state);
    session.rewind.step(-1);
    expect(session.now.value.seq).toBe(first);
    session.rewind.to(9999);
    expect(session.now.value.state).toEqual(game.final);
  });

  it('offers nothing to decide', () => {
    expect(replayOf(game, seqOf('tile_drawn')).myTurn.value).toBe(false);
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
