import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const palette = readFileSync(new URL('../../src/style/palette.css', import.meta.url), 'utf8');

/** The colours of each theme by name. */
const themes = palette
  .split('color-scheme:')
  .slice(1)
  .map((part) => new Map([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, colour]) => [name!, colour!])));

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [bright, dim] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright! + 0.05) / (dim! + 0.05);
}

describe('palette', () => {
  it('has every theme', () => expect(themes.length).toBeGreaterThanOrEqual(2));

  // WCAG 1.4.11: what must be seen to be used stands out by 3 to 1.
  it.each(['sheet', 'sheet-raised'])('shows the edges of fields on %s', (ground) => {
    for (const theme of themes) expect(contrast(theme.get('edge')!, theme.get(ground)!)).toBeGreaterThan(3);
  });
});
