import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { asLine, asName, beginning, kLongest, pasted, written } from '../../src/session/written';
import { secretIn } from '../../src/session/bringing';
import { passIn } from '../../src/session/entry';
import { keyIn } from '../../src/session/handover';

const schema = (name: string) => JSON.parse(readFileSync(new URL(`../../../../protocol/schema/${name}.schema.json`, import.meta.url), 'utf8')) as { $defs: Record<string, { maxLength?: number }> };
const common = schema('common').$defs;

/** An event of a field that has this text. */
function typed(value: string, isComposing = false) {
  const field = { value };
  return { field, event: { currentTarget: field, isComposing } as unknown as Event };
}

describe('what is written into a field', () => {
  it('has the bounds of the schemas', () => {
    expect(kLongest.name).toBe(common.given_name!.maxLength);
    expect(kLongest.name).toBe(common.word!.maxLength);
    expect(kLongest.line).toBe(common.chat_text!.maxLength);
    expect(kLongest.line).toBe(common.announcement_text!.maxLength);
    expect(kLongest.reason).toBe(common.stated_reason!.maxLength);
    expect(kLongest.address).toBe(common.address!.maxLength);
  });

  it('is counted in code points, as the server counts', () => {
    const ghosts = '👻'.repeat(41);
    const { field, event } = typed(ghosts);
    expect(written(event, 40)).toBe('👻'.repeat(40));
    expect(field.value).toBe('👻'.repeat(40));
    expect([...beginning('é'.repeat(50), 40)]).toHaveLength(40);
  });

  it('is left alone while an input method composes', () => {
    const { field, event } = typed('あ'.repeat(50), true);
    written(event, 40);
    expect(field.value).toBe('あ'.repeat(50));
  });

  it('is sent without blanks around it, without what turns writing, and not at all if nothing is seen', () => {
    expect(asName('\u00a0 Ana\u3000')).toBe('Ana');
    expect(asName('\u2068Ana\u2069\u202e')).toBe('Ana');
    for (const nothing of ['', ' ', '\u200b', '\u00a0', '\u3164', '\u2800']) expect(asName(nothing)).toBe('');
    expect(asLine('👻'.repeat(600), kLongest.line)).toBe('👻'.repeat(500));
    expect(asName(`${'a'.repeat(39)} b`)).toBe('a'.repeat(39));
  });
});

describe('a secret that was pasted', () => {
  const secret = 'AbC-_9'.repeat(8).slice(0, 43);

  it('is what it was before a terminal or a chat had it', () => {
    expect(pasted(` ${secret.slice(0, 20)}\n${secret.slice(20)}\r\n`)).toBe(secret);
    expect(pasted(`"${secret}".`)).toBe(secret);
    expect(pasted(`\u200b${secret}\ufeff`)).toBe(secret);
  });

  it('is found in a link with something behind it', () => {
    expect(keyIn(`#seat=${secret}.`)).toBe(secret);
    expect(passIn(`#pass=${secret}%20`)).toBe(secret);
    expect(passIn(`#pass=${secret}`)).toBe(secret);
    expect(passIn('#pass=short')).toBeNull();
    expect(secretIn(`https://example.org/you#player=${secret}\n`)).toBe(secretIn(`#player=${secret}`));
  });
});
