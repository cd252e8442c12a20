import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { codeInWords, isUnreadable, unreadableReasons } from '../../src/protocol/unreadable';
import { languages, load, type Language } from '../../src/words';
import { refusedAs } from '../../src/words/refusals';

const kSchema = JSON.parse(readFileSync(new URL('../../../../protocol/schema/refusal.schema.json', import.meta.url), 'utf8')) as object;

/** Every code with which the server refuses something. */
function codes(): string[] {
  const found = new Set<string>();
  JSON.stringify(kSchema, (key, value: { const?: string; enum?: string[] }) => {
    if (key === 'code') [value.const ?? [], value.enum ?? []].flat().forEach((code) => found.add(code));
    return value;
  });
  return [...found];
}

/** Every reason for which a game cannot be played. */
function reasons(): string[] {
  const { oneOf } = kSchema as { oneOf: { properties: { code: { const?: string }; params: { properties: { reason: { enum: string[] } } } } }[] };
  return oneOf.find(({ properties }) => properties.code.const === 'game_unreadable')!.properties.params.properties.reason.enum;
}

it('each reason for which a game cannot be played is known by itself, and a newer one by what they have in common', () => {
  expect(reasons()).toEqual(unreadableReasons);
  for (const reason of reasons()) {
    expect(codeInWords('game_unreadable', { reason })).toBe(reason);
    expect(codeInWords('banned', { reason })).toBe('banned');
    expect(isUnreadable(reason)).toBe(true);
  }
  for (const params of [{ reason: 'another' }, {}, { reason: 7 }]) expect(codeInWords('game_unreadable', params)).toBe('game_unreadable');
  expect(isUnreadable('game_unreadable')).toBe(true);
  expect(isUnreadable('banned')).toBe(false);
});

it.each(Object.keys(languages) as Language[])('every refusal of the protocol has a sentence in "%s"', async (tag) => {
  const { errors } = await load[tag]();
  expect(codes().length).toBeGreaterThan(50);
  const sentences = reasons().map((reason) => (errors as Record<string, string>)[reason]);
  expect(new Set(sentences).size).toBe(reasons().length);
  for (const code of [...codes(), ...reasons()]) {
    const sentence = (errors as Record<string, string>)[refusedAs(code)];
    expect(sentence, code).toMatch(/^\p{Lu}.*[.?!]$/u);
    if (code.includes('_')) expect(sentence, code).not.toContain(code);
  }
});
