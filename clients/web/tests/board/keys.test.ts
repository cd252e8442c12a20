import { describe, expect, it } from 'vitest';

import { actOf, letterOf, pageKeys, replayKeys, tableKeys } from '../../src/board/keys';

const pressed = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('the keys', () => {
  it('are known by their names, with Caps Lock too', () => {
    expect(actOf(tableKeys, pressed('r'))).toBe('turn');
    expect(actOf(tableKeys, pressed('R'))).toBe('turn');
    expect(actOf(tableKeys, pressed(' '))).toBe('choose');
    expect(actOf(tableKeys, pressed('x'))).toBeNull();
  });

  it('do something else with Shift only where that has an act of its own', () => {
    expect(actOf(tableKeys, pressed('R', true))).toBe('turnBack');
    expect(actOf(tableKeys, pressed('N', true))).toBe('nothing');
    expect(actOf(tableKeys, pressed('+', true))).toBe('more');
    expect(actOf(replayKeys, pressed('ArrowLeft', true))).toBe('scoringBack');
    expect(actOf(replayKeys, pressed('ArrowLeft'))).toBe('stepBack');
  });

  it.each([tableKeys, replayKeys])('stand for one act each', (table) => {
    const all = Object.values(table).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('letters among the keys', () => {
  const typed = (key: string, code: string, more: object = {}) => ({ key, code, shiftKey: false, ...more });

  it('go by their place, whatever the layout writes there', () => {
    expect(actOf(tableKeys, typed('к', 'KeyR'))).toBe('turn'); // Cyrillic
    expect(actOf(tableKeys, typed('К', 'KeyR', { shiftKey: true }))).toBe('turnBack');
    expect(actOf(tableKeys, typed('ρ', 'KeyR'))).toBe('turn'); // Greek
    expect(actOf(tableKeys, typed('т', 'KeyN'))).toBe('nothing');
    expect(actOf(tableKeys, typed('p', 'KeyR'))).toBe('turn'); // Dvorak
    expect(actOf(tableKeys, typed('Dead', 'KeyN'))).toBe('nothing');
  });

  it('go by what is written where nothing has their place', () => {
    expect(actOf(tableKeys, typed('n', 'Semicolon'))).toBe('nothing'); // Bépo
    expect(actOf(tableKeys, typed('r', 'KeyO'))).toBe('turn'); // Dvorak
    expect(actOf(tableKeys, typed('r', ''))).toBe('turn'); // a keyboard on the screen
  });

  it('are nobody’s while an input method composes', () => {
    expect(actOf(tableKeys, typed('r', 'KeyR', { isComposing: true }))).toBeNull();
    expect(actOf(tableKeys, typed('Process', 'KeyR', { keyCode: 229 }))).toBeNull();
    expect(actOf(tableKeys, typed('Enter', 'Enter', { isComposing: true }))).toBeNull();
  });

  it('leave signs where a layout has them', () => {
    expect(actOf(tableKeys, typed('+', 'BracketRight'))).toBe('more'); // German
    expect(actOf(tableKeys, typed('-', 'Slash'))).toBe('fewer');
    expect(actOf(pageKeys, typed('?', 'Digit7', { shiftKey: true }))).toBe('help'); // Cyrillic
    expect(actOf(pageKeys, typed('?', 'KeyM', { shiftKey: true }))).toBe('help'); // AZERTY
  });

  it('with Control are what is written, or stand where it would be', () => {
    expect(letterOf(typed('z', 'KeyY'))).toBe('z'); // QWERTZ
    expect(letterOf(typed('я', 'KeyZ'))).toBe('z');
    expect(letterOf(typed('Z', 'KeyZ'))).toBe('z');
  });
});
