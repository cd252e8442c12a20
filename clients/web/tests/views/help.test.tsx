import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';

import { pageKeys, replayKeys, tableKeys } from '../../src/board/keys';
import { kBoxes } from '../../src/game/expansions';
import { chapters, clauses, concerns, readings } from '../../src/game/rule_book';
import { closeHelp, helpPath, helpSheet, openHelp, played, playOf, sectionOf } from '../../src/session/help';
import { parseRoute } from '../../src/session/route';
import { kLevels, kQuestions } from '../../src/protocol/types';
import { ruleOf } from '../../src/views/table/question';
import { HelpBook } from '../../src/views/help/help_book';
import { fetchHelp } from '../../src/words/help';
import { rivalry, stateOf } from '../fixtures/moments';

const help = await fetchHelp('en');
const html = renderToString(<HelpBook at={{ section: 'M-GHOST-1', play: null }} address={false} />);

describe('the help', () => {
  it('has every clause and every chapter as an anchor, once', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [...Object.keys(clauses), ...Object.keys(chapters)]) expect(ids).toContain(id);
  });

  it('marks the section that it is opened at', () => {
    expect(html.match(/class="passage marked"/g)).toHaveLength(1);
    expect(html).toMatch(/class="passage marked"><div class="section-head"><h3 id="M-GHOST-1"/);
  });

  it('says every reading at its rule, and leads there from the list of readings', () => {
    const list = html.match(/<ul class="readings">.*?<\/ul>/s)![0];
    expect(html.split(help.reading)).toHaveLength(readings.length + 1);
    for (const id of readings) expect(list).toContain(`#${id}"`);
  });

  it('shows every key with what it does', () => {
    for (const acts of [help.keys.atTable, help.keys.inReplay, help.keys.everywhere]) {
      for (const said of Object.values(acts)) expect(html).toContain(`<dd>${said}</dd>`);
    }
    expect(html.match(/<kbd>R<\/kbd>/g)).toHaveLength(2);
    const acts = [tableKeys, replayKeys, pageKeys].flatMap((table) => Object.keys(table));
    expect(html.match(/<dd>/g)).toHaveLength(acts.length);
  });

  it('shows only what a level needs when it is opened over that level', () => {
    const two = renderToString(<HelpBook at={{ section: '', play: { play: 2, parts: [] } }} address={false} />);
    expect(two).toContain('id="M-BURY-4"');
    expect(two).not.toContain('id="M-HOUND-1"');
    expect(two).not.toContain('id="rivals"');
  });

  it('folds what other games add, and shows what is played unfolded', () => {
    expect(html.match(/<details class="chapter"/g)).toHaveLength(7);
    expect(html).not.toContain('<details class="chapter" open');
    const led = renderToString(<HelpBook at={{ section: 'IC-INN-1', play: null }} address={false} />);
    expect(led.match(/<details class="chapter" open/g)).toHaveLength(1);
    const inns = renderToString(<HelpBook at={{ section: '', play: { play: 'base', parts: ['inns'] } }} address={false} />);
    expect(inns.match(/<details class="chapter" open/g)).toHaveLength(2);
    expect(inns).toContain('id="IC-INN-1"');
    expect(inns).not.toContain('id="TB-PIG-1"');
  });

  it('draws no sentence with an unresolved link', () => {
    expect(html).not.toMatch(/\[\[|undefined|NaN/);
  });
});

describe('a question of the game', () => {
  it('leads to a clause that is in force where it is asked', () => {
    for (const kind of kQuestions) {
      const parts = kBoxes.flatMap((box) => box.parts);
      const plays = [...kLevels, 'ghosts', 'base'] as const;
      const rule = ruleOf(kind, kind === 'haunt_meeple' ? rivalry() : stateOf());
      expect(rule !== undefined && plays.some((play) => concerns(rule, { play, parts })), kind).toBe(true);
    }
    expect(ruleOf('place_meeple', rivalry())).toBe('G-MEEPLE-1');
    expect(ruleOf('place_meeple', stateOf())).toBe('M-MEEPLE-1');
  });
});

describe('opening the help', () => {
  it('keeps in mind what is played, and where to open', () => {
    played.value = playOf({ game: 'mists', level: 4 });
    openHelp('T-9');
    expect(helpSheet.value).toEqual({ section: 'T-9', play: { play: 4, parts: [] } });
    closeHelp();
    expect(helpSheet.value).toBeNull();
    expect(playOf({ game: 'base', level: null })).toEqual({ play: 'base', parts: [] });
  });

  it('has an address for each section', () => {
    expect(helpPath()).toBe('/help');
    expect(helpPath('M-GHOST-1')).toBe('/help#M-GHOST-1');
    expect(parseRoute(helpPath('M-GHOST-1'))).toEqual({ page: 'help' });
    expect(parseRoute('/help/')).toEqual({ page: 'help' });
    expect(sectionOf('#M-GHOST-1')).toBe('M-GHOST-1');
    expect(sectionOf('#%')).toBe('');
  });
});
