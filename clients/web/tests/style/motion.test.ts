import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../src/style/', import.meta.url);
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));

describe('motion', () => {
  // An idle page must cost nothing: what moves without an end has the browser draw without an end.
  it.each(sheets)('comes to rest in %s', (name) => {
    expect(readFileSync(new URL(name, folder), 'utf8')).not.toContain('infinite');
  });
});
