import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { languages, load, type Language } from '../../src/words';

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

it.each(Object.keys(languages) as Language[])('every refusal of the protocol has a sentence in "%s"', async (tag) => {
  const { errors } = await load[tag]();
  expect(codes().length).toBeGreaterThan(50);
  for (const code of codes()) {
    const sentence = (errors as Record<string, string>)[code];
    expect(sentence, code).toMatch(/^\p{Lu}.*[.?!]$/u);
    if (code.includes('_')) expect(sentence, code).not.toContain(code);
  }
});
