import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { sheets } from '../../cards/sheets';

describe('the art that the server draws cards of links from', () => {
  it('is that of the page; if not, run: node clients/web/cards/draw.mjs', () => {
    const kept: unknown = JSON.parse(readFileSync(new URL('../../../../server/picture/atlas/atlas.json', import.meta.url), 'utf8'));
    expect(sheets().notes).toEqual(kept);
  }, 60_000);
});
