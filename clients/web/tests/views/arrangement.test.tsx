import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';

import { keyIn } from '../../src/session/handover';
import type { Game, Level, Modules } from '../../src/protocol/types';
import { changeTo } from '../../src/views/room_form/change_room';
import { agreed, lackOf, toggled, type Arrangement } from '../../src/views/room_form/arrangement';
import type { Wish } from '../../src/views/room_form/choose_game';
import { Lacking } from '../../src/views/room_form/lacking';
import { Arranging } from '../../src/views/room_form/arranging';
import { usual } from './usual';

const wish = (game: Game, level: Level = 1): Wish => ({
  game,
  level: signal(level),
  modules: signal<Modules>({ ghosts: true, castles: false, cemeteries: true }),
  parts: signal([]),
  seats: signal(3),
});
const scoring: Arrangement = { ...usual, colours: ['pink', 'blue'], scoring: ['red', 'green', 'black'] };

describe('what is agreed for a room', () => {
  it('says only what belongs to its game', () => {
    expect(agreed(usual, 'mists', 1)).toEqual({ visibility: 'private', options: usual.options });
    expect(agreed(scoring, 'mists', 6)).toMatchObject({ colours: ['pink', 'blue'], scoring: ['red', 'green', 'black'] });
    expect(agreed(scoring, 'mists', 5)).not.toHaveProperty('scoring');
    expect(agreed(scoring, 'base', 6)).toMatchObject({ colours: ['pink', 'blue'] });
    expect(agreed({ ...usual, listed: true }, 'base', 1).visibility).toBe('listed');
  });

  it('is on the list of tables only where that was chosen', () => {
    const seen = (listed: boolean) => agreed({ ...usual, listed }, 'mists', 1).visibility;
    expect([seen(true), seen(false)]).toEqual(['listed', 'private']);
    const html = (listed: boolean) =>
      renderToString(<Arranging arrangement={signal({ ...usual, listed })} game="mists" level={1} seats={2} />);
    const box = /<input type="checkbox"( checked)?[^>]*>(?:(?!<input).)*Show it in the list of tables/;
    expect([true, false].map((listed) => box.exec(html(listed))?.[1])).toEqual([' checked', undefined]);
  });

  it('needs three scoring colours, or none', () => {
    expect(lackOf({ ...usual, scoring: ['red'] }, 'mists', 6, 3)).toBe('scoring');
    expect(lackOf({ ...usual, scoring: ['red'] }, 'mists', 5, 3)).toBeNull();
    expect(lackOf(scoring, 'mists', 6, 3)).toBeNull();
  });

  it('says what is missing where the button is, and names it there', () => {
    const html = (lack: 'word' | null) => renderToString(<Lacking id="lacks" lack={lack} />);
    expect(html('word')).toMatch(/^<p id="lacks"[^>]*>The word that lets people in is missing\.<\/p>$/);
    expect(html(null)).toMatch(/^<p id="lacks"[^>]*><\/p>$/);
    const fields = renderToString(
      <Arranging arrangement={signal({ ...usual, word: { on: true, text: '', kept: false } })} game="mists" level={6} seats={3} />,
    );
    for (const lack of ['word', 'scoring']) expect(fields).toContain(`data-field="${lack}"`);
  });

  it('takes colours in the order in which they are pressed', () => {
    expect(toggled(['red'], 'blue', 3)).toEqual(['red', 'blue']);
    expect(toggled(['red', 'blue'], 'red', 3)).toEqual(['blue']);
    expect(toggled(['red', 'blue'], 'green', 2)).toEqual(['red', 'blue']);
  });

  it('is changed as a whole between games, and leaves a running one as it is', () => {
    expect(changeTo('Tea', wish('ghosts'), usual, false)).toMatchObject({
      name: 'Tea', game: 'ghosts', level: null, modules: { castles: false }, seats: 3, colours: null, scoring: null,
    });
    expect(changeTo('Tea', wish('mists', 4), scoring, false)).toMatchObject({ level: 4, modules: null, scoring: null });
    expect(Object.keys(changeTo('Tea', wish('mists'), usual, true)).sort()).toEqual(['name', 'options', 'visibility']);
  });

  it('has a word where one was chosen, and lacks it without', () => {
    const word = { on: true, text: ' three owls ', kept: false };
    expect(agreed({ ...usual, word }, 'mists', 1)).toMatchObject({ word: 'three owls' });
    expect(agreed({ ...usual, word: { ...word, on: false } }, 'mists', 1)).not.toHaveProperty('word');
    expect(lackOf({ ...usual, word: { ...word, text: ' ' } }, 'mists', 1, 3)).toBe('word');
    expect(lackOf({ ...usual, word: { ...word, text: ' ', kept: true } }, 'mists', 1, 3)).toBeNull();
  });

  it('lacks no word where there is nobody to let in', () => {
    const word = { on: true, text: '', kept: false };
    expect(lackOf({ ...usual, word }, 'mists', 1, 1)).toBeNull();
  });

  it('keeps the word that a room has, changes it, or takes it back', () => {
    const change = (on: boolean, text: string, running = false) =>
      changeTo('Tea', wish('mists'), { ...usual, word: { on, text, kept: true } }, running);
    expect(change(true, '')).not.toHaveProperty('word');
    expect(change(true, 'owl')).toMatchObject({ word: 'owl' });
    expect(change(false, '')).toMatchObject({ word: null });
    expect(change(true, 'owl', true)).toMatchObject({ word: 'owl' });
    expect(change(false, '', true)).toMatchObject({ word: null });
  });

  it('keeps times that were chosen elsewhere', () => {
    const options = { ...usual.options, timer: { per: 'game', seconds: 5400 } as const, grace_seconds: 45 };
    const html = renderToString(<Arranging arrangement={signal({ ...usual, options })} game="mists" level={6} seats={3} />);
    expect(html).toMatch(/<option selected[^>]*value="game 5400"|value="game 5400"[^>]*selected/);
    expect(html).toContain('1 hour, 30 minutes for the whole game');
    expect(html).toContain('a companion after 45 seconds');
    expect(html).toContain('Colours that keep the score');
  });
});

describe('the key of a seat in an address', () => {
  it('is found in the fragment, and nothing else is', () => {
    expect(keyIn('#seat=abcDEF-_0123456789abcdef')).toBe('abcDEF-_0123456789abcdef');
    for (const other of ['', '#seat=', '#seat=short', '#other=abcDEF-_0123456789abcdef', '#seat=abc DEF 0123456789abcdef']) {
      expect(keyIn(other)).toBeNull();
    }
  });
});
